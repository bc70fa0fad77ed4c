import Testing

@testable import LanguageKit

/// Days and times as the calendar and the clock have them.
struct CalendarTests {
  @Test(
    "The day number counts from 1970",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2026-11-30", 20_787),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func dayNumber(_ text: String, _ number: Int) {
    #expect(CivilDate(iso: text)?.dayNumber == number)
    #expect(CivilDate(dayNumber: number).description == text)
  }

  @Test("Every day of 800 years follows the one before, and the weekdays go round")
  func everyDay() {
    let first = CivilDate(unchecked: 1600, 1, 1).dayNumber
    let wrong = (first..<(first + 292_194)).filter { number in
      let (day, next) = (CivilDate(dayNumber: number), CivilDate(dayNumber: number + 1))
      let isNext = next.day == 1 || (next.day == day.day + 1 && next.month == day.month && next.year == day.year)
      return day.dayNumber != number || day >= next || !isNext || day.weekday.days(until: next.weekday) != 1
    }
    #expect(wrong == [])
    #expect(CivilDate(dayNumber: first + 292_194).description == "2400-01-01")
  }

  @Test(
    "Days that no calendar has are refused",
    arguments: [
      (2026, 2, 29), (2026, 2, 30), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (1900, 2, 29), (0, 1, 1),
      (10_000, 1, 1), (2026, 1, 32), (2026, -1, -1),
    ])
  func refused(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Weekdays",
    arguments: [
      ("2026-11-30", Weekday.monday), ("2026-12-06", .sunday), ("1970-01-01", .thursday), ("2000-02-29", .tuesday),
      ("1582-10-15", .friday),
    ])
  func weekday(_ text: String, _ weekday: Weekday) {
    #expect(CivilDate(iso: text)?.weekday == weekday)
  }

  @Test(
    "Months are added with the day held to the month's length",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2026-11-30", 3, "2027-02-28"),
      ("2026-03-31", -1, "2026-02-28"), ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
      ("9999-12-31", 1, "9999-12-31"), ("0001-01-01", -1, "0001-01-01"),
    ])
  func addingMonths(_ text: String, _ months: Int, _ expected: String) {
    #expect(CivilDate(iso: text)?.adding(months: months).description == expected)
  }

  @Test(
    "The nth weekday of a month",
    arguments: [
      (1, Weekday.monday, "2026-12-07"), (2, .monday, "2026-12-14"), (5, .tuesday, "2026-12-29"),
      (-1, .monday, "2026-12-28"), (-1, .thursday, "2026-12-31"),
    ])
  func nth(_ count: Int, _ weekday: Weekday, _ expected: String) {
    #expect(CivilDate(iso: "2026-12-24")?.nth(count, weekday)?.description == expected)
  }

  @Test("A month without a fifth Friday has none")
  func noFifth() {
    #expect(CivilDate(iso: "2026-12-01")?.nth(5, .friday) == nil)
  }

  @Test(
    "Minutes are added across midnight, both ways",
    arguments: [
      ("2026-11-30T23:50", 20, "2026-12-01T00:10"), ("2026-12-01T00:10", -20, "2026-11-30T23:50"),
      ("2026-11-30T10:00", 0, "2026-11-30T10:00"), ("2026-11-30T10:00", 1440, "2026-12-01T10:00"),
      ("1969-12-31T23:59", 2, "1970-01-01T00:01"), ("1970-01-01T00:00", -1, "1969-12-31T23:59"),
    ])
  func addingMinutes(_ text: String, _ minutes: Int, _ expected: String) {
    #expect(CivilDateTime(iso: text)?.adding(minutes: minutes).description == expected)
  }

  @Test("Huge steps stay within the calendar", arguments: [Int.max, Int.min, 1_000_000_000_000, -1_000_000_000_000])
  func hugeSteps(_ step: Int) {
    let start = CivilDateTime(date: CivilDate(unchecked: 2026, 11, 30), time: .noon)
    #expect(start.adding(minutes: step).date >= .earliest)
    #expect(start.date.adding(days: step) <= .latest)
    #expect(start.date.adding(months: step) >= .earliest)
  }

  @Test(
    "Texts that are not ISO 8601 are refused",
    arguments: [
      "", "2026-1-1", "2026-11-31", "2026-11-30T", "2026-11-30T25:00", "2026-11-30T10:60", "2026-11-30T10:00Z", "x",
      "2026/11/30", "٢٠٢٦-11-30", "2026-11-30T10:00:61",
    ])
  func refusedTexts(_ text: String) {
    #expect(CivilDateTime(iso: text) == nil)
  }

  @Test("ISO texts come back as they were", arguments: ["2026-11-30T10:00", "2026-11-30T10:00:30", "0001-01-01T00:00"])
  func isoRoundTrip(_ text: String) {
    #expect(CivilDateTime(iso: text)?.description == text)
  }

  @Test(
    "A tag names the language and the order of dates",
    arguments: [
      ("en", LanguageTag.english), ("en-US", .english), ("en-GB", .britishEnglish), ("en_GB.UTF-8", .britishEnglish),
      ("EN-AU", .britishEnglish), ("de", .german), ("de_AT.UTF-8", .german), ("de-CH", .german),
      ("en_US.UTF-8", .english), ("en.UTF-8", .english),
    ])
  func tags(_ text: String, _ expected: LanguageTag) {
    #expect(LanguageTag(text) == expected)
  }

  @Test("Other languages have no tag", arguments: ["", "fr", "C", "POSIX", "english", "-", "zz-GB"])
  func otherTags(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }
}
