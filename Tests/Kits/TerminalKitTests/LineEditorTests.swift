import Glibc
import TestSupport
import Testing

@Suite("Editing lines at a real terminal")
struct LineEditorTests {
  let directory = TemporaryDirectory()
  var history: String { directory.file("history") }

  private func start(_ environment: [String: String] = [:], columns: Int = 80) throws -> TerminalSession {
    // A person's own settings for readline must not decide how the test ends.
    let variables = environment.merging(["INPUTRC": "/dev/null"]) { first, _ in first }
    let session = try TerminalSession(
      .built("line-editor-probe"), [history], environment: variables, columns: columns)
    try session.wait(for: "probe>")
    return session
  }

  @Test("What is typed arrives, and Ctrl-D leaves")
  func typing() throws {
    let session = try start()
    session.type("golf tomorrow at three")
    session.press("Enter")
    try session.wait(for: "got <golf tomorrow at three> of 22 bytes")
    session.press("C-d")
    try session.wait(for: "left")
    #expect(try session.waitForExit() == 0)
  }

  @Test(
    "Umlauts and emoji are edited as whole characters, also under LC_ALL=C", arguments: ["C.UTF-8", "C", "POSIX", ""])
  func unicode(locale: String) throws {
    let session = try start(["LC_ALL": locale])
    session.type("für Škodaä😀")
    session.press("BSpace", "BSpace", "Home", "Right", "Right", "BSpace")
    session.type("ö")
    session.press("Enter")
    try session.wait(for: "got <för Škoda> of 11 bytes")
    #expect(session.screen.contains("probe> för Škoda\n"))
  }

  @Test("Tab completes what there is one of, and quotes what holds spaces")
  func completion() throws {
    let session = try start()
    session.type("show šk")
    session.press("Tab")
    try session.wait(for: "show Škoda")
    session.type("end")
    session.press("Enter")
    try session.wait(for: "got <show Škoda end> of 15 bytes")
    session.type("it")
    session.press("Tab", "Enter")
    try session.wait(for: "got <it's > of 5 bytes")
  }

  @Test("Tab goes as far as all have in common, and lists them")
  func ambiguousCompletion() throws {
    let session = try start()
    session.type("ann")
    session.press("Tab")
    try session.wait(for: "\"Anna Berg\"")
    try session.wait(for: "\"Anna Novak\"")
    session.type("n")
    session.press("Tab")
    try session.wait(for: "the name in full") { $0.hasSuffix("probe> \"Anna Novak\"") }
    session.press("Enter")
    try session.wait(for: "got <\"Anna Novak\" >")
  }

  @Test("Tab without anything to complete changes nothing")
  func nothingToComplete() throws {
    let session = try start()
    session.type("xyz")
    session.press("Tab", "Tab")
    session.type("1")
    session.press("Enter")
    try session.wait(for: "got <xyz1>")
  }

  @Test("The history outlasts the session, for its owner alone, without repeats and without lines behind a space")
  func historyOfSessions() throws {
    let first = try start()
    for line in ["first line", "second ä", "second ä", " secret"] {
      first.type(line)
      first.press("Enter")
      try first.wait(for: "got <\(line)>")
    }
    first.press("C-d")
    try first.wait(for: "left")
    #expect(File.text(history) == "first line\nsecond ä\n")
    #expect(File.mode(history) == 0o600)
    let second = try start()
    second.press("Up", "Up", "Enter")
    try second.wait(for: "got <first line>")
    second.press("C-d")
    try second.wait(for: "left")
    #expect(File.text(history) == "first line\nsecond ä\nfirst line\n")
  }

  @Test("A history that has grown too long is cut to its newest lines, and taken from other people's eyes")
  func longHistory() throws {
    File.write((1...5000).map { "line \($0)\n" }.joined().utf8, to: history)
    chmod(history, 0o644)
    let session = try start()
    session.press("Up", "Enter")
    try session.wait(for: "got <line 5000>")
    session.type("new")
    session.press("Enter")
    try session.wait(for: "got <new>")
    let lines = File.text(history).split(separator: "\n")
    #expect(lines.count == 2001)
    #expect(lines.first == "line 3001")
    #expect(lines.last == "new")
    #expect(File.mode(history) == 0o600)
  }

