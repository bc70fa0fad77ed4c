import TestSupport
import Testing

@Suite("Output at a real terminal")
struct TerminalOutputTests {
  private func page(_ rows: Int, environment: [String: String]) throws -> TerminalSession {
    try TerminalSession(.built("line-editor-probe"), ["--page", String(rows)], environment: environment, rows: 10)
  }

  @Test("What does not fit on the screen is shown a screen at a time")
  func longOutput() throws {
    let session = try page(100, environment: ["PAGER": "less", "LESS": "-X"])
    try session.wait(for: "row 9\n:")
    #expect(!session.screen.contains("row 10"))
    session.press("Space")
    try session.wait(for: "row 18\n:")
    session.press("q")
    try session.wait(for: "shown")
    #expect(try session.waitForExit() == 0)
  }

  @Test("What fits is shown at once")
  func shortOutput() throws {
    let session = try page(5, environment: ["PAGER": "echo unused; exit 1; "])
    #expect(try session.wait(for: "shown").hasPrefix("row 1\nrow 2\nrow 3\nrow 4\nrow 5\nshown"))
  }

  @Test("Without a pager all is shown", arguments: ["", "no-such-pager"])
  func missingPager(pager: String) throws {
    let session = try page(30, environment: ["PAGER": pager])
    try session.wait(for: "row 30\nshown")
    #expect(try session.waitForExit() == 0)
  }

  @Test("A pager that is left early, or that fails, does no harm", arguments: ["head -n 1", "false"])
  func impatientPager(pager: String) throws {
    let session = try page(100_000, environment: ["PAGER": pager])
    try session.wait(for: "shown")
    #expect(try session.waitForExit() == 0)
  }

  @Test("Nothing is paged into a pipe")
  func pipe() {
    let result = Program.built("line-editor-probe").run(["--page", "3"], environment: ["PAGER": "echo paged"])
    #expect(result.output == "row 1\nrow 2\nrow 3\nshown\n")
  }

  @Test("A progress bar shows on a terminal and goes when all is done")
  func progressBar() throws {
    let session = try TerminalSession(.built("line-editor-probe"), ["--progress"])
    try session.wait(for: "reading cars [#############---------------------------]  33 %")
    session.press("C-d")
    #expect(try session.wait(for: "done").hasPrefix("done"))
  }

  @Test("No progress bar gets into a file")
  func noProgressBar() {
    let result = Program.built("line-editor-probe").run(["--progress"])
    #expect(result.output == "done\n")
    #expect(result.errors == "")
  }
}
