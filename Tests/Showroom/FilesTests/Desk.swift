import TestSupport
import Testing

/// A showroom of its own, used through the program as a person or a script uses it.
final class Desk {
  let directory = TemporaryDirectory()

  /// The demonstration showroom on Tuesday, 1 December 2026, 10:00.
  init() {
    run("init")
  }

  /// Runs one line of the program with its clock standing still, and says yes where it asks.
  @discardableResult
  func run(_ line: String, as speaker: String = "staff", at now: String = "2026-12-01T10:00", database: String = "a.db")
    -> Program.Result
  {
    // A store is made before its first line is run, so `init` has to be the command itself.
    let command = line.hasPrefix("init") ? line.split(separator: " ").map(String.init) : ["-c", line]
    return Program.built("showroom").run(
      ["--db", file(database), "--now", now, "--as", speaker, "--language", "en", "--yes"] + command,
      environment: ["LC_ALL": "C.UTF-8", "HOME": directory.path], in: directory.path)
  }

  /// What a line shows; it must have been done.
  @discardableResult
  func output(_ line: String, as speaker: String = "staff", at now: String = "2026-12-01T10:00") -> String {
    let result = run(line, as: speaker, at: now)
    #expect(result.exitCode == 0, "\(line): \(result.errors)")
    return result.output
  }

  func file(_ name: String) -> String { directory.file(name) }

  func sql(_ statements: String, database: String = "a.db") -> String {
    let result = Program("sqlite3").run([file(database), statements])
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }
}
