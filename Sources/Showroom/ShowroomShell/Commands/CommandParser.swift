/// Makes a command of a line.
public struct CommandParser: Sendable {
  public let table: CommandTable

  public init(table: CommandTable = .standard) {
    self.table = table
  }

  /// Reads a line as a command.
  ///
  /// - Parameters:
  ///   - line: the line as typed.
  ///   - access: what the speaker may use.
  /// - Returns: nil where the line is no command: its first word names none, or what follows makes it a sentence.
  public func parse(_ line: String, access: Access = .staff) throws(CommandError) -> Invocation? {
    try parse(SplitLine(line), access: access)
  }

  /// Reads a line that is split already. `… --help` is the command `help`.
  public func parse(_ line: SplitLine, access: Access = .staff) throws(CommandError) -> Invocation? {
    var globals = GlobalOptions()
    let start = try leadingOptions(of: line, into: &globals)
    let words = line.words[start...]
    guard let first = words.first, !first.isQuoted else {
      return globals.help ? Invocation(command: .help, line: line, globals: globals) : nil
    }
    switch table.match(words.prefix(2).map { $0.isQuoted ? "" : $0.text }) {
    case .none: return nil
    case .group(let group): return try help(on: group, words: Array(words), line: line)
    case .command(let definition, let count):
      let call = Call(definition: definition, count: count, words: Array(words), line: line)
      return try parse(call, globals: globals, access: access)
    }
  }

  /// One command with the words of its line, its own among them.
  private struct Call {
    let definition: CommandDefinition
    let count: Int
    let words: [Word]
    let line: SplitLine

    /// What follows the command.
    var rest: ArraySlice<Word> { words[count...] }
  }

  private func parse(_ call: Call, globals: GlobalOptions, access: Access) throws(CommandError) -> Invocation? {
    let definition = call.definition
    if try isSentence(call) { return nil }
    if call.rest.contains(where: Self.asksForHelp) || globals.help { return help(on: definition, line: call.line) }
    if let column = call.line.unclosedQuote { throw .unclosedQuote(column: column) }
    guard access >= definition.access else { throw .notAllowed(command: definition.title, needs: definition.access) }
    var reader = ArgumentReader(definition: definition, line: call.line, globals: globals)
    return try reader.read(call.rest)
  }

  /// Whether a command of one word is followed by words that it has no use for, so that the line is something else.
  private func isSentence(_ call: Call) throws(CommandError) -> Bool {
    guard call.count == 1, let next = call.rest.first, !next.looksLikeOption else { return false }
    if call.definition.standsAlone { return true }
    if call.definition.isAlsoQuestion { return isQuestion(call.rest) }
    guard call.definition.arguments.isEmpty else { return false }
    let group = table.subcommands(besides: call.definition)
    guard !group.isEmpty else { return false }
    try checkSubcommand(next.text, of: group, isLast: call.rest.count == 1)
    return true
  }

  /// Whether what follows is no name: several words without a figure and without options.
  private func isQuestion(_ words: ArraySlice<Word>) -> Bool {
    words.count > 1
      && words.allSatisfy { word in
        !word.isQuoted && !word.looksLikeOption && !word.text.contains(where: \.isNumber)
      }
  }

  /// A line that begins with the word of a group, and names none of its commands.
  private func help(on group: [CommandDefinition], words: [Word], line: SplitLine) throws(CommandError) -> Invocation? {
    let name = group[0].path[0].word
    guard words.count > 1, !words[1].looksLikeOption else {
      if words.contains(where: Self.asksForHelp) { return help(on: [name], line: line) }
      throw .missingSubcommand(of: name, choices: group.map { $0.path[1].word })
    }
    try checkSubcommand(words[1].text, of: group, isLast: words.count == 2)
    return nil
  }

  /// Refuses a word in the place of a subcommand, where it is a slip of one or the last word of the line. Several words
  /// that are near none make a sentence.
  private func checkSubcommand(
    _ word: String, of group: [CommandDefinition], isLast: Bool
  ) throws(CommandError) {
    let choices = group.map { $0.path[1].word }
    let near = NearMiss.of(word, among: group.flatMap { $0.path[1].spellings })
    guard isLast || !near.isEmpty else { return }
    throw .unknownSubcommand(word, of: group[0].path[0].word, near: near, choices: choices)
  }

  private func help(on definition: CommandDefinition, line: SplitLine) -> Invocation {
    help(on: definition.path.map(\.word), line: line)
  }

  private func help(on path: [String], line: SplitLine) -> Invocation {
    let line = SplitLine("help " + path.joined(separator: " "))
    let arguments = Array(line.words.dropFirst())
    return Invocation(command: .help, line: line, arguments: arguments, text: line.text(of: arguments[...]))
  }

  private static func asksForHelp(_ word: Word) -> Bool {
    !word.isQuoted && word.text == "--help"
  }

  /// Takes the options before the command, and says where it stands.
  private func leadingOptions(of line: SplitLine, into globals: inout GlobalOptions) throws(CommandError) -> Int {
    var reader = OptionReader(words: line.words[...], definition: nil)
    while let word = reader.words.first, word.looksLikeOption {
      try reader.take(into: &globals)
    }
    return reader.words.startIndex
  }
}
