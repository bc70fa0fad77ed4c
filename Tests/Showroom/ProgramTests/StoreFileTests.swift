import Glibc
import TestSupport
import Testing

@Suite("The store's file")
struct StoreFileTests {
  let showroom = Showroom()

  /// The files beside the store that SQLite makes and removes, left out.
  private func bytes() -> [UInt8] { File.bytes(showroom.store) }

  private func isOneLine(_ result: Program.Result) -> Bool {
    result.exitCode == 1 && result.output.isEmpty && result.errors.split(separator: "\n").count == 1
  }

  @Test("It is for its owner alone, whatever the umask")
  func mode() {
    let shell = "umask 000; exec \"$@\""
    let program = [Program.built("showroom").path, "--db", showroom.store, "init"]
    let result = Program("sh").run(["-c", shell, "sh"] + program, environment: showroom.environment)
    #expect(result.exitCode == 0)
    #expect(File.mode(showroom.store) == 0o600)
  }

  @Test("A newer one is refused, and not a byte of it is touched")
  func newer() {
    showroom.run("init", "--empty")
    _ = showroom.query("PRAGMA journal_mode = DELETE; PRAGMA user_version = 99")
    let before = bytes()
    let result = showroom.run("catalog")
    #expect(isOneLine(result))
    #expect(result.errors.contains("was written by a newer program (schema 99"))
    #expect(bytes() == before)
    #expect(File.names(in: showroom.directory.path).filter { $0.hasPrefix("desk.db") } == ["desk.db"])
  }

  @Test("A file of another program is refused, and not touched")
  func foreign() {
    _ = Program("sqlite3").run([showroom.store, "CREATE TABLE other (a); PRAGMA application_id = 7"])
    let before = bytes()
    let result = showroom.run("catalog")
    #expect(isOneLine(result))
    #expect(result.errors.contains("can not be used as a store"))
    #expect(bytes() == before)
  }

  @Test(
    "Text, noise and a cut file are refused with one line",
    arguments: ["hello\n", String(repeating: "noise \u{1}", count: 2_000), "SQLite format 3\u{0}cut"])
  func noStore(content: String) {
    File.write(content.utf8, to: showroom.store)
    let result = showroom.run("catalog")
    #expect(isOneLine(result), "\(result)")
    #expect(result.errors.contains("can not be used as a store"))
    #expect(File.text(showroom.store) == content)
  }

  @Test("A damaged one is refused with one line, not a crash")
  func damaged() {
    showroom.run("init")
    _ = showroom.query("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = bytes()
    for index in bytes.indices where index > 200 && index % 7 == 0 { bytes[index] ^= 0x5A }
    File.write(bytes, to: showroom.store)
    for line in ["catalog", "drives today", "find golf", "book golf 30 min friday 10:00 for Lena"] {
      let result = showroom.run("--yes", line)
      #expect(result.exitCode == 1, "\(line): \(result)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(line): \(result.errors)")
    }
  }

  @Test("A directory, and a file that is not ours to read, are refused with one line")
  func notAFile() {
    #expect(isOneLine(showroom.run("--db", showroom.directory.path, "catalog")))
    #expect(isOneLine(showroom.run("--db", "/dev/null/desk.db", "catalog")))
  }

  @Test("A store or a folder that can not be written is told in one line, with what to do, and stays as it is")
  func readOnly() {
    showroom.run("init")
    for (file, folder) in [(0o400, 0o700), (0o400, 0o500), (0o600, 0o500)] {
      chmod(showroom.store, mode_t(file))
      chmod(showroom.directory.path, mode_t(folder))
      let before = bytes()
      let result = runWithoutPrivileges("--yes", "book golf 30 min friday 10:00 for Marie")
      #expect(isOneLine(result), "\(result)")
      #expect(result.errors.contains("can not be written. Check the rights of the file and its folder."))
      #expect(bytes() == before)
      chmod(showroom.directory.path, 0o700)
    }
  }

  /// Runs the program so that the rights of files count for root, too.
  private func runWithoutPrivileges(_ arguments: String...) -> Program.Result {
    let line = ["--db", showroom.store] + Showroom.clock + arguments
    guard getuid() == 0 else { return Program.built("showroom").run(line, environment: showroom.environment) }
    return Program("setpriv").run(
      ["--bounding-set", "-dac_override,-dac_read_search", Program.built("showroom").path] + line,
      environment: showroom.environment)
  }

  @Test("Two showrooms in two zones keep their own midnight")
  func zones() {
    let other = Showroom()
    showroom.run("init", "--zone", "Asia/Tokyo")
    other.run("init", "--zone", "America/Los_Angeles")
    for desk in [showroom, other] { desk.run("--yes", "closed", "add", "2026-12-04", "Inventory") }
    #expect(showroom.run("--yes", "book golf 30 min 2026-12-03 17:00 for Marie").exitCode == 0)
    #expect(other.run("--yes", "book golf 30 min 2026-12-03 17:00 for Marie").exitCode == 0)
    for desk in [showroom, other] {
      #expect(desk.run("--yes", "book golf 30 min 2026-12-04 10:00 for Marie").errors.hasPrefix("Closed on Friday"))
    }
    let start = "SELECT datetime(starts, 'unixepoch') FROM test_drive WHERE id = 31"
    #expect(showroom.query(start) == "2026-12-03 08:00:00")
    #expect(other.query(start) == "2026-12-04 01:00:00")
  }
}
