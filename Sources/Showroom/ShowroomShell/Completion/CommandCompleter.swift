import LanguageKit
import TerminalKit

/// Completes lines: commands, subcommands, options, their values, and what the store knows.
public struct CommandCompleter {
  let table: CommandTable
  let data: any CompletionData
  let language: Language
  let access: Access
  /// The program's options that are offered after a command, by name.
  private let programOptions: Set<String>

  /// - Parameters:
  ///   - table: the commands.
  ///   - data: what the store knows.
  ///   - language: German words are offered to those who are spoken to in German; both are taken always.
  ///   - access: what the speaker may use; the rest is not offered.
  ///   - isWholeRun: whether the line is all that the program is called with, so that every option of it may stand there.
  public init(
    table: CommandTable = .standard, data: any CompletionData, language: Language, access: Access = .staff,
    isWholeRun: Bool = false
  ) {
    self.table = table
    self.data = data
    self.language = language
    self.access = access
    programOptions =
      isWholeRun ? Set(GlobalOptions.definitions.map(\.name).filter { $0.count > 1 }) : GlobalOptions.namesForOneLine
  }

  /// The ways to go on with a line.
  ///
  /// - Parameters:
  ///   - line: the whole line.
  ///   - cursor: where the cursor stands, an offset in the line's UTF-8; what is behind it does not matter.
  public func complete(_ line: String, _ cursor: Int) -> [Completion] {
    let typed = TypedText(String(decoding: line.utf8.prefix(max(0, cursor)), as: UTF8.self))
    let words = typed.words
    guard words.count > 0 else { return firstWords(typed) }
    switch table.match(words.prefix(2).map(\.text)) {
    case .none: return typed.rest(from: 0).offer(data.phrases, wholeText: true)
    case .group(let group): return words.count == 1 ? subcommands(typed, of: group) : []
    case .command(let definition, let count):
      let group = table.subcommands(besides: definition)
      let more = count == 1 && words.count == 1 ? subcommands(typed, of: group) : []
      return more + afterCommand(typed, definition: definition, count: count)
    }
  }

  /// Commands, and saved phrases, which stand before them when a line is read.
  private func firstWords(_ typed: TypedText) -> [Completion] {
    let words = table.definitions.filter { access >= $0.access }.map(\.path[0])
    let commands = typed.offer(spellings(of: words, beginningWith: typed.prefix))
    guard !typed.prefix.isEmpty else { return commands }
    return commands + typed.rest(from: 0).offer(data.phrases, wholeText: true)
  }

  private func subcommands(_ typed: TypedText, of group: [CommandDefinition]) -> [Completion] {
    let words = group.filter { access >= $0.access }.map(\.path[1])
    return typed.offer(spellings(of: words, beginningWith: typed.prefix))
  }

  /// The spellings that go on with what is typed, one for each word: those of the speaker's language, and others only
  /// where there are none.
  private func spellings(of words: [CommandWord], beginningWith prefix: String) -> [String] {
    let prefix = prefix.lowercased()
    let own = spellings(words.map { $0.spellings(in: language) }, beginningWith: prefix)
    return own.isEmpty ? spellings(words.map(\.spellings), beginningWith: prefix) : own
  }

  private func spellings(_ words: [[String]], beginningWith prefix: String) -> [String] {
    var result: [String] = []
    for spellings in words {
      guard let found = spellings.first(where: { Self.begins($0, with: prefix) }) else { continue }
      if !result.contains(found) { result.append(found) }
    }
    return result
  }

  /// Whether a spelling begins with what is typed, in full or as those write it who lack the keys.
  private static func begins(_ spelling: String, with prefix: String) -> Bool {
    spelling.hasPrefix(prefix) || Folding.fold(spelling).hasPrefix(prefix)
      || Folding.transcription(spelling).hasPrefix(prefix)
  }

  private func afterCommand(_ typed: TypedText, definition: CommandDefinition, count: Int) -> [Completion] {
    guard access >= definition.access else { return [] }
    let place = PlaceInCommand(definition: definition, words: typed.words.dropFirst(count))
    if place.isAfterEquals { return typed.afterEquals.map { complete(nested: $0, in: typed) } ?? [] }
    if let value = place.value { return values(of: value, typed) }
    if typed.prefix.hasPrefix("--"), !typed.isQuoted, !place.isAfterOptions {
      return options(typed, definition: definition, given: place.given)
    }
    guard let argument = place.argument else { return [] }
    if argument.takesRest { return rest(of: argument, typed, from: count + place.argumentCount) }
    return values(of: argument.kind, typed)
  }

