import ShowroomCore
import ShowroomText

extension CommandTable {
  /// The demonstrators.
  static let vehicleCommands: [CommandDefinition] = [
    CommandDefinition(
      .vehicleList, .vehicle, .list, topic: .vehicles,
      arguments: [ArgumentDefinition(.car, .optionalRest, en: "WORDS", de: "TEXT")],
      options: [
        OptionDefinition(
          "state", .choice(["available", "blocked", "sold", "withdrawn"]), en: "only those that stand so",
          de: "nur die in diesem Zustand"),
        .limit, .page,
      ],
      en: "lists demonstrators", de: "listet Vorführwagen auf",
      examples: [Localized(en: "vehicle list golf", de: "fahrzeug liste golf")]),
    CommandDefinition(
      .vehicleShow, .vehicle, .show, topic: .vehicles, arguments: [.vehicle],
      en: "shows one demonstrator", de: "zeigt einen Vorführwagen",
      examples: [Localized(en: "vehicle show 3", de: "fahrzeug zeige 3")]),
    CommandDefinition(
      .vehicleAdd, .vehicle, .add, topic: .vehicles, access: .staff,
      arguments: [ArgumentDefinition(.car, .rest, en: "CAR", de: "AUTO")],
      options: [
        OptionDefinition("plate", .words, en: "the plate", de: "das Kennzeichen"),
        OptionDefinition("colour", synonyms: ["color"], .words, en: "its colour", de: "seine Farbe"),
        .odometer,
      ],
      en: "adds a demonstrator of a car", de: "legt einen Vorführwagen zu einem Auto an",
      examples: [
        Localized(
          en: "vehicle add golf gti --plate \"B-AB 123\" --odometer 50",
          de: "fahrzeug neu golf gti --plate \"B-AB 123\" --odometer 50")
      ]),
    CommandDefinition(
      .vehicleEdit, .vehicle, .edit, topic: .vehicles, access: .staff, arguments: [.vehicle],
      options: [
        OptionDefinition("plate", .words, en: "another plate", de: "ein anderes Kennzeichen"),
        OptionDefinition("colour", synonyms: ["color"], .words, en: "its colour", de: "seine Farbe"),
        .odometer,
        OptionDefinition(
          "turnaround", .numberOrUsual(0...1440), en: "minutes kept free after each drive; usual: those of the house",
          de: "Minuten, die nach jeder Fahrt frei bleiben; üblich: die des Hauses"),
        OptionDefinition(
          "turnaround-before", .numberOrUsual(0...1440),
          en: "minutes kept free before each drive; usual: those of the house",
          de: "Minuten, die vor jeder Fahrt frei bleiben; üblich: die des Hauses"),
      ],
      en: "changes what is kept of a demonstrator", de: "ändert, was von einem Vorführwagen bekannt ist",
      examples: [
        Localized(en: "vehicle edit 3 --turnaround 45", de: "fahrzeug ändere 3 --turnaround 45"),
        Localized(en: "vehicle edit 3 --turnaround usual", de: "fahrzeug ändere 3 --turnaround üblich"),
      ]),
    CommandDefinition(
      .vehicleBlock, .vehicle, CommandWord("block", "sperre"), topic: .vehicles, access: .staff,
      arguments: [.vehicle, ArgumentDefinition(.words, .rest, en: "REASON", de: "GRUND")],
      options: [
        OptionDefinition("from", .dateTime, en: "from when on", de: "ab wann"),
        OptionDefinition("to", .dateTime, en: "until when", de: "bis wann"), .duration,
        OptionDefinition(
          "kind", .choice(VehicleBlock.Kind.allCases.map(\.rawValue)), en: "what for", de: "wofür"),
      ],
      en: "takes a demonstrator out of use until it is unblocked, or for the time that is given",
      de: "nimmt einen Vorführwagen aus dem Betrieb: bis auf Weiteres oder für die genannte Zeit",
      examples: [
        Localized(en: "vehicle block 3 service", de: "fahrzeug sperre 3 Inspektion"),
        Localized(
          en: "vehicle block 3 service --from 2026-12-03T10:00 --to 2026-12-03T12:00",
          de: "fahrzeug sperre 3 Inspektion --from 2026-12-03T10:00 --to 2026-12-03T12:00"),
      ]),
    CommandDefinition(
      .vehicleBlocks, .vehicle, CommandWord("blocks", "sperren"), topic: .vehicles, access: .staff,
      arguments: [ArgumentDefinition(.vehicle, .optional, en: "VEHICLE", de: "FAHRZEUG")],
      en: "lists the times for which demonstrators are blocked", de: "listet auf, wann Vorführwagen gesperrt sind"),
    CommandDefinition(
      .vehicleUnblock, .vehicle, CommandWord("unblock", "entsperre"), topic: .vehicles, access: .staff,
      arguments: [.vehicle],
      options: [
        OptionDefinition(
          "block", .number(1...9_999_999), en: "take out this time only", de: "nur diese Sperre aufheben")
      ],
      en: "puts a demonstrator back into use", de: "gibt einen Vorführwagen wieder frei"),
    CommandDefinition(
      .vehicleSell, .vehicle, .sell, topic: .vehicles, access: .staff, arguments: [.vehicle],
      en: "notes that a demonstrator is sold", de: "vermerkt, dass ein Vorführwagen verkauft ist"),
    CommandDefinition(
      .vehicleWithdraw, .vehicle, CommandWord("withdraw", "zurückziehen"), topic: .vehicles, access: .staff,
      arguments: [.vehicle], en: "takes a demonstrator out of use for good",
      de: "nimmt einen Vorführwagen für immer aus dem Betrieb"),
  ]
}

extension ArgumentDefinition {
  static let vehicle = ArgumentDefinition(.vehicle, en: "VEHICLE", de: "FAHRZEUG")
}
