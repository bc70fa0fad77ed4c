import ShowroomText

/// Why a line or the program's arguments are no command that can be run. Each case carries what its text needs; the
/// text itself is made in `CommandError+Text.swift`.
public enum CommandError: Error, Hashable, Sendable {
  /// The word names no command.
  case unknownCommand(String, near: [String])
  /// A group of commands was named, and none of them.
  case missingSubcommand(of: String, choices: [String])
  /// The word names no command of the group.
  case unknownSubcommand(String, of: String, near: [String], choices: [String])
  /// Neither the command nor the program has this option. Before a command, `command` is nil.
  case unknownOption(String, command: String?, near: [String])
  /// The option was given without a value.
  case missingValue(option: String, expected: ValueKind)
  /// A value was given to an option that takes none.
  case unexpectedValue(option: String, value: String)
  /// The option was given twice, and counts once.
  case repeatedOption(String)
  /// The option holds for a whole run, and was given with one line of it.
  case optionForWholeRun(String)
  /// The value of an option or an argument can not be what is expected.
  case badValue(of: String, value: String, expected: ValueKind)
  /// An argument is missing; `usage` shows the whole command.
  case missingArgument(ValueKind, command: String, usage: Localized)
  /// A word has no place in the command.
  case extraArgument(String, command: String, usage: Localized)
  /// A quotation mark opens at this column, from 1, and never closes.
  case unclosedQuote(column: Int)
  /// The speaker may not use the command.
  case notAllowed(command: String, needs: Access)

  /// A stable name for programs.
  public var code: String {
    switch self {
    case .unknownCommand: "unknown-command"
    case .missingSubcommand: "missing-subcommand"
    case .unknownSubcommand: "unknown-subcommand"
    case .unknownOption: "unknown-option"
    case .missingValue: "missing-value"
    case .unexpectedValue: "unexpected-value"
    case .repeatedOption: "repeated-option"
    case .optionForWholeRun: "option-for-whole-run"
    case .badValue: "bad-value"
    case .missingArgument: "missing-argument"
    case .extraArgument: "extra-argument"
    case .unclosedQuote: "unclosed-quote"
    case .notAllowed: "not-allowed"
    }
  }

  /// How a run ends that fails by this.
  public var exitStatus: ExitStatus {
    if case .notAllowed = self { .refused } else { .usage }
  }
}
