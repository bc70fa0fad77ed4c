import LanguageKit
import Testing

@testable import ShowroomCore

@Suite struct OpeningHoursTests {
  private func intervals(_ zone: String, _ hours: String, _ day: String) throws -> [String] {
    let calendar = try calendar(zone)
    let utc = ShowroomCalendar(zone: .utc)
    return try OpeningHours(text: hours).openIntervals(on: try date(day), calendar).map {
      "\(utc.civil(at: $0.start))Z/\(utc.civil(at: $0.end))Z"
    }
  }

  @Test(
    "C24, C30: opening hours are wall-clock time before, on and after the day of a change",
    arguments: [
      ("America/New_York", "2027-03-13", "2027-03-13T18:00Z/2027-03-13T23:00Z"),
      ("America/New_York", "2027-03-14", "2027-03-14T17:00Z/2027-03-14T22:00Z"),
      ("America/New_York", "2027-03-15", "2027-03-15T17:00Z/2027-03-15T22:00Z"),
      ("America/New_York", "2027-11-07", "2027-11-07T18:00Z/2027-11-07T23:00Z"),
      ("Europe/Berlin", "2027-03-28", "2027-03-28T11:00Z/2027-03-28T16:00Z"),
      ("Africa/Cairo", "2027-04-30", "2027-04-30T10:00Z/2027-04-30T15:00Z"),
      ("Australia/Lord_Howe", "2027-10-03", "2027-10-03T02:00Z/2027-10-03T07:00Z"),
    ])
  func wallClock(_ zone: String, _ day: String, _ expected: String) throws {
    #expect(try intervals(zone, "daily 13:00-18:00", day) == [expected])
  }

  @Test("C31: a closed day runs from its own showroom's midnight to midnight, and cuts what came over from the evening")
  func closedDay() throws {
    for zone in ["Europe/Berlin", "America/New_York"] {
      let calendar = try calendar(zone)
      var hours = try OpeningHours(text: "daily 20:00-02:00")
      hours.closedDays[try date("2027-05-01")] = "Labour Day"
      let found = hours.openIntervals(from: try date("2027-04-30"), through: try date("2027-05-02"), calendar)
      #expect(
        found.map { "\(calendar.civil(at: $0.start))/\(calendar.civil(at: $0.end))" } == [
          "2027-04-29T20:00/2027-04-30T02:00", "2027-04-30T20:00/2027-05-01T00:00", "2027-05-02T20:00/2027-05-03T02:00",
        ])
    }
  }

  @Test("C31: a day closed in one showroom is open in the other")
  func twoShowrooms() throws {
    var (berlin, auckland) = (try Diary(hours: "daily 09:00-18:00"), try Diary("Pacific/Auckland", hours: "daily 9-18"))
    let closed = ClosedDay(date: try date("2027-05-01"), reason: "Labour Day")
    berlin.hours.closedDays[closed.date] = closed.reason
    #expect(try berlin.refusals("2027-05-01T10:00", 30) == [.closedDay(closed)])
    #expect(try auckland.refusals("2027-05-01T10:00", 30).isEmpty)
    auckland.hours = berlin.hours
    #expect(try auckland.refusals("2027-05-01T10:00", 30) == [.closedDay(closed)])
    #expect(try auckland.refusals("2027-05-02T09:00", 30).isEmpty)
  }

  @Test("C32: hours that end at 24:00 offer the last slot of the day")
  func untilMidnight() throws {
    var diary = try Diary(hours: "daily 20:00-24:00")
    try diary.set(.step, to: 60)
    #expect(try diary.clockTimes("2027-01-05", 60) == ["20:00", "21:00", "22:00", "23:00"])
    #expect(try diary.refusals("2027-01-05T23:00", 60).isEmpty)
    #expect(try diary.refusals("2027-01-05T23:00", 61).map(\.rule) == [.openingHours])
  }

  @Test("C34: hours to 23:00 and round the clock end where they end")
  func longHours() throws {
    var diary = try Diary(hours: "daily 09:00-23:00")
    try diary.set(.step, to: 60)
    #expect(try diary.clockTimes("2027-01-05", 60).count == 14)
    #expect(try diary.clockTimes("2027-01-05", 60).last == "22:00")
    diary.hours = try OpeningHours(text: "daily 00:00-24:00")
    #expect(try diary.clockTimes("2027-01-05", 60).count == 24)
    diary.hours = try OpeningHours(text: "daily 00:00-00:00")
    #expect(try diary.clockTimes("2027-01-05", 60).count == 24)
  }

  @Test("A drive may run past midnight where the hours do")
  func acrossMidnight() throws {
    let diary = try Diary(hours: "Fri 20:00-02:00; Sat 20:00-24:00; Sun 00:00-01:00")
    #expect(try diary.refusals("2027-01-08T23:45", 30).isEmpty)
    #expect(try diary.refusals("2027-01-09T01:30", 30).isEmpty)
    #expect(try diary.refusals("2027-01-09T01:45", 30).map(\.rule) == [.openingHours])
    #expect(try diary.refusals("2027-01-09T23:45", 30).isEmpty)
    #expect(try diary.clockTimes("2027-01-09", 60).first == "00:00")
  }

  @Test("A date may have other hours than its weekday, or none")
  func exceptions() throws {
    var diary = try Diary(hours: "Mon-Fri 09:00-18:00")
    diary.hours.set([try #require(OpeningSpan(opens: 600, closes: 660))], on: try date("2027-01-05"))
    diary.hours.set([], on: try date("2027-01-06"))
    #expect(try diary.clockTimes("2027-01-05", 45) == ["10:00", "10:05", "10:10", "10:15"])
    #expect(
      try diary.refusals("2027-01-06T10:00", 30) == [.outsideOpeningHours(date: try date("2027-01-06"), open: [])])
    diary.hours.set(nil, on: try date("2027-01-06"))
    #expect(try diary.refusals("2027-01-06T10:00", 30).isEmpty)
  }

  @Test("A refusal names that day's hours")
  func namesHours() throws {
    let diary = try Diary(hours: "Mon-Fri 9-12, 13-18")
    let open = diary.hours.openIntervals(on: try date("2027-01-05"), diary.calendar)
    #expect(open.count == 2)
    #expect(
      try diary.refusals("2027-01-05T12:15", 30) == [.outsideOpeningHours(date: try date("2027-01-05"), open: open)])
  }

  @Test("Hours that lie in the hour that the clock jumps over are no hours on that day")
  func hoursInGap() throws {
    #expect(try intervals("Europe/Berlin", "daily 02:00-03:00", "2027-03-28").isEmpty)
    #expect(
      try intervals("Europe/Berlin", "daily 02:30-04:00", "2027-03-28") == ["2027-03-28T01:00Z/2027-03-28T02:00Z"])
  }

  @Test("The intervals that hold a slot are found, and none where it sticks out")
  func containing() throws {
    let diary = try Diary(hours: "daily 09:00-18:00")
    #expect(diary.hours.intervals(containing: try diary.slot("2027-01-05T17:00", 60), diary.calendar).count == 1)
    #expect(diary.hours.intervals(containing: try diary.slot("2027-01-05T17:00", 61), diary.calendar).isEmpty)
  }
}
