import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents

@Suite("Reports by words")
struct ReportPhraseTests {
  /// Tuesday, 1 December 2026.
  static let today = CivilDate(year: 2026, month: 12, day: 1) ?? .earliest

  @Test(
    "Days are those that have been",
    arguments: [
      ("last week", "2026-11-23", "2026-11-29"), ("this week", "2026-11-30", "2026-12-06"),
      ("last month", "2026-11-01", "2026-11-30"), ("this month", "2026-12-01", "2026-12-31"),
      ("last two weeks", "2026-11-16", "2026-11-29"), ("last 30 days", "2026-11-02", "2026-12-01"),
      ("last day", "2026-12-01", "2026-12-01"), ("yesterday", "2026-11-30", "2026-11-30"),
      ("last quarter", "2026-07-01", "2026-09-30"), ("this year", "2026-01-01", "2026-12-31"),
      ("last year", "2025-01-01", "2025-12-31"), ("last weekend", "2026-11-28", "2026-11-29"),
      ("November", "2026-11-01", "2026-11-30"), ("in december", "2026-12-01", "2026-12-31"),
      ("march 2024", "2024-03-01", "2024-03-31"), ("last May", "2026-05-01", "2026-05-31"),
      ("2025", "2025-01-01", "2025-12-31"),
      ("2026-02", "2026-02-01", "2026-02-28"), ("2026-11-15", "2026-11-15", "2026-12-01"),
      ("2026-11-15 2026-11-20", "2026-11-15", "2026-11-20"), ("2026-12-24", "2026-12-24", "2026-12-24"),
    ])
  func english(words: String, first: String, last: String) {
    let period = ReportPeriodReader(.en, today: Self.today).period(words)
    #expect(period?.first.description == first && period?.last.description == last)
  }

  @Test(
    "Tage, die waren",
    arguments: [
      ("letzte Woche", "2026-11-23", "2026-11-29"), ("diese Woche", "2026-11-30", "2026-12-06"),
      ("letzten Monat", "2026-11-01", "2026-11-30"), ("in den letzten 14 Tagen", "2026-11-18", "2026-12-01"),
      ("voriges Jahr", "2025-01-01", "2025-12-31"), ("gestern", "2026-11-30", "2026-11-30"),
      ("im März", "2026-03-01", "2026-03-31"), ("letzte drei Wochen", "2026-11-09", "2026-11-29"),
      ("dieses Quartal", "2026-10-01", "2026-12-31"), ("letztes Wochenende", "2026-11-28", "2026-11-29"),
    ])
  func german(words: String, first: String, last: String) {
    let period = ReportPeriodReader(.de, today: Self.today).period(words)
    #expect(period?.first.description == first && period?.last.description == last)
  }

  @Test(
    "What names no days is none",
    arguments: [
      "", "soon", "last", "last 0 days", "last 5000 weeks", "2026-13", "2026-12-01 2026-11-01", "week", "2026-02-30",
      "last week or so maybe", "99999", "last golf",
    ])
  func none(words: String) {
    #expect(ReportPeriodReader(.en, today: Self.today).period(words) == nil)
  }

  @Test(
    "Sentences that ask for a report",
    arguments: [
      ("how busy were the cars last week", "utilisation vehicle"),
      ("how well used are our cars", "utilisation vehicle"),
      ("show me the utilisation for November", "utilisation vehicle"), ("what's popular", "popular vehicle"),
      ("which cars are most popular this month", "popular vehicle"),
      ("which models were most booked", "popular vehicle"),
      ("what are the busiest hours", "hours vehicle"), ("when is it busiest", "hours vehicle"),
      ("which was the busiest day last month", "utilisation weekday"),
      ("how many no-shows last month", "no-shows vehicle"),
      ("what did the drives lead to", "outcomes vehicle"), ("show outcomes of last month", "outcomes vehicle"),
      ("whom do I have to call back today", "follow-ups vehicle"), ("any follow-ups due", "follow-ups vehicle"),
    ])
  func sentences(words: String, report: String) {
    let found = Report(phrase: words, .en, today: Self.today)
    #expect(found.map { "\($0.kind.rawValue) \($0.grouping.rawValue)" } == report)
  }

  @Test(
    "Sätze, die nach einem Bericht fragen",
    arguments: [
      ("was ist beliebt", "popular"), ("welche Autos sind am beliebtesten", "popular"),
      ("wie ausgelastet waren die Autos letzte Woche", "utilisation"),
      ("zeig mir die Auslastung im November", "utilisation"),
      ("wie viele sind letzten Monat nicht erschienen", "no-shows"), ("was wurde aus den Fahrten", "outcomes"),
      ("wen muss ich heute zurückrufen", "follow-ups"), ("wann ist am meisten los", "hours"),
    ])
  func germanSentences(words: String, kind: String) {
    #expect(Report(phrase: words, .de, today: Self.today)?.kind.rawValue == kind)
  }

  @Test(
    "A sentence about a car or a drive is none",
    arguments: [
      "is the golf busy tomorrow", "book the most popular car tomorrow", "drive 12 is a no show",
      "the customer did not come",
      "is the golf popular", "busy at three", "call Anna back", "show me drive 12", "what is free", "cars",
      "how many drives",
      String(repeating: "busy ", count: 20_000),
    ])
  func others(words: String) {
    #expect(Report(phrase: words, .en, today: Self.today) == nil)
    #expect(Report(phrase: words, .de, today: Self.today) == nil)
  }
}
