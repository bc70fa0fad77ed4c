import LanguageKit

/// Wall-clock time in a showroom's zone: between instants, which are stored, and dates and times, which people use.
///
/// Years 1 to 9999; instants beyond them are held at the ends.
public struct ShowroomCalendar: Hashable, Sendable {
  /// The zone whose clock hangs in the showroom.
  public let zone: TimeZoneRules

  /// Makes the calendar of a showroom in `zone`.
  public init(zone: TimeZoneRules) {
    self.zone = zone
  }
}

/// What a wall-clock time means on a clock that is put forward and back.
public enum LocalInstant: Hashable, Sendable {
  /// The time comes once, as almost all do.
  case once(Instant)
  /// The clock jumps over the time (spring): it is moved on by as much as the clock is.
  case skipped(movedTo: Instant, gap: ClockChange)
  /// The clock shows the time twice (autumn).
  case twice(earlier: Instant, later: Instant)

  /// The instant that is taken unless somebody chooses another: moved on by the gap, or the earlier of two.
  public var instant: Instant {
    switch self {
    case .once(let instant), .skipped(let instant, _), .twice(let instant, _): instant
    }
  }
}

// MARK: - Instants to wall-clock time

extension ShowroomCalendar {
  /// The date and time that the showroom's clock shows at `instant`.
  public func civil(at instant: Instant) -> CivilDateTime {
    let local = (instant + zone.offset(at: instant)).seconds
    let (days, second) = Self.split(local)
    return CivilDateTime(date: CivilDate(dayNumber: days), time: Self.time(second))
  }

  /// The date in the showroom at `instant`.
  public func date(at instant: Instant) -> CivilDate {
    civil(at: instant).date
  }

  /// The minute of the day that the clock shows at `instant`, 0…1439.
  public func minuteOfDay(at instant: Instant) -> Int {
    civil(at: instant).time.minuteOfDay
  }

  /// Divides seconds into days, rounded down, and the second of the day.
  private static func split(_ seconds: Int64) -> (days: Int, second: Int) {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    return remainder < 0 ? (Int(quotient) - 1, Int(remainder) + 86_400) : (Int(quotient), Int(remainder))
  }

  private static func time(_ second: Int) -> CivilTime {
    CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60) ?? .midnight
  }
}

// MARK: - Wall-clock time to instants

extension ShowroomCalendar {
  /// What the date and time `civil` means in the showroom.
  public func instant(of civil: CivilDateTime) -> LocalInstant {
    localInstant(wallClock: Self.seconds(of: civil))
  }

  /// What the clock shows `minutes` after midnight of `date`, also beyond the day: 1440 is the next midnight, and
  /// 1500 is 01:00 of the next day.
  public func instant(on date: CivilDate, minute: Int) -> LocalInstant {
    let held = min(max(minute, -1_000_000), 1_000_000)
    return localInstant(wallClock: date.dayNumber * 86_400 + held * 60)
  }

  /// Seconds since 1970-01-01T00:00:00 of the same clock.
  private static func seconds(of civil: CivilDateTime) -> Int {
    civil.date.dayNumber * 86_400 + civil.time.minuteOfDay * 60 + civil.time.second
  }

  /// No offset is farther from UTC than this, so what a wall clock shows lies within it of the same number in UTC.
  private static let greatestOffset = 2 * 86_400

  private func localInstant(wallClock: Int) -> LocalInstant {
    let asUTC = Instant(seconds: Int64(wallClock))
    let start = asUTC - Self.greatestOffset
    let changes = zone.changes(from: start, to: asUTC + Self.greatestOffset)
    guard let first = changes.first else { return .once(asUTC - zone.offset(at: start)) }
    let offsets = [first.before.offset] + changes.map(\.after.offset)
    let fits = Set(offsets).map { asUTC - $0 }.filter { $0 + zone.offset(at: $0) == asUTC }.sorted()
    if fits.count > 1 { return .twice(earlier: fits[0], later: fits[1]) }
    if let fit = fits.first { return .once(fit) }
    return moved(asUTC, over: changes)
  }

  /// Moves a time that no clock shows on by the change that jumps over it.
  private func moved(_ asUTC: Instant, over changes: [ClockChange]) -> LocalInstant {
    let gap = changes.first { change in
      change.instant + change.before.offset <= asUTC && asUTC < change.instant + change.after.offset
    }
    guard let gap else { return .once(asUTC - zone.offset(at: asUTC)) }
    return .skipped(movedTo: asUTC - gap.before.offset, gap: gap)
  }
}

// MARK: - Days

extension ShowroomCalendar {
  /// The first instant of `date`: midnight, or where the clock jumps over midnight, the instant after the jump.
  ///
  /// Where the clock shows midnight twice, this is the earlier.
  public func startOfDay(_ date: CivilDate) -> Instant {
    let midnight = instant(of: CivilDateTime(date: date, time: .midnight))
    if case .skipped(_, let gap) = midnight { return gap.instant }
    return midnight.instant
  }

  /// From the first instant of `date` to the first instant of the next: 24 hours, or as many as the clock makes of
  /// it. Nil for a day that a zone left out whole, as Samoa did with 2011-12-30, and for the last day of year 9999.
  public func dayInterval(_ date: CivilDate) -> TimeSlot? {
    TimeSlot(start: startOfDay(date), end: startOfDay(date.adding(days: 1)))
  }
}
