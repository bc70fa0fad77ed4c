/// Dates with the name or the ordinal of a month.
extension Scan {
  func monthDate(at position: Int) -> Found<DayPiece>? {
    monthFirst(at: position) ?? dayFirst(at: position) ?? twoOrdinals(at: position)
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
    guard let day = dayNumber(at: position) else { return nil }
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
    let year = year(at: start).flatMap { isTime(at: $0.end) ? nil : $0 }
    return Found(DayPiece(day: .of(year: year?.value, month: month, day: day.value)), year?.end ?? day.end)
  }

  /// "siebenundzwanzigsten zwölften", "dritter/11.", "27. 11.": the month as an ordinal too.
  private func twoOrdinals(at position: Int) -> Found<DayPiece>? {
    guard language == .de, let day = ordinal(at: position), (1...31).contains(day.value) else { return nil }
    let start = skip(mark: "/", at: skip(mark: ".", at: day.end))
    guard let month = ordinal(at: start), (1...12).contains(month.value), !has(month.end, .month) else { return nil }
    return withYear(month: month.value, day: Found(day.value, month.end))
  }
}
