/// Spans of the clock: "between two and four", "from 3 to 5", "before six", "after lunch", "ab 15 Uhr".
extension Scan {
  func window(at position: Int) -> Found<WhenExpression.Clock>? {
    let item = self[position]
    if item.has(.between) { return between(at: position + 1) }
    if item.has(.from), let span = span(at: skip([.about, .at], at: position + 1), isSure: true) { return span }
    if item.has([.after, .from]), let after = bound(at: position + 1) { return after.map { .after($0) } }
    if item.has([.before, .until]), let before = bound(at: position + 1) { return before.map { .before($0) } }
    let isAt = item.has([.at, .for])
    let start = isAt ? position + 1 : position
    return relativeToHour(at: start, isAfterAt: isAt) == nil ? span(at: start, isSure: isAt) : nil
  }

  private func between(at position: Int) -> Found<WhenExpression.Clock>? {
    guard let first = time(at: position), has(first.end, [.and, .until]) || isMark("-", at: first.end) else {
      return nil
    }
    guard let second = time(at: first.end + 1) else { return nil }
    let pair = Self.settled(first.value, second.value)
    return Found(.between(pair.0, pair.1), second.end)
  }

  /// "3 to 5", "14-16 Uhr". Without "from", one of the times must be sure to be one.
  private func span(at position: Int, isSure: Bool) -> Found<WhenExpression.Clock>? {
    guard has(position, [.digits, .cardinal, .half, .quarter, .noon]) else { return nil }
    guard let first = spanStart(at: position), has(first.end, .until) || isMark("-", at: first.end) else { return nil }
    guard let second = time(at: first.end + 1) else { return nil }
    let isCertain =
      isSure || first.value.isCertain && !isBareNumber(position, first.end)
      || second.value.isCertain && !isBareNumber(first.end + 1, second.end)
    guard isCertain, !isMark("-", at: second.end) else { return nil }
    let pair = Self.settled(first.value, second.value)
    return Found(.span(pair.0, pair.1), second.end)
  }

  /// "10 to 11", "Friday 10-14": two bare hours, which are times only beside a day.
  func bareSpan(at position: Int) -> Found<WhenExpression.Clock>? {
    guard has(position, [.digits, .cardinal]), !has(position, .article), let first = hour(at: position) else {
      return nil
    }
    guard let second = hour(at: first.end + 1), second.value > 0 else { return nil }
    let isDashed = isMark("-", at: first.end) && isRange(first.value, second, behind: position)
    guard has(first.end, .until) || isDashed else { return nil }
    let counted: Roles = [.unit, .length, .month, .ordinalSuffix, .hundred, .thousand, .half, .quarter, .past, .to]
    guard !has(second.end, counted), !isName(after: second.end - 1), !self[second.end].isGlued else { return nil }
    guard relativeToHour(at: position, isAfterAt: false) == nil, !self[position].isGlued else { return nil }
    let pair = Self.settled(ClockReading(hour: first.value), ClockReading(hour: second.value))
    return Found(.span(pair.0, pair.1), second.end)
  }

  /// Two hours that a dash joins, right behind a day: at most half a day apart, else "Wednesday 4-22" is one in April.
  private func isRange(_ first: Int, _ second: Found<Int>, behind position: Int) -> Bool {
    has(position - 1, [.today, .weekday]) && (first + 1...first + 12).contains(second.value)
      && !isMark("-", at: second.end) && !isMark(".", at: second.end)
  }

  /// The first time of a span; "ten to ten" is not taken for one time here, since "from" stands before it.
  private func spanStart(at position: Int) -> Found<ClockReading>? {
    if let hour = hour(at: position), has(hour.end, .until) || isMark("-", at: hour.end), !has(position, .article) {
      return Found(ClockReading(hour: hour.value), hour.end)
    }
    return time(at: position)
  }

  private func isBareNumber(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && has(start, [.digits, .cardinal])
  }

  private func time(at position: Int) -> Found<ClockReading>? {
    clock(at: skip([.at, .about, .the], at: position), isAfterAt: true)
  }

  /// The time that a window begins or ends with, or the end of a part of the day: "after lunch" is from 13:00.
  private func bound(at position: Int) -> Found<ClockExpression>? {
    let start = skip([.at, .about], at: skip(.the, at: position))
    if has(start, .part), self[start].lexeme.part == .lunch {
      let hour = has(position - 1, [.after, .from]) ? 13 : 12
      return Found(ClockExpression(CivilTime(unchecked: hour, 0), isHalfKnown: true), start + 1)
    }
    let isDay = has(start - 1, .the) && dayOfMonth(at: start) != nil
    guard !isDay, let time = clock(at: start, isAfterAt: true) else { return nil }
    return Found(time.value.expression, time.end)
  }

  /// Settles the half of the day of one time by the other: "2 and 4 pm" is 14:00–16:00, "11 and 1 pm" 11:00–13:00.
  private static func settled(_ first: ClockReading, _ second: ClockReading) -> (ClockExpression, ClockExpression) {
    let (start, end) = (first.expression, second.expression)
    if !start.isHalfKnown, end.isHalfKnown {
      let time = start.readings.filter { $0 < end.time }.max() ?? start.time
      return (ClockExpression(time, isHalfKnown: true), end)
    }
    if start.isHalfKnown, !end.isHalfKnown {
      let time = end.readings.sorted().first { $0 > start.time } ?? end.time
      return (start, ClockExpression(time, isHalfKnown: true))
    }
    return (start, end)
  }
}

extension Found {
  func map<Other>(_ transform: (Value) -> Other) -> Found<Other> {
    Found<Other>(transform(value), end)
  }
}
