import ShowroomText

extension CommandTable {
  /// The people who drive.
  static let customerCommands: [CommandDefinition] = [
    CommandDefinition(
      .customerAdd, .customer, .add, topic: .customers, access: .staff,
      arguments: [ArgumentDefinition(.words, .rest, en: "NAME", de: "NAME")], options: personOptions,
      en: "adds a customer; only the name is required", de: "legt einen Kunden an; nur der Name muss sein",
      examples: [
        Localized(
          en: "customer add \"Anna Novak\" --phone \"+49 30 1234567\" --language de --born 1990-04-12",
          de: "kunde neu \"Anna Novak\" --phone \"+49 30 1234567\" --language de --born 1990-04-12")
      ]),
    CommandDefinition(
      .customerList, .customer, .list, topic: .customers, access: .staff,
      arguments: [ArgumentDefinition(.customer, .optionalRest, en: "NAME", de: "NAME")], options: [.limit, .page],
      en: "lists customers", de: "listet Kunden auf"),
    CommandDefinition(
      .customerShow, .customer, .show, topic: .customers, access: .customer,
      arguments: [ArgumentDefinition(.customer, .rest, en: "CUSTOMER", de: "KUNDE")],
      en: "shows one customer and their drives", de: "zeigt einen Kunden und seine Probefahrten",
      examples: [Localized(en: "customer show Anna Novak", de: "kunde zeige Anna Novak")]),
    CommandDefinition(
      .customerEdit, .customer, .edit, topic: .customers, access: .customer,
      arguments: [ArgumentDefinition(.customer, .rest, en: "CUSTOMER", de: "KUNDE")],
      options: [OptionDefinition("name", .words, en: "another name", de: "ein anderer Name")] + personOptions,
      en: "changes what is kept of a customer; an empty value takes it away",
      de: "ändert, was von einem Kunden bekannt ist; ein leerer Wert entfernt es",
      examples: [
        Localized(
          en: "customer edit \"Anna Novak\" --licence-expires 2031-01-31",
          de: "kunde ändere \"Anna Novak\" --licence-expires 2031-01-31")
      ]),
    CommandDefinition(
      .customerForget, .customer, CommandWord("forget", "vergiss", "lösche"), topic: .customers, access: .staff,
      arguments: [ArgumentDefinition(.customer, .rest, en: "CUSTOMER", de: "KUNDE")],
      en: "erases a person for good; their drives stay, without a name",
      de: "löscht eine Person endgültig; ihre Fahrten bleiben, ohne Namen",
      examples: [Localized(en: "customer forget Anna Novak", de: "kunde vergiss Anna Novak")]),
    CommandDefinition(
      .customerExport, .customer, CommandWord("export", "auskunft"), topic: .customers, access: .customer,
      arguments: [ArgumentDefinition(.customer, en: "CUSTOMER", de: "KUNDE"), .fileIfAny], options: [.force],
      en: "gives a person all that is kept of them, as JSON",
      de: "gibt einer Person alles, was über sie gespeichert ist, als JSON",
      examples: [
        Localized(en: "customer export \"Anna Novak\" anna.json", de: "kunde auskunft \"Anna Novak\" anna.json")
      ]),
  ]

  private static let personOptions: [OptionDefinition] = [
    OptionDefinition("phone", .words, en: "telephone", de: "Telefon"),
    OptionDefinition("email", .words, en: "e-mail", de: "E-Mail"),
    OptionDefinition(
      "language", .language, en: "the language to speak to them in", de: "die Sprache, in der man mit ihnen spricht"),
    OptionDefinition("born", .date, en: "date of birth", de: "Geburtsdatum"),
    OptionDefinition(
      "licence", synonyms: ["license"], .words, en: "number of the driving licence", de: "Nummer des Führerscheins"),
    OptionDefinition(
      "licence-class", synonyms: ["license-class"], .words, en: "class of the licence, such as B",
      de: "Klasse des Führerscheins, etwa B"),
    OptionDefinition(
      "licence-expires", synonyms: ["license-expires"], .date, en: "last day of the licence",
      de: "letzter Tag des Führerscheins"),
  ]
}
