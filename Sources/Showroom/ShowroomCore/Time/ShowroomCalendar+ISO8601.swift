import LanguageKit

// Dates and times as ISO 8601 writes them, with the offset that makes an instant of them.
extension ShowroomCalendar {
  /// The wall-clock time at `instant` with its offset: "2026-12-01T15:00:00+01:00".
  public func iso8601(_ instant: Instant) -> String {
    let civil = civil(at: instant)
    let seconds = civil.time.second == 0 ? ":00" : ""
    return "\(civil)\(seconds)\(offsetText(at: instant))"
  }

  /// The offset from UTC at `instant`: "+01:00", "-03:30"; with seconds where the zone once had them.
  public func offsetText(at instant: Instant) -> String {
    let offset = zone.offset(at: instant)
    let parts = [abs(offset) / 3600, abs(offset) / 60 % 60, abs(offset) % 60]
    let shown = parts[2] == 0 ? parts.prefix(2) : parts[...]
    return (offset < 0 ? "-" : "+") + shown.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// What an ISO 8601 text means, or nil when it is none: "2026-12-01", "2026-12-01T15:00", with seconds, a fraction
  /// (left out), "24:00", and with "Z" or an offset; a space may stand for the T.
  ///
  /// Without an offset the text is wall-clock time in the showroom; a date alone is the start of that day.
  public func parse(iso8601 text: String) -> LocalInstant? {
    let bytes = text.utf8
    guard bytes.count <= 40, bytes.count >= 10 else { return nil }
    if let date = CivilDate(iso: text) { return .once(startOfDay(date)) }
    guard let (wallClock, offsetPart) = Self.splitOffset(text) else { return nil }
    guard let (civil, isEndOfDay) = Self.civil(wallClock) else { return nil }
    guard !offsetPart.isEmpty else {
      return isEndOfDay ? instant(on: civil.date, minute: 1440) : instant(of: civil)
    }
    guard let offset = Self.offset(offsetPart) else { return nil }
    let utc = ShowroomCalendar(zone: .utc).instant(of: civil).instant
    return .once(utc + (isEndOfDay ? 86_400 : 0) - offset)
  }

  /// Divides "2026-12-01T15:00:00+01:00" before its offset, which may be empty.
  private static func splitOffset(_ text: String) -> (wallClock: Substring, offset: Substring)? {
    let utf8 = text.utf8
    guard let time = utf8.index(utf8.startIndex, offsetBy: 11, limitedBy: utf8.endIndex) else { return nil }
    let marks: Set<UInt8> = [UInt8(ascii: "Z"), UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-")]
    let split = utf8[time...].firstIndex { marks.contains($0) } ?? utf8.endIndex
    return (text[..<split], text[split...])
  }

  /// Reads a date and time without offset; 24:00 is given as 00:00 and the mark that it ends the day.
  private static func civil(_ text: Substring) -> (CivilDateTime, isEndOfDay: Bool)? {
    guard let whole = withoutFraction(text) else { return nil }
    if let civil = CivilDateTime(iso: whole) { return (civil, false) }
    guard whole.hasSuffix("24:00") || whole.hasSuffix("24:00:00") else { return nil }
    let midnight = whole.prefix(11) + "00:00"
    guard whole.dropFirst(11).hasPrefix("24:00"), let civil = CivilDateTime(iso: String(midnight)) else { return nil }
    return (civil, true)
  }

  private static func withoutFraction(_ text: Substring) -> String? {
    guard let point = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else {
      return String(text)
    }
    let digits = text[point...].utf8.dropFirst()
    guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let whole = text[..<point]
    return whole.utf8.count == "2026-12-01T15:00:00".utf8.count ? String(whole) : nil
  }

  /// Reads "Z", "+01", "+0100", "+01:00" or "+00:53:28" as seconds.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let sign = text.utf8.first == UInt8(ascii: "-") ? -1 : 1
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.allSatisfy({ $0.utf8.count == 2 }) else { return nil }
    let digits = parts.joined()
    guard [2, 4, 6].contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    guard let number = Int(digits + String(repeating: "0", count: 6 - digits.utf8.count)) else { return nil }
    let (hours, minutes, seconds) = (number / 10_000, number / 100 % 100, number % 100)
    guard hours < 48, minutes < 60, seconds < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60 + seconds)
  }
}
