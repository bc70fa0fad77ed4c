import TestSupport
import Testing

/// The man page, read by the programs that people read such pages with.
@Suite("The manual")
struct ManualTests {
  private let showroom = Showroom()

  private func page(_ language: String) -> String {
    Program.built("showroom").run(
      ["--language", language, "man"], environment: showroom.environment, in: showroom.directory.path
    ).output
  }

  @Test("is printed without a store, and makes none", arguments: ["en", "de"])
  func noStore(language: String) {
    #expect(page(language).hasPrefix(".TH \"SHOWROOM\" \"1\" "))
    #expect(File.names(in: showroom.directory.path).isEmpty)
  }

  @Test(
    "has nothing that mandoc finds fault with", .enabled(if: OtherProgram.mandoc.isThere, OtherProgram.mandoc.absence),
    arguments: ["en", "de"])
  func lint(language: String) {
    let result = OtherProgram.mandoc.program.run(["-T", "lint"], input: page(language))
    #expect(result.output == "" && result.exitCode == 0, "\(result.output.prefix(2000))")
  }

  @Test(
    "finds fault with a broken page, so that its silence means something",
    .enabled(if: OtherProgram.mandoc.isThere, OtherProgram.mandoc.absence))
  func control() {
    let broken = page("en").replacing(".SH \"OPTIONS\"", with: ".SX \"OPTIONS\"")
    #expect(OtherProgram.mandoc.program.run(["-T", "lint"], input: broken).exitCode != 0)
  }

  @Test(
    "reads well: each command, each option, with what it does",
    .enabled(if: OtherProgram.man.isThere, OtherProgram.man.absence))
  func readable() {
    File.write(page("en").utf8, to: showroom.directory.file("showroom.1"))
    let result = OtherProgram.man.program.run(
      ["-P", "cat", "--warnings", "-l", "showroom.1"],
      environment: ["MANWIDTH": "100", "LC_ALL": "C.UTF-8", "MAN_KEEP_FORMATTING": nil], in: showroom.directory.path)
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors.prefix(2000))")
    let words = result.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for expected in [
      "showroom - the test-drive desk of a car showroom", "--db FILE The store; created on first use.",
      "car import FILE Takes a dealer's cars from a CSV file.", "--format table|plain|json|csv",
      "book golf gti for 45 minutes tomorrow at 15:00 for \"Anna Novak\"", "shortcut add PHRASE… = COMMAND…",
    ] {
      #expect(words.contains(expected), "\(expected)")
    }
  }
}
