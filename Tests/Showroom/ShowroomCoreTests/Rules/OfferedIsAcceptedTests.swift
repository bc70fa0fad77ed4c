import LanguageKit
import TestSupport
import Testing

@testable import ShowroomCore

/// Days on which clocks change, and one on which none does.
private let changeDays = [
  ("Europe/Berlin", "2027-01-05"), ("Europe/Berlin", "2027-03-28"), ("Europe/Berlin", "2027-10-31"),
  ("America/New_York", "2027-03-14"), ("America/New_York", "2027-11-07"), ("Africa/Cairo", "2027-04-30"),
  ("Africa/Cairo", "2027-10-29"), ("Australia/Lord_Howe", "2027-04-04"), ("Australia/Lord_Howe", "2027-10-03"),
  ("America/Havana", "2027-11-07"), ("Asia/Kathmandu", "2027-01-05"), ("America/Scoresbysund", "2027-03-28"),
]

@Suite struct OfferedIsAcceptedTests {
  @Test("C25: what is offered is accepted and what is refused is not offered, for any diary on days of change")
  func randomDiaries() throws {
    var generator = SeededGenerator(seed: 2027)
    var offeredInAll = 0
    for (zone, day) in changeDays {
      for _ in 0..<6 {
        let (diary, minutes) = try RandomDiary.make(zone: zone, around: day, &generator)
        let first = try date(day).adding(days: -1)
        let offered = Array(try diary.freeTimes("\(first)", "\(first.adding(days: 2))", minutes))
        let accepted = try accepted(diary, from: first, minutes)
        #expect(offered == accepted, "\(zone) \(day) \(diary.hours.text(in: .en)) \(diary.now)")
        offeredInAll += offered.count
      }
    }
    #expect(offeredInAll > 300)
  }

  /// Every minute of three days that the rules accept, found by asking for each.
  private func accepted(_ diary: Diary, from first: CivilDate, _ minutes: Int) throws -> [Instant] {
    let calendar = diary.calendar
    let end = calendar.startOfDay(first.adding(days: 3))
    var found: [Instant] = []
    var start = calendar.startOfDay(first)
    while start < end {
      let slot = try #require(TimeSlot(start: start, duration: Minutes(minutes)))
      if diary.rules.isOnStep(start), diary.refusals(slot).isEmpty { found.append(start) }
      start = start.minutes(1)
    }
    return found
  }

  @Test("C25: in every zone and at every change of 2026 to 2030 what is on the step is offered and accepted")
  func everyZoneAndChange() throws {
    let zones = try Python.run("import zoneinfo; print(*sorted(zoneinfo.available_timezones()), sep='\\n')")
    let (start, end) = (try instant("2026-01-01T00:00:00Z"), try instant("2031-01-01T00:00:00Z"))
    var seen: Set<[ClockChange]> = [[]]
    for name in zones.split(separator: "\n") {
      var diary = try Diary(String(name), now: "2026-01-01T00:00:00Z")
      try diary.set(.step, to: 30)
      let changes = diary.calendar.zone.changes(from: start, to: end)
      guard seen.insert(changes).inserted else { continue }
      for change in changes where change.shift != 0 {
        diary.now = change.instant - 86_400
        let starts = try starts(diary, around: change)
        #expect(starts.offered == starts.accepted, "\(name) \(change)")
      }
    }
    #expect(seen.count > 25)
  }

  /// The starts from three hours before to three hours after a change: as offered, and of all minutes those accepted.
  private func starts(_ diary: Diary, around change: ClockChange) throws -> (offered: [Instant], accepted: [Instant]) {
    let window = try #require(TimeSlot(start: change.instant - 10_800, end: change.instant + 10_800))
    let open = diary.hours.openTimes(around: window, diary.calendar).intervals
    let offered = diary.rules.freeTimes(in: window, duration: Minutes(30), open: open, busy: [], now: diary.now)
    let accepted = try (0..<360).map(window.start.minutes).filter { start in
      guard diary.rules.isOnStep(start) else { return false }
      return diary.refusals(try #require(TimeSlot(start: start, duration: Minutes(30)))).isEmpty
    }
    return (Array(offered), accepted)
  }
}
