import Glibc

/// A program in a real terminal (tmux, on a server of its own) that a test types to and looks at.
public final class TerminalSession {
  /// The screen did not come to show what was waited for.
  public struct Timeout: Error, CustomStringConvertible {
    /// What was waited for.
    public let expected: String
    /// What the screen showed in the end.
    public let screen: String

    /// Both, to be read in a test's report.
    public var description: String { "waited in vain for \(expected); the screen shows:\n\(screen)" }
  }

  /// How long anything is waited for. Long, as the machine may be busy: a test that succeeds does not wait.
  public static let patience = Duration.seconds(40)

  private let scratch = TemporaryDirectory()
  private var socket: String { scratch.file("tmux") }

  /// Starts a program in a terminal of this size.
  public init(
    _ program: Program, _ arguments: [String] = [], environment: [String: String] = [:], in directory: String? = nil,
    columns: Int = 80, rows: Int = 24
  ) throws(Timeout) {
    let settings = ["status off", "escape-time 0", "default-terminal screen-256color"]
    File.write(settings.map { "set -g \($0)\n" }.joined().utf8, to: scratch.file("conf"))
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let size = ["-x", String(columns), "-y", String(rows)]
    let start = ["-f", scratch.file("conf"), "new-session", "-d"] + size + ["-c", directory ?? scratch.path]
    let shell = ["sh", "-c", Self.script, exitFile]
    let result = tmux(start + ["--", "env"] + variables + shell + [program.path] + arguments)
    guard result.exitCode == 0 else { throw Timeout(expected: "tmux", screen: result.errors) }
  }

  /// Runs the program, notes its exit code, and keeps the terminal as the program left it.
  private static let script = "trap : INT QUIT; \"$@\"; echo $? > \"$0.new\"; mv \"$0.new\" \"$0\"; exec sleep 100000"

  private var exitFile: String { scratch.file("exit") }

  deinit {
    tmux(["kill-server"])
  }

  /// Types text as it is.
  public func type(_ text: String) {
    tmux(["send-keys", "-l", "--", text])
  }

  /// Presses keys by tmux's names for them: `Enter`, `Tab`, `Up`, `BSpace`, `C-c`, …
  public func press(_ keys: String...) {
    tmux(["send-keys"] + keys)
  }

  /// Pastes text as from a clipboard: bracketed, where the program asked for that.
  public func paste(_ text: String) {
    tmux(["set-buffer", "--", text])
    tmux(["paste-buffer", "-p", "-r"])
  }

  /// Changes the size of the terminal.
  public func resize(columns: Int, rows: Int) {
    tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
  }

  /// What the screen shows now, without the empty rows at its end.
  public var screen: String {
    let text = tmux(["capture-pane", "-p"]).output
    return String(text.reversed().drop { $0.isNewline || $0 == " " }.reversed())
  }

  /// Waits until the screen shows a text, and returns the screen.
  @discardableResult
  public func wait(for text: String) throws(Timeout) -> String {
    try wait(for: "“\(text)”") { $0.contains(text) }
  }

  /// Waits until the screen is as wanted, and returns the screen.
  @discardableResult
  public func wait(for what: String, until isReached: (String) -> Bool) throws(Timeout) -> String {
    let end = ContinuousClock.now + Self.patience
    while true {
      let screen = self.screen
      if isReached(screen) { return screen }
      guard ContinuousClock.now < end else { throw Timeout(expected: what, screen: screen) }
      usleep(20_000)
    }
  }

  /// Waits until the program has ended, and returns its exit code; 128 + N where signal N ended it.
  public func waitForExit() throws(Timeout) -> Int {
    try wait(for: "the end of the program") { _ in File.mode(exitFile) != nil }
    return Int(File.text(exitFile).dropLast()) ?? -1
  }

  /// Where the cursor is, as `column,row` from 0.
  public var cursor: String { tell("#{cursor_x},#{cursor_y}") }

  private func tell(_ format: String) -> String {
    String(tmux(["display-message", "-p", format]).output.dropLast())
  }

  @discardableResult
  private func tmux(_ arguments: [String]) -> Program.Result {
    Program("tmux").run(["-u", "-S", socket] + arguments, environment: ["TMUX": nil, "LC_ALL": "C.UTF-8"])
  }
}
