/// Days and times at a distance: "in two weeks", "three days from Tuesday", "30 minutes later", "two Mondays from now".
extension Scan {
  /// What is told by a distance: a day, or a number of minutes from now.
  enum Distance {
    case day(DayPiece)
    case minutes(Int)
    /// "within two hours": any time until then.
    case minutesAhead(Int)
    /// "two days ago": nothing that lies ahead.
    case past
  }

  func distance(at position: Int) -> Found<Distance>? {
    let item = self[position]
    if item.has(.in) { return withinNext(at: position + 1) ?? inDistance(at: position + 1) }
    if case .within? = item.lexeme.span { return within(at: position + 1) }
    if language == .de, item.has(.to), item.has(.before), isSpan(position + 1) { return germanAgo(at: position + 1) }
    guard item.has([.digits, .cardinal, .article, .half, .vague, .mixed, .quarter, .length, .threeQuarters, .unit])
    else {
      return nil
    }
    return countedWeekdays(at: position) ?? leadingDistance(at: position)
  }

  private func isSpan(_ position: Int) -> Bool { amount(at: skip(.about, at: position)) != nil }

  /// "vor zwei Tagen"; but "vor 5 Minuten" only, never "fünf vor acht".
  private func germanAgo(at position: Int) -> Found<Distance>? {
    guard let span = span(at: skip(.about, at: position)) else { return nil }
    return Found(.past, span.end)
  }

  /// The amounts of a distance, largest first.
  private struct Span {
    var minutes = 0.0
    var days = 0
    var months = 0
    var isClock = false

    /// As many days and months back.
    var negated: Span { Span(minutes: -minutes, days: -days, months: -months, isClock: isClock) }
  }

  private func span(at position: Int) -> Found<Span>? {
    var (span, next, parts) = (Span(), position, 0)
    while parts < 5, let amount = amount(at: parts == 0 ? next : skip(.and, at: skip(mark: ",", at: next))) {
      guard amount.value.isCounted, Self.add(amount.value, to: &span) else { break }
      next = amount.end
      parts += 1
    }
    return parts > 0 ? Found(span, next) : nil
  }

  private static func add(_ amount: Amount, to span: inout Span) -> Bool {
    guard amount.value <= 1_000_000, amount.value >= 0 else { return false }
    let isWhole = amount.value == amount.value.rounded()
    switch amount.unit {
    case .year: span.months += Int((amount.value * 12).rounded())
    case .month where isWhole: span.months += Int(amount.value)
    case .month: span.days += Int((amount.value * 30).rounded())
    case .week: span.days += Int((amount.value * 7).rounded())
    case .day where isWhole: span.days += Int(amount.value)
    default: addMinutes(amount, to: &span)
    }
    return true
  }

  private static func addMinutes(_ amount: Amount, to span: inout Span) {
    let isFortnight =
      amount.unit == .minute && amount.value >= 20_160 && amount.value.truncatingRemainder(dividingBy: 1440) == 0
    if isFortnight {
      span.days += Int(amount.value / 1440)
    } else {
      span.minutes += amount.minutes ?? 0
      span.isClock = true
    }
  }

  /// "in half an hour", "in less than an hour", "in two weeks", "in two days' time".
  private func inDistance(at position: Int) -> Found<Distance>? {
    let start = skip(.the, at: skip(.about, at: position))
    guard var span = span(at: start) else { return nil }
    // "Freitag in acht Tagen" is a week after Friday; both ends are counted.
    if language == .de, span.value.days == 8, has(position - 2, [.today, .weekday]) { span.value.days = 7 }
    let isFromNow = has(span.end, .from) && has(span.end + 1, [.now, .today])  // "in zwei Wochen ab jetzt"
    return Found(Self.fromNow(span.value), isFromNow ? span.end + 2 : skip(.later, at: span.end))
  }

  /// "in the next two hours", "in den nächsten zwei Tagen".
  private func withinNext(at position: Int) -> Found<Distance>? {
    let start = skip(.the, at: position)
    guard has(start, [.next, .coming]) else { return nil }
    if self[start + 1].lexeme.unit == .hour { return Found(.minutesAhead(60), start + 2) }
    return within(at: start + 1)
  }

