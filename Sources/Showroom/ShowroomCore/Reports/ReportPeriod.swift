import LanguageKit

/// The days that a report is about, both included.
public struct ReportPeriod: Hashable, Sendable {
  public let first: CivilDate
  public let last: CivilDate

  /// The greatest number of days that one report reads: ten years.
  public static let greatestLength = 3660

  /// - Returns: nil where the last day comes before the first, or there are too many between.
  public init?(_ first: CivilDate, _ last: CivilDate) {
    guard first <= last, last.dayNumber - first.dayNumber < Self.greatestLength else { return nil }
    self.first = first
    self.last = last
  }

  /// The last thirty days, today included.
  public static func standard(today: CivilDate) -> ReportPeriod {
    ReportPeriod(today.adding(days: -29), today) ?? ReportPeriod(day: today)
  }

  /// One day.
  public init(day: CivilDate) {
    (first, last) = (day, day)
  }

  /// From the first instant of the first day to the end of the last; nil beyond the calendar.
  public func interval(_ calendar: ShowroomCalendar) -> TimeSlot? {
    TimeSlot(start: calendar.startOfDay(first), end: calendar.startOfDay(last.adding(days: 1)))
  }
}
