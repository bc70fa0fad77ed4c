import Glibc
import TestSupport
import Testing

/// What the README shows is what happens.
///
/// `SHOWROOM_README_PROGRAM` names another program than the one that was built with the tests: the release, say.
@Suite("The README")
struct ReadmeTests {
  private static let folder = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
  private static let path = "\(folder)/README.md"
  private let directory = TemporaryDirectory()

  private static var program: Program {
    getenv("SHOWROOM_README_PROGRAM").map { Program(String(cString: $0)) } ?? .built("showroom")
  }

  @Test("Its commands print what it says")
  func commands() {
    let transcript = Transcript(markdown: Self.path)
    #expect(transcript.commandCount >= 10)
    let difference = TranscriptRunner(located: ["showroom": Self.program]).difference(in: transcript)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "Its session at the terminal goes as it is shown",
    arguments: Transcript.blocks(of: "shell-session", inMarkdown: path))
  func terminal(block: [String]) throws {
    let command = (block.first ?? "").split(separator: " ").map { String($0) }
    #expect(command.prefix(2) == ["$", "Scripts/run"])
    let lines = block.dropFirst()
    let session = try TerminalSession(
      Self.program, Array(command.dropFirst(2)),
      environment: [
        "HOME": directory.path, "XDG_DATA_HOME": directory.file("data"), "XDG_STATE_HOME": directory.file("state"),
        "LC_ALL": "C.UTF-8", "TERM": "screen-256color", "NO_COLOR": "1",
      ],
      columns: 140, rows: 60)
    var shown: [String] = []
    for line in lines {
      if let typed = ["showroom> ", "? "].first(where: line.hasPrefix).map({ line.dropFirst($0.count) }) {
        // What is typed before the prompt is there would stand before it.
        try session.wait(for: "the prompt") { $0.hasSuffix(line.prefix(1) == "?" ? "\n?" : "\nshowroom>") }
        session.type(String(typed))
        session.press("Enter")
      }
      shown.append(line)
    }
    let expected = shown.joined(separator: "\n")
    try session.wait(for: expected) { $0 == expected }
  }

  @Test("The scripts and files that it names are there")
  func files() {
    let named = File.text(Self.path).split { " `()\n|".contains($0) }.filter { word in
      ["Scripts/", "Benchmarks/", "Tests/", "Sources/", "Seed/", "Migrations/"].contains { word.hasPrefix($0) }
    }
    #expect(named.count > 5)
    for name in named {
      let path = name.last == "/" ? name.dropLast() : name[...]
      #expect(File.mode("\(Self.folder)/\(path)") != nil, "\(name)")
    }
  }
}
