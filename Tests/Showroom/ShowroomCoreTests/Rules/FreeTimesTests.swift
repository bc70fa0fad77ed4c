import LanguageKit
import TestSupport
import Testing

@testable import ShowroomCore

@Suite struct FreeTimesTests {
  @Test("C27: times that the clock jumps over are not offered")
  func springNight() throws {
    var diary = try Diary(hours: "daily 01:00-04:00")
    try diary.set(.step, to: 30)
    #expect(try diary.clockTimes("2027-03-28", 30) == ["01:00", "01:30", "03:00", "03:30"])
  }

  @Test("C27: where the clock moves by half an hour, full hours stay full hours")
  func halfHourShift() throws {
    var diary = try Diary("Australia/Lord_Howe", hours: "daily 00:00-05:00")
    try diary.set(.step, to: 60)
    #expect(try diary.clockTimes("2027-10-03", 60) == ["00:00", "01:00", "03:00", "04:00"])
    #expect(try diary.clockTimes("2027-04-04", 60) == ["00:00", "01:00", "02:00", "03:00", "04:00"])
  }

  @Test("The repeated hour of autumn is offered twice, as two different instants")
  func autumnNight() throws {
    var diary = try Diary(hours: "daily 01:00-04:00")
    try diary.set(.step, to: 30)
    let expected = ["01:00", "01:30", "02:00", "02:30", "02:00", "02:30", "03:00", "03:30"]
    #expect(try diary.clockTimes("2027-10-31", 30) == expected)
    let instants = Array(try diary.freeTimes("2027-10-31", "2027-10-31", 30))
    #expect(instants == instants.sorted() && Set(instants).count == 8)
  }

  @Test(
    "C25: at 09:00 on the days before, of and after a change the list, the rules and the clock agree",
    arguments: [
      ("Europe/Berlin", ["2027-03-27", "2027-03-28", "2027-03-29", "2027-10-30", "2027-10-31", "2027-11-01"]),
      ("America/New_York", ["2027-03-13", "2027-03-14", "2027-03-15", "2027-11-06", "2027-11-07", "2027-11-08"]),
      ("Africa/Cairo", ["2027-04-29", "2027-04-30", "2027-05-01"]),
      ("Australia/Lord_Howe", ["2027-04-03", "2027-04-04", "2027-10-02", "2027-10-03", "2027-10-04"]),
    ])
  func nineOClock(_ zone: String, _ days: [String]) throws {
    let diary = try Diary(zone, hours: "daily 09:00-18:00")
    for day in days {
      let first = try #require(diary.freeTimes(day, day, 45).first { _ in true })
      #expect(diary.calendar.civil(at: first) == (try civil("\(day)T09:00")))
      #expect(try diary.refusals("\(day)T09:00", 45).isEmpty)
    }
  }

  @Test("B14: around a drive the list leaves out its time and both turnarounds, nothing else")
  func aroundDrive() throws {
    var diary = try Diary(hours: "daily 09:00-18:00")
    try diary.set(.turnaroundBefore, to: 30)
    try diary.set(.step, to: 15)
    try diary.take("2027-01-05T12:00", 60)
    let offered = try diary.clockTimes("2027-01-05", 60)
    #expect(offered.filter { $0 > "10:00" && $0 < "14:00" } == ["10:15", "13:45"])
  }

  @Test("Lengths that are not allowed, and windows that hold no start, offer nothing")
  func nothing() throws {
    var diary = try Diary()
    #expect(try diary.clockTimes("2027-01-05", 14).isEmpty)
    #expect(try diary.clockTimes("2027-01-05", 241).isEmpty)
    #expect(try diary.clockTimes("2027-01-03", 30).isEmpty)
    diary.hours = OpeningHours()
    #expect(try diary.clockTimes("2027-01-05", 30).isEmpty)
    let times = FreeTimes(
      open: [], busy: [], duration: Minutes(-5), step: Minutes(0), turnaround: .none, window: nil,
      calendar: diary.calendar)
    #expect(Array(times).isEmpty && times.nearest(to: diary.now, count: 3).isEmpty)
  }

  @Test("The first free time of years to come is there at once, whatever the window")
  func lazy() throws {
    let diary = try Diary()
    let window = try #require(TimeSlot(start: diary.now, end: .distantFuture))
    let times = FreeTimes(
      open: [window], busy: [], duration: Minutes(30), step: Minutes(5), turnaround: .none, window: window,
      calendar: diary.calendar)
    #expect(Array(times.prefix(2)) == [diary.now, diary.now.minutes(5)])
  }

  @Test("The nearest free times come nearest first, and of two as near the earlier")
  func nearest() throws {
    var diary = try Diary(hours: "daily 09:00-18:00")
    try diary.set(.step, to: 30)
    try diary.set(.turnaroundAfter, to: 0)
    try diary.take("2027-01-05T12:00", 60)
    let times = try diary.freeTimes("2027-01-05", "2027-01-05", 60)
    let wanted = try diary.slot("2027-01-05T12:00", 60).start
    let found = times.nearest(to: wanted, count: 4).map { diary.calendar.civil(at: $0).time.description }
    #expect(found == ["11:00", "13:00", "10:30", "13:30"])
    #expect(times.nearest(to: wanted, count: 0).isEmpty)
    #expect(times.nearest(to: wanted, count: 1000).count == Array(times).count)
  }

  @Test("The nearest are those that sorting the whole list would give")
  func nearestIsNearest() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let diary = try RandomDiary.make(&generator).diary
      let times = try diary.freeTimes("2027-01-05", "2027-01-06", 30)
      let wanted = try diary.slot("2027-01-05T00:00", 30).start.minutes(.random(in: 0...2880, using: &generator))
      let sorted = Array(times).sorted { (abs($0 - wanted), $0) < (abs($1 - wanted), $1) }
      #expect(times.nearest(to: wanted, count: 5) == Array(sorted.prefix(5)))
    }
  }
}
