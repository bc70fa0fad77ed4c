/// Finding the pieces of dates and times.
extension Scan {
  /// The little words that stand before a piece.
  struct Lead {
    var end: Int
    var isAt = false
    var isOn = false
    var isFor = false
  }

  /// The longest piece of a date or time that begins at a position.
  func piece(at position: Int) -> Piece? {
    let item = self[position]
    guard !item.lexeme.roles.isEmpty else { return nil }
    if let known = past(at: position) ?? thisPart(at: position) ?? weekdayMorning(at: position) { return known }
    if let distance = distancePiece(at: position) { return distance }
    if let window = window(at: position) { return Piece(.clock(window.value), position..<window.end) }
    if let span = bareSpan(at: position) { return Piece(.clock(span.value), isCertain: false, position..<span.end) }
    let lead = lead(at: position)
    return led(by: lead, from: position)
  }

  /// "at about", "on the", "um kurz", "in the" before what follows.
  private func lead(at position: Int) -> Lead {
    var lead = Lead(end: position)
    while lead.end < position + 5, has(lead.end, [.at, .on, .the, .about, .for, .of, .in]),
      !has(lead.end, [.endOfDay, .span])
    {
      let isIn = has(lead.end, .in)
      if isIn, !leadsToPart(lead.end + 1) { break }
      lead.isAt = lead.isAt || has(lead.end, [.at, .about])
      lead.isOn = lead.isOn || has(lead.end, [.on, .the])
      lead.isFor = lead.isFor || has(lead.end, .for)
      lead.end += 1
    }
    let isShortlyAfter = has(lead.end, [.past, .to]) && has(lead.end - 1, .about)
    if isShortlyAfter { lead.end += 1 }
    return lead
  }

  private func leadsToPart(_ position: Int) -> Bool {
    let next = skip(.the, at: position)
    return has(next, [.part, .noon, .next, .this, .coming, .afterNext])
  }

  private func led(by lead: Lead, from start: Int) -> Piece? {
    let position = lead.end
    if has(position, .search) {
      return Piece(.search(self[position].lexeme.search ?? .nextFree), start..<(position + 1))
    }
    if has(position, .now) { return Piece(.clock(.minutesFromNow(0)), start..<(position + 1)) }
    if let part = periodPart(at: position) { return Piece(.day(part.value), start..<part.end) }
    if has(position, .endOfDay) { return endOfDay(start, position) }
    if let impossible = impossibleTime(at: position) {
      return Piece(.clock(impossible.value), start..<impossible.end)
    }
    let day = day(at: position, lead)
    let clock = clock(at: position, isAfterAt: lead.isAt || lead.isFor && isEndOfTime(position))
    if let clock, clock.end > (day?.end ?? 0) || lead.isAt && clock.end == day?.end {
      return clockPiece(clock, lead, start)
    }
    if let day { return dayPiece(day, lead, start) }
    if has(position, .part), let part = self[position].lexeme.part { return partPiece(part, start, position) }
    return bareNumber(at: position, lead, start)
  }

  /// "end of day", "end of tomorrow", but not "end of the month".
  private func endOfDay(_ start: Int, _ position: Int) -> Piece? {
    let isOpen = has(position, .of) && !has(skip(.the, at: position + 1), [.today, .weekday])
    if isOpen { return nil }
    return Piece(.endOfDay, start..<(position + 1))
  }

  private func clockPiece(_ clock: Found<ClockReading>, _ lead: Lead, _ start: Int) -> Piece? {
    let range = start..<clock.end
    if has(lead.end, [.noon, .midnight]), clock.end <= lead.end + 1 {
      return Piece(.named(clock.value, has(lead.end, .noon) ? .lunch : .midnight), range)
    }
    return Piece(.clock(.at(clock.value.expression)), isCertain: clock.value.isCertain, range)
  }

  /// Whether a number after "for" ends there, so that it can be a time: "book the 911 for 11".
  private func isEndOfTime(_ position: Int) -> Bool {
    guard let hour = hour(at: position), hour.value > 0, duration(at: position) == nil else { return false }
    let isBeforeVerb = language == .de && hour.end == items.count - 1 && has(hour.end, .to)  // "auf neun vor"
    return isBeforeVerb || hour.end >= items.count
      || has(hour.end, [.today, .on, .for, .weekday, .part, .filler, .next])
  }

  private func day(at position: Int, _ lead: Lead) -> Found<DayPiece>? {
    if let nth = nthWeekday(at: position) ?? feast(at: position) { return nth }
    if let date = numericDate(at: position) ?? monthDate(at: position) { return date }
    if has(position, .in) { return inMonth(at: position) }
    return weekAfterNext(at: position) ?? steppedDay(at: position) ?? dayOfMonth(at: position)
  }

  private func dayPiece(_ day: Found<DayPiece>, _ lead: Lead, _ start: Int) -> Piece? {
    let last = self[day.end - 1]
    let content: Piece.Content =
      if last.has([.weekday, .today]), last.has(.part), let part = last.lexeme.part, !isTomorrow(last) {
        .dayAndPart(day.value, part)
      } else {
        .day(day.value)
      }
    return Piece(content, isCertain: day.value.isCertain, start..<day.end)
  }

  /// "morgen" in German is tomorrow, unless something makes it the morning, see ``partPiece(_:_:_:)``.
  private func isTomorrow(_ item: Item) -> Bool { item.tokens.count == 1 && item.has(.today) && language == .de }

  private func partPiece(_ part: PartOfDay, _ start: Int, _ position: Int) -> Piece? {
    Piece(.part(part), isCertain: part != .night || position > start, start..<(position + 1))
  }

  private func bareNumber(at position: Int, _ lead: Lead, _ start: Int) -> Piece? {
    guard let hour = hour(at: position) ?? bareDayNumber(at: position), !isName(after: hour.end - 1) else { return nil }
    guard !has(position, .article), !(self[position].isGlued && has(position, .digits)) else { return nil }
    let isThing = hour.value == 1 && has(position - 1, .ordinal)
    if isThing { return nil }
    let counted: Roles = [.unit, .length, .hundred, .thousand, .half, .quarter, .ordinalSuffix, .point, .ordinal]
    guard !has(hour.end, counted), !isGluedMark(hour.end), duration(at: position) == nil else { return nil }
    return Piece(.number(hour.value), isCertain: false, start..<hour.end)
  }

  private func bareDayNumber(at position: Int) -> Found<Int>? {
    guard has(position, .digits), (25...31).contains(self[position].value) else { return nil }
    return Found(self[position].value, position + 1)
  }

  private func isGluedMark(_ position: Int) -> Bool {
    self[position].has(.mark) && isGluedDigits(position + 1)
  }
}
