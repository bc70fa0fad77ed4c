import LanguageKit
import Testing

@testable import ShowroomCore

@Suite("Messages keep out of the night")
struct MessageHoursTests {
  /// Settings, the start of a drive, the present, and when the reminder goes out.
  struct Case: Sendable, CustomStringConvertible {
    let hours: Int
    let start: String
    let now: String
    let reminder: String?

    init(_ hours: Int, _ start: String, now: String = "2026-01-01T10:00:00+01:00", _ reminder: String?) {
      (self.hours, self.start, self.now, self.reminder) = (hours, start, now, reminder)
    }

    var description: String { "\(hours) h before \(start)" }
  }

  static let cases: [Case] = [
    Case(24, "2026-12-02T15:00:00+01:00", "2026-12-01T15:00:00+01:00"),
    // At night: the next morning.
    Case(12, "2026-12-02T10:00:00+01:00", "2026-12-02T08:00:00+01:00"),
    Case(2, "2026-12-02T09:00:00+01:00", "2026-12-02T08:00:00+01:00"),
    // Too late in the morning: the evening before.
    Case(1, "2026-12-02T08:00:00+01:00", "2026-12-01T19:59:00+01:00"),
    Case(24, "2026-12-02T07:30:00+01:00", "2026-12-01T08:00:00+01:00"),
    // The clock goes forward and back in the night before: hours that pass count, not those of the clock.
    Case(24, "2026-03-29T15:00:00+02:00", "2026-03-28T14:00:00+01:00"),
    Case(24, "2026-10-25T15:00:00+01:00", "2026-10-24T16:00:00+02:00"),
    Case(12, "2026-03-29T11:00:00+02:00", "2026-03-29T08:00:00+02:00"),
    Case(12, "2026-10-25T11:00:00+01:00", "2026-10-25T08:00:00+01:00"),
    // None is wanted, or its time is over.
    Case(0, "2026-12-02T15:00:00+01:00", nil),
    Case(24, "2026-12-02T15:00:00+01:00", now: "2026-12-01T15:00:01+01:00", nil),
    Case(24, "2026-12-02T15:00:00+01:00", now: "2026-12-01T15:00:00+01:00", "2026-12-01T15:00:00+01:00"),
  ]

  @Test("A reminder goes out so many hours before, and never at night", arguments: cases)
  func reminders(_ testCase: Case) throws {
    let berlin = try calendar("Europe/Berlin")
    let settings = MessageSettings(reminderHours: testCase.hours)
    let time = settings.reminderTime(
      driveStart: try instant(testCase.start), now: try instant(testCase.now), in: berlin)
    #expect(time.map { berlin.iso8601($0) } == testCase.reminder)
  }

  @Test(
    "No hour of a year gets a message at night, whatever the zone and the hours",
    arguments: [
      ("Europe/Berlin", 480, 1200), ("America/New_York", 120, 180), ("Australia/Lord_Howe", 0, 1440),
      ("America/Sao_Paulo", 0, 1), ("Asia/Kathmandu", 1439, 1440), ("Pacific/Apia", 600, 660),
    ])
  func never(_ zone: String, _ from: Int, _ until: Int) throws {
    let calendar = try calendar(zone)
    let hours = try #require(MessageHours(from: from, until: until))
    var moment = try instant("2011-12-25T00:00:00+00:00")
    for _ in 0..<(400 * 24 * 2) {
      let next = hours.next(from: moment, in: calendar)
      #expect(next >= moment)
      #expect(hours.contains(next, in: calendar), "\(calendar.iso8601(moment)) → \(calendar.iso8601(next))")
      if hours.contains(moment, in: calendar) { #expect(next == moment) }
      moment = moment.minutes(30)
    }
  }

  @Test("Hours that are no span are none")
  func spans() {
    #expect(MessageHours(from: 600, until: 600) == nil)
    #expect(MessageHours(from: 700, until: 600) == nil)
    #expect(MessageHours(from: -1, until: 600) == nil)
    #expect(MessageHours(from: 0, until: 1441) == nil)
  }

  @Test("Waits grow, and come to an end")
  func waits() {
    let now = Instant(seconds: 0)
    let waits = (1...5).compactMap { RetryPlan.next(after: $0, at: now)?.seconds }
    #expect(waits == waits.sorted() && Set(waits).count == 5)
    #expect(RetryPlan.next(after: 6, at: now) == nil)
  }
}
