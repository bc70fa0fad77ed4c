/// What is wrong with an iCalendar file, and on which line (from 1, as an editor counts).
public struct CalendarError: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Kind: Hashable, Sendable {
    /// The file does not begin with `BEGIN:VCALENDAR`.
    case noCalendar
    /// The bytes are no UTF-8.
    case invalidUTF8
    /// The line has no name, or no colon after it.
    case noProperty
    /// `END` without its `BEGIN`, or another's.
    case wrongEnd(String)
    /// The file ends within a part.
    case unfinished(String)
    /// This is no date or time.
    case badDate(String)
    /// The event ends before it starts.
    case endBeforeStart
    /// An event without a start.
    case noStart
    /// A rule of repetition that is not read here.
    case unknownRule(String)
    /// More than is taken: events in a file, or days of an event.
    case tooMany(limit: Int)
  }

  public let kind: Kind
  public let line: Int

  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
