import LanguageKit

extension RecurringRule {
  /// Reads the TZ text of POSIX.1 section 8.3 with hours beyond a day (RFC 8536 section 3.3.1), or nil when the text
  /// is not one. A text without days takes those of the United States, as the reference implementation does.
  init?(_ text: some Collection<UInt8>) {
    var reader = RuleReader(text)
    guard let name = reader.name(), let west = reader.hours(limit: 24) else { return nil }
    standard = LocalTimeType(offset: -west, isDaylight: false, abbreviation: name)
    if reader.isAtEnd {
      daylight = nil
      return
    }
    guard let read = reader.daylight(standardOffset: -west), reader.isAtEnd else { return nil }
    daylight = read
  }
}

/// Reads the parts of a TZ text from left to right.
private struct RuleReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some Collection<UInt8>) {
    bytes = Array(text.prefix(512))
  }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func take(while accepts: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, accepts(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// A zone's name: letters, or anything of letters, digits, + and - in angle brackets; at least three characters.
  mutating func name() -> String? {
    let isQuoted = skip("<")
    let taken = take { $0.isLetter || isQuoted && ($0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")) }
    guard taken.count >= 3, !isQuoted || skip(">") else { return nil }
    return String(decoding: taken, as: UTF8.self)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = take { $0.isDigit }
    guard (1...4).contains(digits.count) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }

  /// [+|-]hh[:mm[:ss]] as seconds.
  mutating func hours(limit: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(0...limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard skip(":") else { break }
      guard let part = number(0...59) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  mutating func daylight(standardOffset: Int) -> RecurringRule.Daylight? {
    guard let name = name() else { return nil }
    var offset = standardOffset + 3600
    if let byte = next, byte != UInt8(ascii: ",") {
      guard let west = hours(limit: 24) else { return nil }
      offset = -west
    }
    guard let (start, end) = moments() else { return nil }
    let type = LocalTimeType(offset: offset, isDaylight: true, abbreviation: name)
    return RecurringRule.Daylight(type: type, start: start, end: end)
  }

  private mutating func moments() -> (YearlyMoment, YearlyMoment)? {
    guard !isAtEnd else {
      return (
        YearlyMoment(day: .weekday(.sunday, week: 2, month: 3), time: 7200),
        YearlyMoment(day: .weekday(.sunday, week: 1, month: 11), time: 7200)
      )
    }
    guard skip(","), let start = moment(), skip(","), let end = moment() else { return nil }
    return (start, end)
  }

  private mutating func moment() -> YearlyMoment? {
    guard let day = day() else { return nil }
    guard skip("/") else { return YearlyMoment(day: day, time: 7200) }
    return hours(limit: 167).map { YearlyMoment(day: day, time: $0) }
  }

  private mutating func day() -> YearlyMoment.Day? {
    if skip("J") { return number(1...365).map { .julian($0) } }
    guard skip("M") else { return number(0...365).map { .zeroBased($0) } }
    guard let month = number(1...12), skip("."), let week = number(1...5), skip("."), let day = number(0...6),
      let weekday = Weekday(rawValue: day == 0 ? 7 : day)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
