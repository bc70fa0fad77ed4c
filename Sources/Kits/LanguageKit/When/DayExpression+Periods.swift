/// Days that are named many at once.
extension DayExpression {
  /// Those of the days that are not over; the last one, and that it is past, where all are.
  func manyDays(_ today: CivilDate) -> DayReading {
    guard let period = period(today) else { return DayReading(nil) }
    var reading = DayReading(days: min(max(period.lowerBound, today), period.upperBound)...period.upperBound)
    if period.upperBound < today { reading.problem = .past(period.upperBound) }
    return reading
  }

  private func period(_ today: CivilDate) -> ClosedRange<CivilDate>? {
    switch self {
    case .anyOfWeek(let weeks):
      let monday = today.startOfWeek.adding(days: weeks * 7)
      return monday...monday.adding(days: 6)
    case .anyOfWeekend(let weeks):
      let saturday = today.startOfWeek.adding(days: 5 + weeks * 7)
      return saturday...saturday.adding(days: 1)
    case .anyOfMonthFromNow(let months):
      let first = today.startOfMonth.adding(months: months)
      return first...first.endOfMonth
    case .anyOfMonth(let month, let year):
      let fallback = today.month > month ? min(today.year + 1, 9999) : today.year
      return CivilDate(year: year ?? fallback, month: month, day: 1).map { $0...$0.endOfMonth }
    case .partOf(let base, let part): return base.period(today).map(part.days)
    case .within(let days): return today...today.adding(days: max(days, 0))
    default: return nil
    }
  }
}

extension DayExpression.PeriodPart {
  /// The days of a week or a month that are meant.
  fileprivate func days(of period: ClosedRange<CivilDate>) -> ClosedRange<CivilDate> {
    let first = period.lowerBound
    let isWeek = period.upperBound < first.adding(days: 7)
    switch self {
    case .start: return first...first.adding(days: isWeek ? 1 : 9)
    case .middle: return first.adding(days: isWeek ? 1 : 9)...first.adding(days: isWeek ? 3 : 19)
    case .end: return first.adding(days: isWeek ? 3 : 20)...(isWeek ? first.adding(days: 5) : period.upperBound)
    }
  }
}
