/// What a reader of lines has to tell.
public enum LineEvent: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// The person dropped the line (Ctrl-C).
  case interrupted
  /// Nothing was typed for as long as the reader waits. What there was of a line is dropped.
  case quiet
  /// There are no more lines (Ctrl-D, the end of a file).
  case end
  /// A line longer than this many bytes was passed over.
  case tooLong(limit: Int)
  /// Reading failed, for the operating system's reason; no more lines will come.
  case failed(reason: String)
}

/// A source of lines: a person at a terminal, or a script.
public protocol LineReader: AnyObject {
  /// The next line. A script shows no prompt.
  func readLine(prompt: String) -> LineEvent
}
