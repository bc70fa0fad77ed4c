/// Dates with the name or the ordinal of a month.
extension Scan {
  func monthDate(at position: Int) -> Found<DayPiece>? {
    monthFirst(at: position) ?? dayFirst(at: position) ?? twoOrdinals(at: position) ?? yearFirst(at: position)
  }

  /// "Christmas Eve", "Silvester".
  func feast(at position: Int) -> Found<DayPiece>? {
    guard has(position, .feast) else { return nil }
    let lexeme = self[position].lexeme
    return withYear(month: lexeme.month, day: Found(lexeme.ordinal, position + 1))
  }

  /// "2027, May the 5th", "two thousand eighteen may fifth".
  private func yearFirst(at position: Int) -> Found<DayPiece>? {
    guard let year = year(at: position) else { return nil }
    let start = skip(.the, at: skip(mark: ",", at: year.end))
    guard let date = monthFirst(at: start) ?? dayFirst(at: start) else { return nil }
    guard case .monthDay(let month, let day, _) = date.value.day else { return nil }
    return Found(DayPiece(day: .of(year: year.value, month: month, day: day)), date.end)
  }

  /// "May 4", "Oct. 2", "nov/2", "mar3", "January the 12th, 2018", "May twenty one"; "May 2027" for all of it.
  private func monthFirst(at position: Int) -> Found<DayPiece>? {
    guard has(position, .month) else { return nil }
    let month = self[position].lexeme.month
    let start = skip(.the, at: skipSeparator(at: position + 1))
    if let year = year(at: start) { return Found(DayPiece(day: .anyOfMonth(month, year: year.value)), year.end) }
    guard let day = dayNumber(at: start) else { return nil }
    return withYear(month: month, day: day)
  }

  /// "4 May", "the 22nd of June", "16. Nov. 2016", "neunundzwanzigsten Mai", "twenty third day of September".
  private func dayFirst(at position: Int) -> Found<DayPiece>? {
    guard year(at: position) == nil, let day = dayNumber(at: position) else { return nil }
    let word = self[day.end].lexeme.unit == .day ? day.end + 1 : day.end
    let start = skip([.of, .the, .in], at: skipSeparator(at: word))
    let name = has(start, [.the, .of]) ? start + 1 : start
    guard has(name, .month) else { return nil }
    let month = self[name].lexeme.month
    let end = self[name + 1].isGlued ? skip(mark: ".", at: name + 1) : name + 1
    return withYear(month: month, day: Found(day.value, end))
  }

  private func skipSeparator(at position: Int) -> Int {
    let isSeparator = [".", "/", "-", ","].contains { isMark($0, at: position) }
    return isSeparator ? position + 1 : position
  }

  /// The number of a day that is not the begin of a time or of something counted.
  private func dayNumber(at position: Int) -> Found<Int>? {
    let found = ordinal(at: position) ?? plainDay(at: position)
    guard let found, (1...39).contains(found.value) else { return nil }
    return found
  }

  private func plainDay(at position: Int) -> Found<Int>? {
    if has(position, .digits) {
      guard self[position].digitCount <= 2, !isTime(at: position + 1) else { return nil }
      return Found(self[position].value, position + 1)
    }
    guard let words = belowHundred(at: position), !isTime(at: words.end), !has(position, .article) else { return nil }
    return words
  }

  private func isTime(at position: Int) -> Bool {
    if isMark(":", at: position) { return true }
    if has(position, .oclock) || half(at: position) != nil { return true }
    return isMark(".", at: position) && isGluedDigits(position + 1) && half(at: position + 2) != nil
  }

  private func withYear(month: Int, day: Found<Int>) -> Found<DayPiece> {
    let start = skip(mark: ",", at: skip(.of, at: skip(mark: "-", at: skip(mark: "/", at: day.end))))
    let year = year(at: start).flatMap { isTime(at: $0.end) ? nil : $0 } ?? shortYear(at: start)
    return Found(DayPiece(day: .of(year: year?.value, month: month, day: day.value)), year?.end ?? day.end)
  }

  /// "January 10, '27": two digits that can be no hour, and count nothing.
  private func shortYear(at position: Int) -> Found<Int>? {
    let item = self[position]
    guard item.digitCount == 2, item.value > 24, !isName(after: position), !isTime(at: position + 1) else { return nil }
    guard !has(position + 1, [.unit, .length, .to, .past, .until, .or, .month, .ordinalSuffix]) else { return nil }
    guard !isMark("-", at: position + 1), !isMark(".", at: position + 1) else { return nil }
    return Found(2000 + item.value, position + 1)
  }

  /// "siebenundzwanzigsten zwölften", "dritter/11.", "27. 11.": the month as an ordinal too.
  private func twoOrdinals(at position: Int) -> Found<DayPiece>? {
    guard language == .de, let day = ordinal(at: position), (1...31).contains(day.value) else { return nil }
    let start = skip(mark: "/", at: skip(mark: ".", at: day.end))
    guard let month = ordinal(at: start), (1...12).contains(month.value), !has(month.end, .month) else { return nil }
    return withYear(month: month.value, day: Found(day.value, month.end))
  }
}
