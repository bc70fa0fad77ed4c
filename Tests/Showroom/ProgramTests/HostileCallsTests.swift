import Glibc
import TestSupport
import Testing

@Suite("Calls that somebody could make to do harm")
struct HostileCallsTests {
  let showroom = Showroom()

  /// Nothing more than a short line of an error, which is safe to print.
  private func isOneLine(_ result: Program.Result, _ exitCodes: Set<Int32> = [1, 2]) -> Bool {
    exitCodes.contains(result.exitCode) && result.errors.split(separator: "\n").count == 1
      && result.errors.utf8.count < 2000 && HostileText.harm(in: result.errors) == nil
  }

  private func run(_ arguments: [String], _ changes: [String: String?] = [:], input: String = "") -> Program.Result {
    Program.built("showroom").run(
      Showroom.clock + arguments, input: input, environment: showroom.environment.merging(changes) { $1 },
      in: showroom.directory.path)
  }

  /// Arguments whose bytes no text of a test can hold: a shell makes them.
  private func runByShell(_ line: String) -> Program.Result {
    Program("sh").run(
      ["-c", line, "sh", Program.built("showroom").path], environment: showroom.environment, in: showroom.directory.path
    )
  }

  // MARK: - Lengths and bytes

  /// The longest argument that Linux takes is 128 KiB.
  private static let longest = 131_000

