/// Days counted inside a week or a month.
extension Scan {
  /// "the second Monday of next month", "first Friday in July", "letzter Freitag im Monat".
  func nthWeekday(at position: Int) -> Found<DayPiece>? {
    let count = has(position, .last) ? Found(-1, position + 1) : ordinal(at: position)
    guard let count else { return nil }
    if self[count.end].lexeme.unit == .day { return nthDay(count.value, at: count.end + 1) }
    guard count.value <= 5, let weekday = self[count.end].lexeme.weekday else { return nil }
    guard let month = monthOfNth(at: count.end + 1) else { return nil }
    switch month.value {
    case .anyOfMonth(let number, let year):
      return Found(DayPiece(day: .nthWeekday(count.value, weekday, month: number, year: year)), month.end)
    case .anyOfMonthFromNow(let months):
      return Found(DayPiece(day: .nthWeekdayFromNow(count.value, weekday, months: months)), month.end)
    default: return nil
    }
  }

  /// "last day of the month", "first day of next month", "letzter Tag im November".
  private func nthDay(_ count: Int, at position: Int) -> Found<DayPiece>? {
    guard count == -1 || (1...31).contains(count), let month = monthOfNth(at: position) else { return nil }
    switch month.value {
    case .anyOfMonthFromNow(let months):
      return Found(DayPiece(day: .dayOfMonthFromNow(count, months: months)), month.end)
    case .anyOfMonth(let number, let year) where count > 0:
      return Found(DayPiece(day: .of(year: year, month: number, day: count)), month.end)
    case .anyOfMonth(let number, let year):
      // The day before the next month begins, so that February is right in each year.
      let next = DayExpression.of(
        year: year.map { number == 12 ? $0 + 1 : $0 }, month: number % 12 + 1, day: 1)
      return Found(DayPiece(day: .after(next, days: -1, months: 0)), month.end)
    default: return nil
    }
  }

  private func monthOfNth(at position: Int) -> Found<DayExpression>? {
    let start = skip([.the, .of], at: skip([.of, .in, .the], at: position))
    if has(start, .month) {
      let year = year(at: skip(mark: ",", at: start + 1))
      return Found(.anyOfMonth(self[start].lexeme.month, year: year?.value), year?.end ?? start + 1)
    }
    if self[start].lexeme.unit == .month, start > position { return Found(.anyOfMonthFromNow(0), start + 1) }
    guard let step = steppedDay(at: start), case .anyOfMonthFromNow = step.value.day else { return nil }
    return Found(step.value.day, step.end)
  }

  /// "early next week", "the end of the month", "Mitte Dezember", "Monatsende".
  func periodPart(at position: Int) -> Found<DayPiece>? {
    guard has(position, .span), case .part(let part)? = self[position].lexeme.span else { return nil }
    if language == .de, has(position, .month) {
      return Found(DayPiece(day: .partOf(.anyOfMonthFromNow(0), part)), position + 1)
    }
    guard let period = period(at: position + 1) else { return nil }
    return Found(DayPiece(day: .partOf(period.value, part)), period.end)
  }

  private func period(at position: Int) -> Found<DayExpression>? {
    if let month = monthOfNth(at: position) { return month }
    let start = skip([.the, .of], at: skip([.of, .in, .the], at: position))
    if self[start].lexeme.unit == .week, start > position || has(position - 1, .of) {
      return Found(.anyOfWeek(0), start + 1)
    }
    guard let step = steppedDay(at: start), case .anyOfWeek = step.value.day else { return nil }
    return Found(step.value.day, step.end)
  }
}
