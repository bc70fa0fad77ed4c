import LanguageKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomShell

/// A drive that is out can be made longer or shorter, and nothing else of it changes.
@Suite("When a drive that is out is to end")
struct OutDriveTests {
  /// What is changed of a drive, and how people say so.
  enum Change: String, CaseIterable, Sendable {
    case length, start, vehicle, plate

    /// In these states it can be.
    var states: Set<TestDrive.State> {
      self == .length ? [.held, .requested, .confirmed, .out] : [.held, .requested, .confirmed]
    }

    var lines: [(language: LanguageTag, line: String)] {
      switch self {
      case .length:
        [
          (.english, "drive move # --duration 60"), (.german, "fahrt verschiebe # --duration 60"),
          (.english, "make drive # 60 minutes"), (.english, "extend drive # by 30 minutes"),
          (.english, "make drive # 30 minutes longer"), (.german, "verlängere Fahrt # um 30 Minuten"),
          (.german, "verlängere Fahrt # auf eine Stunde"), (.german, "Fahrt # um 30 Minuten verlängern"),
        ]
      case .start:
        [
          (.english, "drive move # 2027-01-04T12:00"), (.english, "move drive # to 12:00"),
          (.english, "drive move # 2027-01-04T12:00 --duration 60"), (.english, "move drive # half an hour later"),
          (.german, "verschiebe Fahrt # auf 12 Uhr"), (.german, "verschiebe Fahrt # um 30 Minuten"),
        ]
      case .vehicle: [(.english, "drive move # --vehicle 2"), (.english, "drive move # --vehicle B-M2 --duration 60")]
      case .plate: [(.english, "drive move # --plate auto"), (.english, "drive move # --duration 60 --plate auto")]
      }
    }
  }

  struct Try: Sendable, CustomTestStringConvertible {
    let state: TestDrive.State
    let change: Change
    let language: LanguageTag
    let line: String
    var testDescription: String { "\(state.rawValue): \(line)" }
  }

  static let tries = TestDrive.State.allCases.flatMap { state in
    Change.allCases.flatMap { change in
      change.lines.map { Try(state: state, change: change, language: $0.language, line: $0.line) }
    }
  }

