import ShowroomText

extension CommandTable {
  /// What always works.
  static let sessionCommands: [CommandDefinition] = [
    CommandDefinition(
      .help, CommandWord("help", "hilfe", "?"), topic: .session,
      arguments: [ArgumentDefinition(.command, .optionalRest, en: "COMMAND", de: "BEFEHL")],
      en: "shows all commands, or one", de: "zeigt alle Befehle oder einen",
      examples: [Localized(en: "help book", de: "hilfe buche")]),
    CommandDefinition(
      .cancel, CommandWord("cancel", "abbrechen", "abbruch"), topic: .session, standsAlone: true,
      en: "leaves the open question with nothing written",
      de: "verlässt die offene Frage, ohne etwas zu schreiben"),
    CommandDefinition(
      .why, CommandWord("why", "warum", "wieso"), topic: .session, standsAlone: true,
      en: "tells how the last phrase was understood, and what stood in its way",
      de: "sagt, wie der letzte Satz verstanden wurde und was im Weg stand",
      examples: [Localized(en: "why", de: "warum")]),
    CommandDefinition(
      .quit, CommandWord("quit", "exit", "ende", "beenden"), topic: .session, standsAlone: true,
      en: "leaves", de: "beendet das Programm"),
  ]
}