  @Test("A history that is a link to nothing, a pipe or a folder is left alone; lines stay in memory", arguments: 1...3)
  func strangeHistory(kind: Int) throws {
    let target = history + "-target"
    switch kind {
    case 1: symlink(target, history)
    case 2: mkfifo(history, 0o600)
    default: mkdir(history, 0o700)
    }
    let session = try start()
    session.type("one")
    session.press("Enter")
    try session.wait(for: "got <one>")
    session.press("Up", "Enter")
    session.press("C-d")
    try session.wait(for: "left")
    #expect(File.mode(target) == nil)
  }

  @Test("Ctrl-C drops the line, and what is typed after it counts")
  func interrupt() throws {
    let session = try start()
    session.type("to be dropped")
    try session.wait(for: "to be dropped")
    session.press("C-c")
    session.type("kept")
    session.press("Enter")
    try session.wait(for: "got <kept> of 4 bytes")
    #expect(session.screen.contains("interrupted"))
    #expect(File.text(history) == "kept\n")
  }

  @Test("Ctrl-C leaves a search in the history, and many in a row do no harm")
  func interruptInSearch() throws {
    let session = try start()
    session.type("golf")
    session.press("Enter")
    try session.wait(for: "got <golf>")
    session.press("C-r")
    session.type("go")
    try session.wait(for: "i-search")
    for _ in 0..<5 { session.press("C-c") }
    session.press("x", "Enter")
    try session.wait(for: "got <x> of 1 bytes")
  }

  @Test("Two lines pasted at once come as two")
  func paste() throws {
    let session = try start()
    session.paste("one line\nand ä second\n")
    try session.wait(for: "and ä second")
    session.press("Enter")
    try session.wait(for: "got <and ä second>")
    #expect(session.screen.contains("got <one line>"))
    session.press("Up", "Up", "Enter")
    try session.wait(for: "one line again") { $0.components(of: "got <one line>") == 2 }
  }

  @Test("A long line follows the new width of the terminal")
  func resize() throws {
    let session = try start(columns: 80)
    session.type(String(repeating: "abcdefghi ", count: 6))
    try session.wait(for: "probe> abcdefghi abcdefghi")
    session.resize(columns: 40, rows: 20)
    session.type("END")
    session.press("Home")
    session.type("BEGIN ")
    // 7 cells of prompt and 33 of the line in the first row: whoever still counted 80 would write beyond it.
    try session.wait(for: "the line broken at 40 cells") { $0.contains("probe> BEGIN abcdefghi abcdefghi abcdefg\n") }
    session.press("Enter")
    try session.wait(for: "the answer") { $0.replacing("\n", with: "").contains("END> of 69 bytes") }
  }

  @Test("A signal that ends the program gives the terminal back first", arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func killed(signal: Int32) throws {
    let modes = "stty -a | tr ' ' '\\n' | grep -x -e '-*icanon;*' -e '-*echo;*' | tr '\\n' ' '"
    // A shell without job control leaves the modes of the terminal as it finds them.
    let start = "ulimit -c 0; sh -c 'echo $$ >id; exec \"$0\"' '\(probe)'"
    let session = try TerminalSession(
      Program("sh"), ["-c", "\(start); echo code $?; \(modes); echo .; exec sleep 1000"],
      environment: ["INPUTRC": "/dev/null", "SWIFT_BACKTRACE": "enable=no"], in: directory.path)
    try session.wait(for: "probe>")
    session.type("half a li")
    try session.wait(for: "half a li")
    kill(try #require(pid_t(File.text(directory.file("id")).dropLast())), signal)
    try session.wait(for: "code \(128 + signal)")
    try session.wait(for: "icanon echo .")
  }

  @Test("Ctrl-Z stops the program with the terminal given back, and it goes on where it was")
  func suspend() throws {
    let script = "set -m; '\(probe)'; echo stopped; stty -a | grep -o -e '-*icanon'; read line; fg"
    let session = try TerminalSession(Program("bash"), ["-c", script], environment: ["INPUTRC": "/dev/null"])
    try session.wait(for: "probe>")
    session.type("half a li")
    try session.wait(for: "half a li")
    session.press("C-z")
    try session.wait(for: "stopped")
    try session.wait(for: "icanon")
    #expect(!session.screen.contains("-icanon"))
    session.press("Enter")
    session.type("ne")
    session.press("Enter")
    try session.wait(for: "got <half a line>")
  }

  private var probe: String { Program.built("line-editor-probe").path }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
