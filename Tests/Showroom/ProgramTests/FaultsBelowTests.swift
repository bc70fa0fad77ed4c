import Glibc
import TestSupport
import Testing

/// What goes wrong under the program: one clear line, nothing lost that was acknowledged, and a way forward.
@Suite("Faults below the program")
struct FaultsBelowTests {
  private let showroom = Showroom()

  private static let booking = ["--yes", "book --vehicle 1 30 min friday 10:00 for Marie"]

  /// Runs the program in a shell that limits something first.
  private func run(limit: String, _ arguments: [String]) -> Program.Result {
    let program = [Program.built("showroom").path, "--db", showroom.store] + Showroom.clock + arguments
    return Program("sh").run(
      ["-c", "ulimit \(limit); exec \"$@\"", "sh"] + program, environment: showroom.environment,
      in: showroom.directory.path)
  }

  /// Set by `Scripts/sanitize`.
  private static var isWatchedForRaces: Bool {
    getenv("SHOWROOM_SANITIZER").map { String(cString: $0) } == "thread"
  }

  private func drives() -> String { showroom.query("SELECT count(*) FROM test_drive") }

  @Test(
    "No room on the disk: it says so, nothing is written, and with room the same line goes well",
    .disabled(if: Self.isWatchedForRaces, "what watches for races writes a file of its own, and ends without room"))
  func diskFull() {
    showroom.run("init")
    // In blocks of 512 bytes: too little for what processes share, or for the log.
    for blocks in [1, 8, 16, 24, 40] {
      let result = run(limit: "-f \(blocks)", Self.booking)
      #expect(result.exitCode == 1, "\(blocks): \(result)")
      #expect(
        result.errors == "The disk is full; nothing was written. Make room, then try again.\n", "\(blocks): \(result)")
      #expect(!result.output.contains("Booked"))
      #expect(drives() == "30")
    }
    #expect(showroom.run("check").exitCode == 0)
    #expect(showroom.run("--yes", Self.booking[1]).exitCode == 0)
    let copy = run(limit: "-f 300", ["backup", "copy.db"])
    #expect(copy.exitCode == 1 && copy.errors.hasPrefix("The disk is full"), "\(copy)")
    #expect(File.mode(showroom.directory.file("copy.db")) == nil)
    #expect(drives() == "31")
  }

  @Test("Few files may be open: it works, or says in one line what is missing, and nothing is half-written")
  func descriptors() {
    showroom.run("init")
    var booked = 30
    for limit in 4...9 {
      let line = "book --vehicle \(limit) 30 min friday 10:00 for Marie --override drives-per-day --reason x"
      let result = run(limit: "-n \(limit)", ["--yes", line])
      if result.exitCode == 0 { booked += 1 }
      #expect(result.exitCode <= 1, "\(limit): \(result)")
      #expect(result.exitCode == 0 || result.errors.split(separator: "\n").count == 1, "\(limit): \(result)")
      #expect(result.output.contains("Booked") == (result.exitCode == 0))
      #expect(drives() == "\(booked)")
    }
    #expect(booked > 30 && booked < 36)
    #expect(showroom.run("check").exitCode == 0)
  }

  @Test("A store that is removed, renamed or replaced while it is open takes no booking that nobody would find")
  func removed() throws {
    let away = showroom.directory.file("away.db")
    for replaces in [false, true] {
      showroom.run("init")
      let before = drives()
      let desk = try Desk(showroom)
      try desk.ask("book --vehicle 1 30 min friday 10:00 for Marie", until: "Customer: Marie")
      #expect(rename(showroom.store, away) == 0)
      if replaces { File.write(File.bytes(away), to: showroom.store) }
      let screen = try desk.ask("yes", until: "nothing was written.")
      #expect(screen.contains("was removed or replaced while it was in use; nothing was written."))
      #expect(!screen.contains("Booked"))
      desk.terminal.press("C-d")
      _ = try desk.terminal.waitForExit()
      for name in File.names(in: showroom.directory.path) where name.hasPrefix("desk.db") {
        unlink(showroom.directory.file(name))
      }
      #expect(rename(away, showroom.store) == 0)
      #expect(drives() == before)
      #expect(showroom.run("check").exitCode == 0)
    }
  }

  @Test("A clock that is set back: what was written stays, in the order in which it was, and work goes on")
  func clockSetBack() {
    func at(_ clock: String, _ line: String) -> Program.Result {
      Program.built("showroom").run(
        ["--db", showroom.store, "--now", clock, "--language", "en", "--yes", line], environment: showroom.environment)
    }
    showroom.run("init")
    #expect(at("2026-12-02T12:00", "book --vehicle 1 30 min 2026-12-04 10:00 for Marie").exitCode == 0)
    #expect(at("2026-12-01T09:00", "book --vehicle 1 30 min 2026-12-04 10:00 for Emily").exitCode == 1)
    #expect(at("2026-12-01T09:00", "drive move 31 2026-12-04 11:00").exitCode == 0)
    #expect(at("2026-11-30T09:00", "undo").exitCode == 0)
    #expect(at("2026-11-30T09:00", "book --vehicle 1 30 min 2026-12-04 11:00 for Emily").exitCode == 0)
    #expect(
      showroom.query("SELECT group_concat(act, ' ') FROM (SELECT act FROM journal WHERE subject = 'drive' ORDER BY id)")
        == "BookTestDrive RescheduleTestDrive UndoAct BookTestDrive")
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE id IN (31, 32) AND state = 'confirmed'") == "2")
    #expect(showroom.run("check").exitCode == 0)
  }

  @Test("A page that is overwritten: one line, and the way back is named and works")
  func damagedPage() {
    showroom.run("init")
    showroom.run("backup", "good.db")
    var bytes = File.bytes(showroom.store)
    let page = Int(showroom.query("SELECT rootpage FROM sqlite_schema WHERE name = 'test_drive'")) ?? 0
    for index in (page - 1) * 4096..<page * 4096 { bytes[index] = 0x5A }
    File.write(bytes, to: showroom.store)
    let result = showroom.run("--yes", Self.booking[1])
    #expect(result.exitCode == 1 && result.errors.split(separator: "\n").count == 1, "\(result)")
    #expect(result.errors.contains("restore a backup"), "\(result)")
    let check = showroom.run("check")
    #expect(check.exitCode == 1 && check.errors.contains("Restore a backup."), "\(check)")
    #expect(showroom.run("--yes", "restore good.db").exitCode == 0)
    #expect(showroom.run("check").exitCode == 0)
    #expect(drives() == "30")
  }

  @Test("An index that does not fit its table: check names it, check --rebuild mends it")
  func damagedIndex() {
    showroom.run("init")
    let page = Int(showroom.query("SELECT rootpage FROM sqlite_schema WHERE name = 'test_drive_by_start'")) ?? 0
    var bytes = File.bytes(showroom.store)
    // An index without entries: a leaf with no cells.
    let empty: [UInt8] = [10, 0, 0, 0, 0, 0x10, 0, 0]
    bytes.replaceSubrange((page - 1) * 4096..<(page - 1) * 4096 + 8, with: empty)
    File.write(bytes, to: showroom.store)
    let check = showroom.run("check")
    #expect(check.exitCode == 1 && check.output.contains("An index does not fit"), "\(check)")
    #expect(showroom.run("check", "--rebuild").exitCode == 0)
    #expect(showroom.run("check").exitCode == 0)
  }
}
