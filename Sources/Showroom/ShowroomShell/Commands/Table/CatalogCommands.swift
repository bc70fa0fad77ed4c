import ShowroomText

extension CommandTable {
  /// Looking at cars, and bringing them in.
  static let catalogCommands: [CommandDefinition] = [
    CommandDefinition(
      .catalog, CommandWord("catalog", "catalogue", "katalog"), topic: .catalog,
      arguments: [ArgumentDefinition(.car, .optionalRest, en: "WORDS", de: "TEXT")],
      options: [.limit, .page],
      en: "shows the cars of the showroom", de: "zeigt die Autos des Autohauses",
      examples: [Localized(en: "catalog", de: "katalog")]),
    CommandDefinition(
      .find, CommandWord("find", "search", "suche", "such", "finde"), topic: .catalog,
      arguments: [ArgumentDefinition(.car, .optionalRest, en: "WORDS", de: "TEXT")],
      options: [
        .limit,
        OptionDefinition(
          "batch", en: "read a query a line from standard input, and answer in JSON",
          de: "je Zeile eine Suche von der Standardeingabe lesen und in JSON antworten"),
      ],
      en: "finds cars by any words", de: "findet Autos mit beliebigen Wörtern",
      examples: [
        Localized(en: "find three series", de: "suche dreier"),
        Localized(en: "find red golf --limit 5", de: "suche roter golf --limit 5"),
      ]),
    CommandDefinition(
      .carShow, .car, .show, topic: .catalog,
      arguments: [ArgumentDefinition(.car, .rest, en: "CAR", de: "AUTO")],
      en: "shows one car and its demonstrators", de: "zeigt ein Auto und seine Vorführwagen",
      examples: [Localized(en: "car show golf gti", de: "auto zeige golf gti")]),
    CommandDefinition(
      .carImport, .car, CommandWord("import", "importiere"), topic: .catalog, access: .staff,
      arguments: [ArgumentDefinition(.file, en: "FILE", de: "DATEI")],
      options: [
        OptionDefinition(
          "skip-bad", en: "leave out bad rows rather than refuse the file",
          de: "fehlerhafte Zeilen auslassen, statt die Datei abzulehnen")
      ],
      en: "takes a dealer's cars from a CSV file", de: "übernimmt die Autos eines Händlers aus einer CSV-Datei",
      examples: [Localized(en: "car import cars.csv", de: "auto importiere autos.csv")]),
  ]
}
