/// A date, a time, or both, as somebody said them: kept as words mean them, so that they can be stored in a shortcut
/// and evaluated each time it runs.
public struct WhenExpression: Sendable, Hashable {
  /// What the words say about the time of day.
  public enum Clock: Sendable, Hashable {
    /// "at three", "15:00".
    case at(ClockExpression)
    /// "between two and four": any time within.
    case between(ClockExpression, ClockExpression)
    /// "from two to four": begins at the first and ends at the second.
    case span(ClockExpression, ClockExpression)
    /// "before six": six or earlier.
    case before(ClockExpression)
    /// "after three": three or later.
    case after(ClockExpression)
    /// "in the afternoon".
    case part(PartOfDay)
    /// "in half an hour": this many minutes after now.
    case minutesFromNow(Int)
    /// "within two hours": any time from now until this many minutes after it.
    case within(minutes: Int)
    /// "25:00", "12:75": no clock shows it.
    case impossible(hour: Int, minute: Int)
  }

  /// A time that the diary has to find.
  public enum Search: String, Sendable, Hashable {
    /// "next free": the next time that is free.
    case nextFree
    /// "as soon as possible": the same, and the nearest is what counts.
    case soonest
  }

  /// The day, if the words say anything of it.
  public var day: DayExpression?
  /// The time of day, if the words say anything of it.
  public var clock: Clock?
  /// What the diary has to find, if that was said.
  public var search: Search?

  /// An expression of these parts.
  public init(day: DayExpression? = nil, clock: Clock? = nil, search: Search? = nil) {
    self.day = day
    self.clock = clock
    self.search = search
  }

  /// Whether a day of the calendar is named, see ``DayExpression/isTiedToDate``.
  public var isTiedToDate: Bool { day?.isTiedToDate ?? false }

  /// Whether nothing is said.
  public var isEmpty: Bool { day == nil && clock == nil && search == nil }
}
