import Glibc
import TestSupport
import Testing

/// What the README and the pages in `docs` show is what happens.
///
/// `SHOWROOM_README_PROGRAM` names another program than the one that was built with the tests: the release, say.
@Suite("The README and the pages in docs")
struct ReadmeTests {
  private static let folder = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
  private static let readme = "README.md"
  /// The pages, from the project's folder on.
  private static let pages =
    [readme] + File.names(in: "\(folder)/docs").filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
  private let directory = TemporaryDirectory()

  private static var program: Program {
    getenv("SHOWROOM_README_PROGRAM").map { Program(String(cString: $0)) } ?? .built("showroom")
  }

  @Test("There is a page for each kind of reader")
  func readers() {
    #expect(
      Self.pages == [Self.readme] + ["administrators", "customers", "developers", "staff"].map { "docs/\($0).md" })
  }

  @Test("Its commands print what it says", arguments: pages)
  func commands(page: String) {
    let transcript = Transcript(markdown: "\(Self.folder)/\(page)")
    #expect(transcript.commandCount >= (page == Self.readme ? 10 : 1))
    let difference = TranscriptRunner(located: ["showroom": Self.program]).difference(in: transcript)
    #expect(difference == nil, "\(page): \(difference ?? "")")
  }

  @Test(
    "Its session at the terminal goes as it is shown",
    arguments: pages.flatMap { Transcript.blocks(of: "shell-session", inMarkdown: "\(folder)/\($0)") })
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

  @Test("The scripts and files that it names are there", arguments: pages)
  func files(page: String) {
    let text = File.text("\(Self.folder)/\(page)")
    let named = text.split { " `()\n|".contains($0) }.filter { word in
      ["Scripts/", "Benchmarks/", "Tests/", "Sources/", "Seed/", "Migrations/", "docs/"].contains { word.hasPrefix($0) }
    }
    #expect(named.count > (page == Self.readme ? 5 : 0) || page.hasSuffix("staff.md") || page.hasSuffix("customers.md"))
    for name in named {
      let path = name.last == "/" ? name.dropLast() : name[...]
      #expect(File.mode("\(Self.folder)/\(path)") != nil, "\(page): \(name)")
    }
  }

  @Test("The pages that it leads to are there", arguments: pages)
  func links(page: String) {
    let here = page.lastIndex(of: "/").map { "\(page[..<$0])/" } ?? ""
    for link in File.text("\(Self.folder)/\(page)").split(separator: "](").dropFirst() {
      let target = link.prefix { $0 != ")" && $0 != "#" }
      guard !target.isEmpty, !target.contains("://") else { continue }
      #expect(File.mode("\(Self.folder)/\(here)\(target)") != nil, "\(page): \(target)")
    }
  }
}
