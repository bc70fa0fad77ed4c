/// Times on the clock.
extension Scan {
  /// A half of the day, as "a.m." and "p.m." name it.
  enum Half { case am, pm }

  /// A time: "3pm", "15:00", "half past three", "halb vier", "14 Uhr 30", "noon", "eight forty pm".
  ///
  /// - Parameter isAfterAt: whether a word such as "at" or "um" stands before, so that a bare number is a time.
  func clock(at position: Int, isAfterAt: Bool) -> Found<ClockReading>? {
    guard !self[position].lexeme.roles.isEmpty, !isPartOfName(position) else { return nil }
    if let named = namedTime(at: position) { return named }
    if let relative = relativeToHour(at: position, isAfterAt: isAfterAt) { return relative }
    if let digital = digitalTime(at: position, isAfterAt: isAfterAt) { return digital }
    if let packed = packedTime(at: position, isAfterAt: isAfterAt) { return packed }
    if let hundreds = hundredsTime(at: position, isAfterAt: isAfterAt) { return hundreds }
    return hourTime(at: position, isAfterAt: isAfterAt)
  }

  /// Whether digits hang on a word ("i20"), except on the T of ISO 8601.
  private func isPartOfName(_ position: Int) -> Bool {
    guard has(position, .digits), self[position].isGlued else { return false }
    return self[position - 1].letterCount > 0 && !has(position - 1, .letterT)
  }

  private func namedTime(at position: Int) -> Found<ClockReading>? {
    var reading: ClockReading
    if has(position, .noon) {
      reading = ClockReading(hour: 12)
    } else if has(position, .midnight) {
      reading = ClockReading(hour: 0)
    } else {
      return nil
    }
    reading.isHalfKnown = true
    return Found(reading, skip(.ish, at: skip(mark: "-", at: position + 1)))
  }

  /// "7:56", "7:56:30 pm", "18.12 uhr", "at 6.45".
  private func digitalTime(at position: Int, isAfterAt: Bool) -> Found<ClockReading>? {
    let (hour, minute) = (self[position], self[position + 2])
    guard hour.has(.digits), hour.digitCount <= 2, hour.value <= 24 else { return nil }
    guard minute.has(.digits), minute.digitCount == 2, minute.value < 60 else { return nil }
    var reading = ClockReading(hour: hour.value, minute: minute.value)
    if hour.digitCount == 2, hour.value < 10 { reading.isHalfKnown = true }
    if isMark(":", at: position + 1) {
      let end = takeSeconds(at: position + 3, into: &reading)
      if isHourUnit(end), hour.value < 4, !isAfterAt { return Found(reading, end) }  // "1:30 h" is a length.
      let isHours = isHourUnit(end) && hour.value > 9  // "16:00 hrs"
      return isHours ? Found(reading, end + 1) : withSuffix(reading, at: end)
    }
    guard isMark(".", at: position + 1), minute.isGlued else { return nil }
    return dottedTime(reading, at: position, isAfterAt)
  }

  /// "25:00", "12:75", "25 Uhr", "27 o'clock": written as a time, but no clock shows it.
  func impossibleTime(at position: Int) -> Found<WhenExpression.Clock>? {
    let (hour, minute) = (self[position], self[position + 2])
    guard hour.has(.digits), hour.digitCount <= 2, !isPartOfName(position) else { return nil }
    if isMark(":", at: position + 1), self[position + 1].isGlued, minute.isGlued, minute.digitCount == 2 {
      guard hour.value > 24 || minute.value > 59, !isMark(":", at: position + 3) else { return nil }
      let end = half(at: position + 3)?.end ?? skip(.oclock, at: position + 3)
      return Found(.impossible(hour: hour.value, minute: minute.value), end)
    }
    guard hour.value > 24 else { return nil }
    let isHour = has(position + 1, .oclock) || has(position + 1, [.am, .pm]) && half(at: position + 1) != nil
    return isHour ? Found(.impossible(hour: hour.value, minute: 0), position + 2) : nil
  }

  private func takeSeconds(at position: Int, into reading: inout ClockReading) -> Int {
    let seconds = self[position + 1]
    guard isMark(":", at: position), seconds.digitCount == 2, seconds.value < 60 else { return position }
    reading.second = seconds.value
    return position + 2
  }

  /// A dot can stand in a date or a decimal too: a time needs more around it, or a number that fits nothing else.
  private func dottedTime(_ reading: ClockReading, at position: Int, _ isAfterAt: Bool) -> Found<ClockReading>? {
    guard !(self[position + 3].isGlued && isMark(".", at: position + 3) && isGluedDigits(position + 4)) else {
      return nil
    }
    let whole = withSuffix(reading, at: position + 3)
    if isAfterAt || whole.end > position + 3 { return whole }
    let (first, second) = (self[position].value, self[position + 2].value)
    let isDate =
      dateOrder == .monthDay ? (1...12).contains(first) && (1...31).contains(second) : (1...12).contains(second)
    guard !isDate || isDottedTime(at: position), second % 5 == 0 || language == .de else { return nil }
    var doubtful = whole
    doubtful.value.isCertain = false
    return doubtful
  }

