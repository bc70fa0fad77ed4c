import ShowroomText

extension CommandTable {
  /// How things stand, what is suggested, and what is remembered for that.
  static let suggestionCommands: [CommandDefinition] =
    [
      CommandDefinition(
        .status, CommandWord("status", "stand"), topic: .drives, options: [.forCustomer, .account], standsAlone: true,
        en: "tells how things stand: your next drive, for staff the day",
        de: "sagt, wie es steht: die nächste Fahrt, für das Personal der Tag",
        examples: [Localized(en: "status --for \"Lena Hartmann\"", de: "stand --for \"Lena Hartmann\"")]),
      CommandDefinition(
        .suggest, .suggest, topic: .shortcuts, options: [.forCustomer],
        en: "suggests what may be wanted now, and says why; a number runs it",
        de: "schlägt vor, was jetzt passen könnte, und sagt warum; eine Nummer führt es aus",
        examples: [Localized(en: "suggest --for \"Lena Hartmann\"", de: "vorschlag --for \"Lena Hartmann\"")]),
      CommandDefinition(
        .suggestRun, .suggest, CommandWord("run", "starte"), topic: .shortcuts, arguments: [.suggestionNumber],
        options: [.forCustomer], en: "runs a suggestion", de: "führt einen Vorschlag aus",
        examples: [Localized(en: "suggest run 1", de: "vorschlag starte 1")]),
      CommandDefinition(
        .suggestSave, .suggest, CommandWord("save", "speichere", "speichern"), topic: .shortcuts, access: .customer,
        arguments: [.suggestionNumber, .phraseWords], options: [.forCustomer],
        en: "saves a suggestion as a phrase", de: "speichert einen Vorschlag als Satz",
        examples: [
          Localized(en: "suggest save 2 as \"my golf\"", de: "vorschlag speichere 2 als \"mein Golf\"")
        ]),
      CommandDefinition(
        .offerList, .offer, .list, topic: .shortcuts, en: "lists the phrases that the showroom offers",
        de: "listet die Sätze auf, die das Autohaus anbietet"),
      CommandDefinition(
        .offerSet, .offer, .set, topic: .shortcuts, access: .staff,
        arguments: [ArgumentDefinition(.phrase, .optionalRest, en: "PHRASE", de: "SATZ")],
        en: "sets all phrases that the showroom offers, each in quotation marks; none clears them",
        de: "legt alle Sätze fest, die das Autohaus anbietet, jeden in Anführungszeichen; ohne Sätze: keine",
        examples: [
          Localized(en: "offer set \"quick spin\" \"show me all cars\"", de: "angebot setze \"kleine Runde\"")
        ]),
      CommandDefinition(
        .offerWhen, .offer, CommandWord("when", "wann"), topic: .shortcuts, access: .staff, arguments: [.phraseWords],
        options: [
          OptionDefinition("weekday", .words, isRepeatable: true, en: "on this weekday", de: "an diesem Wochentag"),
          OptionDefinition("from", .words, en: "from this time of the day", de: "ab dieser Uhrzeit"),
          OptionDefinition("until", .words, en: "until this time of the day", de: "bis zu dieser Uhrzeit"),
          OptionDefinition("terminal", .words, en: "at this terminal", de: "an diesem Terminal"),
        ],
        en: "says when an offer fits; without options always", de: "sagt, wann ein Angebot passt; ohne Optionen immer",
        examples: [
          Localized(
            en: "offer when \"quick spin\" --weekday Saturday --from 09:00 --until 12:00",
            de: "angebot wann \"kleine Runde\" --weekday Samstag --from 09:00 --until 12:00")
        ]),
      CommandDefinition(
        .offerClear, .offer, CommandWord("clear", "leere"), topic: .shortcuts, access: .staff,
        en: "offers nothing any more", de: "bietet nichts mehr an"),
    ] + consentCommands

