/// What a ``WhenExpression`` means at a given now: the plain reading, and the others that the words allow.
public struct WhenReading: Sendable, Hashable {
  /// Why an expression has no day or no time, or a doubtful one.
  public enum Problem: Sendable, Hashable {
    /// The calendar has no such day: "30 February". The year is nil where none was said.
    case impossibleDate(month: Int, day: Int, year: Int?)
    /// No clock shows such a time: "25:00".
    case impossibleTime(hour: Int, minute: Int)
    /// The day is over; it was said with its year.
    case past(CivilDate)
    /// The day is not the weekday that was said with it.
    case otherWeekday(said: Weekday, date: CivilDate)
  }

  /// The day; nil where the words say nothing of it, or name several (``days``).
  public var date: CivilDate?
  /// The time; nil where the words say nothing of it, or leave a choice (``window``).
  public var time: CivilTime?
  /// Other times that the words can mean: "at three" is 03:00, and also 15:00.
  public var otherTimes: [CivilTime] = []
  /// Times that the words could mean too, had they not passed: "today 9:00" at 9:05 is 21:00, and was 09:00.
  public var passedTimes: [CivilTime] = []
  /// Other days that the words can mean, likelier ones first.
  public var otherDates: [CivilDate] = []
  /// All days that were named at once: "next week", "in May".
  public var days: ClosedRange<CivilDate>?
  /// The times to pick from: "between two and four", "in the afternoon", "before six".
  public var window: TimeWindow?
  /// Other windows that the words can mean: "between two and four" is 02:00–04:00, and also 14:00–16:00.
  public var otherWindows: [TimeWindow] = []
  /// How long it is from the first to the second time of "from two to four", in minutes.
  public var spanMinutes: Int?
  /// What the diary has to find.
  public var search: WhenExpression.Search?
  /// Whether the day and the time follow from now alone ("in 5 minutes") and leave no choice.
  public var isFixedInstant = false
  /// What is wrong with the expression, if anything.
  public var problem: Problem?

  /// A reading that says nothing yet.
  public init() {}

  /// The day and the time together, where both are known.
  public var start: CivilDateTime? {
    guard let date, let time else { return nil }
    return CivilDateTime(date: date, time: time)
  }
}
