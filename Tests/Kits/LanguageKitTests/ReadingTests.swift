import Testing

@testable import LanguageKit

/// What an expression means at a given now, with all its readings.
struct ReadingTests {
  /// A Monday.
  private let now = "2026-11-30T10:00"

  private func reading(_ text: String, _ tag: LanguageTag = .english, now: String? = nil) throws -> WhenReading {
    let start = try #require(CivilDateTime(iso: now ?? self.now))
    return try #require(WhenReader(language: tag).expression(in: text)).resolve(now: start)
  }

  @Test(
    "An hour without its half of the day keeps the other reading",
    arguments: [
      ("tomorrow at three", "03:00", ["15:00"]), ("tomorrow at 15:00", "15:00", []), ("tomorrow at 3pm", "15:00", []),
      ("tomorrow at 12", "12:00", ["00:00"]), ("tomorrow at half past four", "04:30", ["16:30"]),
      ("tomorrow at 03:00", "03:00", []), ("today at three", "15:00", []), ("today at eleven", "11:00", ["23:00"]),
      ("at three", "03:00", ["15:00"]), ("at three in the afternoon", "15:00", []), ("from 3 to 5", "03:00", ["15:00"]),
    ])
  func otherTimes(_ text: String, _ time: String, _ others: [String]) throws {
    let reading = try reading(text)
    #expect(reading.time?.description == time)
    #expect(reading.otherTimes.map(\.description) == others)
  }

  @Test(
    "A window says from when to when",
    arguments: [
      ("between two and four", "02:00-04:00 14:00-16:00"), ("between 2 and 4 pm", "14:00-16:00"),
      ("between 11 and 1 pm", "11:00-13:00"), ("after lunch", "13:00-"), ("before lunch", "-12:00"),
      ("before six", "-06:00 -18:00"), ("after 3pm", "15:00-"), ("in the afternoon", "12:00-18:00"),
      ("tomorrow morning", "06:00-12:00"), ("from 3pm to 4", "15:00-16:00"), ("3-5pm", "15:00-17:00"),
      ("not before noon", "12:00-"), ("no later than 5 pm", "-17:00"), ("tomorrow afternoon after 3", "15:00-"),
      ("mid-afternoon", "13:00-16:00"),
    ])
  func windows(_ text: String, _ expected: String) throws {
    #expect(try Self.text(reading(text)) == expected)
  }

  @Test(
    "A German window says from when to when",
    arguments: [
      ("zwischen zwei und vier", "02:00-04:00 14:00-16:00"), ("zwischen 14 und 16 Uhr", "14:00-16:00"),
      ("nach dem Mittagessen", "13:00-"), ("vor sechs", "-06:00 -18:00"), ("ab 15 Uhr", "15:00-"),
      ("bis 18 Uhr", "-18:00"), ("am Nachmittag", "12:00-18:00"), ("morgen früh", "06:00-12:00"),
      ("am Morgen", "06:00-12:00"), ("von 14 bis 16 Uhr", "14:00-16:00"), ("14-16 Uhr", "14:00-16:00"),
      ("heute Nachmittag zwischen 2 und 4", "14:00-16:00"), ("Freitagabend", "17:00-22:00"),
    ])
  func germanWindows(_ text: String, _ expected: String) throws {
    #expect(try Self.text(reading(text, .german)) == expected)
  }

  private static func text(_ reading: WhenReading) -> String {
    ((reading.window.map { [$0] } ?? []) + reading.otherWindows).map {
      "\($0.earliest?.description ?? "")-\($0.latest?.description ?? "")"
    }.joined(separator: " ")
  }

  @Test(
    "From one time to another is so many minutes",
    arguments: [
      ("from 3 to 5", 120), ("3pm to 4:30pm", 90), ("between 2 and 4", nil),
    ] as [(String, Int?)])
  func spans(_ text: String, _ minutes: Int?) throws {
    #expect(try reading(text).spanMinutes == minutes)
  }

  @Test(
    "A date that no calendar has is named",
    arguments: [
      ("30 february", 2, 30, nil), ("february 30th, 2027", 2, 30, 2027), ("31/04/2027", 4, 31, 2027),
      ("2027-02-29", 2, 29, 2027), ("golf on june 31 at three", 6, 31, nil),
    ] as [(String, Int, Int, Int?)])
  func impossible(_ text: String, _ month: Int, _ day: Int, _ year: Int?) throws {
    let reading = try reading(text, .britishEnglish)
    #expect(reading.problem == .impossibleDate(month: month, day: day, year: year) && reading.date == nil)
  }

