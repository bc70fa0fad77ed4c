import LanguageKit
import Testing

@testable import ShowroomCore

@Suite struct ShowroomCalendarTests {
  @Test("A wall-clock time that comes once is one instant, and the instant shows that time")
  func plainTime() throws {
    let berlin = try calendar("Europe/Berlin")
    let three = try civil("2026-12-01T15:00")
    #expect(berlin.instant(of: three) == .once(try instant("2026-12-01T14:00:00Z")))
    #expect(berlin.civil(at: try instant("2026-12-01T14:00:00Z")) == three)
  }

  @Test(
    "C28: a time that the clock jumps over is moved on by the gap, and the gap is told",
    arguments: [
      ("Europe/Berlin", "2027-03-28T02:30", "2027-03-28T03:30:00+02:00", 3600),
      ("Europe/Berlin", "2027-03-28T02:00", "2027-03-28T03:00:00+02:00", 3600),
      ("America/New_York", "2027-03-14T02:15", "2027-03-14T03:15:00-04:00", 3600),
      ("Africa/Cairo", "2027-04-30T00:20", "2027-04-30T01:20:00+03:00", 3600),
      ("Australia/Lord_Howe", "2027-10-03T02:10", "2027-10-03T02:40:00+11:00", 1800),
    ])
  func gap(_ zone: String, _ typed: String, _ expected: String, _ shift: Int) throws {
    let calendar = try calendar(zone)
    guard case .skipped(let moved, let gap) = calendar.instant(of: try civil(typed)) else {
      Issue.record("\(typed) is there in \(zone)")
      return
    }
    #expect(calendar.iso8601(moved) == expected)
    #expect(gap.shift == shift)
  }

  @Test(
    "C28: a time that comes twice gives the earlier and offers both with their offsets",
    arguments: [
      ("Europe/Berlin", "2027-10-31T02:30", "+02:00", "+01:00"),
      ("America/New_York", "2027-11-07T01:30", "-04:00", "-05:00"),
      ("Australia/Lord_Howe", "2027-04-04T01:45", "+11:00", "+10:30"),
    ])
  func repeated(_ zone: String, _ typed: String, _ first: String, _ second: String) throws {
    let calendar = try calendar(zone)
    let reading = calendar.instant(of: try civil(typed))
    guard case .twice(let earlier, let later) = reading else {
      Issue.record("\(typed) comes once in \(zone)")
      return
    }
    #expect(reading.instant == earlier)
    #expect([earlier, later].map(calendar.iso8601) == ["\(typed):00\(first)", "\(typed):00\(second)"])
  }

  @Test("The edges of a gap and of a repeated hour are half-open")
  func edges() throws {
    let berlin = try calendar("Europe/Berlin")
    let single = ["2027-03-28T01:59:59", "2027-03-28T03:00", "2027-10-31T01:59:59", "2027-10-31T03:00"]
    for text in single {
      guard case .once = berlin.instant(of: try civil(text)) else {
        Issue.record("\(text) does not come once")
        continue
      }
    }
    for text in ["2027-10-31T02:00", "2027-10-31T02:59:59"] {
      guard case .twice = berlin.instant(of: try civil(text)) else {
        Issue.record("\(text) does not come twice")
        continue
      }
    }
  }

  @Test(
    "C31: a day runs from its own showroom's midnight to the next, with as many hours as the clock makes",
    arguments: [
      ("Europe/Berlin", "2027-03-28", "2027-03-27T23:00:00Z", 23.0),
      ("Europe/Berlin", "2027-10-31", "2027-10-30T22:00:00Z", 25),
      ("Europe/Berlin", "2027-06-01", "2027-05-31T22:00:00Z", 24),
      ("Africa/Cairo", "2027-04-30", "2027-04-29T22:00:00Z", 23),
      ("Australia/Lord_Howe", "2027-10-03", "2027-10-02T13:30:00Z", 23.5),
      ("Australia/Lord_Howe", "2027-04-04", "2027-04-03T13:00:00Z", 24.5),
      ("America/New_York", "2027-03-14", "2027-03-14T05:00:00Z", 23),
    ])
  func days(_ zone: String, _ day: String, _ start: String, _ hours: Double) throws {
    let calendar = try calendar(zone)
    let interval = try #require(calendar.dayInterval(try date(day)))
    #expect(interval.start == (try instant(start)))
    #expect(Double(interval.durationInSeconds) == hours * 3600)
  }

  @Test("A day without midnight begins after the jump, at 01:00 in Cairo")
  func missingMidnight() throws {
    let cairo = try calendar("Africa/Cairo")
    #expect(cairo.iso8601(cairo.startOfDay(try date("2027-04-30"))) == "2027-04-30T01:00:00+03:00")
  }

  @Test("The day that Samoa left out has no interval")
  func missingDay() throws {
    let samoa = try calendar("Pacific/Apia")
    #expect(samoa.dayInterval(try date("2011-12-30")) == nil)
    #expect(samoa.dayInterval(try date("2011-12-29")) != nil)
  }

  @Test("Every instant finds its way back from the wall clock, in all zones and at all changes")
  func roundTrip() throws {
    for name in ["Europe/Berlin", "Africa/Cairo", "Australia/Lord_Howe", "America/St_Johns", "Asia/Kathmandu"] {
      let calendar = try calendar(name)
      let changes = calendar.zone.changes(
        from: try instant("2026-01-01T00:00:00Z"), to: Instant(seconds: 2_000_000_000))
      for moment in changes.flatMap({ change in (-9...9).map { change.instant + $0 * 900 } }) {
        switch calendar.instant(of: calendar.civil(at: moment)) {
        case .once(let back): #expect(back == moment)
        case .twice(let earlier, let later): #expect(moment == earlier || moment == later)
        case .skipped: Issue.record("\(name) shows \(calendar.iso8601(moment)) and denies it")
        }
      }
    }
  }

  @Test("Dates at the ends of the calendar are answered")
  func endsOfCalendar() throws {
    let berlin = try calendar("Europe/Berlin")
    #expect(berlin.civil(at: .distantPast).date == .earliest)
    #expect(berlin.civil(at: .distantFuture).date == .latest)
    _ = berlin.startOfDay(.earliest)
    #expect(berlin.dayInterval(.latest) == nil)
  }
}
