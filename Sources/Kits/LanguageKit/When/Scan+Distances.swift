/// Pieces that are told by their distance, and those that lie behind.
extension Scan {
  func distancePiece(at position: Int) -> Piece? {
    guard let distance = distance(at: position) else { return nil }
    let range = position..<distance.end
    switch distance.value {
    case .day(let day): return Piece(.day(day), range)
    case .minutes(let minutes): return Piece(.clock(.minutesFromNow(minutes)), range)
    case .minutesAhead(let minutes): return Piece(.clock(.within(minutes: minutes)), range)
    case .past: return Piece(.past, range)
    }
  }

  /// "last Friday", "letzte Woche", and the greeting "good morning": read, so that no part of it is taken
  /// for something ahead.
  func past(at position: Int) -> Piece? {
    if has(position, .greeting) { return has(position + 1, .part) ? Piece(.past, position..<(position + 2)) : nil }
    if has(position, .ago) {
      let end = has(position + 1, [.weekday, .unit, .weekend, .month, .part]) ? position + 2 : position + 1
      return Piece(.past, position..<end)
    }
    let isLast = has(position, .last) && has(position + 1, [.weekday, .unit, .weekend, .month])
    guard isLast, nthWeekday(at: position) == nil else { return nil }
    return Piece(.past, position..<(position + 2))
  }

  /// "Montag morgen": beside a weekday, "morgen" is the morning.
  func weekdayMorning(at position: Int) -> Piece? {
    guard language == .de, has(position, .today), has(position, .part), self[position].tokens.count == 1 else {
      return nil
    }
    guard has(position - 1, .weekday), let part = self[position].lexeme.part else { return nil }
    return Piece(.part(part), position..<(position + 1))
  }

  /// "this morning", "diesen Abend": today and a part of it.
  func thisPart(at position: Int) -> Piece? {
    guard has(position, .this), let part = self[position + 1].lexeme.part, has(position + 1, .part) else { return nil }
    return Piece(.dayAndPart(DayPiece(day: .today(plus: 0)), part), position..<(position + 2))
  }
}
