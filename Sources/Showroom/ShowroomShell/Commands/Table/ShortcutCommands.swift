import ShowroomText

extension CommandTable {
  /// Saved phrases, and phrases as such.
  static let shortcutCommands: [CommandDefinition] = [
    CommandDefinition(
      .shortcutAdd, .shortcut, .add, topic: .shortcuts, access: .customer,
      arguments: [.phraseWords], tail: ArgumentDefinition(.words, .rest, en: "COMMAND", de: "BEFEHL"),
      options: [.owner, .language, .account],
      en: "saves a phrase for what it shall do", de: "speichert einen Satz für das, was er tun soll",
      examples: [
        Localized(
          en: "shortcut add \"Anna's golf\" = book golf gti, 60 min --for \"Anna Novak\"",
          de: "kurzbefehl neu \"Annas Golf\" = buche golf gti, 60 min --for \"Anna Novak\"")
      ]),
    CommandDefinition(
      .shortcutList, .shortcut, .list, topic: .shortcuts, access: .customer, options: [.owner, .limit],
      en: "lists saved phrases", de: "listet gespeicherte Sätze auf"),
    CommandDefinition(
      .shortcutShow, .shortcut, .show, topic: .shortcuts, access: .customer, arguments: [.phraseWords],
      options: [.owner], en: "shows what a phrase does", de: "zeigt, was ein Satz tut",
      examples: [Localized(en: "shortcut show Anna's golf", de: "kurzbefehl zeige Annas Golf")]),
    CommandDefinition(
      .shortcutEdit, .shortcut, .edit, topic: .shortcuts, access: .customer, arguments: [.phraseWords],
      tail: ArgumentDefinition(.words, .optionalRest, en: "COMMAND", de: "BEFEHL"),
      options: [
        OptionDefinition(
          "phrase", .words, isRepeatable: true, en: "one more phrase", de: "ein weiterer Satz"),
        OptionDefinition(
          "without-phrase", .words, isRepeatable: true, en: "a phrase that goes", de: "ein Satz, der entfällt"),
        OptionDefinition("car", .car, en: "another car", de: "ein anderes Auto"),
        .duration, .driveOption, .language, .owner, .account,
      ],
      en: "changes a saved phrase or what it does", de: "ändert einen gespeicherten Satz oder was er tut",
      examples: [
        Localized(
          en: "shortcut edit \"Anna's golf\" --phrase \"my weekend car\" --duration 90",
          de: "kurzbefehl ändere \"Annas Golf\" --phrase \"mein Wochenendauto\" --duration 90")
      ]),
    CommandDefinition(
      .shortcutDelete, .shortcut, CommandWord("delete", "remove", "lösche", "löschen", "entferne"), topic: .shortcuts,
      access: .customer, arguments: [.phraseWords], options: [.owner],
      en: "deletes a saved phrase", de: "löscht einen gespeicherten Satz"),
    CommandDefinition(
      .shortcutRun, .shortcut, CommandWord("run", "starte"), topic: .shortcuts, access: .customer,
      arguments: [.phraseWords],
      en: "runs a saved phrase; words after it fill in what is missing",
      de: "führt einen gespeicherten Satz aus; Wörter danach ergänzen, was fehlt",
      examples: [
        Localized(en: "shortcut run Anna's golf tomorrow at three", de: "kurzbefehl starte Annas Golf morgen um drei")
      ]),
    CommandDefinition(
      .say, CommandWord("say", "sag", "sage"), topic: .shortcuts,
      arguments: [ArgumentDefinition(.phrase, .rest, en: "PHRASE", de: "SATZ")],
      en: "does what a sentence or a saved phrase says", de: "tut, was ein Satz oder ein gespeicherter Satz sagt",
      examples: [
        Localized(en: "say book me the golf tomorrow at three", de: "sag buche mir den Golf morgen um drei")
      ]),
    CommandDefinition(
      .understand, CommandWord("understand", "verstehe"), topic: .shortcuts,
      arguments: [ArgumentDefinition(.words, .optionalRest, en: "PHRASE", de: "SATZ")],
      en: "tells what a sentence means, and does nothing; without one it reads JSON lines",
      de: "sagt, was ein Satz bedeutet, und tut nichts; ohne Satz liest es JSON-Zeilen",
      examples: [
        Localized(en: "understand golf tomorrow at three for half an hour", de: "verstehe golf morgen um drei")
      ]),
  ]
}

extension ArgumentDefinition {
  static let phraseWords = ArgumentDefinition(.phrase, .rest, en: "PHRASE", de: "SATZ")
}

extension OptionDefinition {
  static let owner = OptionDefinition(
    "owner", .customer, en: "whose it is: a customer, or showroom", de: "wem er gehört: einem Kunden, oder showroom")
  static let language = OptionDefinition(
    "language", .language, en: "the language that is spoken", de: "die Sprache, die gesprochen wird")
}