  @Test(
    "A time that no clock shows is named, and the day beside it stays",
    arguments: [
      ("tomorrow at 25:00", LanguageTag.english, 25, 0), ("tomorrow at 12:75", .english, 12, 75),
      ("tomorrow at 27 o'clock", .english, 27, 0), ("morgen um 25 Uhr", .german, 25, 0),
      ("um 24:60 morgen", .german, 24, 60),
    ])
  func impossibleTimes(_ text: String, _ tag: LanguageTag, _ hour: Int, _ minute: Int) throws {
    let reading = try reading(text, tag)
    #expect(reading.problem == .impossibleTime(hour: hour, minute: minute) && reading.time == nil)
    #expect(reading.date?.description == "2026-12-01")
    let expression = try #require(WhenReader(language: tag).expression(in: text))
    #expect(WhenExpression(storageText: expression.storageText) == expression)
  }

  @Test("A day that a drive is moved to is another than the one before it")
  func twoDays() {
    let matches = WhenReader(language: .german).matches(in: Phrase("von heute auf Freitag um drei"))
    #expect(matches.count == 2)
    #expect(WhenReader(language: .german).matches(in: Phrase("heute, Freitag, um drei")).count == 1)
  }

  @Test("A day that is over says so, and so does a weekday that is another")
  func problems() throws {
    #expect(try reading("4 may 2020").problem == .past(CivilDate(unchecked: 2020, 5, 4)))
    #expect(try reading("today at 9:15 am").problem == .past(CivilDate(unchecked: 2026, 11, 30)))
    let date = CivilDate(unchecked: 2027, 5, 4)
    #expect(try reading("friday 4 may 2027").problem == .otherWeekday(said: .friday, date: date))
    #expect(try reading("tuesday 4 may 2027").problem == nil)
  }

  @Test(
    "The region orders a date in digits",
    arguments: [
      ("5/4/2027", LanguageTag.english, "2027-05-04"), ("5/4/2027", .britishEnglish, "2027-04-05"),
      ("5.4.2027", .german, "2027-04-05"), ("5.4.", .german, "2027-04-05"), ("24/12", .english, "2026-12-24"),
      ("12/24", .english, "2026-12-24"),
    ])
  func regions(_ text: String, _ tag: LanguageTag, _ expected: String) throws {
    #expect(try reading(text, tag).date?.description == expected)
  }

  @Test("A date of today without its year keeps today as the other reading")
  func todayIsOver() throws {
    let bare = try reading("30 november")
    #expect(bare.date?.description == "2027-11-30" && bare.otherDates.map(\.description) == ["2026-11-30"])
    #expect(try reading("30 november at 15:00").date?.description == "2026-11-30")
    #expect(try reading("30 november", now: "2026-11-30T00:00").date?.description == "2026-11-30")
  }

  @Test(
    "Several days at once",
    arguments: [
      ("next week", "2026-12-07", "2026-12-13"), ("this week", "2026-11-30", "2026-12-06"),
      ("this weekend", "2026-12-05", "2026-12-06"), ("next month", "2026-12-01", "2026-12-31"),
      ("in may", "2027-05-01", "2027-05-31"), ("may 2028", "2028-05-01", "2028-05-31"),
      ("the week after next", "2026-12-14", "2026-12-20"),
    ])
  func manyDays(_ text: String, _ first: String, _ last: String) throws {
    let reading = try reading(text)
    #expect(reading.date == nil)
    #expect(reading.days?.lowerBound.description == first && reading.days?.upperBound.description == last)
  }

  @Test(
    "What the diary has to find",
    arguments: [
      ("next free", WhenExpression.Search.nextFree, LanguageTag.english), ("golf asap", .soonest, .english),
      ("as soon as possible", .soonest, .english), ("the next available slot on friday", .nextFree, .english),
      ("nächster freier Termin", .nextFree, .german), ("so bald wie möglich", .soonest, .german),
      ("den nächsten freien Termin bitte", .nextFree, .german), ("schnellstmöglich", .soonest, .german),
    ])
  func searches(_ text: String, _ search: WhenExpression.Search, _ tag: LanguageTag) throws {
    #expect(try reading(text, tag).search == search)
  }

  @Test("A distance from now leaves no choice", arguments: ["in 5 minutes", "an hour from now", "right now"])
  func fixed(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.isFixedInstant && reading.start != nil && reading.otherTimes.isEmpty)
  }

  @Test(
    "Only what names a day of the calendar is tied to it",
    arguments: [
      ("4 may", true), ("2026-12-24", true), ("the 21st", true), ("friday the 4th", true), ("in may", true),
      ("tomorrow", false), ("friday", false), ("next free", false), ("at three", false), ("in two weeks", false),
      ("the second monday of next month", false), ("the 20th of next month", false), ("3 days from 4 may", true),
    ])
  func tied(_ text: String, _ isTied: Bool) throws {
    #expect(try #require(WhenReader(language: .english).expression(in: text)).isTiedToDate == isTied)
  }
}
