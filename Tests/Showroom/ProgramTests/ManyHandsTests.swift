import TestSupport
import Testing

/// Eight people who do whatever comes to their minds, each in a process of their own, at one store.
@Suite("Eight desks at once")
struct ManyHandsTests {
  static let desks = 8
  static let lines = 60

  @Test("1, 2, 20: no car has two drives at once, the journal tells what the tables hold, and no booking is lost")
  func all() throws {
    let showroom = Showroom()
    showroom.run("init")
    var model = JournalModel(showroom.query("SELECT id || char(9) || line FROM journal_drive"))
    let running = (0..<Self.desks).map { desk in
      showroom.start(
        ["--yes", "--keep-going", "--format", "plain"],
        input: Self.script(UInt64(desk) + 1).joined(separator: "\n") + "\n")
    }
    let results = running.map { $0.wait() }
    for result in results { #expect([0, 1].contains(result.exitCode), "\(result.errors)") }

    let booked = results.flatMap { result in
      ["Booked: drive ", "Held: drive ", "Requested: drive "].flatMap { Self.numbers(after: $0, in: result.output) }
    }
    #expect(booked.count > 20)
    #expect(Set(booked).count == booked.count)
    let stored = showroom.query("SELECT id FROM test_drive WHERE id > 30").split(separator: "\n").map(String.init)
    let offered = showroom.query(Self.offered).split(separator: "\n").map(String.init)
    #expect(Set(booked).union(offered) == Set(stored))
    #expect(Set(booked).isDisjoint(with: offered))
    // What many do most was done by somebody, so that what was seen is not nothing.
    let acts = Set(showroom.query(Self.actsOnDrives).split(separator: "\n").map(String.init))
    #expect(acts.isSuperset(of: Self.acts), "\(Self.acts.subtracting(acts))")

    #expect(showroom.query(Self.overlaps) == "0")
    let lines = showroom.query(Self.journalOfDrives).split(separator: "\n")
    #expect(lines.count >= booked.count)
    for line in lines {
      let fault = model.apply(line)
      #expect(fault == nil, "\(line)")
    }
    #expect(model == JournalModel(showroom.query("SELECT id || char(9) || line FROM journal_drive")))
    #expect(showroom.query(Self.journalDiffers) == "0")
    #expect(showroom.query("SELECT count(*) FROM author") == "0")
    #expect(showroom.query("SELECT count(*) FROM journal WHERE speaker = 'unknown'") == "0")
    #expect(showroom.run("check").exitCode == 0)
  }

  private static func script(_ seed: UInt64) -> [String] {
    var script = RandomScript(seed: seed)
    return script.lines(lines)
  }

  /// Pairs of live drives of one car that share a second.
  private static let overlaps = """
    SELECT count(*) FROM test_drive AS one JOIN test_drive AS other
      ON other.vehicle_id = one.vehicle_id AND other.id > one.id AND one.starts < other.ends AND other.starts < one.ends
    WHERE one.state IN ('held', 'confirmed', 'out') AND other.state IN ('held', 'confirmed', 'out')
    """

  /// The drives that were made as an offer to somebody who waits.
  private static let offered = """
    SELECT DISTINCT subject_id FROM journal WHERE subject = 'drive' AND before IS NULL AND speaker = 'clock'
    """

  private static let actsOnDrives = """
    SELECT DISTINCT act FROM journal
    WHERE subject = 'drive' AND id > (SELECT coalesce(max(id), 0) FROM journal WHERE act = 'init')
    """
  private static let acts: Set = ["BookTestDrive", "RescheduleTestDrive", "CancelTestDrive"]

  private static let journalOfDrives = """
    SELECT subject_id || char(9) || coalesce(before, '') || char(9) || coalesce(after, '') FROM journal
    WHERE subject = 'drive' AND id > (SELECT coalesce(max(id), 0) FROM journal WHERE act = 'init') ORDER BY id
    """

  /// Drives that are not as the last line about them says; those of the demonstration have none before they change.
  private static let journalDiffers = """
    SELECT count(*) FROM journal_drive JOIN journal ON journal.id =
      (SELECT max(id) FROM journal WHERE subject = 'drive' AND subject_id = journal_drive.id)
    WHERE journal.after IS NOT journal_drive.line
    """

  private static func numbers(after words: String, in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix(words) }.map {
      String($0.dropFirst(words.count).prefix { $0.isNumber })
    }
  }
}

/// Lines that somebody at a desk might type: all want the same three cars in the same three days.
struct RandomScript {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func lines(_ count: Int) -> [String] { (0..<count).map { _ in line() } }

  private mutating func line() -> String {
    let drive = 25 + number(50)
    switch number(27) {
    case 0..<9:
      let option = ["", "", " --hold", " --request"][number(4)]
      return "book --vehicle \(1 + number(3)) --start \"\(time())\" --duration \(15 * (1 + number(5))) "
        + "--for \(1 + number(9))\(option) --override drives-per-day --override drives-at-once --reason busy"
    case 9..<13: return "drive move \(drive) \(time())"
    case 13: return "drive move \(drive) --duration \(15 * (1 + number(6)))"
    case 14: return "drive move \(drive) --vehicle \(1 + number(3))"
    case 15: return "drive cancel \(drive)"
    case 16: return "drive confirm \(drive)"
    case 17: return "drive out \(drive)"
    case 18: return "drive return \(drive)"
    case 19: return "drive \(["decline", "no-show"][number(2)]) \(drive)"
    case 20, 21:
      return "vehicle block \(1 + number(3)) service --from \"\(time())\" --duration \(30 * (1 + number(2)))"
    case 22: return "vehicle unblock \(1 + number(3)) --block \(1 + number(6))"
    case 23: return ["closed add 2026-12-06 fair", "closed remove 2026-12-06", "hours set fri 09:00-20:00"][number(3)]
    case 24:
      return "waitlist add --vehicle \(1 + number(3)) 2026-12-0\(2 + number(3)) --duration 30 --for \(1 + number(9))"
    case 25: return "waitlist \(["accept", "decline", "remove"][number(3)]) \(1 + number(8))"
    default: return "undo"
    }
  }

  /// A time on the three days that come.
  private mutating func time() -> String {
    let minute = 9 * 60 + 15 * number(32)
    let hour = "\(minute / 60 < 10 ? "0" : "")\(minute / 60)"
    return "2026-12-0\(2 + number(3)) \(hour):\(minute % 60 == 0 ? "00" : "\(minute % 60)")"
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
