import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import TestSupport
import Testing

@testable import ShowroomIntents

/// Around every change of every clock: what the desk offers is what it accepts, and what is stored is as long as it was
/// booked.
@Suite("25, 27: When clocks change")
struct ClockChangeTests {
  @Test("In every zone, at every change from 2026 to 2030, each free time can be booked, and no other time can")
  func everyZone() throws {
    var seen: Set<[ClockChange]> = []
    var booked = 0
    let zones = Program("python3").run(["-c", "import zoneinfo; print(*sorted(zoneinfo.available_timezones()))"]).output
    for zone in zones.split(separator: "\n").flatMap({ $0.split(separator: " ") }) {
      let rules = try TimeZoneRules(identifier: String(zone))
      let changes = rules.changes(from: Self.first, to: Self.last).filter { $0.shift != 0 }
      guard !changes.isEmpty, seen.insert(changes).inserted else { continue }
      let desk = try ChangingDesk(ShowroomCalendar(zone: rules))
      for change in changes { booked += try desk.check(change) }
    }
    #expect(seen.count > 25)
    #expect(booked > 3000)
  }

  private static let first = Instant(seconds: 1_767_225_600)  // 2026-01-01T00:00:00Z
  private static let last = Instant(seconds: 1_924_992_000)  // 2031-01-01T00:00:00Z
}

/// A desk that never closes, in one zone, with one car.
private struct ChangingDesk {
  let store: SQLiteStore
  let calendar: ShowroomCalendar
  let vehicle: Vehicle
  let customer: Customer

  init(_ calendar: ShowroomCalendar) throws {
    self.calendar = calendar
    store = try SQLiteStore.inMemory(
      .empty(zone: calendar.zone.identifier), calendar: calendar, now: Instant(seconds: 0))
    try store.update(OpeningHours(text: "daily 00:00-24:00"))
    try store.update(BookingSettings([.step: 30, .turnaroundAfter: 0, .drivesPerDay: 50]))
    let car = try store.addCar(CarDraft(make: "Volkswagen", model: "Golf"))
    vehicle = try store.addVehicle(VehicleDraft(car: car.id, plate: "B-A 1"))
    customer = try store.addCustomer(CustomerDraft(name: "Anna Novak"))
  }

  /// Asks for the free times of the day of a change, tries each quarter of an hour of it, and books all that are free.
  ///
  /// - Returns: how many were booked.
  func check(_ change: ClockChange) throws -> Int {
    let now = change.instant - 2 * 86_400
    let desk = ShowroomIntents.Desk(Showroom(store: store, environment: Environment(calendar: calendar) { now }))
    let wish = Wish(
      car: CarSelection(vehicle), vehicles: [vehicle], options: [], duration: Minutes(30), customer: nil,
      speaker: .staff)
    let day = calendar.date(at: change.instant)
    func offered() throws -> [Instant] {
      try desk.freeStarts(for: wish, on: day, spacing: nil, limit: 300).map(\.instant)
    }
    let found = try offered()
    #expect(try accepted(desk, on: day) == found, "\(calendar.zone.identifier) \(day)")
    for start in found { try book(start) }
    #expect(try offered().isEmpty)
    return found.count
  }

  private func accepted(_ desk: ShowroomIntents.Desk, on day: CivilDate) throws -> [Instant] {
    let whole = try #require(calendar.dayInterval(day))
    return try stride(from: 0, to: whole.durationInSeconds, by: 900).map { whole.start + $0 }.filter { start in
      let slot = try #require(TimeSlot(start: start, duration: Minutes(30)))
      return try desk.refusals(slot, vehicle: vehicle, customer: nil, speaker: .staff).isEmpty
    }
  }

  private func book(_ start: Instant) throws {
    let slot = try #require(TimeSlot(start: start, duration: Minutes(30)))
    let drive = try store.addDrive(
      DriveDraft(vehicle: vehicle.id, customer: customer.id, slot: slot, bookedBy: .staff))
    let stored = try #require(try store.drive(drive.id)).slot
    #expect(stored.start == start && stored.end > stored.start && stored.duration == Minutes(30))
  }
}
