import LanguageKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomIntents

@Suite("What is offered can be had")
struct AlternativesTests {
  /// A showroom whose first days are nearly full, with rules that differ from run to run.
  private func busyDesk(_ random: inout SeededGenerator) throws -> BookingDesk {
    let hours = ["mon-fri 09:00-18:00", "mon-sat 10:00-12:00 13:00-17:00", "mon-sun 00:00-24:00", "tue 20:00-26:00"]
    let desk = try BookingDesk(hours: hours.randomElement(using: &random) ?? hours[0])
    var settings = try desk.store.bookingSettings()
    try settings.set(.turnaroundAfter, to: Int.random(in: 0...30, using: &random))
    try settings.set(.turnaroundBefore, to: Int.random(in: 0...20, using: &random))
    try settings.set(.step, to: [5, 10, 15, 30].randomElement(using: &random) ?? 5)
    try settings.set(.furthestDay, to: Int.random(in: 3...40, using: &random))
    try desk.store.update(settings)
    for _ in 0..<60 {
      let minute = 15 * Int.random(in: 0..<(4 * 24 * 4), using: &random)
      let slot = try #require(
        TimeSlot(
          start: desk.showroom.now.minutes(minute - 600), duration: Minutes(15 * Int.random(in: 1...8, using: &random)))
      )
      let vehicle = Vehicle.ID(Int64.random(in: 1...4, using: &random))
      _ = try? desk.store.addDrive(DriveDraft(vehicle: vehicle, customer: 2, slot: slot, bookedBy: .staff))
    }
    return desk
  }

  @Test(
    "Every alternative to a refusal leads on, and every start that is offered is booked",
    arguments: 1...4 as ClosedRange<UInt64>)
  func bookable(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let desk = try busyDesk(&random)
    var tried = 0
    for _ in 0..<12 {
      let day = Int.random(in: 1...9, using: &random)
      let time =
        "2026-12-0\(day) \(10 + Int.random(in: 0...9, using: &random)):\(["00", "07", "30", "45"].randomElement(using: &random) ?? "00")"
      let talk = try desk.talk(desk.booking(time, minutes: 15 * Int.random(in: 1...8, using: &random)))
      for choice in talk.choices {
        var copy = talk
        try copy.choose(choice)
        tried += 1
        switch (choice, copy.step) {
        case (.start(let start), .overview(.booking(let booking))):
          #expect(booking.start.instant == start.instant)
        case (.car, .overview), (.car, .question), (.duration, .overview), (.duration, .question): break
        default: Issue.record("\(time): \(choice) leads to \(copy.step)")
        }
      }
      try bookFirst(of: talk)
    }
    #expect(tried > 0)
  }

  private func bookFirst(of talk: Conversation) throws {
    guard let first = talk.offered.first else { return }
    var talk = talk
    try talk.choose(.start(first))
    try talk.affirm()
    guard case .response(.booked(let drive, _)) = talk.step else {
      Issue.record("\(talk.step)")
      return
    }
    #expect(drive.slot.start == first.instant)
  }

  @Test("Another demonstrator of the model and a similar car are offered at just that time")
  func others() throws {
    let desk = try BookingDesk()
    _ = try desk.take(1, "2026-12-04T11:00", minutes: 30)
    var request = try desk.booking("friday at 11:00")
    request.car.say(.plate("B-A 1"))
    var talk = try desk.talk(request)
    #expect(talk.rules == [.overlap])
    let cars = talk.choices.compactMap { choice -> String? in
      guard case .car(let car) = choice else { return nil }
      return car.name
    }
    #expect(cars.first == "Volkswagen Golf 2021, B-A 2")
    #expect(cars.count == 2)
    let sibling = try #require(talk.choices.first { choice in if case .car = choice { true } else { false } })
    try talk.choose(sibling)
    #expect(talk.proposed.map { desk.text($0.instant) } == "2026-12-04T11:00:00+01:00")
  }

  @Test("3: who loses between overview and yes is told so, with what is left; nothing is written")
  func lost() throws {
    let desk = try BookingDesk()
    var request = try desk.booking("friday at 11:00")
    request.car.say(.plate("B-A 1"))
    var talk = try desk.talk(request)
    _ = try desk.take(1, "2026-12-04T11:00", minutes: 45)
    try talk.affirm()
    guard case .response(.slotTaken(let start, let alternatives)) = talk.step else {
      Issue.record("\(talk.step)")
      return
    }
    #expect(start.vehicle.id == 1)
    #expect(!alternatives.isEmpty)
    #expect(try desk.store.drives(DriveFilter(customer: 1)).isEmpty)
    try talk.choose(alternatives[0])
    try talk.affirm()
    #expect(try desk.store.drives(DriveFilter(customer: 1)).count == 1)
  }

  @Test("Rules that changed between overview and yes are seen, too")
  func changedRules() throws {
    let desk = try BookingDesk()
    var talk = try desk.talk(desk.booking("friday at 17:00"))
    try desk.store.update(OpeningHours(text: "mon-fri 09:00-12:00"))
    try talk.affirm()
    #expect(talk.rules == [.openingHours])
    #expect(try desk.store.drives(DriveFilter()).isEmpty)
  }
}
