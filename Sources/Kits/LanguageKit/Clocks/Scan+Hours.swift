/// Times that begin with the number of an hour.
extension Scan {
  /// The hour 0…24 in digits or words.
  func hour(at position: Int) -> Found<Int>? {
    let item = self[position]
    if item.has(.digits) { return item.digitCount <= 2 && item.value <= 24 ? Found(item.value, position + 1) : nil }
    guard let words = belowHundred(at: position), words.value <= 24 else { return nil }
    return words
  }

  /// "3pm", "14 Uhr 30", "eight forty pm", "11ish"; after "at" also "three" and "six forty-three".
  func hourTime(at position: Int, isAfterAt: Bool) -> Found<ClockReading>? {
    guard let hour = hour(at: position) else { return nil }
    let reading = ClockReading(hour: hour.value)
    if has(position, .ish) { return Found(reading, hour.end) }
    if has(hour.end, .oclock) { return withClockMinutes(reading, at: hour.end + 1) }
    if let french = hourSign(reading, at: hour.end, isAfterAt) { return french }
    let whole = withSuffix(reading, at: skip(mark: "-", before: .ish, at: hour.end))
    if whole.end > hour.end, !isHourUnit(hour.end) { return whole }
    if let spoken = spokenMinutes(reading, hourAt: position, at: hour.end, isAfterAt) { return spoken }
    return bareHour(reading, at: position, end: hour.end, isAfterAt)
  }

  func isHourUnit(_ position: Int) -> Bool { self[position].lexeme.unit == .hour }

  private func skip(mark: Unicode.Scalar, before roles: Roles, at position: Int) -> Int {
    isMark(mark, at: position) && has(position + 1, roles) ? position + 1 : position
  }

  /// The minutes behind "Uhr": "18 Uhr 12", "18 Uhr und 12", "acht Uhr dreißig".
  private func withClockMinutes(_ reading: ClockReading, at position: Int) -> Found<ClockReading>? {
    if let half = half(at: position) { return Found(reading.inHalf(half.value), half.end) }
    guard language == .de, let minutes = minutes(ofHourAt: position) else { return Found(reading, position) }
    var result = reading
    result.minute = minutes.value
    return Found(result, minutes.end)
  }

  private func minutes(ofHourAt position: Int) -> Found<Int>? {
    let next = skip(.and, at: position)
    guard let minute = integer(at: next), minute.value < 60, !isOtherThing(minute.end, next) else { return nil }
    guard self[minute.end].lexeme.unit == .minute else {
      return has(minute.end, [.unit, .length]) ? nil : minute
    }
    if let seconds = seconds(at: minute.end + 1) { return Found(minute.value, seconds) }
    let isClearlyTime = next > position || minute.value % 5 != 0
    return isClearlyTime ? Found(minute.value, minute.end + 1) : nil
  }

  /// The position after "und 20 Sekunden" behind the minutes of a time; the seconds themselves do not matter.
  private func seconds(at position: Int) -> Int? {
    guard let second = integer(at: skip(.and, at: position)), self[second.end].lexeme.unit == .second else {
      return nil
    }
    return second.end + 1
  }

  /// Whether a number belongs to what follows it: a date, another time, a fraction.
  private func isOtherThing(_ position: Int, _ number: Int) -> Bool {
    has(position, [.oclock, .month, .half, .quarter, .weekday, .past, .hundred, .thousand])
      || isMark(":", at: position) || isMark("/", at: position)
      || isMark(".", at: position) && self[position].isGlued && position < items.count - 1
      || isName(after: position - 1) || has(number, .article)
  }

  /// "10 h 10 Uhr"; after "um" also "15h30" and "15h".
  private func hourSign(_ reading: ClockReading, at position: Int, _ isAfterAt: Bool) -> Found<ClockReading>? {
    guard isHourUnit(position), self[position].letterCount == 1 else { return nil }
    let minute = self[position + 1]
    var result = reading
    // No drive is that long: "16h" and "9h15" are times by themselves.
    let isLate = (13...23).contains(reading.hour)
    if minute.has(.digits), minute.value < 60, minute.digitCount <= 2 {
      let half = half(at: position + 2)
      let isClock = isAfterAt || isLate || half != nil || has(position + 2, .oclock)
      guard isClock || (6...12).contains(reading.hour) && minute.digitCount == 2 else { return nil }
      result.minute = minute.value
      if let half { return Found(result.inHalf(half.value), half.end) }
      return Found(result, skip(.oclock, at: position + 2))
    }
    return isAfterAt && !minute.has(.digits) || isLate ? Found(result, position + 1) : nil
  }

  /// "eight forty", "six oh five", "seven twenty-seven": sure with a half of the day or after "at".
  private func spokenMinutes(
    _ reading: ClockReading, hourAt start: Int, at position: Int, _ isAfterAt: Bool
  ) -> Found<ClockReading>? {
    let dash = skip(mark: "-", at: position)
    guard let minute = spokenMinute(at: dash), isSameWriting(start, dash) else { return nil }
    var result = reading
    result.minute = minute.value
    let isUnit = self[minute.end].lexeme.unit == .minute
    if isUnit, minute.value % 5 == 0 { return nil }
    let whole = withSuffix(result, at: isUnit ? minute.end + 1 : minute.end)
    if whole.end > minute.end { return whole }
    guard !has(minute.end, [.unit, .length, .month, .hundred, .half, .quarter, .ordinalSuffix]) else { return nil }
    guard !isName(after: minute.end - 1) else { return nil }
    var doubtful = whole
    doubtful.value.isCertain = isAfterAt
    return doubtful
  }

  /// Hour and minutes both in words, or both in digits.
  private func isSameWriting(_ first: Int, _ second: Int) -> Bool {
    has(first, .digits) == has(second, .digits) && !(has(first, .digits) && isGluedDigits(second))
  }

  private func spokenMinute(at position: Int) -> Found<Int>? {
    if has(position, .oh), let unit = belowHundred(at: position + 1), unit.value < 10 { return unit }
    if has(position, .digits) {
      return self[position].digitCount == 2 && self[position].value < 60
        ? Found(self[position].value, position + 1) : nil
    }
    guard let minute = belowHundred(at: position), minute.value < 60, !has(position, .article) else { return nil }
    return minute
  }

  /// A number alone, which is a time after "at" unless it counts something.
  private func bareHour(
    _ reading: ClockReading, at position: Int, end: Int, _ isAfterAt: Bool
  ) -> Found<ClockReading>? {
    let counted: Roles = [.unit, .length, .hundred, .thousand, .half, .quarter, .ordinalSuffix, .month, .point]
    guard isAfterAt, !has(end, counted), !isName(after: end - 1) else { return nil }
    guard !(isMark(".", at: end) || isMark("/", at: end) || isMark(",", at: end)) || !isGluedDigits(end + 1) else {
      return nil
    }
    return has(position, .article) && language == .en ? nil : Found(reading, end)
  }
}
