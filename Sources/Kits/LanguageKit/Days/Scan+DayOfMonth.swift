/// Days told by their number alone.
extension Scan {
  /// "the 21st", "20th of next month", "am 15.", "the second", "der 25".
  func dayOfMonth(at position: Int) -> Found<DayPiece>? {
    let isAfterOn = has(position - 1, [.on, .the])
    guard let day = ordinal(at: position) ?? bareDay(at: position, isAfterOn), (1...31).contains(day.value) else {
      return nil
    }
    if let month = monthFromNow(at: day.end) {
      return Found(DayPiece(day: .dayOfMonthFromNow(day.value, months: month.value)), month.end)
    }
    let isDigits = has(position, .digits) && day.end > position + 1
    let isCertain = isDigits ? isSureOrdinal(position, day.end, isAfterOn) : has(position - 1, .on) && isFree(day.end)
    return Found(
      DayPiece(day: .dayOfMonth(day.value), isCertain: isCertain && has(position, [.ordinal, .digits])), day.end)
  }

  /// "21st" is a day unless something follows that it counts; "15." also ends sentences, and needs "am" or "den".
  private func isSureOrdinal(_ position: Int, _ end: Int, _ isAfterOn: Bool) -> Bool {
    isFree(end) && (language == .en || isAfterOn)
  }

  /// Whether what follows is no thing that an ordinal could count.
  private func isFree(_ position: Int) -> Bool {
    position >= items.count
      || has(
        position, [.at, .on, .mark, .for, .digits, .cardinal, .part, .in, .weekday, .from, .between, .after, .before])
      || has(position, [.until, .of, .noon, .midnight, .filler, .about, .today])
  }

  /// A number without the ending of an ordinal: only after "on", "am", "der".
  private func bareDay(at position: Int, _ isAfterOn: Bool) -> Found<Int>? {
    guard isAfterOn, has(position, .digits), self[position].digitCount <= 2, !isName(after: position) else {
      return nil
    }
    let next = position + 1
    guard !isMark(":", at: next), !has(next, [.unit, .length, .oclock, .half, .quarter]) else { return nil }
    guard half(at: next) == nil, duration(at: position) == nil,
      !((isMark(".", at: next) || isMark("/", at: next)) && isGluedDigits(next + 1))
    else {
      return nil
    }
    return Found(self[position].value, next)
  }

  /// "of next month", "this month", "nächsten Monats", "des nächsten Monats", "des Monats".
  private func monthFromNow(at position: Int) -> Found<Int>? {
    let start = skip([.the, .of], at: skip([.of, .in, .the], at: position))
    if self[start].lexeme.unit == .month, start > position { return Found(0, start + 1) }
    guard let step = steppedDay(at: start), case .anyOfMonthFromNow(let months) = step.value.day else { return nil }
    return Found(months, step.end)
  }
}
