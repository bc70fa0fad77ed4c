/// Puts the pieces that stand together into one expression.
struct WhenBuilder {
  private(set) var day: DayExpression?
  private(set) var clock: WhenExpression.Clock?
  private(set) var search: WhenExpression.Search?
  private var part: PartOfDay?
  /// Noon or midnight, until it is clear whether it is the time or settles one.
  private var named: ClockReading?
  /// A number that is still open, and where it stands.
  private var number: (value: Int, range: Range<Int>)?
  private var isEndOfDay = false
  /// Whether the day or the time was known before the number came.
  private var isNumberLast = false
  /// The items of the pieces taken.
  private(set) var ranges: [Range<Int>] = []
  private(set) var hasCertain = false

  /// Takes a piece if it says nothing that is said already. Returns whether it was taken.
  mutating func take(_ piece: Piece) -> Bool {
    guard accept(piece.content, piece.range) else { return false }
    if ranges.last?.upperBound == piece.range.lowerBound, let last = ranges.popLast() {
      ranges.append(last.lowerBound..<piece.range.upperBound)
    } else {
      ranges.append(piece.range)
    }
    hasCertain = hasCertain || piece.isCertain
    return true
  }

  private mutating func accept(_ content: Piece.Content, _ range: Range<Int>) -> Bool {
    switch content {
    case .day(let day): return accept(day)
    case .clock(let clock): return accept(clock)
    case .part(let part): return accept(part)
    case .dayAndPart(let day, let part): return self.part == nil && accept(day) && accept(part)
    case .named(let reading, let part): return accept(reading, part)
    case .number(let number): return accept(number, range)
    case .search(let search):
      guard self.search == nil else { return false }
      self.search = search
      return true
    case .endOfDay:
      isEndOfDay = accept(.at(ClockExpression(CivilTime(unchecked: 23, 59), isHalfKnown: true)))
      return isEndOfDay
    case .past: return false
    }
  }

  private mutating func accept(_ clock: WhenExpression.Clock) -> Bool {
    guard self.clock == nil else { return false }
    switch clock {
    case .minutesFromNow, .within: guard part == nil, day == nil || day == .today(plus: 0) else { return false }
    default: break
    }
    self.clock = clock
    return true
  }

  private mutating func accept(_ part: PartOfDay) -> Bool {
    guard self.part == nil || self.part == part else { return false }
    self.part = part
    return true
  }

  private mutating func accept(_ reading: ClockReading, _ part: PartOfDay) -> Bool {
    guard named == nil else { return false }
    if clock != nil || number != nil { return accept(part) }
    named = reading
    return true
  }

  private mutating func accept(_ number: Int, _ range: Range<Int>) -> Bool {
    guard self.number == nil, clock == nil || day == nil else { return false }
    self.number = (number, range)
    isNumberLast = day != nil || part != nil
    return true
  }

  private mutating func accept(_ piece: DayPiece) -> Bool {
    guard let merged = day.map({ $0.joined(with: piece) }) ?? piece.day else { return false }
    day = merged
    return true
  }

  /// The expression, once all pieces are taken.
  ///
  /// - Parameter isWhole: whether the phrase says nothing but dates and times, so that a bare number is one of them.
  mutating func settle(isWhole: Bool) -> WhenExpression? {
    settleNumber(isWhole)
    settleNamed()
    if isEndOfDay { day = day ?? .today(plus: 0) }
    if let part { clock = clock.map(part.settle) ?? .part(part) }
    let expression = WhenExpression(day: day, clock: clock, search: search)
    return expression.isEmpty ? nil : expression
  }

  /// "12 midnight", "1 Uhr mittags": noon and midnight beside a time settle it; alone they are the time.
  private mutating func settleNamed() {
    guard let named else { return }
    guard case .at(let time) = clock else {
      clock = clock ?? .at(named.expression)
      return
    }
    clock = .at((named.hour == 12 ? PartOfDay.lunch : .midnight).settle(time))
  }

  /// An open number becomes the day if the time is known, or if it is too great for an hour after a weekday; else the
  /// hour. In front of other things it counts only where the phrase says nothing else; otherwise it is left out.
  private mutating func settleNumber(_ isWhole: Bool) {
    guard let number else { return }
    self.number = nil
    if isWhole || isNumberLast, isDay(number.value, isWhole) {
      if accept(DayPiece(day: .dayOfMonth(number.value))) { return }
    } else if isWhole || isNumberLast, clock == nil, number.value <= 24 {
      clock = .at(ClockReading(hour: number.value).expression)
      return
    }
    leaveOut(number.range)
  }

  private func isDay(_ number: Int, _ isWhole: Bool) -> Bool {
    guard (1...31).contains(number) else { return false }
    switch day {
    case nil: return clock != nil && isWhole || number > 24
    case .weekday: return clock != nil || number > 12
    default: return false
    }
  }

  private mutating func leaveOut(_ range: Range<Int>) {
    ranges = ranges.flatMap { taken -> [Range<Int>] in
      guard taken.overlaps(range) else { return [taken] }
      return [taken.lowerBound..<range.lowerBound, range.upperBound..<taken.upperBound].filter { !$0.isEmpty }
    }
  }
}
