import LanguageKit
import ShowroomCore

/// Reads the days that a report is about. Reports look back, so "November" is the last one, and "last week" ended on
/// Sunday.
public struct ReportPeriodReader: Sendable {
  let language: Language
  let words: ReportWords
  let today: CivilDate

  public init(_ language: Language, today: CivilDate) {
    self.language = language
    words = ReportWords.words(language)
    self.today = today
  }

  /// The days that a text names and nothing else: "2026-11-01 2026-11-30", "last week", "letzte 14 Tage", "November".
  public func period(_ text: String) -> ReportPeriod? {
    var found: ReportPeriod?
    let rest = take(&found, from: Self.words(of: text))
    return rest.allSatisfy(words.fillers.contains) ? found : nil
  }

  /// Folded words; a date in figures is one.
  static func words(of text: String) -> [String] {
    Folding.fold(String(text.prefix(200))).split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .flatMap { word in CivilDate(iso: String(word)) != nil || isMonth(word) ? [word] : word.split(separator: "-") }
      .map(String.init)
  }

  private static func isMonth(_ word: Substring) -> Bool { CivilDate(iso: word + "-01") != nil }

  /// Takes the words that name days out of a list of words, and returns those that are left.
  func take(_ found: inout ReportPeriod?, from all: [String]) -> [String] {
    for place in all.indices {
      guard let (period, count) = period(all[place...]) else { continue }
      found = period
      return Array(all[..<place] + all[(place + count)...])
    }
    return all
  }

  /// The days that a list of words begins with, and by how many words.
  func period(_ all: ArraySlice<String>) -> (ReportPeriod, Int)? {
    guard let first = all.first else { return nil }
    if let distance = words.days[first] { return (ReportPeriod(day: today.adding(days: distance)), 1) }
    if let named = dates(all) { return named }
    if words.past.contains(first) { return relative(all.dropFirst(), isPast: true) }
    if words.present.contains(first) { return relative(all.dropFirst(), isPast: false) }
    return month(all)
  }

  /// "2026-11-01", up to today; "2026-11-01 2026-11-30"; "2026-11"; "2026".
  private func dates(_ all: ArraySlice<String>) -> (ReportPeriod, Int)? {
    guard let first = all.first else { return nil }
    if let begin = CivilDate(iso: first) {
      if let end = all.dropFirst().first.flatMap({ CivilDate(iso: $0) }) {
        return ReportPeriod(begin, end).map { ($0, 2) }
      }
      return ReportPeriod(begin, max(begin, today)).map { ($0, 1) }
    }
    if let begin = CivilDate(iso: first + "-01") { return ReportPeriod(begin, begin.endOfMonth).map { ($0, 1) } }
    guard first.utf8.count == 4, let year = Int(first), let begin = CivilDate(year: year, month: 1, day: 1) else {
      return nil
    }
    return ReportPeriod(begin, begin.adding(months: 11).endOfMonth).map { ($0, 1) }
  }

  /// "last week", "last 14 days", "this month": after the first word.
  private func relative(_ rest: ArraySlice<String>, isPast: Bool) -> (ReportPeriod, Int)? {
    let number = rest.first.flatMap { Int($0) ?? NumberName.value(of: $0) }
    let unitWord = number == nil ? rest.first : rest.dropFirst().first
    guard let unit = unitWord.flatMap({ words.units[$0] }) else {
      return isPast && number == nil ? month(rest).map { ($0, $1 + 1) } : nil
    }
    let length = number ?? 1
    guard (1...1000).contains(length) else { return nil }
    return period(unit, length, isPast: isPast).map { ($0, number == nil ? 2 : 3) }
  }

  /// Whole units that are over, or the one that is under way. Days that were counted end today.
  private func period(_ unit: ReportWords.Unit, _ length: Int, isPast: Bool) -> ReportPeriod? {
    func span(_ begin: CivilDate, _ back: (Int) -> CivilDate, _ end: CivilDate) -> ReportPeriod? {
      isPast ? ReportPeriod(back(length), begin.adding(days: -1)) : ReportPeriod(begin, end)
    }
    let monday = today.adding(days: 1 - today.weekday.rawValue)
    switch unit {
    case .day: return isPast ? ReportPeriod(today.adding(days: 1 - length), today) : ReportPeriod(day: today)
    case .week: return span(monday, { monday.adding(days: -7 * $0) }, monday.adding(days: 6))
    case .weekend:
      let saturday = monday.adding(days: isPast ? 5 - 7 * length : 5)
      return ReportPeriod(saturday, saturday.adding(days: 1))
    case .month: return span(today.startOfMonth, { today.startOfMonth.adding(months: -$0) }, today.endOfMonth)
    case .quarter:
      let begin = today.startOfMonth.adding(months: -((today.month - 1) % 3))
      return span(begin, { begin.adding(months: -3 * $0) }, begin.adding(months: 2).endOfMonth)
    case .year:
      let begin = today.startOfMonth.adding(months: 1 - today.month)
      return span(begin, { begin.adding(months: -12 * $0) }, begin.adding(months: 11).endOfMonth)
    }
  }

  /// "November", the last that has begun; "November 2025".
  private func month(_ all: ArraySlice<String>) -> (ReportPeriod, Int)? {
    guard let number = all.first.flatMap({ words.months[$0] }) else { return nil }
    let year = all.dropFirst().first.flatMap { $0.utf8.count == 4 ? Int($0) : nil }
    guard let begin = CivilDate(year: year ?? today.year, month: number, day: 1) else { return nil }
    let latest = year == nil && begin > today ? begin.adding(months: -12) : begin
    return ReportPeriod(latest, latest.endOfMonth).map { ($0, year == nil ? 1 : 2) }
  }
}