  private static let consentCommands: [CommandDefinition] = [
    CommandDefinition(
      .consentShow, .consent, .show, topic: .customers, access: .customer, options: [.forCustomer],
      en: "shows whether it is remembered what a customer does", de: "zeigt, ob gemerkt wird, was ein Kunde tut"),
    CommandDefinition(
      .consentAgree, .consent, CommandWord("agree", "zustimmen"), topic: .customers, access: .customer,
      options: [.forCustomer], en: "agrees that it is remembered, to be suggested again",
      de: "stimmt zu, dass gemerkt wird, um es wieder vorzuschlagen",
      examples: [
        Localized(en: "consent agree --for \"Anna Novak\"", de: "einwilligung zustimmen --for \"Anna Novak\"")
      ]),
    CommandDefinition(
      .consentDecline, .consent, CommandWord("decline", "ablehnen"), topic: .customers, access: .customer,
      options: [.forCustomer], en: "declines, and erases what was remembered",
      de: "lehnt ab und löscht, was gemerkt wurde"),
    CommandDefinition(
      .consentRestrict, .consent, CommandWord("restrict", "beschränken"), topic: .customers, access: .staff,
      options: [.forCustomer], en: "keeps nothing of a customer, whatever they agree to",
      de: "merkt sich von einem Kunden nichts, auch wenn er zustimmt"),
    CommandDefinition(
      .donationList, .donation, .list, topic: .customers, access: .customer, options: [.forCustomer, .limit],
      en: "lists what is remembered", de: "listet auf, was gemerkt ist"),
    CommandDefinition(
      .donationDelete, .donation, CommandWord("delete", "remove", "lösche", "löschen", "entferne"), topic: .customers,
      access: .customer,
      arguments: [ArgumentDefinition(.number(1...1_000_000_000), .optional, en: "NUMBER", de: "NUMMER")],
      options: [
        .forCustomer,
        OptionDefinition(
          "group", .words, en: "all about one drive (drive:12), or looks",
          de: "alles zu einer Fahrt (drive:12), oder looks"),
        OptionDefinition(
          "intent", .words, en: "all of one intent, such as BookTestDrive",
          de: "alle eines Vorhabens, etwa BookTestDrive"),
        OptionDefinition("car", .car, en: "all about one car", de: "alles zu einem Auto"),
        OptionDefinition("all", en: "everything", de: "alles"),
      ],
      en: "erases what is remembered", de: "löscht, was gemerkt ist",
      examples: [Localized(en: "donation delete --group drive:12", de: "gemerktes lösche --group drive:12")]),
    CommandDefinition(
      .accountAdd, .account, .add, topic: .customers, access: .customer,
      arguments: [ArgumentDefinition(.words, .rest, en: "NAME", de: "NAME")], options: [.forCustomer],
      en: "adds an account under which a customer drives", de: "legt ein Konto an, unter dem ein Kunde fährt",
      examples: [Localized(en: "account add company --for \"Anna Novak\"", de: "konto neu Firma --for \"Anna Novak\"")]),
    CommandDefinition(
      .accountList, .account, .list, topic: .customers, access: .customer, options: [.forCustomer],
      en: "lists the accounts of a customer", de: "listet die Konten eines Kunden auf"),
    CommandDefinition(
      .accountRemove, .account, CommandWord("remove", "delete", "lösche", "löschen", "entferne"), topic: .customers,
      access: .customer, arguments: [ArgumentDefinition(.words, .rest, en: "NAME", de: "NAME")],
      options: [.forCustomer], en: "takes an account away", de: "entfernt ein Konto"),
  ]
}

extension CommandWord {
  static let suggest = CommandWord("suggest", "vorschlag", "vorschläge")
  static let offer = CommandWord("offer", "angebot")
  static let consent = CommandWord("consent", "einwilligung")
  static let donation = CommandWord("donation", "gemerktes")
  static let account = CommandWord("account", "konto")
}

extension ArgumentDefinition {
  static let suggestionNumber = ArgumentDefinition(.number(1...99), en: "NUMBER", de: "NUMMER")
}

extension OptionDefinition {
  static let account = OptionDefinition(
    "account", .words, en: "which of the customer's accounts", de: "welches Konto des Kunden")
}
