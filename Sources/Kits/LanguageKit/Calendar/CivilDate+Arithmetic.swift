extension CivilDate {
  /// The day `days` later (earlier if negative), held within ``earliest`` and ``latest``.
  public func adding(days: Int) -> CivilDate {
    let held = min(max(days, -4_000_000), 4_000_000)
    return CivilDate(dayNumber: dayNumber + held)
  }

  /// The same day of the month `months` later (earlier if negative); where that month is shorter, its last day.
  public func adding(months: Int) -> CivilDate {
    let held = min(max(months, -120_000), 120_000)
    let count = year * 12 + (month - 1) + held
    guard count >= 12 else { return .earliest }
    guard count < 120_000 else { return .latest }
    let (newYear, newMonth) = (count / 12, count % 12 + 1)
    return CivilDate(unchecked: newYear, newMonth, min(day, Self.days(inMonth: newMonth, ofYear: newYear)))
  }

  /// The first day of this month.
  public var startOfMonth: CivilDate { CivilDate(unchecked: year, month, 1) }

  /// The last day of this month.
  public var endOfMonth: CivilDate {
    CivilDate(unchecked: year, month, Self.days(inMonth: month, ofYear: year))
  }

  /// The `count`-th `weekday` of this month, 1…5; -1 is the last one. Nil where the month has no such day.
  public func nth(_ count: Int, _ weekday: Weekday) -> CivilDate? {
    if count < 0 {
      return endOfMonth.adding(days: -weekday.days(until: endOfMonth.weekday))
    }
    let first = startOfMonth.weekday.days(until: weekday) + 1
    return CivilDate(year: year, month: month, day: first + (count - 1) * 7)
  }
}
