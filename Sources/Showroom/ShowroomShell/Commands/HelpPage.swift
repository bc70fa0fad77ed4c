import LanguageKit
import ShowroomText

/// Help, made of the command table: for everything, for a group of commands, for one command.
public struct HelpPage {
  let table: CommandTable
  let language: Language
  let access: Access
  let mayUse: (CommandDefinition) -> Bool

  /// - Parameters:
  ///   - table: the commands.
  ///   - language: the language of the page.
  ///   - access: what the speaker may use; the rest is not listed.
  ///   - mayUse: whether the person at the terminal may use a command right now, beside that.
  public init(
    table: CommandTable = .standard, language: Language, access: Access = .staff,
    mayUse: @escaping (CommandDefinition) -> Bool = { _ in true }
  ) {
    self.table = table
    self.language = language
    self.access = access
    self.mayUse = mayUse
  }

  /// The page on what words name; all commands where there are none.
  ///
  /// - Throws: `CommandError.unknownCommand` where they name nothing.
  public func blocks(for words: [String]) throws(CommandError) -> [Block] {
    guard let first = words.first else { return overview }
    switch table.match(words) {
    case .group(let group): return [.table(list(of: group.filter(isAllowed)))]
    case .command(let definition, let count):
      let subcommands = table.subcommands(besides: definition).filter(isAllowed)
      let page = blocks(for: definition)
      return count == 1 && !subcommands.isEmpty ? page + [.table(list(of: subcommands))] : page
    case .none: throw .unknownCommand(first, near: nearCommands(to: first))
    }
  }

  /// What `showroom --help` shows: how to call the program, its options, its commands.
  public var program: [Block] {
    let usage = Localized(en: "showroom [options] [command …]", de: "showroom [Optionen] [Befehl …]")[language]
    let options = optionsGroup(GlobalOptions.definitions)
    return [.sentence(usage), .groups([options].compactMap(\.self) + topics)] + onWords
  }

  /// All commands, and how to see more of one.
  private var overview: [Block] {
    let more = Localized(
      en: "help COMMAND shows its options and examples. Or just say what you want.",
      de: "hilfe BEFEHL zeigt Optionen und Beispiele. Oder sagen Sie einfach, was Sie möchten.")
    return [.groups(topics)] + onWords + [.sentence(more[language])]
  }

  /// What has to be said once where the words around the commands are not English.
  static let commandsAreEnglish = Localized(
    en: "Commands are English words; each can be typed in German too, such as “auto zeige” for “car show”.",
    de: "Die Befehle sind englische Wörter; jeder lässt sich auch deutsch tippen, etwa „auto zeige“ für „car show“.")

  private var onWords: [Block] { language == .en ? [] : [.sentence(Self.commandsAreEnglish[language])] }

  private var topics: [Block.Group] {
    CommandDefinition.Topic.allCases.compactMap { topic in
      let commands = table.definitions.filter { $0.topic == topic && isAllowed($0) }
      guard !commands.isEmpty else { return nil }
      return Block.Group(key: topic.key, title: topic.title[language], table: list(of: commands))
    }
  }

  private func isAllowed(_ definition: CommandDefinition) -> Bool {
    access >= definition.access && mayUse(definition)
  }

  /// The commands nearest to a word that names none, of those that may be used.
  ///
  /// - Parameter isInSentence: whether other words follow, so that it must be a slip of the keys to be a command's.
  public func nearCommands(to word: String, isInSentence: Bool = false) -> [String] {
    var firstWords: [String] = []
    for spelling in table.definitions.filter(isAllowed).flatMap(\.path[0].spellings)
    where !firstWords.contains(spelling) {
      firstWords.append(spelling)
    }
    return isInSentence ? NearMiss.slips(word, among: firstWords) : NearMiss.of(word, among: firstWords)
  }

  private func list(of commands: [CommandDefinition]) -> Table {
    Table(
      columns: [.data("command"), Self.column("usage"), Self.column("summary", reading: .explanation)],
      rows: commands.map { command in
        [
          Table.Cell(.string(command.title)), Table.Cell(.string(command.usage[language])),
          Table.Cell(.string(command.summary[language])),
        ]
      }, showsTitles: false)
  }

  private func blocks(for definition: CommandDefinition) -> [Block] {
    let groups = [
      choices(of: definition), optionsGroup(definition.options), synonyms(of: definition), examples(of: definition),
    ]
    let present = groups.compactMap(\.self)
    let head: [Block] = [.sentence(definition.usage[language]), .sentence(definition.summary[language].asSentence)]
    return present.isEmpty ? head : head + [.groups(present)]
  }

  /// What may stand in the place of an argument that takes one of some words.
  private func choices(of definition: CommandDefinition) -> Block.Group? {
    let rows = definition.arguments.compactMap { argument -> [Table.Cell]? in
      guard case .choice(let choices) = argument.kind else { return nil }
      return [Table.Cell(.string(argument.title[language])), Table.Cell(.string(choices.joined(separator: ", ")))]
    }
    guard !rows.isEmpty else { return nil }
    let columns = [Self.column("argument"), Self.column("choices", reading: .explanation)]
    let title = Localized(en: "One of", de: "Eines von")[language]
    return Block.Group(key: "arguments", title: title, table: Table(columns: columns, rows: rows, showsTitles: false))
  }

