import ShowroomCore
import Testing

@testable import ShowroomShell
@testable import ShowroomStore

/// Every pair of states, from each way in.
@Suite("36: From each state to each other")
struct TransitionTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let from: TestDrive.State
    let to: TestDrive.State
    var isAllowed: Bool { TransitionTests.table[from]?.contains(to) == true }
    var testDescription: String { "\(from.rawValue) to \(to.rawValue)" }
  }

  /// What may follow what; nothing follows the others.
  static let table: [TestDrive.State: Set<TestDrive.State>] = [
    .held: [.confirmed, .cancelled, .expired], .requested: [.confirmed, .declined, .cancelled, .expired],
    .confirmed: [.out, .cancelled, .noShow], .out: [.returned],
  ]
  static let pairs = TestDrive.State.allCases.flatMap { from in
    TestDrive.State.allCases.map { Pair(from: from, to: $0) }
  }

  /// The command that leads to a state; time alone leads to `expired`, and nothing back to `held` and `requested`.
  static let commands: [TestDrive.State: String] = [
    .confirmed: "drive confirm", .declined: "drive decline", .cancelled: "drive cancel", .out: "drive out",
    .returned: "drive return", .noShow: "drive no-show",
  ]

  @Test("Nine states make eighty-one pairs, and eleven of them are allowed")
  func count() {
    #expect(Self.pairs.count == 81)
    #expect(Self.pairs.count { $0.isAllowed } == 11)
    for state in TestDrive.State.allCases { #expect(state.successors == Self.table[state] ?? []) }
  }

  @Test("The store takes a pair that is allowed and no other", arguments: pairs)
  func store(_ pair: Pair) throws {
    let desk = try MovingClockDesk()
    var drive = try desk.add(pair.from, from: 460)
    drive.state = pair.to
    drive.holdExpires = pair.to == .held ? desk.clock.now.minutes(60) : nil
    let changed = drive
    let isTaken = (try? desk.store.update(changed)) != nil
    #expect(isTaken == (pair.isAllowed || pair.from == pair.to))
    #expect(try desk.store.drive(drive.id)?.state == (isTaken ? pair.to : pair.from))
  }

  @Test("Other programs that write to the table can do no more", arguments: pairs)
  func sql(_ pair: Pair) throws {
    let desk = try MovingClockDesk()
    let drive = try desk.add(pair.from, from: 460)
    let statement = """
      UPDATE test_drive SET state = '\(pair.to.rawValue)', hold_expires = \(pair.to == .held ? "9999999999" : "NULL")
      WHERE id = \(drive.id)
      """
    let isTaken = (try? desk.store.connection.execute(script: statement)) != nil
    #expect(isTaken == (pair.isAllowed || pair.from == pair.to))
    #expect(try desk.store.drive(drive.id)?.state == (isTaken ? pair.to : pair.from))
  }

  @Test("A command does what is allowed, says why where it does not, and leaves all else as it is", arguments: pairs)
  func command(_ pair: Pair) throws {
    guard let command = Self.commands[pair.to] else { return }
    var desk = try MovingClockDesk()
    // Confirming and declining come before the start, a no-show after it.
    let drive = try desk.add(pair.from, from: pair.to == .noShow ? 460 : 600)
    let outcome = desk.run(line: "\(command) \(drive.id)")
    #expect((outcome.status == .done) == pair.isAllowed)
    #expect((outcome.problem == nil) == pair.isAllowed)
    if !pair.isAllowed { #expect(outcome.problem?.code == "wrong-state") }
    // A request whose start is over has expired by then, whatever is wanted of it.
    let isOver = pair.from == .requested && pair.to == .noShow
    #expect(try desk.store.drive(drive.id)?.state == (pair.isAllowed ? pair.to : isOver ? .expired : pair.from))
  }

  @Test("Time expires holds and requests, and nothing else", arguments: TestDrive.State.allCases)
  func clock(_ state: TestDrive.State) throws {
    let desk = try MovingClockDesk()
    let drive = try desk.add(state, from: 600)
    desk.clock.advance(minutes: 500)
    try desk.store.expire(asOf: desk.clock.now)
    let expires = Self.table[state]?.contains(.expired) == true
    #expect(try desk.store.drive(drive.id)?.state == (expires ? .expired : state))
  }

  @Test("Taking an act back never reopens a drive", arguments: pairs.filter(\.isAllowed))
  func undo(_ pair: Pair) throws {
    guard let command = Self.commands[pair.to] else { return }
    var desk = try MovingClockDesk()
    let drive = try desk.add(pair.from, from: pair.to == .noShow ? 460 : 600)
    #expect(desk.run(line: "\(command) \(drive.id)").status == .done)
    let outcome = desk.run(line: "undo")
    #expect(outcome.problem?.code == "not-undone")
    #expect(try desk.store.drive(drive.id)?.state == pair.to)
  }

  @Test("Taking a booking back cancels it while that is allowed", arguments: ["", " --hold", " --request"])
  func undoBooking(option: String) throws {
    var desk = try MovingClockDesk()
    #expect(
      desk.run(line: "book --vehicle 1 --start \"2027-01-04T10:00\" --duration 30 --for 1\(option)").status == .done)
    #expect(desk.run(line: "undo").status == .done)
    #expect(try desk.store.drive(1)?.state == .cancelled)
    #expect(desk.run(line: "drive confirm 1").problem?.code == "wrong-state")
  }
}

extension MovingClockDesk {
  /// Runs a line as it is.
  mutating func run(line: String) -> Outcome { session.run(line) }
}
