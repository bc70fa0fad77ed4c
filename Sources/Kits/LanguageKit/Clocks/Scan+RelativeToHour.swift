/// Times told from an hour: "half past three", "quarter to four", "halb vier", "viertel nach drei", "fünf vor halb neun".
extension Scan {
  func relativeToHour(at position: Int, isAfterAt: Bool) -> Found<ClockReading>? {
    let item = self[position]
    if item.has(.half) { return halfHour(at: skip(mark: "-", at: position + 1), isAfterAt) }
    if let quarters = quarters(at: position) {
      return stepped(quarters.value * 15, at: quarters.end, isNumber: false) ?? southernQuarter(quarters)
    }
    let isMinute = item.has(.article) && self[position + 1].lexeme.unit == .minute  // "a minute to midnight"
    if isMinute { return stepped(1, at: position + 2, isNumber: true) }
    guard item.has([.digits, .cardinal]), let count = integer(at: position), (1...59).contains(count.value) else {
      return nil
    }
    let next = skip(mark: "-", at: count.end)
    let isMinutes = self[next].lexeme.unit == .minute
    guard isMinutes || isUsualStep(position, count) else { return nil }
    return stepped(count.value, at: isMinutes ? next + 1 : next, isNumber: true)
  }

  /// "half past three", "half three", "halb vier".
  private func halfHour(at position: Int, _ isAfterAt: Bool) -> Found<ClockReading>? {
    if language == .de { return germanHalf(at: position) }
    if has(position, .past), let target = target(at: position + 1) {
      return moved(target, by: 30, isPast: true)
    }
    guard let hour = hour(at: position), !has(hour.end, [.unit, .length, .hundred, .half]), hour.value <= 12 else {
      return nil
    }
    guard !has(position, .article), !has(position, .digits) || isAfterAt || isEndOfHalf(hour.end) else { return nil }
    var whole = withSuffix(ClockReading(hour: hour.value, minute: 30), at: hour.end)
    whole.value.isCertain = isAfterAt || whole.end > hour.end
    return whole
  }

  /// Whether nothing follows "half 4" that it could count.
  private func isEndOfHalf(_ position: Int) -> Bool {
    position >= items.count || has(position, [.today, .weekday, .part, .on, .mark, .for, .filler, .next])
  }

  private func germanHalf(at position: Int) -> Found<ClockReading>? {
    guard let target = target(at: position), !has(target.end, [.unit, .length]) else { return nil }
    return moved(target, by: 30, isPast: false)
  }

  /// "a quarter", "viertel", "three quarters", "dreiviertel", "drei viertel": how many quarters.
  private func quarters(at position: Int) -> Found<Int>? {
    if has(position, .quarter) { return Found(1, position + 1) }
    if has(position, .threeQuarters) { return Found(3, position + 1) }
    if has(position, .article), has(position + 1, .quarter) { return Found(1, position + 2) }
    let isThree = has(position, .cardinal) && self[position].lexeme.number == 3
    return isThree && has(position + 1, .quarter) ? Found(3, position + 2) : nil
  }

  /// "viertel acht" is 7:15 and "dreiviertel acht" 7:45, as in the south and east of Germany.
  private func southernQuarter(_ quarters: Found<Int>) -> Found<ClockReading>? {
    guard language == .de, let target = target(at: quarters.end) else { return nil }
    guard !has(target.end, [.unit, .length, .half]) else { return nil }
    return moved(target, by: 60 - quarters.value * 15, isPast: false)
  }

  /// "past three", "to five thirty", "vor halb neun" behind a number of minutes.
  private func stepped(_ minutes: Int, at position: Int, isNumber: Bool) -> Found<ClockReading>? {
    let isOf = language == .en && !isNumber && has(position, .of)  // "quarter of eight"
    guard isOf || has(position, [.past, .to]) else { return nil }
    let isPast = has(position, .past)
    if language == .de, has(position + 1, .half), let half = germanHalf(at: position + 2) {
      let shifted = half.value.earlier(by: isPast ? -minutes : minutes)
      return Found(shifted, half.end)
    }
    guard let target = target(at: position + 1) else { return nil }
    return moved(target, by: minutes, isPast: isPast)
  }

  /// Whether a number before "to" is likelier minutes than the begin of a range: "ten to ten", "10 to 3", not "3 to 5".
  private func isUsualStep(_ position: Int, _ count: Found<Int>) -> Bool {
    let next = skip(mark: "-", at: count.end)
    guard has(next, [.past, .to]) else { return false }
    if language == .de || has(next, .past) && !has(next, .after) { return true }
    guard [5, 10, 20, 25].contains(count.value), !has(position - 1, [.from, .between]) else { return false }
    guard has(position, .digits), let target = hour(at: next + 1) else { return true }
    return count.value >= target.value || count.value > 12 || target.value > count.value + 2
  }

  /// The hour that minutes are told from; also noon, midnight, and a time with minutes of its own.
  private func target(at position: Int) -> Found<ClockReading>? {
    if has(position, [.noon, .midnight]) {
      var reading = ClockReading(hour: has(position, .noon) ? 12 : 0)
      reading.isHalfKnown = true
      return Found(reading, position + 1)
    }
    guard !has(position, .article) || language == .de, let hour = hour(at: position) else { return nil }
    guard !has(hour.end, [.unit, .length, .hundred, .month]) else { return nil }
    guard !isName(after: hour.end - 1) || half(at: hour.end) != nil else { return nil }
    return hourTime(at: position, isAfterAt: true) ?? Found(ClockReading(hour: hour.value), hour.end)
  }

  private func moved(_ target: Found<ClockReading>, by minutes: Int, isPast: Bool) -> Found<ClockReading>? {
    let isWholeHour = target.value.minute == 0
    guard isWholeHour || !isPast else { return nil }
    var reading = isPast ? target.value.earlier(by: -minutes) : target.value.earlier(by: minutes)
    reading.isCertain = true
    return Found(reading, target.end)
  }
}
