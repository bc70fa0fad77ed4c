/// A day and a time on the clock, as people say and read it: no zone and no offset.
public struct CivilDateTime: Sendable, Hashable {
  /// The day.
  public let date: CivilDate
  /// The time on that day.
  public let time: CivilTime

  /// The given time on the given day.
  public init(date: CivilDate, time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// The date-time `minutes` later (earlier if negative) on a clock that is never put forward or back.
  public func adding(minutes: Int) -> CivilDateTime {
    let held = min(max(minutes, -5_000_000_000), 5_000_000_000)
    let total = date.dayNumber * 1440 + time.minuteOfDay + held
    let days = total >= 0 ? total / 1440 : -((-total + 1439) / 1440)
    let clock = CivilTime(minuteOfDay: total - days * 1440)
    return CivilDateTime(
      date: CivilDate(dayNumber: days), time: CivilTime(unchecked: clock.hour, clock.minute, time.second))
  }

  /// Whole minutes from `other` to this date-time; seconds are left out.
  public func minutes(since other: CivilDateTime) -> Int {
    (date.dayNumber - other.date.dayNumber) * 1440 + time.minuteOfDay - other.time.minuteOfDay
  }
}

extension CivilDateTime: Comparable {
  /// Earlier.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
