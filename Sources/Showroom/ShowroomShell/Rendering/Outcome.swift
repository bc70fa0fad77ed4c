import LanguageKit

/// How a run or a line ended.
public enum ExitStatus: Int32, Sendable, Hashable {
  /// Done.
  case done = 0
  /// Refused or failed: a slot that is taken, nothing found, not allowed.
  case refused = 1
  /// Not understood as a command: unknown words, bad options, bad values.
  case usage = 2
  /// A script stopped before its end.
  case scriptStopped = 3
}

/// What went wrong, as a person reads it and as a program does.
public struct Problem: Sendable, Hashable {
  /// A stable name for programs.
  public var code: String
  /// What happened, and to which input: one sentence.
  public var message: String
  /// What to do next: one sentence.
  public var hint: String?

  private static let longest = 1000

  /// What is longer than a screen of text is cut: it repeats an input that is.
  public init(code: String, message: String, hint: String? = nil) {
    self.code = code
    self.message = message.excerpt(Self.longest)
    self.hint = hint?.excerpt(Self.longest)
  }
}

/// What a line led to: what is shown, what went wrong, and how it ended.
public struct Outcome: Sendable, Hashable {
  /// What goes to stdout, in order.
  public var blocks: [Block]
  /// What goes to stderr.
  public var problem: Problem?
  public var status: ExitStatus
  /// The value for JSON where it is not to be made of the blocks.
  public var value: JSONValue?
  /// The answer as it is heard: one that stands alone, without numbers, plates and commands; nil where it is no intent's.
  public var spoken: String?
  /// A file for other programs that goes to stdout as it is, in the place of the blocks. On a terminal it is made safe.
  public var document: String?
  /// Whether what a terminal shows from before is to go, as it is not for whoever comes next.
  public var clearsScreen = false
  /// The format that was asked for with this line alone.
  public var format: GlobalOptions.Format?

  public init(_ blocks: [Block] = [], problem: Problem? = nil, status: ExitStatus = .done, value: JSONValue? = nil) {
    self.blocks = blocks
    self.problem = problem
    self.status = status
    self.value = value
  }

  /// A file for other programs.
  public init(document: String) {
    self.init()
    self.document = document
  }

  /// A failure with nothing to show but the problem.
  public init(_ problem: Problem, status: ExitStatus = .refused) {
    self.init([], problem: problem, status: status)
  }
}
