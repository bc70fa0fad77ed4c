/// Dates in digits.
extension Scan {
  func numericDate(at position: Int) -> Found<DayPiece>? {
    guard has(position, .digits), !isGluedToWord(position) else { return nil }
    return isoDate(at: position) ?? packedDate(at: position) ?? shortDate(at: position)
  }

  private func isGluedToWord(_ position: Int) -> Bool {
    self[position].isGlued && (self[position - 1].letterCount > 0 || isMark("/", at: position - 1))
  }

  private func isDateMark(_ position: Int) -> Bool {
    isMark("/", at: position) || isMark("-", at: position) || isMark(".", at: position)
  }

  /// "2016-11-05", "2016/11/05", "2019-sep-1".
  private func isoDate(at position: Int) -> Found<DayPiece>? {
    let (year, month, day) = (self[position], self[position + 2], self[position + 4])
    guard year.digitCount == 4, isDateMark(position + 1), self[position + 3].mark == self[position + 1].mark else {
      return nil
    }
    guard month.isGlued, day.isGlued, day.has(.digits), day.digitCount <= 2,
      month.letterCount > 2 || month.digitCount > 0
    else { return nil }
    let number = month.has(.month) ? month.lexeme.month : month.value
    guard month.digitCount <= 2, (1...12).contains(number) else { return nil }
    return Found(DayPiece(day: .of(year: year.value, month: number, day: day.value)), position + 5)
  }

  /// "20161105".
  private func packedDate(at position: Int) -> Found<DayPiece>? {
    let item = self[position]
    guard item.digitCount == 8, (1900_00_00...2199_12_31).contains(item.value), !isName(after: position) else {
      return nil
    }
    let (year, month, day) = (item.value / 10_000, item.value / 100 % 100, item.value % 100)
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    return Found(DayPiece(day: .date(date, said: nil)), position + 1)
  }

  /// "4/22", "22.04.", "22-04-2016".
  private func shortDate(at position: Int) -> Found<DayPiece>? {
    let (first, second) = (self[position], self[position + 2])
    guard first.digitCount <= 2, isDateMark(position + 1), second.has(.digits), second.isGlued, second.digitCount <= 2
    else {
      return nil
    }
    guard self[position + 1].isGlued, let (month, day) = monthAndDay(first.value, second.value, position) else {
      return nil
    }
    let mark = self[position + 1].mark
    if self[position + 3].mark == mark, let year = shortYear(at: position + 4) {
      return Found(DayPiece(day: .of(year: year, month: month, day: day)), position + 5)
    }
    // "08/12, 2027"
    if isMark(",", at: position + 3), let year = year(at: position + 4), self[position + 4].digitCount == 4 {
      return Found(DayPiece(day: .of(year: year.value, month: month, day: day)), year.end)
    }
    guard !isDateMark(position + 3) || !isGluedDigits(position + 4) else { return nil }
    let isFraction = second.value <= 4 && isMark("/", at: position + 1) && amount(at: position) != nil
    return isFraction ? nil : withoutYear(.of(year: nil, month: month, day: day), at: position)
  }

  private func shortYear(at position: Int) -> Int? {
    let item = self[position]
    guard item.has(.digits), item.isGlued else { return nil }
    if item.digitCount == 4, (1...9999).contains(item.value) { return item.value }
    return item.digitCount == 2 ? 2000 + item.value : nil
  }

  /// The region's order, or the other where the first cannot be. A dot is day first in German.
  private func monthAndDay(_ first: Int, _ second: Int, _ position: Int) -> (Int, Int)? {
    let isMonthFirst = dateOrder == .monthDay
    let (month, day) = isMonthFirst ? (first, second) : (second, first)
    if (1...12).contains(month), (1...31).contains(day) { return (month, day) }
    guard (1...12).contains(day), (1...31).contains(month), isMonthFirst else { return nil }
    return (day, month)
  }

  /// Without its year, a date in digits may be something else: a decimal number, a range, a name.
  private func withoutYear(_ day: DayExpression, at position: Int) -> Found<DayPiece>? {
    let mark = self[position + 1]
    let end = position + 3
    guard !has(end, [.unit, .length, .am, .pm, .oclock]), !isName(after: end - 1) else { return nil }
    let isAfterOn = isAfterOn(position)
    if isDottedTime(at: position) { return nil }
    if mark.isMark("/") { return Found(DayPiece(day: day), end) }
    if mark.isMark("-") { return Found(DayPiece(day: day, isCertain: isAfterOn), end) }
    if language == .de, self[end].isGlued, isMark(".", at: end) { return Found(DayPiece(day: day), end + 1) }
    let isLong = language == .de && self[position + 2].digitCount == 2
    if isLong || isAfterOn { return Found(DayPiece(day: day), end) }
    return Found(DayPiece(day: day, isCertain: false, isFaint: true), end)
  }
}

extension DayExpression {
  /// The day with these numbers; ``impossible(month:day:year:)`` where no calendar has it.
  static func of(year: Int?, month: Int, day: Int) -> DayExpression {
    guard let date = CivilDate(year: year ?? 2000, month: month, day: day) else {
      return .impossible(month: month, day: day, year: year)
    }
    return year == nil ? .monthDay(month: month, day: day, said: nil) : .date(date, said: nil)
  }
}
