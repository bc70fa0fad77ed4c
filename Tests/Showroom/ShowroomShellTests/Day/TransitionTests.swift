import LanguageKit
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

  @Test("A sentence does no more and no less than its command", arguments: pairs, [LanguageTag.english, .german])
  func sentence(_ pair: Pair, language: LanguageTag) throws {
    // What is refused is refused whatever the language; one is enough for that.
    guard language == .english || pair.isAllowed, let sentence = Self.sentences[language.language]?[pair.to] else {
      return
    }
    var desk = try MovingClockDesk()
    desk.session.context.language = language
    let drive = try desk.add(pair.from, from: pair.to == .noShow ? 460 : 600)
    let outcome = desk.run(line: sentence.replacing("#", with: "\(drive.id)"))
    #expect((outcome.status == .done) == pair.isAllowed, "\(outcome)")
    if !pair.isAllowed { #expect(outcome.problem?.code == "wrong-state", "\(outcome)") }
    let isOver = pair.from == .requested && pair.to == .noShow
    #expect(try desk.store.drive(drive.id)?.state == (pair.isAllowed ? pair.to : isOver ? .expired : pair.from))
  }

  /// What people say for the commands.
  static let sentences: [Language: [TestDrive.State: String]] = [
    .en: [
      .confirmed: "confirm drive #", .declined: "decline drive #", .cancelled: "cancel drive #",
      .out: "hand over drive #", .returned: "take back drive #", .noShow: "drive # is a no-show",
    ],
    .de: [
      .confirmed: "bestätige Fahrt #", .declined: "lehne Fahrt # ab", .cancelled: "storniere Fahrt #",
      .out: "gib Fahrt # aus", .returned: "nimm Fahrt # zurück", .noShow: "Fahrt # ist nicht erschienen",
    ],
  ]

  @Test("Customers cancel their own and nothing else", arguments: pairs)
  func customer(_ pair: Pair) throws {
    guard let command = Self.commands[pair.to] else { return }
    var desk = try MovingClockDesk()
    let drive = try desk.add(pair.from, from: pair.to == .noShow ? 460 : 600)
    desk.session.context.speaker = .customer(drive.customer.id)
    let outcome = desk.run(line: "\(command) \(drive.id)")
    let isAllowed = pair.isAllowed && pair.to == .cancelled
    #expect((outcome.status == .done) == isAllowed, "\(outcome)")
    if isAllowed { #expect(try desk.store.drive(drive.id)?.state == .cancelled) }
    desk.session.context.speaker = .customer(2)
    let other = try desk.add(pair.from, from: 900, vehicle: 2)
    #expect(desk.run(line: "\(command) \(other.id)").status != .done)
    #expect(try desk.store.drive(other.id)?.state == pair.from)
  }

  @Test("An offer is taken or let go while it is open, and not after", arguments: ["accept", "decline", "remove"])
  func offer(command: String) throws {
    for isOver in [false, true] {
      var desk = try MovingClockDesk()
      let taken = try desk.add(.confirmed, from: 600, minutes: 240)
      #expect(
        desk.run(line: "waitlist add --vehicle 1 2027-01-04 between 10:00 and 14:00 --duration 30 --for 2").status
          == .done)
      #expect(desk.run(line: "drive cancel \(taken.id)").status == .done)
      #expect(try desk.store.drive(2)?.state == .held)
      if isOver { desk.clock.advance(minutes: 60) }
      #expect((desk.run(line: "waitlist \(command) 1").status == .done) == !isOver)
      let state: TestDrive.State = isOver ? .expired : command == "accept" ? .confirmed : .cancelled
      #expect(try desk.store.drive(2)?.state == state)
    }
  }

  @Test("An offer is no time at which somebody drives already, and stands in the way of another drive of theirs")
  func offerBesideDrives() throws {
    var desk = try MovingClockDesk()
    let taken = try desk.add(.confirmed, from: 600, minutes: 240)
    #expect(desk.run(line: "book --vehicle 2 --start 2027-01-04T10:00 --duration 60 --for 2").status == .done)
    #expect(
      desk.run(line: "waitlist add --vehicle 1 2027-01-04 between 10:00 and 14:00 --duration 30 --for 2").status
        == .done)
    #expect(desk.run(line: "drive cancel \(taken.id)").status == .done)
    let offered = try #require(try desk.store.drive(3))
    #expect(offered.state == .held && offered.slot.start == MovingClockDesk.start.minutes(660))
    let other = desk.run(line: "book --vehicle 3 --start 2027-01-04T11:15 --duration 30 --for 2")
    #expect(other.problem?.code == "drives-at-once")
    #expect(desk.run(line: "waitlist accept 1").status == .done)
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
