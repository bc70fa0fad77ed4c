/// Weekdays, weeks and months as they are told from now.
extension Scan {
  /// "Friday", "next Friday", "this upcoming Friday", "next week", "am Wochenende", "nächsten Monat".
  func steppedDay(at position: Int) -> Found<DayPiece>? {
    let item = self[position]
    if item.has(.weekday), let weekday = item.lexeme.weekday {
      if let later = laterWeekday(weekday, at: position + 1) { return later }
      let end = self[position + 1].isGlued ? skip(mark: ".", at: position + 1) : position + 1
      return Found(DayPiece(day: .weekday(weekday), isCertain: !isShortForm(item)), end)
    }
    if item.has(.weekend) { return Found(DayPiece(day: .anyOfWeekend(0)), position + 1) }
    if item.has(.today) { return today(plus: item.lexeme.days, at: position + 1) }
    guard let step = step(at: position) else { return nil }
    return stepped(step.value, at: step.end)
  }

  /// "tomorrow", "tomorrow week".
  private func today(plus days: Int, at position: Int) -> Found<DayPiece> {
    let isWeekLater = language == .en && self[position].lexeme.unit == .week
    return Found(DayPiece(day: .today(plus: isWeekLater ? days + 7 : days)), isWeekLater ? position + 1 : position)
  }

  /// "Tuesday week", "the Friday after next".
  private func laterWeekday(_ weekday: Weekday, at position: Int) -> Found<DayPiece>? {
    guard language == .en else { return nil }
    if self[position].lexeme.unit == .week {
      return Found(DayPiece(day: .after(.weekday(weekday), days: 7, months: 0)), position + 1)
    }
    guard has(position, .after), has(position + 1, .next), !has(position + 2, [.unit, .weekday, .month]) else {
      return nil
    }
    return Found(DayPiece(day: .weekdayOfWeek(weekday, 2)), position + 2)
  }

  /// Words so short that they may be something else: "sat" (nav), "di", "do".
  private func isShortForm(_ item: Item) -> Bool {
    item.letterCount <= (language == .en ? 3 : 2) && item.tokens.count == 1
      && (language == .de || item.lexeme.weekday == .saturday || item.lexeme.weekday == .sunday)
  }

  private enum Step {
    case weeks(Int)
    case coming
  }

  private func step(at position: Int) -> Found<Step>? {
    let item = self[position]
    if item.has(.coming) { return Found(.coming, position + 1) }
    if item.has(.this) {
      return has(position + 1, .coming) ? Found(.coming, position + 2) : Found(.weeks(0), position + 1)
    }
    if item.has(.afterNext) { return Found(.weeks(2), position + 1) }
    if item.has(.next) {
      return has(position + 1, .coming) ? Found(.coming, position + 2) : Found(.weeks(1), position + 1)
    }
    return nil
  }

  private func stepped(_ step: Step, at position: Int) -> Found<DayPiece>? {
    let item = self[position]
    let weeks = if case .weeks(let count) = step { count } else { 1 }
    if let weekday = item.lexeme.weekday, item.has(.weekday) {
      if case .weeks(let count) = step { return Found(DayPiece(day: .weekdayOfWeek(weekday, count)), position + 1) }
      return Found(DayPiece(day: .weekdayAfterToday(weekday)), position + 1)
    }
    if item.has(.weekend) { return Found(DayPiece(day: .anyOfWeekend(weeks)), position + 1) }
    if item.has(.unit), let day = Self.period(item.lexeme.unit, weeks) {
      return Found(DayPiece(day: day), position + 1)
    }
    if item.has(.month), position > 0, !isDayNumber(position + 1) {
      return Found(DayPiece(day: .anyOfMonth(item.lexeme.month, year: nil)), position + 1)
    }
    return nil
  }

  private func isDayNumber(_ position: Int) -> Bool { has(position, [.digits, .ordinal]) }

  private static func period(_ unit: TimeUnit?, _ steps: Int) -> DayExpression? {
    switch unit {
    case .week: .anyOfWeek(steps)
    case .month: .anyOfMonthFromNow(steps)
    case .day: .today(plus: steps)
    default: nil
    }
  }

  /// "week after next", "übernächste Woche": the first is one item, the second a step and a unit.
  func weekAfterNext(at position: Int) -> Found<DayPiece>? {
    guard language == .en, has(position, .afterNext) else { return nil }
    return Found(DayPiece(day: .anyOfWeek(2)), position + 1)
  }

  /// "in May", "im nächsten Monat": all days of it.
  func inMonth(at position: Int) -> Found<DayPiece>? {
    guard has(position, .in), has(position + 1, .month) else { return nil }
    let year = year(at: position + 2)
    return Found(
      DayPiece(day: .anyOfMonth(self[position + 1].lexeme.month, year: year?.value)), year?.end ?? position + 2)
  }
}
