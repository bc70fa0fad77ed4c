import LanguageKit
import ShowroomCore
import ShowroomStore
import TestSupport
import Testing

@testable import ShowroomIntents

/// A list over many days is made in one go. It must name what the rules accept: the first start of each day, and those on
/// the full half-hour.
@Suite("Free times over many days")
struct FreeDaysTests {
  @Test("They are those that a look at each start gives, day by day", arguments: 1...3 as ClosedRange<UInt64>)
  func manyDays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let hours = ["daily 09:10-12:00, 13:20-18:00", "daily 20:00-24:00", "daily 22:15-02:40", "daily 00:00-24:00"]
    let desk = try BookingDesk(
      hours: hours.randomElement(using: &random) ?? hours[0], now: "2027-03-26T11:07")
    let first = try #require(CivilDate(iso: "2027-03-26"))
    for _ in 0..<60 {
      let start = desk.showroom.calendar.startOfDay(first) + 300 * Int.random(in: 0..<2000, using: &random)
      let slot = try #require(TimeSlot(start: start, duration: Minutes(5 * .random(in: 3...20, using: &random))))
      let vehicle = Vehicle.ID(.random(in: 1...2, using: &random))
      _ = try? desk.store.addDrive(DriveDraft(vehicle: vehicle, customer: 1, slot: slot, bookedBy: .staff))
    }
    for model in [desk.golf.model, desk.polo.model] {
      for spacing in [nil, 30, 60] {
        try compare(desk, model, from: first, days: 6, spacing: spacing)
      }
    }
  }

  private func compare(
    _ desk: BookingDesk, _ model: CarModel, from first: CivilDate, days: Int, spacing: Int?
  ) throws {
    let reception = ShowroomIntents.Desk(desk.showroom)
    let vehicles = try desk.store.vehicles(in: .model(model.id))
    let wish = Wish(
      car: CarSelection(model), vehicles: vehicles, options: [], duration: Minutes(45), customer: nil, speaker: .staff)
    let last = first.adding(days: days - 1)
    let listed = try reception.freeStarts(for: wish, in: first...last, spacing: spacing, limit: 100_000)
    var expected: [Start] = []
    for day in 0..<days {
      expected += try starts(reception, wish, on: first.adding(days: day), spacing: spacing)
    }
    #expect(listed.map(\.instant) == expected.map(\.instant), "\(model.name) \(spacing ?? 0)")
    #expect(listed.map(\.vehicle.id) == expected.map(\.vehicle.id))
  }

  /// What the rules accept on a day, start by start; of those, what a list names.
  private func starts(
    _ desk: ShowroomIntents.Desk, _ wish: Wish, on day: CivilDate, spacing: Int?
  ) throws -> [Start] {
    let whole = try #require(desk.calendar.dayInterval(day))
    var found: [Start] = []
    for second in stride(from: 0, to: whole.durationInSeconds, by: 300) {
      let instant = whole.start + second
      let isRound = spacing.map { desk.calendar.minuteOfDay(at: instant).isMultiple(of: $0) } ?? true
      guard isRound || found.isEmpty else { continue }
      let slot = try #require(TimeSlot(start: instant, duration: wish.duration))
      let vehicle = try wish.vehicles.first { vehicle in
        try desk.refusals(slot, vehicle: vehicle, customer: nil, speaker: .staff).isEmpty
      }
      if let vehicle { found.append(Start(instant: instant, vehicle: vehicle)) }
    }
    return found
  }
}