  /// The length after "within": any time until then.
  private func within(at position: Int) -> Found<Distance>? {
    var start = position
    while start < position + 3, has(start, [.the, .about, .next, .coming]) { start += 1 }
    guard let span = span(at: start) else { return nil }
    if span.value.isClock {
      return Found(.minutesAhead(Int(span.value.minutes.rounded()) + span.value.days * 1440), span.end)
    }
    let days = span.value.days + span.value.months * 30
    return Found(.day(DayPiece(day: .within(days: days))), span.end)
  }

  private static func fromNow(_ span: Span) -> Distance {
    if span.isClock { return .minutes(Int(span.minutes.rounded()) + span.days * 1440 + span.months * 43_200) }
    if span.months == 0 { return .day(DayPiece(day: .today(plus: span.days), isOffset: true)) }
    if span.days == 0 { return .day(DayPiece(day: .months(span.months), isOffset: true)) }
    return .day(DayPiece(day: .after(.months(span.months), days: span.days, months: 0), isOffset: true))
  }

  /// "3 weeks later", "two weeks from now", "16 days from 01/02/2018", "2 Wochen nach Montag", "two days before
  /// Christmas", "two days ago".
  private func leadingDistance(at position: Int) -> Found<Distance>? {
    guard let span = span(at: position) ?? bareUnit(at: position) else { return nil }
    let next = span.end
    if has(next, .on), span.value.days >= 7, has(next + 1, .weekday), let base = baseDay(at: next + 1) {
      return Found(.day(Self.after(base.value, span.value)), base.end)
    }
    let isWeekOn = language == .en && span.value.days >= 7 && span.value.days % 7 == 0  // "a week tomorrow"
    if isWeekOn, has(next, [.today, .weekday]), let base = baseDay(at: next) {
      return Found(.day(Self.after(base.value, span.value)), base.end)
    }
    if has(next, .later) { return Found(Self.fromNow(span.value), next + 1) }
    if has(next, .ago) { return Found(.past, next + 1) }
    guard has(next, [.from, .after, .before]) else { return nil }
    let start = skip([.on, .the], at: next + 1)
    let isBefore = has(next, .before)
    if has(start, .now) { return Found(isBefore ? .past : Self.fromNow(span.value), start + 1) }
    guard let base = baseDay(at: start) ?? baseDay(at: next + 1) else { return nil }
    if span.value.isClock { return nil }
    return Found(.day(Self.after(base.value, isBefore ? span.value.negated : span.value)), base.end)
  }

  /// "week from Monday", "the day after Friday", without a number.
  private func bareUnit(at position: Int) -> Found<Span>? {
    switch self[position].lexeme.unit {
    case .week where has(position + 1, [.from, .after, .before]): Found(Span(days: 7), position + 1)
    case .day where has(position + 1, [.after, .before]): Found(Span(days: 1), position + 1)
    default: nil
    }
  }

  private static func after(_ base: DayExpression, _ span: Span) -> DayPiece {
    if case .today(let days) = base, span.months == 0 { return DayPiece(day: .today(plus: days + span.days)) }
    return DayPiece(day: .after(base, days: span.days, months: span.months))
  }

  private func baseDay(at position: Int) -> Found<DayExpression>? {
    let found =
      nthWeekday(at: position) ?? feast(at: position) ?? numericDate(at: position) ?? monthDate(at: position)
      ?? steppedDay(at: position) ?? (has(position - 1, .the) ? dayOfMonth(at: position) : nil)
    guard let found, found.value.day.isOneDay else { return nil }
    return found.map(\.day)
  }

  /// "two Mondays from now", "two monday later".
  private func countedWeekdays(at position: Int) -> Found<Distance>? {
    guard let count = integer(at: position), (1...60).contains(count.value) else { return nil }
    guard let weekday = self[count.end].lexeme.weekday, self[count.end].has(.weekday) else { return nil }
    let next = count.end + 1
    let end = has(next, .later) ? next + 1 : has(next, .from) && has(next + 1, [.now, .today]) ? next + 2 : nil
    guard let end else { return nil }
    let first = DayExpression.weekdayAfterToday(weekday)
    let day = count.value == 1 ? first : .after(first, days: (count.value - 1) * 7, months: 0)
    return Found(.day(DayPiece(day: day)), end)
  }
}

extension DayExpression {
  /// Whether a single day is meant, not "next week".
  var isOneDay: Bool {
    switch self {
    case .anyOfWeek, .anyOfWeekend, .anyOfMonthFromNow, .anyOfMonth, .partOf, .within: false
    default: true
    }
  }
}
