import ShowroomCore
import TestSupport

/// One thing that somebody does at the desk, chosen at random.
enum RandomCommand: Equatable {
  case book(DiaryModel.Drive)
  case move(Int, start: Int?, minutes: Int?, vehicle: Int?)
  case take(Int, to: TestDrive.State)
  case vehicle(Int, to: DiaryModel.VehicleState)
  case day(Int, to: DiaryModel.Day)
  case block(DiaryModel.Block)
  case unblock(Int, vehicle: Int)
  case undo
  case wait(minutes: Int)

  /// Chosen so that cars are often wanted at the same time: three cars, three days, times near the clock's.
  static func next(_ model: DiaryModel, using random: inout SeededGenerator) -> RandomCommand {
    let id = Int.random(in: 1...max(1, model.drives.count), using: &random)
    switch Int.random(in: 0..<112, using: &random) {
    case 0..<34: return .book(drive(model, &random))
    case 34..<52: return move(id, model, &random)
    case 52..<76:
      let states: [TestDrive.State] = [.confirmed, .declined, .cancelled, .out, .returned, .noShow, .out, .returned]
      return .take(id, to: states.randomElement(using: &random) ?? .confirmed)
    case 76..<81:
      let states: [DiaryModel.VehicleState] = [.available, .available, .blocked, .sold, .withdrawn]
      return .vehicle(.random(in: 1...3, using: &random), to: states.randomElement(using: &random) ?? .available)
    case 81..<90: return .undo
    case 100..<104: return day(model, &random)
    case 104..<109:
      let start = start(model, &random)
      let end = max(start, model.now) + 15 * Int.random(in: 1...12, using: &random)
      return .block(.init(vehicle: .random(in: 1...3, using: &random), start: start, end: end))
    case 109..<112:
      let block = Int.random(in: 1...max(1, model.blockCount), using: &random)
      let other = Int.random(in: 1...3, using: &random)
      return .unblock(block, vehicle: model.blocks[block]?.vehicle ?? other)
    default: return .wait(minutes: .random(in: 1...90, using: &random))
    }
  }

  private static func day(_ model: DiaryModel, _ random: inout SeededGenerator) -> RandomCommand {
    let day = model.now / 1440 + Int.random(in: 0...1, using: &random)
    var after = model.days[day, default: .usual]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: after.isClosed = true
    case 1, 2: after.isClosed = false
    case 3: after = .usual
    default: after = .init(hours: 600..<[720, 960, 1200][Int.random(in: 0..<3, using: &random)])
    }
    return .day(day, to: after)
  }

  private static func start(_ model: DiaryModel, _ random: inout SeededGenerator) -> Int {
    let start = model.now / 5 * 5 + 5 * Int.random(in: -3...80, using: &random)
    return Int.random(in: 0..<25, using: &random) == 0 ? start + 2 : start
  }

  private static func minutes(_ random: inout SeededGenerator) -> Int {
    [10, 15, 30, 45, 60, 60, 90, 240, 245].randomElement(using: &random) ?? 30
  }

  private static func drive(_ model: DiaryModel, _ random: inout SeededGenerator) -> DiaryModel.Drive {
    let state: TestDrive.State = [.confirmed, .confirmed, .held, .requested].randomElement(using: &random) ?? .held
    return DiaryModel.Drive(
      vehicle: .random(in: 1...3, using: &random), customer: .random(in: 1...3, using: &random),
      start: start(model, &random), minutes: minutes(&random),
      state: state, heldUntil: state == .held ? model.now + 15 : nil)
  }

  private static func move(_ id: Int, _ model: DiaryModel, _ random: inout SeededGenerator) -> RandomCommand {
    let what = Int.random(in: 1...7, using: &random)
    return .move(
      id, start: what & 1 != 0 ? start(model, &random) : nil, minutes: what & 2 != 0 ? minutes(&random) : nil,
      vehicle: what & 4 != 0 ? .random(in: 1...3, using: &random) : nil)
  }

  // MARK: -

  /// What the model makes of it.
  func run(on model: inout DiaryModel) -> Bool {
    switch self {
    case .book(let drive): return model.book(drive)
    case .move(let id, let start, let minutes, let vehicle):
      return model.move(id, start: start, minutes: minutes, vehicle: vehicle)
    case .take(let id, let state): return model.take(id, to: state)
    case .vehicle(let id, let state): return model.set(id, to: state)
    case .day(let day, let after): return model.set(day, to: after)
    case .block(let block): return model.block(block)
    case .unblock(let id, _): return model.unblock(id)
    case .undo: return model.undo()
    case .wait(let minutes):
      model.now += minutes
      return true
    }
  }

  /// The line that staff type; nil where time goes by.
  var line: String? {
    switch self {
    case .book(let drive):
      let option = drive.state == .held ? " --hold" : drive.state == .requested ? " --request" : ""
      return "book --vehicle \(drive.vehicle) --start \"\(Self.text(drive.start))\" --duration \(drive.minutes) "
        + "--for \(drive.customer)\(option)"
    case .move(let id, let start, let minutes, let vehicle):
      let parts = [
        start.map { Self.text($0) }, minutes.map { "--duration \($0)" }, vehicle.map { "--vehicle \($0)" },
      ]
      return (["drive move \(id)"] + parts.compactMap { $0 }).joined(separator: " ")
    case .take(let id, let state): return TransitionTests.commands[state].map { "\($0) \(id)" }
    case .vehicle(let id, .available): return "vehicle unblock \(id)"
    case .vehicle(let id, .blocked): return "vehicle block \(id) service"
    case .vehicle(let id, .sold): return "vehicle sell \(id)"
    case .vehicle(let id, .withdrawn): return "vehicle withdraw \(id)"
    case .day(let day, let after):
      let date = Self.text(day * 1440).prefix(10)
      if after == .usual { return "hours set \(date) as usual" }
      if after.isClosed { return "closed add \(date) fair" }
      guard let hours = after.hours else { return "closed remove \(date)" }
      return "hours set \(date) \(Self.clock(hours.lowerBound))-\(Self.clock(hours.upperBound))"
    case .block(let block):
      return "vehicle block \(block.vehicle) service --from \(Self.text(block.start)) --to \(Self.text(block.end))"
    case .unblock(let id, let vehicle): return "vehicle unblock \(vehicle) --block \(id)"
    case .undo: return "undo"
    case .wait: return nil
    }
  }

  private static func clock(_ minute: Int) -> String { String(text(minute).suffix(5)) }

  /// "2027-01-05T09:30".
  private static func text(_ minute: Int) -> String {
    let civil = ShowroomCalendar(zone: .utc).civil(at: MovingClockDesk.start.minutes(minute))
    return "\(civil)"
  }
}