  /// "7.30": in English the quarters of an hour behind a dot are a time rather than a day, unless "on" or a weekday stands
  /// before.
  func isDottedTime(at position: Int) -> Bool {
    let (hour, minute) = (self[position], self[position + 2])
    return language == .en && isMark(".", at: position + 1) && hour.value <= 24
      && minute.digitCount == 2 && minute.value < 60 && minute.value % 15 == 0 && !isAfterOn(position)
  }

  /// Whether a word for a day stands before digits, so that they are its date.
  func isAfterOn(_ position: Int) -> Bool {
    has(position - 1, [.on, .the, .weekday]) || has(position - 2, .weekday)
  }

  /// "340pm", "1530 Uhr", "at 1530"; "2359", which is doubtful.
  private func packedTime(at position: Int, isAfterAt: Bool) -> Found<ClockReading>? {
    let item = self[position]
    guard (3...4).contains(item.digitCount), item.value / 100 <= 24, item.value % 100 < 60 else { return nil }
    var reading = ClockReading(hour: item.value / 100, minute: item.value % 100)
    if item.digitCount == 4, item.value < 1000 { reading.isHalfKnown = true }
    let whole = withSuffix(reading, at: position + 1)
    if whole.end > position + 1 { return whole }
    let isHours = has(position + 1, .unit) && self[position + 1].lexeme.unit == .hour && item.digitCount == 4
    if isHours { return Found(reading, position + 2) }
    guard item.digitCount == 4, !isName(after: position) else { return nil }
    if isAfterAt { return whole }
    // It may as well be a year, or count something.
    guard !(1950...2100).contains(item.value), !has(position + 1, [.unit, .length, .month]) else { return nil }
    var doubtful = whole
    doubtful.value.isCertain = false
    return doubtful
  }

  /// "fifteen hundred hours", "at oh nine hundred".
  private func hundredsTime(at position: Int, isAfterAt: Bool) -> Found<ClockReading>? {
    let start = skip(.oh, at: position)
    guard language == .en, let hour = belowHundred(at: start), hour.value <= 24, has(hour.end, .hundred) else {
      return nil
    }
    let isHours = isHourUnit(hour.end + 1)
    guard isHours || isAfterAt, !has(hour.end + 1, [.cardinal, .and, .digits]) else { return nil }
    var reading = ClockReading(hour: hour.value)
    reading.isHalfKnown = true
    return Found(reading, isHours ? hour.end + 2 : hour.end + 1)
  }

  /// Whether something hangs on a number that makes it part of a name or a measure: "320d", "3-series".
  func isName(after position: Int) -> Bool {
    let next = self[position + 1]
    if next.isGlued, next.letterCount > 0 { return true }
    return next.isGlued && next.isMark("-") && self[position + 2].isGlued && self[position + 2].letterCount > 0
      && self[position + 2].lexeme.roles.isEmpty
  }

  /// The time with what follows it: "pm", "o'clock", "Uhr", "ish", "h".
  func withSuffix(_ reading: ClockReading, at position: Int) -> Found<ClockReading> {
    if let half = half(at: position) { return Found(reading.inHalf(half.value), half.end) }
    let next = self[position]
    let isHourSign = next.lexeme.unit == .hour && next.letterCount == 1 && !isGluedDigits(position + 1)
    guard next.has([.oclock, .ish]) || isHourSign else { return Found(reading, position) }
    if let half = half(at: position + 1) { return Found(reading.inHalf(half.value), half.end) }
    return Found(reading, position + 1)
  }

  /// "am", "p.m.", "p . m .", and a single "a" or "p" at its digits.
  func half(at position: Int) -> Found<Half>? {
    let item = self[position]
    guard item.has([.am, .pm, .letterA, .letterP]) else { return nil }
    let half: Half = item.has([.pm, .letterP]) ? .pm : .am
    if item.has([.am, .pm]) { return Found(half, skip(mark: ".", at: position + 1)) }
    let letter = skip(mark: ".", at: position + 1)
    if has(letter, .letterM), !isGluedDigits(letter + 1) { return Found(half, skip(mark: ".", at: letter + 1)) }
    let isAlone = item.isGlued && has(position - 1, .digits) && !self[position + 1].isGlued
    return isAlone ? Found(half, position + 1) : nil
  }
}
