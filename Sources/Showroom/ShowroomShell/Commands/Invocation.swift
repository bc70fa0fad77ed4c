/// A command with all that was given to it.
public struct Invocation: Sendable, Hashable {
  public let command: CommandName
  /// The arguments in order, without quotation marks; numbers of drives without `#`.
  public let words: [String]
  /// The same arguments with their places in ``line``, and whether they were quoted.
  public let arguments: [Word]
  /// The line that they come from, up to a lone `=`.
  public let line: SplitLine
  /// The words of the argument that takes all that are left, as typed: quotation marks stay, options are taken out
  /// wherever they stood. A single quoted word is what it holds. For a command without such an argument, all words.
  public let text: String
  /// What stands after a lone `=`, untouched, nil where there is none.
  public let tail: SplitLine?
  /// Options of the program that were given with this line.
  public let globals: GlobalOptions
  private let values: [String: [String]]

  init(
    command: CommandName, line: SplitLine, arguments: [Word] = [], text: String = "", tail: SplitLine? = nil,
    values: [String: [String]] = [:], globals: GlobalOptions = GlobalOptions()
  ) {
    self.command = command
    self.line = line
    self.arguments = arguments
    self.text = text
    self.tail = tail
    self.values = values
    self.globals = globals
    words = arguments.map(\.text)
  }

  /// The value of an option by its documented name, nil where it was not given.
  public func option(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that may be repeated, in order.
  public func options(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option that takes a whole number, checked against its range already.
  public func number(_ name: String) -> Int? { option(name).flatMap { Int($0) } }

  /// Whether an option was given.
  public func flag(_ name: String) -> Bool { values[name] != nil }

  /// The names of all options that were given.
  public var givenOptions: Set<String> { Set(values.keys) }
}
