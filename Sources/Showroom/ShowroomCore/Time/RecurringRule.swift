import LanguageKit

/// The yearly rule of a zone, as the TZ text of POSIX.1 section 8.3 with the extensions of RFC 8536 section 3.3.1
/// states it: "CET-1CEST,M3.5.0,M10.5.0/3".
struct RecurringRule: Hashable, Sendable {
  /// The zone's standard time.
  let standard: LocalTimeType
  /// The other local time with the days on which it begins and ends; nil when the clock never changes.
  let daylight: Daylight?

  struct Daylight: Hashable, Sendable {
    let type: LocalTimeType
    let start: YearlyMoment
    let end: YearlyMoment
  }
}

/// A moment that comes every year: a day, and seconds of wall-clock time from that day's midnight (-167 h to 167 h).
struct YearlyMoment: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// Jn: the day of the year from 1 to 365; 29 February is never counted.
    case julian(Int)
    /// n: the day of the year from 0 to 365; 29 February counts.
    case zeroBased(Int)
    /// Mm.w.d: a weekday of week w (5 is the last) of month m.
    case weekday(Weekday, week: Int, month: Int)
  }

  let day: Day
  let time: Int

  /// The day and time in `year` (1…9999), as seconds since 1970-01-01T00:00:00 of the same wall clock.
  func wallClockSeconds(in year: Int) -> Int {
    dayNumber(in: year) * 86_400 + time
  }

  private func dayNumber(in year: Int) -> Int {
    switch day {
    case .julian(let day):
      let leapDay = CivilDate.isLeap(year) && day >= 60 ? 1 : 0
      return Self.firstDay(year: year, month: 1) + day - 1 + leapDay
    case .zeroBased(let day):
      return Self.firstDay(year: year, month: 1) + day
    case .weekday(let weekday, let week, let month):
      return Self.dayNumber(of: weekday, week: week, month: month, year: year)
    }
  }

  private static func dayNumber(of weekday: Weekday, week: Int, month: Int, year: Int) -> Int {
    let first = firstDay(year: year, month: month)
    let day = CivilDate(dayNumber: first).weekday.days(until: weekday) + (week - 1) * 7
    return first + (day < CivilDate.days(inMonth: month, ofYear: year) ? day : day - 7)
  }

  private static func firstDay(year: Int, month: Int) -> Int {
    CivilDate(year: year, month: month, day: 1)?.dayNumber ?? 0
  }
}

extension RecurringRule {
  /// The local time that holds at `instant`.
  func localTime(at instant: Instant) -> LocalTimeType {
    guard daylight != nil else { return standard }
    let changes = changes(around: instant)
    return changes.last { $0.instant <= instant }?.after ?? changes.first?.before ?? daylight?.type ?? standard
  }

  func change(after instant: Instant) -> ClockChange? {
    changes(around: instant).first { $0.instant > instant }
  }

  func change(before instant: Instant) -> ClockChange? {
    changes(around: instant).last { $0.instant < instant }
  }

  /// The changes of the years next to `instant`.
  private func changes(around instant: Instant) -> [ClockChange] {
    let year = Self.year(of: instant)
    return changes(inYears: (year - 2)...(year + 2))
  }

  /// The changes of some years (1…9999) in order, without those that alter nothing: none when daylight time is kept
  /// all year. The first moment of the first year and the last of the last are left out: what is next to them is not
  /// known.
  func changes(inYears years: ClosedRange<Int>) -> [ClockChange] {
    guard let daylight else { return [] }
    var moments: [(time: Int64, type: LocalTimeType)] = []
    moments.reserveCapacity(2 * years.count)
    for year in years {
      let end = daylight.end.wallClockSeconds(in: year) - daylight.type.offset
      let start = daylight.start.wallClockSeconds(in: year) - standard.offset
      moments.append((Int64(end), standard))
      moments.append((Int64(start), daylight.type))
    }
    return Self.changes(moments.sorted { $0.time < $1.time })
  }

  /// The year of `instant` in UTC, held to a range in which every neighbouring year is a calendar year.
  static func year(of instant: Instant) -> Int {
    let day = Int(instant.seconds / 86_400)
    return min(max(CivilDate(dayNumber: day).year, 3), 9997)
  }

  /// Joins moments to changes. Of two at one instant the start of daylight time holds: that is how "daylight time all
  /// year", whose end and next start coincide, is written (RFC 8536 section 3.3.1).
  private static func changes(_ moments: [(time: Int64, type: LocalTimeType)]) -> [ClockChange] {
    let effective = moments.indices.dropLast().filter { moments[$0].time != moments[$0 + 1].time }.map { moments[$0] }
    return zip(effective, effective.dropFirst()).compactMap { before, after in
      guard before.type != after.type else { return nil }
      return ClockChange(instant: Instant(seconds: after.time), before: before.type, after: after.type)
    }
  }
}
