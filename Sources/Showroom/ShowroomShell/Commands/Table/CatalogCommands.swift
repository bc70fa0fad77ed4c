import ShowroomCore
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
        OptionDefinition("explain", en: "tell how the words were read", de: "sagen, wie die Wörter gelesen wurden"),
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
      .carAdd, .car, .add, topic: .catalog, access: .staff,
      arguments: [
        ArgumentDefinition(.words, en: "MAKE", de: "MARKE"),
        ArgumentDefinition(.words, .rest, en: "MODEL", de: "MODELL"),
      ],
      options: [
        OptionDefinition("year", .number(1886...2100), en: "model year", de: "Modelljahr"),
        OptionDefinition("trim", .words, en: "trim", de: "Version"),
        OptionDefinition("body", .words, en: "body", de: "Form"),
        OptionDefinition("fuel", .words, en: "fuel", de: "Kraftstoff"),
        OptionDefinition("transmission", synonyms: ["gearbox"], .words, en: "gearbox", de: "Getriebe"),
        OptionDefinition("colour", synonyms: ["color"], .words, en: "colour", de: "Farbe"),
        OptionDefinition("doors", .number(1...9), en: "doors", de: "Türen"),
        OptionDefinition("seats", .number(1...99), en: "seats", de: "Sitze"),
        OptionDefinition("price", .number(CarFacts.prices), en: "price in whole euros", de: "Preis in ganzen Euro"),
      ],
      en: "adds one car to the catalog", de: "nimmt ein Auto in den Katalog auf",
      examples: [
        Localized(
          en: "car add Volkswagen Golf --year 2024 --trim GTI --fuel petrol",
          de: "auto neu Volkswagen Golf --year 2024 --trim GTI --fuel Benzin")
      ]),
    CommandDefinition(
      .carImport, .car, CommandWord("import", "importiere"), topic: .catalog, access: .staff,
      arguments: [ArgumentDefinition(.file, en: "FILE", de: "DATEI")],
      options: [
        OptionDefinition(
          "skip-bad", en: "leave out bad rows rather than refuse the file",
          de: "fehlerhafte Zeilen auslassen, statt die Datei abzulehnen"),
        OptionDefinition(
          "again", en: "add cars that are here already, alike in all, once more; without it they are left out",
          de: "Autos, die schon hier sind, in allem gleich, noch einmal aufnehmen; sonst bleiben sie aus"),
      ],
      en: "takes a dealer's cars from a CSV file", de: "übernimmt die Autos eines Händlers aus einer CSV-Datei",
      examples: [Localized(en: "car import cars.csv", de: "auto importiere autos.csv")]),
  ]
}
