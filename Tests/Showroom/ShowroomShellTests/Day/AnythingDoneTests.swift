import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomShell

/// Everything that is done at a desk, in any order: the waiting list, plates and people, hours and closed days, blocks,
/// settings, erased customers, a backup that is put back, files that come in. What each drive becomes is for the tests of
/// each to say; here is what holds whatever was done.
@Suite("Whatever is done at the desk, and by whatever command")
struct AnythingDoneTests {
  @Test(
    "No two drives have one car, plate or person; no drive is lost, reopened or moved unasked; no refusal does anything"
  )
  func sequences() throws {
    var done: [String: Int] = [:]
    for seed in 11...16 as ClosedRange<UInt64> { try run(seed, &done) }
    // Each kind was done, so that what was seen is not nothing.
    for kind in RandomLine.kinds + RandomImport.kinds {
      #expect(done[kind, default: 0] > 0, "\(kind) was never done: \(done)")
    }
  }

  private func run(_ seed: UInt64, _ done: inout [String: Int]) throws {
    var random = SeededGenerator(seed: seed)
    let directory = TemporaryDirectory()
    var desk = try MovingClockDesk(turnaround: 10, path: directory.file("store.db"))
    for line in ["plate add \"B-06 1\"", "person add Ben", "settings set no-show-limit 9"] { _ = try desk.run(line) }
    for number in 4...6 {
      _ = try desk.run("customer add \"Guest \(number)\" --licence B\(number) --licence-expires 2035-12-31")
    }
    let file = directory.file("backup.db")
    var saved: [TestDrive]?
    for turn in 0..<200 {
      if turn % 10 == 9 {
        let kind = try RandomImport.run(&desk, turn, in: directory, using: &random)
        done[kind, default: 0] += 1
      }
      let before = try drives(desk)
      let waiting = try desk.store.waiting(Set(WaitingEntry.State.allCases), of: nil, limit: 1000).count
      let (kind, line) = RandomLine.next(
        file: file, drives: before.count, waiting: waiting, clock: desk.clock, using: &random)
      desk.clock.advance(minutes: Int.random(in: 0..<10, using: &random))
      let outcome = try desk.run(line)
      let isDone = outcome.status == .done
      if isDone { done[kind, default: 0] += 1 }
      let after = try drives(desk)
      if turn.isMultiple(of: 10) || kind == "restore" { #expect(try desk.store.findings() == [], "\(line)") }
      if kind == "restore", isDone {
        #expect(after.map(\.id) == saved?.map(\.id), "\(line)")
      } else {
        for fault in faults(from: before, to: after, by: kind, isDone: isDone) {
          Issue.record("\(line), \(isDone ? "done" : "refused"): \(fault)")
        }
      }
      if kind == "backup", isDone { saved = after }
    }
    withExtendedLifetime(directory) {}
  }

  private func drives(_ desk: MovingClockDesk) throws -> [TestDrive] {
    try desk.store.drives(DriveFilter(limit: 10_000)).sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// What may not be, of what became of the drives.
  private func faults(from before: [TestDrive], to after: [TestDrive], by kind: String, isDone: Bool) -> [String] {
    let now = Dictionary(uniqueKeysWithValues: after.map { ($0.id, $0) })
    var found: [String] = []
    for old in before {
      guard let new = now[old.id] else {
        found.append("drive \(old.id) is gone")
        continue
      }
      if !Self.reachable(from: old.state).contains(new.state) {
        found.append("drive \(old.id) was \(old.state) and is \(new.state)")
      }
      let isMoved = new.slot != old.slot || new.vehicle.id != old.vehicle.id
      if isMoved, !isDone || !RandomLine.moving.contains(kind) { found.append("drive \(old.id) was moved") }
      // Holds and requests end by themselves.
      let isTimed = new.state == .expired && [.held, .requested].contains(old.state)
      if !isDone, new.state != old.state, !isTimed { found.append("drive \(old.id) is \(new.state)") }
    }
    // What is offered to those who wait is a hold; all else is there because it was booked.
    for new in after.dropFirst(before.count) where !(isDone && kind == "book") && new.state != .held {
      found.append("drive \(new.id) was made")
    }
    return found
  }

  /// The states that a drive may be in after one line.
  private static func reachable(from state: TestDrive.State) -> Set<TestDrive.State> {
    TransitionTests.table[state, default: []].union([state])
  }
}

/// A line at random, and what kind it is.
private enum RandomLine {
  /// What is done at random; each is to be done at least once.
  static let kinds = [
    "book", "move", "length", "cancel", "confirm", "decline", "out", "return", "no-show", "block", "unblock", "close",
    "hours", "waitlist", "offer", "accept", "let go", "sell", "unsell", "settings", "forget", "backup", "restore",
    "undo",
    "plate", "tidy",
  ]
  /// Those that may give a drive another time or another car.
  static let moving: Set = ["move", "length", "block", "sell", "undo"]

  static func next(
    file: String, drives count: Int, waiting: Int, clock: MovingClock, using random: inout SeededGenerator
  ) -> (kind: String, line: String) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let drive = max(1, count - number(0...4))
    let car = number(1...3)
    let customer = number(1...6)
    let (start, later) = (time(clock, 5 * number(-2...24)), time(clock, 300 + 30 * number(1...8)))
    let day = time(clock, 1440 * number(0...1)).prefix(10)
    let entry = max(1, waiting - number(0...3))
    switch number(0...99) {
    case 0..<28:
      let state = ["", "", " --hold", " --request"][number(0...3)]
      let needs = ["", "", "", " --with Ben"][number(0...3)]
      return (
        "book",
        "book --vehicle \(car) --start \(start) --duration \(15 * number(1...6)) --for \(customer)\(state)\(needs)"
      )
    case 28..<32: return ("move", "drive move \(drive) \(start)")
    case 32..<35: return ("length", "drive move \(drive) --duration \(15 * number(1...8))")
    case 35..<38: return ("move", "drive move \(drive) --vehicle \(car)")
    case 38..<41: return ("cancel", "drive cancel \(drive)")
    case 41..<46: return ("confirm", "drive confirm \(drive)")
    case 46..<49: return ("decline", "drive decline \(drive)")
    case 49..<55: return ("out", "drive out \(drive)")
    case 55..<60: return ("return", "drive return \(max(1, count - number(0...20)))")
    case 60..<63: return ("no-show", "drive no-show \(max(1, count - number(0...20)))")
    case 63..<65: return ("block", "vehicle block \(car) service --from \(start) --to \(later)")
    case 65..<68: return ("unblock", "vehicle unblock \(car) --block \(number(1...3))")
    case 68: return ("close", "closed \(number(0...1) == 0 ? "add" : "remove") \(day)")
    case 69: return ("hours", "hours set \(day) \(["06:00-22:00", "00:00-24:00", "08:00-12:00"][number(0...2)])")
    case 70..<72: return ("hours", "hours set \(day) as usual")
    case 72..<76:
      return (
        "waitlist", "waitlist add --vehicle \(car) \(day) between 00:00 and 23:00 --duration 30 --for \(customer)"
      )
    case 76: return ("offer", "waitlist offer")
    case 77..<81: return ("accept", "waitlist accept \(entry)")
    case 81..<84: return ("let go", "waitlist \(["decline", "remove"][number(0...1)]) \(entry)")
    case 84: return ("sell", "vehicle \(["sell", "withdraw"][number(0...1)]) \(car)")
    case 85..<89: return ("unsell", "vehicle unblock \(car)")
    case 89: return ("settings", "settings set turnaround \([0, 10, 30][number(0...2)])")
    case 90: return ("settings", "settings set drives-at-once \(number(0...1))")
    case 91: return ("forget", "customer forget \(number(4...6))")
    case 92: return ("backup", "backup \(file) --force")
    case 93: return ("restore", "restore \(file)")
    case 94..<97: return ("plate", "drive move \(drive) --plate \(["auto", "none"][number(0...1)])")
    case 97: return ("tidy", "tidy")
    default: return ("undo", "undo")
    }
  }

  /// A time some minutes after the clock's, on the step.
  private static func time(_ clock: MovingClock, _ minutes: Int) -> String {
    let now = (clock.now.seconds / 300 * 300) + Int64(minutes) * 60
    return "\(ShowroomCalendar(zone: .utc).civil(at: Instant(seconds: now)))"
  }
}
