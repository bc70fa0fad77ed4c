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
      .manual, CommandWord("man", "handbuch"), topic: .session, access: .staff, standsAlone: true,
      en: "prints the manual as a man page", de: "gibt das Handbuch als Manpage aus",
      examples: [Localized(en: "man", de: "handbuch")]),
    CommandDefinition(
      .completions, CommandWord("completions", "vervollständigung"), topic: .session, access: .staff,
      arguments: [
        ArgumentDefinition(.choice(ShellScript.allCases.map(\.rawValue)), en: "SHELL", de: "SHELL"),
        ArgumentDefinition(.words, .optional, en: "LINE", de: "ZEILE"),
      ],
      en: "prints the script by which a shell completes showroom's commands; with a line, the ways to go on with it",
      de: "gibt das Skript aus, mit dem eine Shell showroom-Befehle ergänzt; mit einer Zeile, wie sie weitergehen kann",
      examples: [
        Localized(en: "completions bash", de: "vervollständigung bash"),
        Localized(en: "completions fish \"showroom car \"", de: "vervollständigung fish \"showroom auto \""),
      ]),
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
      en: "ends the program", de: "beendet das Programm"),
  ]
}