  /// What stands after `=` is a line of its own.
  private func complete(nested start: Int, in typed: TypedText) -> [Completion] {
    let line = String(decoding: typed.text.utf8.dropFirst(start), as: UTF8.self)
    return complete(line, line.utf8.count).map { completion in
      Completion(
        start: completion.start + start, text: completion.text, label: completion.label, endsWord: completion.endsWord)
    }
  }

  /// The program's own options and their values, before the command; `expected` is what the option before takes.
  func beforeCommand(_ typed: TypedText, expected: ValueKind?) -> [Completion] {
    if let expected { return values(of: expected, typed) }
    let names = GlobalOptions.definitions.map(\.spelling)
    return valueAfterEquals(typed, GlobalOptions.definitions)
      ?? typed.offer(names.filter { $0.hasPrefix(typed.prefix) })
  }

  /// The ways to go on after `--option=`; nil where nothing such is typed.
  private func valueAfterEquals(_ typed: TypedText, _ options: [OptionDefinition]) -> [Completion]? {
    guard let equals = typed.prefix.firstIndex(of: "=") else { return nil }
    let name = typed.prefix[..<equals].dropFirst(2)
    guard let kind = options.first(where: { $0.isNamed(name) })?.value else { return [] }
    return values(of: kind, typed.afterOption(String(typed.prefix[...equals])))
  }

  private func options(_ typed: TypedText, definition: CommandDefinition, given: Set<String>) -> [Completion] {
    let own = definition.options.filter { $0.isRepeatable || !given.contains($0.name) }.map(\.spelling)
    let shared = GlobalOptions.definitions.filter {
      programOptions.contains($0.name) && definition.option(named: $0.name) == nil
    }
    let names = own + shared.map(\.spelling)
    return valueAfterEquals(typed, definition.options + GlobalOptions.definitions)
      ?? typed.offer(names.filter { $0.hasPrefix(typed.prefix) })
  }

  private func values(of kind: ValueKind, _ typed: TypedText) -> [Completion] {
    switch kind {
    case .choice(let choices): typed.offer(choices.filter { $0.lowercased().hasPrefix(typed.prefix.lowercased()) })
    // After a folder one goes on.
    case .file: typed.offer(data.files(typed.prefix)) { !$0.hasSuffix("/") }
    default: source(of: kind).map { typed.offer($0) } ?? []
    }
  }

  /// The words of an argument that takes all that are left complete as one text, without quotation marks; and each
  /// last word alone where it is quoted.
  private func rest(of argument: ArgumentDefinition, _ typed: TypedText, from place: Int) -> [Completion] {
    if argument.kind == .command { return commandNames(typed) }
    guard let source = source(of: argument.kind) else { return [] }
    return typed.isQuoted ? typed.offer(source) : typed.rest(from: place).offer(source, wholeText: true)
  }

  private func commandNames(_ typed: TypedText) -> [Completion] {
    let words = typed.words.dropFirst()
    if words.isEmpty {
      return typed.offer(spellings(of: table.definitions.map(\.path[0]), beginningWith: typed.prefix))
    }
    let group = table.definitions.filter { $0.path.count == 2 && CommandTable.names($0.path[0], words[1].text) }
    return words.count == 1 ? subcommands(typed, of: group) : []
  }

  private func source(of kind: ValueKind) -> ((String) -> [String])? {
    switch kind {
    case .car: data.cars
    case .vehicle: data.plates
    case .customer: data.customers
    case .phrase: data.phrases
    case .drive: data.drives
    case .file: data.files
    case .words, .command, .number, .numberOrUsual, .date, .dateTime, .duration, .choice, .speaker: nil
    }
  }
}

extension CommandWord {
  /// The spellings that belong to a language: the documented one is English, the others German where there are any.
  fileprivate func spellings(in language: Language) -> [String] {
    switch language {
    case .en: [word]
    case .de: synonyms.isEmpty ? [word] : synonyms
    }
  }
}
