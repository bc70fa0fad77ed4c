import LanguageKit
import ShowroomCore
import TerminalKit

extension GlobalOptions {
  /// Takes the options of the program out of its arguments.
  ///
  /// - Parameters:
  ///   - arguments: what followed the name of the program.
  ///   - table: the commands, whose own options stay where they are.
  /// - Returns: the options, and the rest as a line; its words are empty where no command was given.
  public static func parse(
    _ arguments: [String], table: CommandTable = .standard
  ) throws(CommandError) -> (options: GlobalOptions, rest: SplitLine) {
    var parser = GlobalOptionParser(arguments: arguments, table: table)
    let options = try parser.parse()
    return (options, SplitLine(arguments: parser.rest))
  }

  /// Puts one option in.
  mutating func set(_ option: OptionDefinition, to value: String?) {
    switch option.name {
    case "db": database = value
    case "as":
      staffName = value.flatMap { ValueKind.staffName(in: $0) }
      speaker = staffName == nil ? value.flatMap { Speaker(storageText: $0) } : .staff
    case "language": language = value.flatMap { LanguageTag($0) }
    case "now": now = value
    case "format": format = value.flatMap { Format(rawValue: $0) }
    case "color": color = value.flatMap { ColorPolicy(rawValue: $0) }
    case "c": lines += value.map { [$0] } ?? []
    default: setFlag(option.name)
    }
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "yes": yes = true
    case "keep-going": keepGoing = true
    case "help": help = true
    case "version": version = true
    default: break
    }
  }
}

/// Walks through the arguments of the program.
private struct GlobalOptionParser {
  let arguments: [String]
  let table: CommandTable
  private(set) var rest: [String] = []
  private var hasSpeaker = false
  private var index = 0

  init(arguments: [String], table: CommandTable) {
    self.arguments = arguments
    self.table = table
  }

  mutating func parse() throws(CommandError) -> GlobalOptions {
    var options = GlobalOptions()
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "--" {
        takeLiterally()
      } else if let (option, attached) = try option(argument) {
        index += 1
        try check(option)
        options.set(option, to: try option.given(attached: attached) { next(for: option) })
      } else {
        rest.append(argument)
        index += 1
      }
    }
    return options
  }

  /// Who speaks is said once, so that nothing that is appended to a line takes back what its beginning fixed. Of other
  /// options the last counts.
  private mutating func check(_ option: OptionDefinition) throws(CommandError) {
    guard option.name == "as" else { return }
    if hasSpeaker { throw .repeatedOption(option.spelling) }
    hasSpeaker = true
  }

  /// Keeps all that is left. Before a command the `--` itself goes; after it the command needs it.
  private mutating func takeLiterally() {
    rest += arguments[(rest.isEmpty ? index + 1 : index)...]
    index = arguments.count
  }

  /// The option of the program that an argument names. Before the command every option has to be one; after it a command
  /// keeps those that it has itself, and all that are not known here.
  private func option(_ argument: String) throws(CommandError) -> (OptionDefinition, attached: String?)? {
    guard argument.hasPrefix("-"), argument.utf8.count > 1 else { return nil }
    let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let found = GlobalOptions.definitions.first { $0.isNamed(name) && isSpelt($0, in: argument) }
    if rest.isEmpty, found == nil { throw .unknownOption(argument, command: nil, near: Self.near(name)) }
    guard let found, rest.isEmpty || !isOwned(found) else { return nil }
    return (found, parts.count > 1 ? String(parts[1]) : nil)
  }

  /// One dash for a letter, two for a word.
  private func isSpelt(_ option: OptionDefinition, in argument: String) -> Bool {
    let spelling = argument.prefix { $0 != "=" }
    return ([option.name] + option.synonyms).contains { OptionDefinition.spelling(of: $0) == spelling }
  }

  private func isOwned(_ option: OptionDefinition) -> Bool {
    if option.name.count == 1 { return true }
    return table.find(rest)?.option(named: option.name) != nil
  }

  private static func near(_ name: String) -> [String] {
    NearMiss.of(name, among: GlobalOptions.definitions.map(\.name)).map { OptionDefinition.spelling(of: $0) }
  }

  /// The argument after an option. Only a line may begin with dashes.
  private mutating func next(for option: OptionDefinition) -> String? {
    guard index < arguments.count, option.name == "c" || !arguments[index].hasPrefix("--") else { return nil }
    index += 1
    return arguments[index - 1]
  }
}
