import LanguageKit

/// All commands, and the look-up of one by its words.
public struct CommandTable: Sendable {
  /// The commands in the order of the help.
  public let definitions: [CommandDefinition]
  /// The places of the commands that begin with a word, by its folded spellings.
  private let beginnings: [String: [Int]]

  public init(_ definitions: [CommandDefinition]) {
    self.definitions = definitions
    var beginnings: [String: [Int]] = [:]
    for (place, definition) in definitions.enumerated() {
      let first = definition.path[0].spellings + [definition.calledAlso].compactMap(\.self)
      for key in Set(first.flatMap(Folding.keys)) { beginnings[key, default: []].append(place) }
    }
    self.beginnings = beginnings
  }

  /// The commands of the program.
  public static let standard = CommandTable(
    catalogCommands + aliasCommands + driveCommands + waitingCommands + listCommands + dayCommands + reportCommands
      + shortcutCommands + suggestionCommands + customerCommands + vehicleCommands + resourceCommands + messageCommands
      + messageTextCommands + showroomCommands + fileCommands + terminalCommands + sessionCommands)

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
    let places = Set(Self.keys(of: first).flatMap { beginnings[$0] ?? [] }).sorted()
    let group = places.map { definitions[$0] }
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
    let keys = Set(keys(of: typed))
    return word.spellings.contains { !keys.isDisjoint(with: Folding.keys($0)) }
  }
}
