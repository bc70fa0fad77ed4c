import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomShell

/// No way through the commands makes two live drives in one car: whatever is done at the desk, in whatever order, the store
/// does what a diary does that is simple enough to be seen right.
@Suite("Whatever is done at the desk")
struct ModelTests {
  @Test("The store does and holds what a simple diary does", arguments: 1...3 as ClosedRange<UInt64>)
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let turnaround = Bool.random(using: &random) ? 15 : 0
    var desk = try MovingClockDesk(turnaround: turnaround)
    var model = DiaryModel(now: 480, turnaround: turnaround)
    var story: [String] = []
    var said = ""
    var (done, refused) = (0, 0)
    for _ in 0..<180 {
      model.expire()
      let command = RandomCommand.next(model, using: &random)
      let isDone = command.run(on: &model)
      story.append(command.line ?? "\(command)")
      if case .wait(let minutes) = command { desk.clock.advance(minutes: minutes) }
      if let line = command.line {
        let outcome = try desk.run(line)
        said = PlainRenderer(language: .en).text(of: outcome.blocks) + (outcome.problem?.message ?? "")
        #expect((outcome.status == .done) == isDone, "\(line) at \(model.now): \(said)")
        if isDone { done += 1 } else { refused += 1 }
      }
      let difference = try difference(model, desk)
      #expect(difference == nil && model.overlap == nil)
      guard difference == nil, model.overlap == nil else {
        Issue.record("\(difference ?? "overlap") after:\n\(story.suffix(12).joined(separator: "\n"))\n\(said)")
        return
      }
    }
    #expect(done > 30 && refused > 20, "\(done) done, \(refused) refused")
    #expect(try desk.store.findings() == [])
  }

  /// The first drive or demonstrator that is not as it should be.
  private func difference(_ model: DiaryModel, _ desk: MovingClockDesk) throws -> String? {
    var model = model
    desk.store.sign(nil)
    try desk.store.expire(asOf: desk.clock.now)
    model.expire()
    let stored = try desk.store.drives(DriveFilter(limit: 10_000))
    guard stored.count == model.drives.count else { return "\(stored.count) drives, not \(model.drives.count)" }
    for drive in stored {
      let held = drive.holdExpires.map { ($0 - MovingClockDesk.start) / 60 }
      let found = DiaryModel.Drive(
        vehicle: Int(drive.vehicle.id.rawValue), customer: Int(drive.customer.id.rawValue),
        start: (drive.slot.start - MovingClockDesk.start) / 60,
        minutes: drive.duration.rawValue, state: drive.state, heldUntil: held, moves: drive.moves)
      guard let expected = model.drives[Int(drive.id.rawValue)], found == expected else {
        return "drive \(drive.id): \(found), not \(String(describing: model.drives[Int(drive.id.rawValue)]))"
      }
    }
    for (id, expected) in model.vehicles {
      let state = try desk.store.vehicle(Vehicle.ID(Int64(id)))?.state
      guard state.map(DiaryModel.VehicleState.init) == expected else {
        return "vehicle \(id) is \(String(describing: state))"
      }
    }
    return nil
  }
}

extension DiaryModel.VehicleState {
  init(_ state: Vehicle.State) {
    switch state {
    case .available: self = .available
    case .blocked: self = .blocked
    case .sold: self = .sold
    case .withdrawn: self = .withdrawn
    }
  }
}