  @Test(
    "An argument as long as the system takes is answered with a short line",
    arguments: [
      "a", "1", "\"", "(", "golf ", "tomorrow ", "at three ", "--x", "=", "ä", "\u{301}", "'“„", "7 8 ", "and ",
    ])
  func longArgument(piece: String) {
    let text = String(repeating: piece, count: Self.longest / piece.utf8.count)
    let result = run([text])
    #expect(result.exitCode <= 2, "\(result.exitCode)")
    #expect(
      result.errors.utf8.count < 2000 && result.errors.split(separator: "\n").count <= 1, "\(result.errors.prefix(300))"
    )
    #expect(result.output.utf8.count < 10_000)
  }

  @Test("A hundred thousand arguments, a line of a megabyte, and one of ten, are answered with a short line")
  func manyArguments() {
    #expect(isOneLine(run(["find"] + Array(repeating: "x", count: 100_000))))
    let line = String(repeating: "golf tomorrow at three for \"Anna\" ", count: 30_000)
    let answer = run([], input: line + "\n")
    #expect(answer.exitCode == 0 && answer.output.utf8.count < 2000, "\(answer.output.prefix(300))")
    #expect(isOneLine(run([], input: String(repeating: "a", count: 10 << 20) + "\n"), [3]))
  }

  @Test("Arguments that are empty, blank, no UTF-8 or full of controls are answered, or refused with a line")
  func strangeBytes() {
    #expect(run([""]).exitCode <= 2)
    #expect(run([" \t "]).exitCode <= 2)
    for bytes in [
      "\\377\\376", "\\300\\200", "golf\\355\\240\\200", "\\033[2J\\033]0;x\\007", "\\001\\002\\177",
      "\\342\\200\\256x",
    ] {
      let result = runByShell("exec \"$1\" find \"$(printf '\(bytes)')\"")
      #expect(result.exitCode <= 1)
      #expect(HostileText.harm(in: result.output + result.errors) == nil, "\(bytes): \(result)")
      for option in ["--now", "--as", "--language", "--format", "--db"] {
        let refused = runByShell("exec \"$1\" \(option) \"$(printf 'x/\(bytes)')\" catalog")
        #expect(isOneLine(refused), "\(option) \(bytes): \(refused)")
      }
    }
  }

  @Test(
    "Numbers beyond all bounds are refused with a line",
    arguments: ["99999999999999999999", "-9223372036854775808", "1e999"])
  func numbers(number: String) {
    for line in [
      ["drive", "show", number], ["catalog", "--limit", number], ["book", "golf", "--duration", number],
      ["--as", "customer:" + number, "status"],
      ["--now", number, "status"], ["--now", "\(number)-01-01T00:00", "status"],
      ["drive", "show", "12", "--page", number],
      ["settings", "set", "turnaround", number], ["free", "golf", "--days", number], ["who", "1", "--at", number],
    ] { #expect(isOneLine(run(line)), "\(line): \(run(line))") }
  }

  // MARK: - Environment

  @Test("SHOWROOM_DB may be empty or relative; a folder, a device and names that are none are refused with a line")
  func database() {
    #expect(run(["hours"], ["SHOWROOM_DB": ""]).exitCode == 0)
    #expect(File.mode(showroom.directory.file("data/showroom/showroom.db")) == 0o600)
    #expect(run(["hours"], ["SHOWROOM_DB": "relative.db"]).exitCode == 0)
    #expect(File.mode(showroom.directory.file("relative.db")) == 0o600)
    for name in [":memory:", "file:x.db?mode=memory", "--db"] {
      #expect(run(["hours"], ["SHOWROOM_DB": name]).exitCode == 0)
      #expect(File.mode(showroom.directory.file(name)) == 0o600, "\(name)")
    }
    for name in [
      showroom.directory.path, "/dev/null", "/dev/zero", "/", "no/such/folder/x.db",
      String(repeating: "x", count: 100_000),
      "\u{1b}]0;x\u{7}/\n/x", "/proc/self/mem", "showroom.db/",
    ] { #expect(isOneLine(run(["hours"], ["SHOWROOM_DB": name]), [1]), "\(name.prefix(50))") }
  }

  @Test("Without HOME, with folders that are none, and with settings of nonsense, it works or says why in a line")
  func environment() {
    #expect(run(["hours"], ["XDG_DATA_HOME": "relative"]).exitCode == 0)
    #expect(File.mode(showroom.directory.file(".local/share/showroom/showroom.db")) == 0o600)
    #expect(isOneLine(run(["hours"], ["HOME": "/dev/null", "XDG_DATA_HOME": nil]), [1]))
    let db = ["SHOWROOM_DB": Optional(showroom.store)]
    for value in [
      "", "xx_YY.ZZ@", "%s%n%n", "C", "de_DE", "\u{1b}[2J", String(repeating: "de_", count: 30_000), "../../etc/passwd",
    ] {
      // All at once, and the one that says the least of the language alone.
      for names in [
        ["LC_ALL", "LANG", "LC_MESSAGES", "TZ", "TERM", "COLUMNS", "LINES", "SHOWROOM_TERMINAL", "PAGER", "HOME"],
        ["LANG"],
      ] {
        let set = Dictionary(uniqueKeysWithValues: names.map { ($0, Optional(value)) })
        let result = Program.built("showroom").run(
          ["--now", "2026-12-01T10:00", "status"],
          environment: showroom.environment.merging(db) { $1 }.merging(set) { $1 }, in: showroom.directory.path)
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(names)=\(value.prefix(30)): \(result.errors)")
        #expect(HostileText.harm(in: result.output) == nil)
      }
    }
  }

  // MARK: - Links and rights

  @Test(
    "A link that was planted where a file is made is not followed",
    arguments: ["store", "export", "backup", "calendar", "history"])
  func plantedLinks(kind: String) {
    showroom.run("hours")
    let (link, target) = (showroom.directory.file("planted"), showroom.directory.file("target"))
    symlink(target, link)
    switch kind {
    case "store": #expect(isOneLine(run(["--db", link, "hours"]), [1]))
    case "export": #expect(isOneLine(showroom.run("export", "planted"), [1]))
    case "backup": #expect(isOneLine(showroom.run("backup", "planted"), [1]))
    case "calendar": #expect(isOneLine(showroom.run("export", "ical", "planted"), [1]))
    default:
      symlink(link, showroom.store + ".outbox")
      showroom.run("--yes", "message", "send", "Lena Hartmann", "=", "hello")
    }
    #expect(File.mode(target) == nil)
  }

  @Test("What a link leads to is not written over, not even where that was allowed", arguments: ["export", "backup"])
  func linksToFiles(command: String) {
    showroom.run("hours")
    let (link, target) = (showroom.directory.file("planted"), showroom.directory.file("target"))
    File.write("precious".utf8, to: target)
    symlink(target, link)
    #expect(isOneLine(showroom.run(command, "planted"), [1]))
    _ = showroom.run(command, "planted", "--force")
    #expect(File.text(target) == "precious")
  }

  @Test("No file is written over without being asked, and each is for its owner alone, whatever the umask")
  func rights() {
    showroom.run("hours")
    for (name, line) in [
      ("all.json", ["export", "all.json"]), ("all.csv", ["export", "all.csv"]), ("copy.db", ["backup", "copy.db"]),
      ("x.ics", ["export", "ical", "x.ics"]), ("lena.json", ["customer", "export", "Lena Hartmann", "lena.json"]),
    ] {
      let program = [Program.built("showroom").path, "--db", showroom.store] + Showroom.clock + line
      let result = Program("sh").run(
        ["-c", "umask 000; exec \"$@\"", "sh"] + program, environment: showroom.environment, in: showroom.directory.path
      )
      #expect(result.exitCode == 0, "\(line): \(result)")
      #expect(File.mode(showroom.directory.file(name)) == 0o600, "\(name)")
      File.write("precious".utf8, to: showroom.directory.file(name))
      #expect(isOneLine(showroom.start(line).wait(), [1]), "\(line)")
      #expect(File.text(showroom.directory.file(name)) == "precious", "\(name)")
    }
  }

  // MARK: - Other languages

  @Test("No text is a statement, a pattern, a format or a line for a shell")
  func otherLanguages() {
    showroom.run("hours")
    let before = showroom.query("SELECT count(*) FROM sqlite_schema")
    for hostile in HostileText.all where hostile.purpose.hasPrefix("is ") {
      for line in [
        ["find", hostile.text], ["--yes", "customer", "add", hostile.text],
      ] {
        let result = showroom.start(line).wait()
        #expect(
          result.exitCode <= 2 && HostileText.harm(in: result.output + result.errors) == nil, "\(line): \(result)")
        #expect(!(result.output + result.errors).contains("SQL"), "\(line): \(result)")
      }
    }
    #expect(showroom.query("SELECT count(*) FROM sqlite_schema") == before)
    #expect(showroom.query("PRAGMA integrity_check") == "ok")
    #expect(File.names(in: showroom.directory.path).allSatisfy { !$0.contains("pwned") })
  }

  @Test("The program for text messages gets each text as one argument, and no shell reads it")
  func commandChannel() {
    let log = showroom.directory.file("calls")
    let script = showroom.directory.file("sms")
    File.write("#!/bin/sh\nprintf '%s\\n' \"$#\" >> '\(log)'\nprintf '%s\\0' \"$2\" >> '\(log)'\n".utf8, to: script)
    chmod(script, 0o700)
    showroom.run("settings", "set", "text-program", "\(script) {phone} {text}")
    let texts = HostileText.all.filter { $0.purpose.hasPrefix("is ") && !$0.text.contains("\0") }
    for hostile in texts {
      showroom.run("--yes", "message", "send", "Dieter Hoffmann-Lange", "=", hostile.text)
    }
    let calls = File.text(log).split(separator: "\0")
    #expect(calls.count == texts.count, "\(calls.count)")
    #expect(calls.allSatisfy { $0.hasPrefix("2\n") })
    #expect(File.names(in: showroom.directory.path).allSatisfy { !$0.contains("pwned") })
  }
}
