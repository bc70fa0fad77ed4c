import LanguageKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomIntents

@Suite("What the list offers is what a booking gets, with blocks, plates and people")
struct SharedResourcesTests {
  @Test("15, 16: every start that is offered can be had, and none that is not", arguments: 1...3 as ClosedRange<UInt64>)
  func listAndWritePath(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let desk = try BookingDesk()
    var settings = try desk.store.bookingSettings()
    try settings.set(.turnaroundAfter, to: [0, 15, 30].randomElement(using: &random) ?? 0)
    try settings.set(.turnaroundBefore, to: [0, 15].randomElement(using: &random) ?? 0)
    try desk.store.update(settings)
    let people = try ["Ben", "Ines"].map { try desk.store.addResource(.person, name: $0) }
    let plate = try desk.store.addResource(.plate, name: "B-06 1")
    for _ in 0..<30 {
      let start = desk.showroom.now.minutes(5 * Int.random(in: 0...280, using: &random))
      let slot = try #require(TimeSlot(start: start, duration: Minutes(15 * Int.random(in: 1...6, using: &random))))
      let vehicle = Vehicle.ID(Int64.random(in: 1...4, using: &random))
      if Bool.random(using: &random) {
        let resources = DriveResources(
          plate: Bool.random(using: &random) ? plate : nil, person: people.randomElement(using: &random))
        _ = try? desk.store.addDrive(
          DriveDraft(vehicle: vehicle, customer: 2, slot: slot, bookedBy: .staff, resources: resources))
      } else {
        _ = try? desk.store.addBlock(VehicleBlockDraft(vehicle: vehicle, slot: slot, kind: .service, reason: "x"))
      }
    }
    try check(desk, needs: ResourceNeeds(plate: .any, person: .any), minutes: 30)
    try check(desk, needs: ResourceNeeds(person: .named(people[0])), minutes: 45)
    try check(desk, needs: .none, minutes: 60)
  }

  private func check(_ booking: BookingDesk, needs: ResourceNeeds, minutes: Int) throws {
    let desk = Desk(booking.showroom)
    let vehicle = try #require(try booking.store.vehicle(1))
    let wish = Wish(
      car: CarSelection(vehicle), vehicles: [vehicle], options: [], duration: Minutes(minutes), customer: nil,
      speaker: .staff, needs: needs)
    let day = try #require(CivilDate(iso: "2026-12-01"))
    let offered = Set(try desk.freeStarts(for: wish, on: day, spacing: nil, limit: 1000).map(\.instant))
    let first = desk.calendar.startOfDay(day)
    for step in 0..<288 {
      let start = first.minutes(5 * step)
      let slot = try #require(TimeSlot(start: start, duration: Minutes(minutes)))
      let refusals = try desk.refusals(slot, vehicle: vehicle, customer: nil, speaker: .staff, needs: needs)
      #expect(refusals.isEmpty == offered.contains(start), "\(booking.text(start)): \(refusals)")
    }
  }

  @Test("A drive gets its car, its plate and its person, or none of them")
  func allOrNone() throws {
    let booking = try BookingDesk()
    let plate = try booking.store.addResource(.plate, name: "B-06 1")
    _ = try booking.store.addResource(.person, name: "Ben")
    var request = try booking.booking("friday at 11:00", options: [.accompanied])
    request.needs = ResourceNeeds(plate: .any)
    var talk = try booking.talk(request)
    try talk.affirm()
    guard case .response(.booked(let drive, _)) = talk.step else {
      Issue.record("\(talk.step)")
      return
    }
    #expect(drive.resources.plate == plate && drive.resources.person?.name == "Ben")
    let second = try booking.talk(booking.booking("friday at 11:15", options: [.accompanied]))
    #expect(second.rules == [.salesperson])
    #expect(second.offered.allSatisfy { abs($0.instant - drive.slot.start) >= 30 * 60 })
    var plated = try booking.booking("friday at 11:15")
    plated.needs = ResourceNeeds(plate: .named(plate))
    #expect(try booking.talk(plated).rules == [.dealerPlate])
    #expect(try booking.store.drives(DriveFilter()).count == 1)
  }

  @Test("3: who loses the only salesperson between overview and yes is told so")
  func lostPerson() throws {
    let booking = try BookingDesk()
    _ = try booking.store.addResource(.person, name: "Ben")
    var first = try booking.talk(booking.booking("friday at 11:00", options: [.accompanied]))
    var other = try booking.booking("friday at 11:00", options: [.accompanied])
    other.car.say(.plate("B-A 3"))
    other.customer.say(.number(2))
    var second = try booking.talk(other)
    try first.affirm()
    try second.affirm()
    guard case .response(.slotTaken) = second.step else {
      Issue.record("\(second.step)")
      return
    }
    #expect(try booking.store.drives(DriveFilter()).count == 1)
  }
}
