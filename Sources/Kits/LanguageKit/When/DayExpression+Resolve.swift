/// The days that an expression can mean, seen from one day.
struct DayReading {
  var date: CivilDate?
  var others: [CivilDate] = []
  var days: ClosedRange<CivilDate>?
  var problem: WhenReading.Problem?

  init(_ date: CivilDate?, others: [CivilDate] = []) {
    self.date = date
    self.others = others
  }

  init(days: ClosedRange<CivilDate>) { self.days = days }
}

extension DayExpression {
  /// The day that is meant when today is `today`, never before it unless a year was said.
  ///
  /// - Parameter todayIsOver: whether a date without a year that is today means next year's: once the day has begun
  ///   and no time ahead was said with it, "4 May" on 4 May means the next one, and today is the other reading.
  func reading(today: CivilDate, todayIsOver: Bool) -> DayReading {
    switch self {
    case .today(let days):
      days < 0 ? Self.over(today.adding(days: days)) : DayReading(today.adding(days: days))
    case .months(let months): DayReading(today.adding(months: months))
    case .weekday, .weekdayAfterToday, .weekdayOfWeek, .weekdayAndDay: weekdayReading(today)
    case .dayOfMonth, .dayOfMonthFromNow, .monthDay, .date, .impossible: calendarReading(today, todayIsOver)
    case .nthWeekdayFromNow, .nthWeekday: nthReading(today)
    case .after(let base, let days, let months): Self.moved(base, days, months, today)
    case .anyOfWeek, .anyOfWeekend, .anyOfMonthFromNow, .anyOfMonth, .partOf, .within: manyDays(today)
    }
  }

  /// "yesterday": said as it is, it lies behind.
  private static func over(_ date: CivilDate) -> DayReading {
    var reading = DayReading(date)
    reading.problem = .past(date)
    return reading
  }

  /// What lies before a day that comes again ("two days before Friday") is looked for before the first such day that
  /// leaves it ahead.
  private static func moved(_ base: DayExpression, _ days: Int, _ months: Int, _ today: CivilDate) -> DayReading {
    let first = base.comesAgain ? today.adding(months: max(0, -months)).adding(days: max(0, -days)) : today
    let reading = base.reading(today: first, todayIsOver: false)
    var result = reading
    result.date = reading.date?.adding(months: months).adding(days: days)
    if let date = result.date, date < today, days < 0 || months < 0 { return over(date) }
    result.others = reading.others.map { $0.adding(months: months).adding(days: days) }
    return result
  }

  private var comesAgain: Bool {
    switch self {
    case .today, .months, .date, .impossible: false
    default: true
    }
  }

  private func weekdayReading(_ today: CivilDate) -> DayReading {
    switch self {
    case .weekday(let weekday):
      let date = today.adding(days: today.weekday.days(until: weekday))
      return DayReading(date, others: [date.adding(days: 7)])
    case .weekdayAfterToday(let weekday):
      return DayReading(today.first(weekday, after: today))
    case .weekdayOfWeek(let weekday, let weeks):
      return Self.inWeek(weekday, weeks, today)
    case .weekdayAndDay(let weekday, let day):
      return Self.weekdayAndDay(weekday, day, today)
    default: return DayReading(nil)
    }
  }

  private static func inWeek(_ weekday: Weekday, _ weeks: Int, _ today: CivilDate) -> DayReading {
    let date = today.startOfWeek.adding(days: weekday.rawValue - 1 + weeks * 7)
    guard date >= today else { return DayReading(today.first(weekday, after: today)) }
    let nearest = today.first(weekday, after: today)
    return DayReading(date, others: weeks == 1 && nearest != date ? [nearest] : [])
  }

  private static func weekdayAndDay(_ weekday: Weekday, _ day: Int, _ today: CivilDate) -> DayReading {
    for months in 0..<60 {
      let month = today.startOfMonth.adding(months: months)
      let date = CivilDate(year: month.year, month: month.month, day: day)
      if let date, date >= today, date.weekday == weekday { return DayReading(date) }
    }
    return DayExpression.dayOfMonth(day).reading(today: today, todayIsOver: false)
  }

  private func nthReading(_ today: CivilDate) -> DayReading {
    switch self {
    case .nthWeekdayFromNow(let count, let weekday, let months):
      let tries = (months...(months + 12)).lazy.compactMap {
        today.startOfMonth.adding(months: $0).nth(count, weekday)
      }
      return DayReading(tries.first { $0 >= today })
    case .nthWeekday(let count, let weekday, let month, let year):
      let years = year.map { $0...$0 } ?? today.year...min(today.year + 12, 9999)
      let tries = years.lazy.compactMap { CivilDate(year: $0, month: month, day: 1)?.nth(count, weekday) }
      return DayReading(tries.first { $0 >= today || year != nil })
    default: return DayReading(nil)
    }
  }
}

extension CivilDate {
  /// The first such weekday after `date`.
  fileprivate func first(_ weekday: Weekday, after date: CivilDate) -> CivilDate {
    let tomorrow = date.adding(days: 1)
    return tomorrow.adding(days: tomorrow.weekday.days(until: weekday))
  }
}
