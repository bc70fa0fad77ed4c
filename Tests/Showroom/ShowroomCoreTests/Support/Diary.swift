import LanguageKit
import Testing

@testable import ShowroomCore

/// A small diary of one vehicle in one showroom, for tests of the rules.
struct Diary {
  var rules: BookingRules
  var hours: OpeningHours
  var busy: [BusySlot] = []
  var vehicle = Proposal.VehicleFacts()
  var customer: Proposal.CustomerFacts?
  var speaker = Proposal.Speaker.staff
  var now: Instant

  var calendar: ShowroomCalendar { rules.calendar }

  /// A diary whose clock stands at `now`; without `hours` the showroom never closes.
  init(_ zone: String = "Europe/Berlin", hours: String = "daily 00:00-24:00", now: String = "2027-01-04T08:00") throws {
    rules = BookingRules(settings: BookingSettings(), calendar: try ShowroomCoreTests.calendar(zone))
    try rules.settings.set(.furthestDay, to: 730)
    self.hours = try OpeningHours(text: hours)
    self.now = try #require(rules.calendar.parse(iso8601: now)).instant
  }

  mutating func set(_ setting: BookingSetting, to value: Int) throws {
    try rules.settings.set(setting, to: value)
  }

  func slot(_ start: String, _ minutes: Int) throws -> TimeSlot {
    let start = try #require(calendar.parse(iso8601: start)).instant
    return try #require(TimeSlot(start: start, duration: Minutes(minutes)))
  }

  /// Writes a drive into the diary without asking the rules.
  mutating func take(_ start: String, _ minutes: Int, drive number: Int = 1) throws {
    busy.append(
      BusySlot(drive: number, slot: try slot(start, minutes), turnaround: rules.turnaround(of: vehicle)))
  }

  func refusals(_ slot: TimeSlot) -> [Refusal] {
    let proposal = Proposal(slot: slot, vehicle: vehicle, customer: customer, speaker: speaker, now: now)
    return rules.refusals(proposal, in: Situation(busy: busy, open: hours.openTimes(around: slot, calendar)))
  }

  func refusals(_ start: String, _ minutes: Int) throws -> [Refusal] {
    refusals(try slot(start, minutes))
  }

  /// The free times of the dates `first` to `last`.
  func freeTimes(_ first: String, _ last: String, _ minutes: Int) throws -> FreeTimes {
    let (first, last) = (try date(first), try date(last))
    let end = calendar.startOfDay(last.adding(days: 1))
    return rules.freeTimes(
      in: try #require(TimeSlot(start: calendar.startOfDay(first), end: end)), duration: Minutes(minutes),
      open: hours.openIntervals(from: first, through: last, calendar), busy: busy, vehicle: vehicle, speaker: speaker,
      now: now)
  }

  /// The wall-clock times that are free on `day`, as a person reads them.
  func clockTimes(_ day: String, _ minutes: Int) throws -> [String] {
    try freeTimes(day, day, minutes).map { calendar.civil(at: $0).time.description }
  }
}
