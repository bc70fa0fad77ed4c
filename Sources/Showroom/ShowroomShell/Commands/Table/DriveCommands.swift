import ShowroomCore
import ShowroomText

extension CommandTable {
  /// Booking drives, and what becomes of them.
  static let driveCommands: [CommandDefinition] = [
    CommandDefinition(
      .book, CommandWord("book", "buche", "buch", "reserviere"), topic: .drives, access: .customer,
      arguments: [ArgumentDefinition(.car, .optionalRest, en: "WORDS", de: "TEXT")],
      options: [
        .forCustomer, .account, .vehicle, .duration,
        OptionDefinition("start", synonyms: ["at"], .words, en: "when", de: "wann"),
        .driveOption,
        OptionDefinition("hold", en: "only hold the car for a while", de: "das Auto nur eine Weile vormerken"),
        .dealerPlate, .with, .override, .reason,
        OptionDefinition(
          "key", .words, en: "a name of your own, so that asking twice books once",
          de: "ein eigener Schlüssel, damit zweimal Fragen nur einmal bucht"),
        OptionDefinition(
          "request", en: "ask for it; staff confirm or decline", de: "anfragen; das Personal bestätigt oder lehnt ab"),
      ],
      en: "books a test drive, and asks for what is missing", de: "bucht eine Probefahrt und fragt nach, was fehlt",
      examples: [
        Localized(
          en: "book golf gti for 45 minutes tomorrow at 15:00 for \"Anna Novak\"",
          de: "buche golf gti für 45 Minuten morgen um 15 Uhr für \"Anna Novak\"")
      ]),
    CommandDefinition(
      .free, CommandWord("free", "frei"), topic: .drives,
      arguments: [ArgumentDefinition(.car, .optionalRest, en: "WORDS", de: "TEXT")],
      options: [
        .vehicle, .duration,
        OptionDefinition("days", .number(1...366), en: "how many days to look at", de: "wie viele Tage anzusehen sind"),
        .dealerPlate, .with, .driveOption, .limit,
      ],
      en: "shows when a car is free", de: "zeigt, wann ein Auto frei ist",
      examples: [Localized(en: "free golf tomorrow", de: "frei golf morgen")]),
    CommandDefinition(
      .drives, CommandWord("drives", "fahrten", "probefahrten"), topic: .drives, access: .customer,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "WHEN", de: "WANN")],
      options: [
        OptionDefinition("customer", .customer, en: "only this customer's", de: "nur von diesem Kunden"),
        .vehicle,
        OptionDefinition(
          "state",
          .choice([
            "held", "requested", "confirmed", "out", "returned", "cancelled", "declined", "no-show", "expired",
          ]), isRepeatable: true, en: "only those that stand so", de: "nur die in diesem Zustand"),
        .limit,
      ],
      en: "lists drives", de: "listet Probefahrten auf",
      examples: [Localized(en: "drives today", de: "fahrten heute")]),
    CommandDefinition(
      .driveShow, .drive, .show, topic: .drives, access: .customer, arguments: [.drive],
      en: "shows one drive", de: "zeigt eine Probefahrt",
      examples: [Localized(en: "drive show 12", de: "fahrt zeige 12")]),
    CommandDefinition(
      .driveCalendar, .drive, CommandWord("ical", "ics", "kalender"), topic: .drives, access: .customer,
      arguments: [.drive, .fileIfAny], options: [.reminder, .force],
      en: "writes one drive as an invitation for calendars (iCalendar)",
      de: "schreibt eine Probefahrt als Einladung für Kalender (iCalendar)",
      examples: [Localized(en: "drive ical 12 drive.ics", de: "fahrt kalender 12 fahrt.ics")]),
    CommandDefinition(
      .driveMove, .drive, CommandWord("move", "verschiebe"), topic: .drives, access: .customer,
      arguments: [.drive, ArgumentDefinition(.words, .optionalRest, en: "WHEN", de: "WANN")],
      options: [.vehicle, .duration, .dealerPlate, .with, .override, .reason],
      en: "moves a drive to another time or demonstrator; one that is out can be given another length",
      de: "verschiebt eine Probefahrt auf eine andere Zeit oder einen anderen Vorführwagen; eine, die unterwegs ist, "
        + "kann länger oder kürzer werden",
      examples: [
        Localized(en: "drive move 12 friday at 10:00", de: "fahrt verschiebe 12 Freitag um 10 Uhr"),
        Localized(en: "drive move 12 --duration 90", de: "fahrt verschiebe 12 --duration 90"),
      ]),
    CommandDefinition(
      .driveCancel, .drive, CommandWord("cancel", "storniere", "absagen"), topic: .drives, access: .customer,
      arguments: [.drive], options: [.reason], en: "cancels a drive", de: "sagt eine Probefahrt ab",
      examples: [Localized(en: "drive cancel 12 --reason \"ill\"", de: "fahrt storniere 12 --reason \"krank\"")]),
    CommandDefinition(
      .driveConfirm, .drive, CommandWord("confirm", "bestätige"), topic: .drives, access: .staff, arguments: [.drive],
      options: [.override, .reason], en: "confirms a drive that was requested or held",
      de: "bestätigt eine angefragte oder vorgemerkte Probefahrt"),
    CommandDefinition(
      .driveDecline, .drive, CommandWord("decline", "ablehnen"), topic: .drives, access: .staff, arguments: [.drive],
      options: [.reason], en: "declines a drive that was requested", de: "lehnt eine angefragte Probefahrt ab"),
    CommandDefinition(
      .driveOut, .drive, CommandWord("out", "ausgabe"), topic: .drives, access: .staff, arguments: [.drive],
      options: [
        .odometer, .fuel, .damage,
        OptionDefinition(
          "licence", synonyms: ["license"], .words, en: "number of the licence that was seen",
          de: "Nummer des Führerscheins, der gezeigt wurde"),
        OptionDefinition(
          "licence-class", synonyms: ["license-class"], .words, en: "its class, such as B", de: "seine Klasse, etwa B"),
        OptionDefinition(
          "licence-expires", synonyms: ["license-expires"], .date, en: "its last day", de: "sein letzter Tag"),
        OptionDefinition("seen-by", .words, en: "who saw it", de: "wer ihn gesehen hat"),
        OptionDefinition("driver", .words, isRepeatable: true, en: "who else may drive", de: "wer noch fahren darf"),
        OptionDefinition("terms", en: "the terms were accepted", de: "die Bedingungen wurden angenommen"),
        .override, .reason,
      ],
      en: "hands the car over; asks for the licence where it is not known",
      de: "gibt das Auto heraus; fragt nach dem Führerschein, wenn er nicht bekannt ist",
      examples: [Localized(en: "drive out 12 --odometer 15200", de: "fahrt ausgabe 12 --odometer 15200")]),
    CommandDefinition(
      .driveReturn, .drive, CommandWord("return", "rückgabe"), topic: .drives, access: .staff, arguments: [.drive],
      options: [
        .odometer, .fuel, .damage,
        OptionDefinition("note", .words, en: "what is to be noted", de: "was zu notieren ist"),
        OptionDefinition("outcome", .words, en: "what it led to", de: "was daraus wurde"),
        OptionDefinition("follow-up", .date, en: "when to call the customer", de: "wann der Kunde anzurufen ist"),
      ],
      en: "takes the car back", de: "nimmt das Auto zurück",
      examples: [Localized(en: "drive return 12 --odometer 15244", de: "fahrt rückgabe 12 --odometer 15244")]),
    CommandDefinition(
      .driveNoShow, .drive, CommandWord("no-show", "noshow", "nicht-erschienen"), topic: .drives, access: .staff,
      arguments: [.drive], en: "notes that nobody came", de: "vermerkt, dass niemand kam"),
    CommandDefinition(
      .driveFollowUp, .drive, CommandWord("follow-up", "followup", "nachfassen"), topic: .drives, access: .staff,
      arguments: [.drive],
      options: [
        OptionDefinition(
          "on", .date, en: "not done yet: when to call instead",
          de: "noch nicht erledigt: wann stattdessen anzurufen ist"),
        OptionDefinition("outcome", .words, en: "what it led to", de: "was daraus wurde"),
      ],
      en: "notes that the customer was called after a drive",
      de: "vermerkt, dass der Kunde nach einer Probefahrt angerufen wurde",
      examples: [
        Localized(en: "drive follow-up 12 --outcome offer", de: "fahrt nachfassen 12 --outcome Angebot"),
        Localized(en: "drive follow-up 12 --on 2026-12-10", de: "fahrt nachfassen 12 --on 2026-12-10"),
      ]),
    CommandDefinition(
      .who, CommandWord("who", "wer"), topic: .drives, access: .staff,
      arguments: [ArgumentDefinition(.vehicle, .rest, en: "VEHICLE", de: "FAHRZEUG")],
      options: [
        OptionDefinition("at", .dateTime, en: "when, such as 2026-12-01T09:45", de: "wann, etwa 2026-12-01T09:45")
      ],
      isAlsoQuestion: true, en: "shows who had a demonstrator at a time",
      de: "zeigt, wer einen Vorführwagen zu einer Zeit hatte",
      examples: [
        Localized(en: "who 3 --at 2026-12-01T09:45", de: "wer 3 --at 2026-12-01T09:45"),
        Localized(en: "who had the golf yesterday at 3pm", de: "wer hatte den Golf gestern um 15 Uhr"),
      ]),
  ]
}

extension ArgumentDefinition {
  static let drive = ArgumentDefinition(.drive, en: "DRIVE", de: "FAHRT")
}

extension OptionDefinition {
  static let override = OptionDefinition(
    "override", .choice(Refusal.Rule.allCases.filter(\.isSoft).map(\.rawValue)), isRepeatable: true,
    en: "set a rule of the house aside, with --reason; for staff",
    de: "eine Regel des Hauses aussetzen, mit --reason; für das Personal")
}
