/// The time of day in the text form of an expression: a sign for its case, then times, `?` after one whose half of the
/// day is open.
enum ClockField {
  static func text(_ clock: WhenExpression.Clock) -> String {
    switch clock {
    case .at(let time): "@\(text(time))"
    case .between(let first, let second): "[\(text(first)),\(text(second))"
    case .span(let first, let second): "{\(text(first)),\(text(second))"
    case .before(let time): "<\(text(time))"
    case .after(let time): ">\(text(time))"
    case .part(let part): "~\(part.rawValue)"
    case .minutesFromNow(let minutes): "*\(minutes)"
    case .within(let minutes): "%\(minutes)"
    case .impossible(let hour, let minute): "!\(hour):\(minute)"
    }
  }

  private static func text(_ clock: ClockExpression) -> String {
    clock.isHalfKnown ? clock.time.description : clock.time.description + "?"
  }

  static func clock(_ field: Substring) -> WhenExpression.Clock? {
    let rest = field.dropFirst()
    switch field.first {
    case "@": return time(rest).map { .at($0) }
    case "<": return time(rest).map { .before($0) }
    case ">": return time(rest).map { .after($0) }
    case "[": return pair(rest).map { .between($0, $1) }
    case "{": return pair(rest).map { .span($0, $1) }
    case "~": return PartOfDay(rawValue: String(rest)).map { .part($0) }
    case "*": return Int(rest).flatMap { abs($0) < 1_000_000_000 ? .minutesFromNow($0) : nil }
    case "%": return Int(rest).flatMap { (0..<1_000_000_000).contains($0) ? .within(minutes: $0) : nil }
    case "!": return impossible(rest)
    default: return nil
    }
  }

  private static func impossible(_ text: Substring) -> WhenExpression.Clock? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy((0...99).contains) else { return nil }
    return .impossible(hour: parts[0], minute: parts[1])
  }

  private static func time(_ text: Substring) -> ClockExpression? {
    let isOpen = text.last == "?"
    guard let time = CivilTime(iso: String(isOpen ? text.dropLast() : text)) else { return nil }
    return ClockExpression(time, isHalfKnown: !isOpen)
  }

  private static func pair(_ text: Substring) -> (ClockExpression, ClockExpression)? {
    let parts = text.split(separator: ",")
    guard parts.count == 2, let first = time(parts[0]), let second = time(parts[1]) else { return nil }
    return (first, second)
  }
}