  @Test("36: From each state, by each way in: what can be changed is, and all else stays", arguments: tries)
  func table(_ attempt: Try) throws {
    var desk = try MovingClockDesk()
    desk.session.context.language = attempt.language
    _ = try desk.run("plate add \"B-06 1\"")
    let drive = try desk.add(attempt.state, from: attempt.state == .out ? 460 : 600)
    let outcome = try desk.run(attempt.line.replacing("#", with: "\(drive.id)"))
    let isAllowed = attempt.change.states.contains(attempt.state)
    #expect((outcome.status == .done) == isAllowed, "\(outcome)")
    if !isAllowed { #expect(outcome.problem?.code == "wrong-state", "\(outcome)") }
    let after = try #require(try desk.store.drive(drive.id))
    #expect(after.state == drive.state)
    if !isAllowed { #expect(after.slot == drive.slot && after.vehicle.id == drive.vehicle.id) }
    if attempt.change == .length {
      #expect(after.slot.start == drive.slot.start && after.duration == Minutes(isAllowed ? 60 : 30))
    }
  }

  @Test("A customer does not change a drive that is out")
  func customer() throws {
    var desk = try MovingClockDesk()
    // Handed over early, too.
    for start in [460, 500] {
      let drive = try desk.add(.out, from: start, vehicle: start == 460 ? 1 : 2)
      desk.session.context.speaker = .customer(1)
      #expect(try desk.run("drive move \(drive.id) --duration 60").problem?.code == "change-cutoff")
      #expect(try desk.run("extend drive \(drive.id) by 30 minutes").problem?.code == "change-cutoff")
      #expect(try desk.store.drive(drive.id)?.duration == Minutes(30))
      desk.session.context.speaker = .staff
    }
  }

  @Test("Whoever is next is named, and the longest length that can be had is offered")
  func next() throws {
    var desk = try MovingClockDesk()
    _ = try desk.add(.out, from: 460)
    _ = try desk.run("book --vehicle 1 --start 2027-01-04T09:00 --duration 30 --for 2")
    let refused = try desk.run("drive move 1 --duration 120")
    #expect(refused.problem?.code == "overlap" && refused.problem?.message.contains("drive 2") == true, "\(refused)")
    // Until 08:45, with a quarter of an hour for the car.
    #expect(PlainRenderer(language: .en).text(of: refused.blocks).contains("1. 1 hour 5 minutes"), "\(refused)")
    #expect(try desk.run("drive move 1 --duration 75").problem?.code == "turnaround")
    #expect(try desk.run("1").status == .done)
    #expect(try desk.store.drive(1)?.slot.end == MovingClockDesk.start.minutes(525))
    let reason = "--override turnaround --reason \"comes at once\""
    #expect(try desk.run("drive move 1 --duration 80 \(reason)").status == .done)
    #expect(try desk.store.drive(1)?.override?.rules == [.turnaround])
    #expect(try desk.run("drive move 1 --duration 81 \(reason)").problem?.code == "overlap")
    #expect(try desk.store.drive(2)?.slot.start == MovingClockDesk.start.minutes(540))
  }

  @Test("The salesperson who is out with it is taken for longer, or stands in the way")
  func salesperson() throws {
    var desk = try MovingClockDesk()
    for line in [
      "person add Ben", "person add Eva", "book --vehicle 1 --start 2027-01-04T08:05 --duration 30 --for 1 --with Ben",
      "drive out 1", "book --vehicle 2 --start 2027-01-04T09:00 --duration 30 --for 2 --with Ben",
    ] { #expect(try desk.run(line).status == .done, "\(line)") }
    #expect(try desk.run("drive move 1 --duration 60").problem?.code == "salesperson")
    #expect(try desk.run("drive move 1 --duration 55").status == .done)
    #expect(try desk.store.drive(1)?.resources.person?.name == "Ben")
    #expect(try desk.run("drive move 1 --with Eva").problem?.code == "wrong-state")
  }

  @Test("A closed showroom, a customer's other drive and the greatest length stand in the way as of any drive")
  func otherRules() throws {
    var desk = try MovingClockDesk()
    _ = try desk.add(.out, from: 460)
    #expect(try desk.run("drive move 1 --duration 245").problem?.code == "greatest-duration")
    #expect(try desk.run("book --vehicle 2 --start 2027-01-04T09:00 --duration 30 --for 1").status == .done)
    #expect(try desk.run("drive move 1 --duration 90").problem?.code == "drives-at-once")
    #expect(try desk.run("hours set 2027-01-04 06:00-08:30").status == .done)
    #expect(try desk.run("drive move 1 --duration 75").problem?.code == "opening-hours")
    #expect(
      try desk.run("drive move 1 --duration 75 --override opening-hours --reason late").status == .done)
  }

  @Test("It is overdue after its new end only, and what is next is at risk as long as it is")
  func overdue() throws {
    var desk = try MovingClockDesk()
    _ = try desk.add(.out, from: 460)
    _ = try desk.run("book --vehicle 1 --start 2027-01-04T09:30 --duration 30 --for 2")
    desk.clock.advance(minutes: 15)
    func standing() throws -> [Bool] {
      let shown = try desk.run("drives")
      let text = PlainRenderer(language: .en).text(of: shown.blocks)
      return [text.contains("overdue"), text.contains("at risk")]
    }
    #expect(try standing() == [true, true])
    // By what was planned it is over: the shortest length that is not is offered.
    let over = try desk.run("extend drive 1 by 5 minutes")
    #expect(over.problem?.code == "past")
    #expect(PlainRenderer(language: .en).text(of: over.blocks).contains("1. 40 minutes"), "\(over)")
    #expect(try desk.run("cancel").status != .usage)
    #expect(try desk.run("make drive 1 an hour").status == .done)
    #expect(try standing() == [false, false])
    desk.clock.advance(minutes: 25)
    #expect(try standing() == [true, true])
  }

  @Test("It keeps its number, is journalled, told to calendars, and taken back also when the old end is over")
  func takenBack() throws {
    var desk = try MovingClockDesk()
    let drive = try desk.add(.out, from: 460)
    func sequence() throws -> Int {
      #expect(try desk.run("export ical drive.ics --drive 1 --force").status == .done)
      let lines = (desk.files.contents["drive.ics"] ?? "").split(whereSeparator: \.isNewline)
      return try #require(lines.first { $0.hasPrefix("SEQUENCE:") }.flatMap { Int($0.dropFirst(9)) })
    }
    let first = try sequence()
    #expect(try desk.run("drive move 1 --duration 60").status == .done)
    #expect(try desk.store.drive(1)?.moves == 1)
    #expect(try sequence() == first + 1)
    let log = PlainRenderer(language: .en).text(of: try desk.run("log --drive 1 --limit 1").blocks)
    #expect(log.contains("08:10") && log.contains("08:40"), "\(log)")
    desk.clock.advance(minutes: 20)
    #expect(try desk.run("undo").status == .done)
    let back = try #require(try desk.store.drive(1))
    #expect(back.slot == drive.slot && back.state == .out && back.moves == 0)
    #expect(try sequence() == first + 2)
    // What was done before it is no part of it.
    #expect(try desk.run("undo").status != .done)
  }

  @Test("Without its number, one that is out counts among those to come")
  func unnumbered() throws {
    var desk = try MovingClockDesk()
    _ = try desk.add(.out, from: 460)
    let outcome = try desk.run("extend the drive by 30 minutes")
    #expect(outcome.status == .done, "\(outcome)")
    #expect(try desk.store.drive(1)?.duration == Minutes(60))
    // To move one is to move one that is to come.
    #expect(try desk.run("move the drive to 12:00").problem?.code == "no-such-drive")
  }
}