  private func optionsGroup(_ options: [OptionDefinition]) -> Block.Group? {
    guard !options.isEmpty else { return nil }
    let title = Localized(en: "Options", de: "Optionen")[language]
    let rows = options.map { option in
      [Table.Cell(.string(option.usage[language])), Table.Cell(.string(option.explanation[language]))]
    }
    let columns = [Self.column("option"), Self.column("summary", reading: .explanation)]
    return Block.Group(key: "options", title: title, table: Table(columns: columns, rows: rows, showsTitles: false))
  }

  private func synonyms(of definition: CommandDefinition) -> Block.Group? {
    let others = definition.path.map { $0.synonyms.joined(separator: ", ") }
    let whole = definition.calledAlso.map { [[Table.Cell(.string(definition.title)), Table.Cell(.string($0))]] } ?? []
    guard others.contains(where: { !$0.isEmpty }) || !whole.isEmpty else { return nil }
    let rows =
      whole
      + zip(definition.path, others).filter { !$1.isEmpty }.map { word, others in
        [Table.Cell(.string(word.word)), Table.Cell(.string(others))]
      }
    let columns = [Self.column("word"), Self.column("synonyms", reading: .explanation)]
    let title = Localized(en: "Other words for it", de: "Andere Wörter dafür")[language]
    return Block.Group(key: "synonyms", title: title, table: Table(columns: columns, rows: rows, showsTitles: false))
  }

  private func examples(of definition: CommandDefinition) -> Block.Group? {
    guard !definition.examples.isEmpty else { return nil }
    let rows = definition.examples.map { [Table.Cell(.string($0[language]))] }
    let table = Table(columns: [Self.column("example")], rows: rows, showsTitles: false)
    return Block.Group(key: "examples", title: Localized(en: "Examples", de: "Beispiele")[language], table: table)
  }

  /// A column whose title is never seen.
  private static func column(_ key: String, reading: Table.Reading = .item) -> Table.Column {
    Table.Column(key, Localized(same: key), reading: reading)
  }
}

extension CommandDefinition.Topic {
  /// The name in JSON.
  var key: String { String(describing: self) }

  var title: Localized {
    switch self {
    case .catalog: Localized(en: "Cars", de: "Autos")
    case .drives: Localized(en: "Test drives", de: "Probefahrten")
    case .lists: Localized(en: "To-do lists", de: "Aufgabenlisten")
    case .reports: Localized(en: "Reports", de: "Berichte")
    case .shortcuts: Localized(en: "Saved phrases", de: "Gespeicherte Sätze")
    case .customers: Localized(en: "Customers", de: "Kunden")
    case .vehicles: Localized(en: "Demonstrators", de: "Vorführwagen")
    case .messages: Localized(en: "Messages", de: "Nachrichten")
    case .showroom: Localized(en: "The showroom", de: "Das Autohaus")
    case .terminal: Localized(en: "The terminal", de: "Das Terminal")
    case .session: Localized(en: "Always", de: "Immer")
    }
  }
}

extension OptionDefinition {
  /// What it does, and whether it may stand more than once.
  var explanation: Localized {
    guard isRepeatable else { return summary }
    return Localized(
      en: summary[.en] + " (may be given several times)", de: summary[.de] + " (mehrmals möglich)")
  }

  /// As help shows it: `--limit N`, `--format table|plain|json|csv`.
  var usage: Localized {
    guard let value else { return Localized(same: spelling) }
    return Localized(en: "\(spelling) \(value.placeholder[.en])", de: "\(spelling) \(value.placeholder[.de])")
  }
}

extension ValueKind {
  /// What stands for the value in help. What is typed as it stands is the same in every language.
  var placeholder: Localized {
    switch self {
    case .words: Localized(en: "TEXT", de: "TEXT")
    case .car: Localized(en: "CAR", de: "AUTO")
    case .vehicle: Localized(en: "VEHICLE", de: "FAHRZEUG")
    case .customer: Localized(en: "CUSTOMER", de: "KUNDE")
    case .phrase: Localized(en: "PHRASE", de: "SATZ")
    case .drive: Localized(en: "DRIVE", de: "FAHRT")
    case .file: Localized(en: "FILE", de: "DATEI")
    case .command: Localized(en: "COMMAND", de: "BEFEHL")
    case .number: Localized(en: "N", de: "N")
    case .numberOrUsual: Localized(en: "N|usual", de: "N|üblich")
    case .date: Localized(en: "DATE", de: "DATUM")
    case .dateTime: Localized(en: "TIME", de: "ZEIT")
    case .duration: Localized(en: "DURATION", de: "DAUER")
    case .choice(let choices): Localized(same: choices.joined(separator: "|"))
    case .speaker: Localized(en: "WHO", de: "WER")
    }
  }
}

extension String {
  /// With a capital at its beginning and a stop at its end.
  var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
