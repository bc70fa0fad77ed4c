import LanguageKit
import TestSupport
import Testing

@testable import ShowroomCore

/// Diaries with random hours, drives, blocks and settings around a given day.
enum RandomDiary {
  static let hours = [
    "daily 00:00-24:00", "daily 09:00-18:00", "daily 22:00-04:00", "daily 00:00-00:45, 01:10-02:30, 02:30-05:00",
    "daily 20:00-24:00", "Mon-Fri 08:00-12:15, 13:00-26:30; Sat-Sun 23:00-25:00", "daily 02:15-02:45",
  ]

  /// A diary, and the length of drive to ask it for.
  static func make(
    zone: String = "Europe/Berlin", around day: String = "2027-01-05", _ generator: inout SeededGenerator
  ) throws -> (diary: Diary, minutes: Int) {
    let start = try calendar(zone).startOfDay(try date(day))
    let now = ShowroomCalendar(zone: .utc).iso8601(start.minutes(.random(in: -3000...1500, using: &generator)))
    var diary = try Diary(zone, hours: hours.randomElement(using: &generator) ?? hours[0], now: now)
    try diary.set(.step, to: [5, 7, 15, 30, 45, 60].randomElement(using: &generator) ?? 5)
    try diary.set(.turnaroundBefore, to: [0, 0, 10, 25].randomElement(using: &generator) ?? 0)
    try diary.set(.turnaroundAfter, to: [0, 15, 40].randomElement(using: &generator) ?? 0)
    try diary.set(.furthestDay, to: .random(in: 0...3, using: &generator))
    try diary.set(.leadTime, to: [0, 90].randomElement(using: &generator) ?? 0)
    diary.speaker = Bool.random(using: &generator) ? .staff : .customer
    if Int.random(in: 0..<4, using: &generator) == 0 {
      diary.hours.closedDays[try date(day).adding(days: .random(in: -1...1, using: &generator))] = "inventory"
    }
    for number in 0..<Int.random(in: 0...6, using: &generator) {
      diary.busy.append(try busy(number, from: start, &generator))
    }
    return (diary, [15, 30, 45, 60, 240].randomElement(using: &generator) ?? 15)
  }

  private static func busy(_ number: Int, from start: Instant, _ generator: inout SeededGenerator) throws -> BusySlot {
    let begin = start.minutes(.random(in: -300...1700, using: &generator))
    let slot = try #require(TimeSlot(start: begin, duration: Minutes(.random(in: 1...200, using: &generator))))
    guard Bool.random(using: &generator) else { return BusySlot(block: slot, reason: "service") }
    let turnaround = Turnaround(
      before: Minutes(.random(in: 0...30, using: &generator)), after: Minutes(.random(in: 0...30, using: &generator)))
    return BusySlot(drive: number, slot: slot, turnaround: turnaround)
  }
}
