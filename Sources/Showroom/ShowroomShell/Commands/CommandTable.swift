import LanguageKit

/// All commands, and the look-up of one by its words.
public struct CommandTable: Sendable {
  /// The commands in the order of the help.
  public let definitions: [CommandDefinition]
  /// The places of the commands by the first letter of a word that calls them. Every start of the program makes this
  /// index anew, and few look up more than one word: by letter it costs a tenth of what a dictionary of the words does.
  private let beginnings: [[Int]]

  public init(_ definitions: [CommandDefinition]) {
    self.definitions = definitions
    var beginnings = [[Int]](repeating: [], count: Self.letters)
    for (place, definition) in definitions.enumerated() {
      for spelling in definition.path[0].spellings + (definition.calledAlso.map { [$0] } ?? []) {
        for letter in Self.letters(of: spelling) where beginnings[letter].last != place {
          beginnings[letter].append(place)
        }
      }
    }
    self.beginnings = beginnings
  }

  /// How many letters the index tells apart; several bytes may share one.
  private static let letters = 32

  /// The places in the index of the folded forms of a word; folding leaves a plain first letter as it is.
  private static func letters(of word: String) -> [Int] {
    guard let first = word.utf8.first else { return [] }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { return [Int(first) % letters] }
    return keys(of: word).compactMap { $0.utf8.first.map { Int($0) % letters } }
  }

  /// The commands of the program.
  public static let standard = CommandTable(
    [
      catalogCommands, aliasCommands, driveCommands, waitingCommands, listCommands, dayCommands, reportCommands,
      shortcutCommands, suggestionCommands, customerCommands, vehicleCommands, resourceCommands, messageCommands,
      messageTextCommands, showroomCommands, fileCommands, terminalCommands, sessionCommands,
    ].flatMap(\.self))

  /// What the first words of a line name.
  public enum Match {
    /// No command.
    case none
    /// A command, by this many words.
    case command(CommandDefinition, words: Int)
    /// Several commands that begin with the first word, and none of them by the second.
    case group([CommandDefinition])
  }

  /// Looks up the command that words begin with: the longest path that fits. Case, accents and umlauts do not matter.
  public func match(_ words: [String]) -> Match {
    guard let first = words.first else { return .none }
    let keys = Self.keys(of: first)
    let places = Set(keys.compactMap { $0.utf8.first.map { Int($0) % Self.letters } }).flatMap { beginnings[$0] }
    let group = Set(places).sorted().map { definitions[$0] }.filter { $0.begins(with: keys) }
    guard !group.isEmpty else { return .none }
    if let called = group.first(where: { $0.calledAlso.map { Self.names(CommandWord($0), first) } ?? false }) {
      return .command(called, words: 1)
    }
    let second = words.dropFirst().first
    if let second, let found = group.first(where: { $0.path.count == 2 && Self.names($0.path[1], second) }) {
      return .command(found, words: 2)
    }
    if let alone = group.first(where: { $0.path.count == 1 }) { return .command(alone, words: 1) }
    return .group(group)
  }

  /// The command that words begin with, nil where they name none.
  public func find(_ words: [String]) -> CommandDefinition? {
    guard case .command(let definition, _) = match(words) else { return nil }
    return definition
  }

  /// The commands of two words that begin with the same word as a command.
  func subcommands(besides definition: CommandDefinition) -> [CommandDefinition] {
    definitions.filter { $0.path.count == 2 && $0.path[0] == definition.path[0] }
  }

  /// The definition of a command, nil where the table does not hold it.
  public subscript(_ name: CommandName) -> CommandDefinition? {
    definitions.first { $0.name == name }
  }

  /// The folded spellings of a word; a word longer than any command has none.
  private static func keys(of word: String) -> [String] {
    word.utf8.count > 64 ? [] : Folding.keys(word.lowercased())
  }

  static func names(_ word: CommandWord, _ typed: String) -> Bool {
    word.isCalled(by: keys(of: typed))
  }
}

extension CommandDefinition {
  /// Whether one of the folded forms of a word is the first that calls the command.
  fileprivate func begins(with keys: [String]) -> Bool {
    path[0].isCalled(by: keys) || (calledAlso.map { CommandWord($0).isCalled(by: keys) } ?? false)
  }
}

extension CommandWord {
  /// Whether one of the folded forms of a word is one of this word's.
  fileprivate func isCalled(by keys: [String]) -> Bool {
    spellings.contains { spelling in
      spelling.isFolded ? keys.contains(spelling) : Folding.keys(spelling).contains(where: keys.contains)
    }
  }
}

extension String {
  /// Whether folding leaves the word as it is, as it does most of those in the table.
  fileprivate var isFolded: Bool { utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }
}
