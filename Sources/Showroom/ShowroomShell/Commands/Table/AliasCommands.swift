import ShowroomText

extension CommandTable {
  /// Other names for cars, as people here say them.
  static let aliasCommands: [CommandDefinition] = [
    CommandDefinition(
      .aliasAdd, .alias, .add, topic: .catalog, access: .staff,
      arguments: [
        ArgumentDefinition(.words, en: "NAME", de: "NAME"), ArgumentDefinition(.car, .rest, en: "CAR", de: "AUTO"),
      ],
      en: "gives a car or a make another name", de: "gibt einem Auto oder einer Marke noch einen Namen",
      examples: [Localized(en: "alias add bulli id buzz", de: "spitzname neu bulli id buzz")]),
    CommandDefinition(
      .aliasList, .alias, .list, topic: .catalog, en: "lists the names that were added",
      de: "listet die eigenen Namen auf"),
    CommandDefinition(
      .aliasRemove, .alias, CommandWord("remove", "delete", "lösche", "entferne"), topic: .catalog, access: .staff,
      arguments: [ArgumentDefinition(.words, .rest, en: "NAME", de: "NAME")],
      en: "takes a name away that was added", de: "entfernt einen eigenen Namen"),
  ]
}
