import LanguageKit
import ShowroomCore

// MARK: - Days that are over

extension TaggedPhrase {
  /// "last week", "letzten Freitag", "two days ago": days that are over, for lists of drives. Where something is booked on
  /// them, their last day is the one that was said.
  mutating func findPastDays(today: CivilDate) {
    guard says(.past) else { return }
    let reader = ReportPeriodReader(language.language, today: today)
    let words = phrase.tokens.map(\.folded)
    for start in words.indices where !isTaken[start] {
      guard let (period, count) = reader.past(words[start...]) else { continue }
      let range = start..<start + count
      reading.past = period
      reading.whens.append(found(WhenExpression(day: .date(period.last, said: nil)), range))
      return take(range)
    }
  }
}

extension ReportPeriodReader {
  /// The words that begin or end days that are over.
  static let pastWords = ReportWords.words(.en).past.union(ReportWords.words(.de).past).union(["ago", "vor"])

  /// The days that are over with which some words begin, and how many words name them.
  func past(_ all: ArraySlice<String>) -> (ReportPeriod, Int)? {
    guard let first = all.first else { return nil }
    guard words.past.contains(first) else { return ago(all) }
    // "the last Friday of December" and "half past nine" are not over.
    let found = weekday(all) ?? period(all)
    guard let found, found.1 > 1, found.0.last <= today, !Self.goesOn(all.dropFirst(found.1).first) else { return nil }
    return found
  }

  private static func goesOn(_ word: String?) -> Bool {
    word.map { ["of", "in", "im", "des", "der", "vom", "dieses", "von", "before"].contains($0) } ?? false
  }

  /// "last Friday": the one before today.
  private func weekday(_ all: ArraySlice<String>) -> (ReportPeriod, Int)? {
    guard let word = all.dropFirst().first, let weekday = Self.weekday(word, language) else { return nil }
    let back = (today.weekday.rawValue - weekday.rawValue + 6) % 7 + 1
    return (ReportPeriod(day: today.adding(days: -back)), 2)
  }

  private static func weekday(_ word: String, _ language: Language) -> Weekday? {
    let tag: LanguageTag = language == .en ? .english : .german
    guard case .weekday(let weekday)? = WhenReader(language: tag).expression(in: word)?.day else { return nil }
    return weekday
  }

  /// "two days ago", "vor zwei Wochen": one day.
  private func ago(_ all: ArraySlice<String>) -> (ReportPeriod, Int)? {
    let isBefore = all.first == "vor"
    let rest = isBefore ? all.dropFirst() : all
    guard isBefore || all.dropFirst(2).first == "ago", let number = rest.first.flatMap(Self.number),
      (1...400).contains(number),
      let unit = rest.dropFirst().first.flatMap({ words.units[$0] })
    else { return nil }
    switch unit {
    case .day: return (ReportPeriod(day: today.adding(days: -number)), 3)
    case .week: return (ReportPeriod(day: today.adding(days: -7 * number)), 3)
    case .month: return (ReportPeriod(day: today.adding(months: -number)), 3)
    case .weekend, .quarter, .year: return nil
    }
  }

  private static func number(_ word: String) -> Int? {
    Int(word) ?? NumberName.value(of: word) ?? (["a", "an", "einem", "einer"].contains(word) ? 1 : nil)
  }
}

// MARK: - Kilometres

extension TaggedPhrase {
  /// "18,921 km", "odometer 18921": what the clock of a car shows. Points and commas stand between thousands.
  mutating func findOdometer() {
    guard says(.odometer) else { return }
    for index in phrase.tokens.indices where phrase.tokens[index].kind == .number && !isTaken[index] {
      guard let (number, end) = thousands(at: index) else { continue }
      let start = start(of: index)
      let isAfterName = Self.odometers.contains(folded(start - 1))
      guard isAfterName || Self.kilometres.contains(folded(end)) else { continue }
      let range = (isAfterName ? start - 1 : start)..<(Self.kilometres.contains(folded(end)) ? end + 1 : end)
      reading.odometer = found(number, range)
      return take(range)
    }
  }

  /// Where little words before a number begin: "bei", "with", "of".
  private func start(of index: Int) -> Int { Self.beforeKilometres.contains(folded(index - 1)) ? index - 1 : index }

  /// "18921", "18,921", "18.921": the number, and where it ends.
  private func thousands(at index: Int) -> (Int, Int)? {
    var (digits, end) = (folded(index), index + 1)
    while digits.utf8.count <= 6, [",", "."].contains(folded(end)), phrase.tokens[end].isGlued,
      phrase.tokens.indices.contains(end + 1), phrase.tokens[end + 1].isGlued, phrase.tokens[end + 1].kind == .number,
      folded(end + 1).utf8.count == 3
    {
      digits += folded(end + 1)
      end += 2
    }
    return Int(digits).flatMap { (0...9_999_999).contains($0) ? ($0, end) : nil }
  }

  static let kilometres: Set<String> = [
    "km", "kilometer", "kilometern", "kilometers", "kilometre", "kilometres", "kms",
  ]
  static let odometers: Set<String> = [
    "odometer", "mileage", "kilometerstand", "tacho", "tachostand", "kilometerzahler",
  ]
  private static let beforeKilometres: Set<String> = ["bei", "at", "with", "mit", "of", "von", "is", "ist", "reads"]
}
