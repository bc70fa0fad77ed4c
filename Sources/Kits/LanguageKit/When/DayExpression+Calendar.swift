/// Days named by their place in the calendar.
extension DayExpression {
  func calendarReading(_ today: CivilDate, _ todayIsOver: Bool) -> DayReading {
    switch self {
    case .dayOfMonth(let day):
      return Self.upcoming(today, todayIsOver) { Self.day(day, ofMonth: today.startOfMonth.adding(months: $0)) }
    case .dayOfMonthFromNow(let day, let months):
      return Self.dayFromNow(day, months, today)
    case .monthDay(let month, let day, let said):
      return Self.monthDay(month, day, said, today, todayIsOver)
    case .date(let date, let said):
      return Self.fullDate(date, said, today)
    case .impossible(let month, let day, let year):
      return Self.none(month, day, year)
    default: return DayReading(nil)
    }
  }

  private static func none(_ month: Int, _ day: Int, _ year: Int?) -> DayReading {
    var reading = DayReading(nil)
    reading.problem = .impossibleDate(month: month, day: day, year: year)
    return reading
  }

  private static func day(_ day: Int, ofMonth month: CivilDate) -> CivilDate? {
    day == -1 ? month.endOfMonth : CivilDate(year: month.year, month: month.month, day: day)
  }

  /// The first of the dates that `candidate` gives for 0, 1, 2 … that is not over; today only if it counts.
  private static func upcoming(
    _ today: CivilDate, _ todayIsOver: Bool, _ candidate: (Int) -> CivilDate?
  ) -> DayReading {
    let ahead = (0...12).lazy.compactMap(candidate).filter { $0 >= today }.prefix(2)
    var dates = Array(ahead)
    if todayIsOver, dates.count > 1, dates[0] == today { dates.swapAt(0, 1) }
    return DayReading(dates.first, others: todayIsOver && dates.last == today ? [today] : [])
  }

  private static func dayFromNow(_ day: Int, _ months: Int, _ today: CivilDate) -> DayReading {
    let month = today.startOfMonth.adding(months: months)
    guard let date = Self.day(day, ofMonth: month) else { return none(month.month, day, month.year) }
    guard date >= today else { return DayReading(date.adding(months: 1)) }
    return DayReading(date)
  }

  private static func monthDay(
    _ month: Int, _ day: Int, _ said: Weekday?, _ today: CivilDate, _ todayIsOver: Bool
  ) -> DayReading {
    var reading = upcoming(today, todayIsOver) { CivilDate(year: today.year + $0, month: month, day: day) }
    guard let date = reading.date else { return none(month, day, nil) }
    reading.problem = mismatch(said, date)
    return reading
  }

  private static func fullDate(_ date: CivilDate, _ said: Weekday?, _ today: CivilDate) -> DayReading {
    var reading = DayReading(date)
    reading.problem = date < today ? .past(date) : mismatch(said, date)
    return reading
  }

  private static func mismatch(_ said: Weekday?, _ date: CivilDate) -> WhenReading.Problem? {
    guard let said, said != date.weekday else { return nil }
    return .otherWeekday(said: said, date: date)
  }
}
