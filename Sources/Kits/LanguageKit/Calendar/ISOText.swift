/// Texts of ISO 8601: `2026-12-01`, `15:00`, `15:00:30`, `2026-12-01T15:00`.
extension CivilDate: CustomStringConvertible {
  /// Reads `2026-12-01`. Nil for any other text and for days that the calendar does not have.
  public init?(iso text: String) {
    var digits = ISODigits(text)
    guard let date = digits.date(), digits.isAtEnd else { return nil }
    self = date
  }

  /// `2026-12-01`.
  public var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension CivilTime: CustomStringConvertible {
  /// Reads `15:00` or `15:00:30`. Nil for any other text and for times that no clock shows.
  public init?(iso text: String) {
    var digits = ISODigits(text)
    guard let time = digits.time(), digits.isAtEnd else { return nil }
    self = time
  }

  /// `15:00`, or `15:00:30` where there are seconds.
  public var description: String {
    let short = "\(padded(hour, 2)):\(padded(minute, 2))"
    return second == 0 ? short : "\(short):\(padded(second, 2))"
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// Reads `2026-12-01T15:00`, also with seconds or a space for the `T`. An offset is not accepted here.
  public init?(iso text: String) {
    var digits = ISODigits(text)
    guard let date = digits.date(), digits.skip("T") || digits.skip(" ") || digits.skip("t") else { return nil }
    guard let time = digits.time(), digits.isAtEnd else { return nil }
    self.init(date: date, time: time)
  }

  /// `2026-12-01T15:00`.
  public var description: String { "\(date)T\(time)" }
}

/// Reads fixed groups of digits from the front of a text.
private struct ISODigits {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func date() -> CivilDate? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func time() -> CivilTime? {
    guard let hour = number(2), skip(":"), let minute = number(2) else { return nil }
    guard skip(":") else { return CivilTime(hour: hour, minute: minute) }
    guard let second = number(2) else { return nil }
    return CivilTime(hour: hour, minute: minute, second: second)
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}

/// `number` in at least `width` digits; for numbers that are not negative.
func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}
