import Testing

@testable import LanguageKit

/// Spans of days and of the clock from which the diary picks.
struct SpansTests {
  private static let now = CivilDateTime(iso: "2026-11-30T10:00") ?? CivilDateTime(date: .earliest, time: .midnight)

  private func reading(_ phrase: String, _ language: LanguageTag) -> WhenReading? {
    WhenReader(language: language).expression(in: phrase)?.resolve(now: Self.now)
  }

  @Test(
    "Parts of a week and a month are some of their days, never those that are over",
    arguments: [
      ("early next week", "en", "2026-12-07", "2026-12-08"),
      ("the middle of next week", "en", "2026-12-08", "2026-12-10"),
      ("the end of next month", "en", "2026-12-21", "2026-12-31"), ("late december", "en", "2026-12-21", "2026-12-31"),
      ("by the end of the week", "en", "2026-12-03", "2026-12-05"),
      ("later this week", "en", "2026-12-03", "2026-12-05"),
      ("in the next two days", "en", "2026-11-30", "2026-12-02"), ("within a week", "en", "2026-11-30", "2026-12-07"),
      ("Anfang nächster Woche", "de", "2026-12-07", "2026-12-08"), ("Mitte Dezember", "de", "2026-12-10", "2026-12-20"),
      ("Ende des Monats", "de", "2026-11-30", "2026-11-30"), ("Monatsende", "de", "2026-11-30", "2026-11-30"),
      ("Mitte nächster Woche", "de", "2026-12-08", "2026-12-10"),
      ("in den nächsten zwei Tagen", "de", "2026-11-30", "2026-12-02"),
      ("innerhalb von drei Tagen", "de", "2026-11-30", "2026-12-03"),
    ])
  func days(_ phrase: String, _ language: String, _ first: String, _ last: String) throws {
    let days = try #require(reading(phrase, language == "en" ? .english : .german)?.days)
    #expect("\(days.lowerBound)" == first && "\(days.upperBound)" == last, "\(phrase): \(days)")
  }

  @Test(
    "Within some hours is from now until then",
    arguments: [
      ("within two hours", "en", "12:00"), ("in the next hour", "en", "11:00"),
      ("in the next 90 minutes", "en", "11:30"),
      ("innerhalb von zwei Stunden", "de", "12:00"), ("in den nächsten 2 Stunden", "de", "12:00"),
      ("binnen einer Stunde", "de", "11:00"),
    ])
  func hours(_ phrase: String, _ language: String, _ latest: String) throws {
    let found = try #require(reading(phrase, language == "en" ? .english : .german))
    #expect(found.date == Self.now.date && found.window?.earliest == Self.now.time, "\(phrase)")
    #expect(found.window?.latest.map { "\($0)" } == latest, "\(phrase)")
  }

  @Test("Two bare hours beside a day are from when to when", arguments: ["friday 10 to 11", "10 to 11 on friday"])
  func bareHours(_ phrase: String) throws {
    let found = try #require(reading(phrase, .english))
    #expect("\(found.date ?? .earliest)" == "2026-12-04" && found.spanMinutes == 60, "\(phrase): \(found)")
  }

  @Test("A time of today that is over is kept beside the one that is ahead")
  func passed() throws {
    let late = CivilDateTime(date: Self.now.date, time: CivilTime(hour: 9, minute: 5) ?? .midnight)
    let found = try #require(WhenReader(language: .english).expression(in: "today 9:00")?.resolve(now: late))
    #expect("\(found.time ?? .midnight)" == "21:00" && found.passedTimes.map { "\($0)" } == ["09:00"])
  }

  @Test(
    "Spans keep their meaning in a store",
    arguments: [
      "early next week", "late december", "within two hours", "in the next two days", "last day of next month",
    ])
  func storage(_ phrase: String) throws {
    let said = try #require(WhenReader(language: .english).expression(in: phrase))
    #expect(WhenExpression(storageText: said.storageText) == said, "\(said.storageText)")
  }
}
