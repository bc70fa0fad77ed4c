import LanguageKit

/// What is wrong with a text for opening hours; columns count characters from 1.
public enum OpeningHoursTextError: Error, Hashable, Sendable {
  /// A word that is no day, no time and no other word of opening hours.
  case unknownWord(String, column: Int)
  /// A time that no clock shows, or that closes later than a day is long.
  case badTime(String, column: Int)
  /// Hours that begin and end at the same minute, which are none or a whole day; only 00:00-00:00 is surely a day.
  case noLength(String, column: Int)
  /// Days without hours, or hours without days.
  case incomplete(column: Int)
  /// Longer than any opening hours are.
  case tooLong
}

extension OpeningHours {
  /// Reads weekly hours: "Mon-Fri 09:00-18:00, Sat 09:00-16:00; Sun closed", "Mo-Fr 9-12, 13-18 Uhr".
  ///
  /// Days and hours are English or German. Several spans of the same days follow each other; commas, semicolons and
  /// new lines may stand between all parts. Days that are not named are closed; days that are named again get the
  /// later hours. A closing time that is not after the opening time is on the next day, as are hours beyond 24.
  public init(text: String) throws(OpeningHoursTextError) {
    guard text.utf8.count <= 2000 else { throw .tooLong }
    var reader = OpeningHoursReader(text)
    self.init(weekly: try reader.weekly())
  }

  /// Sets the weekdays that a text names, as ``init(text:)`` reads it; the others keep their hours.
  public mutating func apply(_ text: String) throws(OpeningHoursTextError) {
    guard text.utf8.count <= 2000 else { throw .tooLong }
    var reader = OpeningHoursReader(text)
    for (weekday, spans) in try reader.weekly() { set(spans, on: weekday) }
  }

  /// Gives a date hours of its own, "09:00-12:00, 14-16", and what it was closed for goes; "closed" closes it.
  public mutating func apply(_ text: String, on date: CivilDate) throws(OpeningHoursTextError) {
    guard text.utf8.count <= 2000 else { throw .tooLong }
    var reader = OpeningHoursReader(text)
    let spans = try reader.onlyHours()
    set(spans.isEmpty ? nil : spans, on: date)
    closedDays[date] = spans.isEmpty ? closedDays[date] ?? "" : nil
  }

  /// The weekly hours as `init(text:)` reads them, days with the same hours together: "Mon-Fri 09:00-18:00; Sun closed".
  public func text(in language: Language) -> String {
    var groups: [(first: Weekday, last: Weekday, spans: [OpeningSpan])] = []
    for weekday in Weekday.allCases {
      let spans = weekly[weekday] ?? []
      if let group = groups.last, group.spans == spans {
        groups[groups.count - 1].last = weekday
      } else {
        groups.append((weekday, weekday, spans))
      }
    }
    return groups.map { Self.text($0.first, $0.last, $0.spans, language) }.joined(separator: "; ")
  }

  private static func text(
    _ first: Weekday, _ last: Weekday, _ spans: [OpeningSpan], _ language: Language
  ) -> String {
    let days = first == last ? [first] : [first, last]
    return days.map { DayNames.short($0, language) }.joined(separator: "-") + " " + text(spans, language)
  }

  /// The hours of one day: "09:00-12:00, 14:00-16:00"; "closed" where there are none.
  public static func text(_ spans: [OpeningSpan], _ language: Language) -> String {
    let closed = language == .de ? "geschlossen" : "closed"
    return spans.isEmpty ? closed : spans.map(\.description).joined(separator: ", ")
  }
}

/// The names of weekdays in texts for opening hours.
private enum DayNames {
  static func short(_ weekday: Weekday, _ language: Language) -> String {
    (language == .de ? german : english)[weekday.rawValue - 1]
  }

  private static let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let german = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

  /// What a lower-case word names: two letters at least, as far as both languages agree.
  static func days(_ word: String) -> [Weekday]? {
    if ["daily", "everyday", "täglich", "taeglich"].contains(word) { return Weekday.allCases }
    return all.first { $0.names.contains(word) }.map { [$0.weekday] }
  }

  private static let all: [(weekday: Weekday, names: Set<String>)] = [
    (.monday, ["mo", "mon", "monday", "montag", "mondays", "montags"]),
    (.tuesday, ["tu", "tue", "tues", "tuesday", "tuesdays", "di", "die", "dienstag", "dienstags"]),
    (.wednesday, ["we", "wed", "wednesday", "wednesdays", "mi", "mit", "mittwoch", "mittwochs"]),
    (.thursday, ["th", "thu", "thur", "thurs", "thursday", "thursdays", "do", "don", "donnerstag", "donnerstags"]),
    (.friday, ["fr", "fri", "friday", "fridays", "fre", "freitag", "freitags"]),
    (.saturday, ["sa", "sat", "saturday", "saturdays", "sam", "samstag", "samstags", "sonnabend", "sonnabends"]),
    (.sunday, ["su", "sun", "sunday", "sundays", "so", "son", "sonntag", "sonntags"]),
  ]
}

