import LanguageKit
import Testing

@testable import ShowroomCore

@Suite("Plates and people, and changes to what is booked")
struct ResourceScheduleTests {
  private let ben = Resource(id: 1, kind: .person, name: "Ben")
  private let ines = Resource(id: 2, kind: .person, name: "Ines")

  private func slot(_ start: Int, _ minutes: Int) throws -> TimeSlot {
    try #require(TimeSlot(start: Instant(seconds: Int64(start * 60)), duration: Minutes(minutes)))
  }

  private func schedule(_ resource: Resource, _ busy: [(Int, Int)]) throws -> ResourceSchedule {
    ResourceSchedule(
      resource,
      busy: try busy.enumerated().map { place, span in
        BusySlot(drive: place + 1, slot: try slot(span.0, span.1), turnaround: .none)
      })
  }

  @Test(
    "Any takes the first that is free for all of the drive, a name only its own, a preference another where it must")
  func choices() throws {
    let schedules = [try schedule(ben, [(60, 30)]), try schedule(ines, [(120, 30)])]
    func choose(_ need: ResourceNeeds.Need, _ start: Int, _ minutes: Int = 30) throws -> Resource? {
      try? need.choose(among: schedules, of: .person, for: try slot(start, minutes)).get()
    }
    #expect(try choose(.any, 0) == ben)
    #expect(try choose(.any, 75) == ines)
    #expect(try choose(.any, 90) == ben)
    #expect(try choose(.any, 75, 60) == nil)
    #expect(try choose(.named(ben), 75) == nil)
    #expect(try choose(.preferably(ines), 60) == ines)
    #expect(try choose(.preferably(ines), 130) == ben)
  }

  @Test("A refusal names which is taken, by what, and the nearest time at which one is free for as long")
  func conflicts() throws {
    let schedules = [try schedule(ben, [(60, 30), (100, 30)]), try schedule(ines, [(60, 60)])]
    guard
      case .failure(let refused) = ResourceNeeds.Need.any.choose(among: schedules, of: .person, for: try slot(70, 30))
    else {
      Issue.record("nobody is free")
      return
    }
    #expect(refused.conflict.taken.map(\.resource) == [ben, ines])
    #expect(refused.conflict.freeFrom == Instant(seconds: 120 * 60))
    #expect(refused.conflict.wanted == nil)
    guard
      case .failure(let named) = ResourceNeeds.Need.named(ben).choose(
        among: schedules, of: .person, for: try slot(70, 30))
    else {
      Issue.record("Ben is taken")
      return
    }
    #expect(named.conflict.wanted == ben && named.conflict.freeFrom == Instant(seconds: 130 * 60))
  }

  @Test("Who is retired goes along no more, but for the drive that was promised")
  func retired() throws {
    let gone = Resource(id: 3, kind: .person, name: "Otto", isRetired: true)
    let schedules = [try schedule(gone, [])]
    #expect((try? ResourceNeeds.Need.any.choose(among: schedules, of: .person, for: try slot(0, 30)).get()) == nil)
    #expect(
      (try? ResourceNeeds.Need.named(gone).choose(among: schedules, of: .person, for: try slot(0, 30)).get()) == nil)
    let kept = ResourceNeeds.Need.preferably(gone).choose(among: schedules, of: .person, for: try slot(0, 30))
    #expect((try? kept.get()) == gone)
  }

  @Test("55, 57: customers change until the cut-off and staff at any time; a drive is moved so often and no more")
  func changes() throws {
    var settings = BookingSettings()
    let zone = try TimeZoneRules(identifier: "Europe/Berlin")
    let start = Instant(seconds: 1_000_000)
    func refused(_ before: Int, moves: Int?, by speaker: Proposal.Speaker) -> [Refusal.Rule] {
      BookingRules(settings: settings, calendar: ShowroomCalendar(zone: zone)).changeRefusals(
        start: start, moves: moves, speaker: speaker, now: start - Minutes(before)
      ).map(\.rule)
    }
    #expect(refused(0, moves: 99, by: .customer).isEmpty)
    #expect(refused(-1, moves: nil, by: .customer) == [.changeCutoff])
    #expect(refused(-1, moves: nil, by: .staff).isEmpty)
    try settings.set(.changeCutoff, to: 120)
    try settings.set(.mostMoves, to: 2)
    for (before, moves, speaker, expected) in [
      (120, nil, Proposal.Speaker.customer, []), (119, nil, .customer, [Refusal.Rule.changeCutoff]),
      (119, nil, .staff, []), (119, 1, .guest, [.changeCutoff]), (500, 2, .customer, [.mostMoves]),
      (500, 1, .customer, []), (500, 2, .staff, [.mostMoves]), (500, nil, .staff, []),
    ] as [(Int, Int?, Proposal.Speaker, [Refusal.Rule])] {
      #expect(refused(before, moves: moves, by: speaker) == expected, "\(before) \(moves ?? -1) \(speaker)")
    }
  }

  @Test(
    "14: a vehicle's own turnaround goes before the showroom's, each side by itself; electric ones are charged as well")
  func turnarounds() throws {
    var settings = BookingSettings()
    for (setting, value) in [
      (BookingSetting.turnaroundBefore, 10), (.turnaroundAfter, 20), (.chargingBefore, 5), (.chargingAfter, 40),
    ] { try settings.set(setting, to: value) }
    func turnaround(_ fuel: String?, before: Int? = nil, after: Int? = nil) -> [Int] {
      let model = CarModel(id: 1, make: "A", name: "B")
      var vehicle = Vehicle(id: 1, car: Car(id: 1, model: model, facts: CarFacts(fuel: fuel)), plate: "X")
      vehicle.turnaround = after.map { Minutes($0) }
      vehicle.turnaroundBefore = before.map { Minutes($0) }
      let found = settings.turnaround(of: vehicle)
      return [found.before.rawValue, found.after.rawValue]
    }
    #expect(turnaround("petrol") == [10, 20] && turnaround(nil) == [10, 20])
    #expect(turnaround("electric") == [15, 60])
    #expect(turnaround("electric", before: 0) == [0, 60])
    #expect(turnaround("electric", after: 5) == [15, 5])
    #expect(turnaround("petrol", before: 1, after: 2) == [1, 2])
  }
}
