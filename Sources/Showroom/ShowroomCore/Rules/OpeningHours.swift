import LanguageKit

/// When a showroom is open: hours for each weekday, other hours on some dates, and closed days with their reasons.
///
/// Hours are wall-clock time and stay what they are when the clock changes.
public struct OpeningHours: Hashable, Sendable {
  /// The spans of each weekday; a weekday without an entry is closed.
  public private(set) var weekly: [Weekday: [OpeningSpan]]
  /// Dates with other spans than their weekday's; an empty list is a date without hours.
  public private(set) var exceptions: [CivilDate: [OpeningSpan]]
  /// Dates on which the showroom is closed from midnight to midnight, each with its reason. This goes before any hours,
  /// also before those that run into the date from the evening before.
  public var closedDays: [CivilDate: String]

  /// Makes opening hours; spans of a day are put in order.
  public init(
    weekly: [Weekday: [OpeningSpan]] = [:], exceptions: [CivilDate: [OpeningSpan]] = [:],
    closedDays: [CivilDate: String] = [:]
  ) {
    self.weekly = weekly.mapValues { $0.sorted() }.filter { !$0.value.isEmpty }
    self.exceptions = exceptions.mapValues { $0.sorted() }
    self.closedDays = closedDays
  }

  /// Sets the spans of a weekday; none closes it.
  public mutating func set(_ spans: [OpeningSpan], on weekday: Weekday) {
    weekly[weekday] = spans.isEmpty ? nil : spans.sorted()
  }

  /// Sets the spans of one date; nil gives the date the hours of its weekday again.
  public mutating func set(_ spans: [OpeningSpan]?, on date: CivilDate) {
    exceptions[date] = spans?.sorted()
  }

  /// The spans that begin on `date`: none on a closed day, those of the date if it has its own, else its weekday's.
  public func spans(on date: CivilDate) -> [OpeningSpan] {
    guard closedDays[date] == nil else { return [] }
    return exceptions[date] ?? weekly[date.weekday] ?? []
  }

  /// What an empty showroom begins with: Monday to Friday 09:00–18:00, Saturday 09:00–16:00.
  public static var standard: OpeningHours {
    var hours = OpeningHours()
    let (long, short) = (OpeningSpan(opens: 540, closes: 1080), OpeningSpan(opens: 540, closes: 960))
    for weekday in Weekday.allCases.dropLast() {
      hours.set([weekday == .saturday ? short : long].compactMap(\.self), on: weekday)
    }
    return hours
  }
}

/// A day on which the showroom is closed, and why.
public struct ClosedDay: Hashable, Sendable {
  /// The date in the showroom.
  public let date: CivilDate
  /// The reason as it was entered.
  public let reason: String

  /// A closed day.
  public init(date: CivilDate, reason: String) {
    self.date = date
    self.reason = reason
  }
}