/// Reads a text for opening hours: groups of days, each followed by hours.
private struct OpeningHoursReader {
  private enum Token: Equatable {
    case days([Weekday])
    case minute(Int)
    case dash
    case closed
  }

  private let characters: [Character]
  private var position = 0
  private var pending: (token: Token, column: Int)?

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func weekly() throws(OpeningHoursTextError) -> [Weekday: [OpeningSpan]] {
    var weekly: [Weekday: [OpeningSpan]] = [:]
    while try peek() != nil {
      let days = try days()
      let spans = try hours()
      for day in days { weekly[day] = spans }
    }
    return weekly
  }

  /// Hours, and nothing after them.
  mutating func onlyHours() throws(OpeningHoursTextError) -> [OpeningSpan] {
    let spans = try hours()
    guard try peek() == nil else { throw .incomplete(column: pending?.column ?? position + 1) }
    return spans
  }

  private mutating func days() throws(OpeningHoursTextError) -> [Weekday] {
    var found: [Weekday] = []
    while case .days(let first)? = try peek() {
      pending = nil
      found += first
      guard try peek() == .dash, let from = first.first else { continue }
      pending = nil
      guard case .days(let last)? = try peek(), let to = last.first else { throw .incomplete(column: position + 1) }
      pending = nil
      found += Weekday.allCases.filter { from.days(until: $0) <= from.days(until: to) }
    }
    guard !found.isEmpty else { throw .incomplete(column: pending?.column ?? position + 1) }
    return found
  }

  private mutating func hours() throws(OpeningHoursTextError) -> [OpeningSpan] {
    if try peek() == .closed {
      pending = nil
      return []
    }
    var spans: [OpeningSpan] = []
    while case .minute(let opens)? = try peek() {
      spans.append(try span(opens))
    }
    guard !spans.isEmpty else { throw .incomplete(column: pending?.column ?? position + 1) }
    return spans
  }

  private mutating func span(_ opens: Int) throws(OpeningHoursTextError) -> OpeningSpan {
    let column = pending?.column ?? position + 1
    pending = nil
    guard try peek() == .dash else { throw .incomplete(column: position + 1) }
    pending = nil
    guard case .minute(let closes)? = try peek() else { throw .incomplete(column: position + 1) }
    pending = nil
    let text = String(characters[(column - 1)..<position])
    guard opens != closes || opens == 0 else { throw .noLength(text, column: column) }
    guard let span = OpeningSpan(opens: opens, closes: closes) else { throw .badTime(text, column: column) }
    return span
  }

  /// The next token, which stays next until `pending` is cleared.
  private mutating func peek() throws(OpeningHoursTextError) -> Token? {
    if let pending { return pending.token }
    while position < characters.count {
      let column = position + 1
      if let token = try token() {
        pending = (token, column)
        return token
      }
    }
    return nil
  }

  /// Reads one word, number or mark; nil for what only separates.
  private mutating func token() throws(OpeningHoursTextError) -> Token? {
    let character = characters[position]
    if "-–—".contains(character) {
      position += 1
      return .dash
    }
    if character.isWhitespace || ",;&.:".contains(character) {
      position += 1
      return nil
    }
    return character.isASCIIDigit ? try time() : try word()
  }

  private mutating func take(while accepts: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, accepts(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func word() throws(OpeningHoursTextError) -> Token? {
    let column = position + 1
    let word = take { $0.isLetter }
    guard !word.isEmpty else { throw .unknownWord(String(characters[position]), column: column) }
    switch word.lowercased() {
    case "closed", "geschlossen", "zu", "ruhetag": return .closed
    case "to", "bis", "until", "till": return .dash
    case "and", "und", "uhr", "h", "from", "von": return nil
    case let lower:
      guard let days = DayNames.days(lower) else { throw .unknownWord(word, column: column) }
      return .days(days)
    }
  }

  /// "9", "9:00", "09.30", "24:00", with "am" or "pm".
  private mutating func time() throws(OpeningHoursTextError) -> Token {
    let column = position + 1
    var text = take { $0.isASCIIDigit || $0 == ":" || $0 == "." }
    while let last = text.last, last == "." || last == ":" { text.removeLast() }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count <= 2, let hour = Int(parts[0]), parts[0].count <= 2,
      let minute = parts.count == 1 ? 0 : Int(parts[1]), minute < 60, parts.count == 1 || parts[1].count == 2,
      let shift = halfOfDay(hour)
    else { throw .badTime(text, column: column) }
    return .minute((hour + shift) * 60 + minute)
  }

  /// The hours that "am" or "pm" after an hour adds; nil where the two do not go together.
  private mutating func halfOfDay(_ hour: Int) -> Int? {
    let start = position
    _ = take { $0 == " " }
    let word = take { $0.isLetter }.lowercased()
    guard word == "am" || word == "pm" else {
      position = start
      return hour <= 48 ? 0 : nil
    }
    guard (1...12).contains(hour) else { return nil }
    return word == "am" ? (hour == 12 ? -12 : 0) : (hour == 12 ? 0 : 12)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool {
    isASCII && isNumber
  }
}
