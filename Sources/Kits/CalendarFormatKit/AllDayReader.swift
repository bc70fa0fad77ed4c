import LanguageKit

/// An event that lasts whole days, as it is read from a file.
public struct AllDayEvent: Hashable, Sendable {
  public let summary: String
  /// Its days, each once, in order.
  public let days: [CivilDate]
  /// The line on which it begins, from 1.
  public let line: Int
}

/// Reads the whole-day events of an iCalendar file (RFC 5545), as public holidays are published.
///
/// Events at a time of day, and those that were called off, are counted and left out. An event that comes again each year
/// is taken ten times. Bounded: 5,000 events, each of at most 366 days, and 50,000 days in all.
public struct AllDayReader: Sendable {
  /// The whole-day events in the order of the file.
  public private(set) var events: [AllDayEvent] = []
  /// How many events were left out, since they are at a time of day or called off.
  public private(set) var leftOut = 0
  private var dayCount = 0

  public static let mostEvents = 5000
  public static let mostDays = 366
  static let mostYears = 10
  static let mostDaysInAll = 50_000

  /// Reads a file whole, or says what is wrong with it.
  public init(_ bytes: [UInt8]) throws(CalendarError) {
    var lines = CalendarLines(bytes)
    guard let first = try lines.next(), first.name == "BEGIN", first.value.uppercased() == "VCALENDAR" else {
      throw CalendarError(.noCalendar, line: 1)
    }
    var open = ["VCALENDAR"]
    var draft = Draft(line: 1)
    var last = first.line
    while let property = try lines.next() {
      last = property.line
      switch property.name {
      case "BEGIN":
        open.append(property.value.uppercased())
        if open.last == "VEVENT" { draft = Draft(line: property.line) }
      case "END":
        guard let part = open.popLast(), part == property.value.uppercased() else {
          throw CalendarError(.wrongEnd(property.value), line: property.line)
        }
        if part == "VEVENT" { try take(draft) }
      default:
        if open.last == "VEVENT" { draft.take(property) }
      }
    }
    if let part = open.last { throw CalendarError(.unfinished(part), line: last) }
  }

  private mutating func take(_ draft: Draft) throws(CalendarError) {
    guard let days = try draft.days() else {
      leftOut += 1
      return
    }
    guard events.count < Self.mostEvents else {
      throw CalendarError(.tooMany(limit: Self.mostEvents), line: draft.line)
    }
    dayCount += days.count
    guard dayCount <= Self.mostDaysInAll else {
      throw CalendarError(.tooMany(limit: Self.mostDaysInAll), line: draft.line)
    }
    events.append(AllDayEvent(summary: draft.summary, days: days, line: draft.line))
  }
}

/// An event while it is read.
private struct Draft {
  let line: Int
  var properties: [String: CalendarLines.Property] = [:]

  init(line: Int) {
    self.line = line
  }

  /// Of a property that is there twice, the first counts.
  mutating func take(_ property: CalendarLines.Property) {
    if properties[property.name] == nil { properties[property.name] = property }
  }

  var summary: String {
    let text = Self.unescaped(properties["SUMMARY"]?.value ?? "")
    return text.split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(200)
  }

  /// The days, or nil for an event that is called off or at a time of day.
  func days() throws(CalendarError) -> [CivilDate]? {
    guard properties["STATUS"]?.value.uppercased() != "CANCELLED" else { return nil }
    guard let start = properties["DTSTART"] else { throw CalendarError(.noStart, line: line) }
    guard let first = try Self.date(start) else { return nil }
    let count = try length(from: first)
    guard count <= AllDayReader.mostDays else {
      throw CalendarError(.tooMany(limit: AllDayReader.mostDays), line: line)
    }
    let starts = try repetitions(of: first)
    return Set(starts.flatMap { start in (0..<count).map { start.adding(days: $0) } }).sorted()
  }

  /// The number of days; the end is the first day that no longer belongs to it.
  private func length(from first: CivilDate) throws(CalendarError) -> Int {
    if let end = properties["DTEND"] {
      guard let after = try Self.date(end) else { throw CalendarError(.badDate(end.value), line: end.line) }
      // Some programs write the same day for start and end and mean that day.
      guard after >= first else { throw CalendarError(.endBeforeStart, line: end.line) }
      return max(1, after.dayNumber - first.dayNumber)
    }
    guard let duration = properties["DURATION"] else { return 1 }
    let digits = duration.value.uppercased().dropFirst().dropLast()
    let unit = duration.value.uppercased().last
    guard duration.value.uppercased().hasPrefix("P"), let number = Int(digits), (1...1000).contains(number),
      unit == "D" || unit == "W"
    else { throw CalendarError(.badDate(duration.value), line: duration.line) }
    return unit == "W" ? number * 7 : number
  }

  /// The first day of each year's event; only the first without a rule.
  private func repetitions(of first: CivilDate) throws(CalendarError) -> [CivilDate] {
    guard let rule = properties["RRULE"] else { return [first] }
    var parts: [String: String] = [:]
    for part in rule.value.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { parts[pair[0]] = pair[1] }
    }
    let known: Set = ["FREQ", "COUNT", "UNTIL", "INTERVAL", "WKST", "BYMONTH", "BYMONTHDAY"]
    let interval = Int(parts["INTERVAL"] ?? "1") ?? 0
    guard parts["FREQ"] == "YEARLY", known.isSuperset(of: parts.keys), (1...100).contains(interval),
      parts["BYMONTH"].map({ Int($0) == first.month }) ?? true,
      parts["BYMONTHDAY"].map({ Int($0) == first.day }) ?? true
    else { throw CalendarError(.unknownRule(rule.value), line: rule.line) }
    let count = min(max(parts["COUNT"].flatMap { Int($0) } ?? AllDayReader.mostYears, 1), AllDayReader.mostYears)
    let until = parts["UNTIL"].flatMap { Self.compactDate($0.prefix(8)) } ?? .latest
    // A 29 February comes only where there is one.
    return (0..<count).compactMap { CivilDate(year: first.year + $0 * interval, month: first.month, day: first.day) }
      .filter { $0 <= until }
  }

  /// A date; nil for a time of day.
  private static func date(_ property: CalendarLines.Property) throws(CalendarError) -> CivilDate? {
    let value = property.value
    let isTime = property.parameters["VALUE"] != "DATE" && value.utf8.count > 8
    guard let date = compactDate(value.prefix(8)), isTime ? isTimeOfDay(value) : value.utf8.count == 8 else {
      throw CalendarError(.badDate(value), line: property.line)
    }
    return isTime ? nil : date
  }

  private static func isTimeOfDay(_ value: String) -> Bool {
    let time = value.dropFirst(8)
    let digits = time.dropFirst().prefix(6)
    return time.hasPrefix("T") && digits.utf8.count == 6 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && ["", "Z"].contains(time.dropFirst(7))
  }

  /// `20261225`.
  private static func compactDate(_ text: Substring) -> CivilDate? {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// A text without its backslashes, read from left to right so that `\\n` stays a backslash and an n.
  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar == "\0" ? "\u{fffd}" : scalar)
      }
    }
    return String(result)
  }
}
