import LanguageKit
import Testing

@testable import ShowroomShell

@Suite("The options of the program")
struct GlobalOptionsTests {
  private func parse(_ arguments: String...) throws(CommandError) -> (options: GlobalOptions, rest: SplitLine) {
    try GlobalOptions.parse(arguments)
  }

  @Test("stand before the command")
  func before() throws {
    let (options, rest) = try parse(
      "--db", "a b.db", "--as", "customer:7", "--language=en-GB", "--now", "2026-11-30T10:00", "--format", "JSON",
      "--color=never", "--yes", "--keep-going", "find", "golf")
    #expect(options.database == "a b.db")
    #expect(options.speaker?.storageText == "customer:7")
    #expect(options.language == .britishEnglish)
    #expect(options.now == "2026-11-30T10:00")
    #expect(options.format == .json)
    #expect(options.color == .never)
    #expect(options.yes && options.keepGoing && !options.help && !options.version)
    #expect(rest.line == "find golf")
  }

  @Test("and after it, where the command has none of that name")
  func after() throws {
    let (options, rest) = try parse("customer", "add", "Anna Novak", "--language", "de", "--format", "csv", "--db=x.db")
    #expect(options.language == nil)
    #expect(options.format == .csv)
    #expect(options.database == "x.db")
    #expect(rest.line == "customer add \"Anna Novak\" --language de")
  }

  @Test("and with phrases, which are no commands")
  func withPhrase() throws {
    let (options, rest) = try parse("Anna's", "golf", "--as", "guest", "tomorrow")
    #expect(options.speaker == .guest)
    #expect(rest.line == "Anna's golf tomorrow")
  }

  @Test("and -c gives lines, in order")
  func lines() throws {
    let (options, rest) = try parse("-c", "find golf", "--yes", "-c", "--version", "-c=drives today")
    #expect(options.lines == ["find golf", "--version", "drives today"])
    #expect(rest.words.isEmpty)
  }

  @Test("and -- ends them")
  func end() throws {
    #expect(try parse("--yes", "--", "find", "--format").rest.line == "find --format")
    #expect(try parse("find", "--", "--yes").rest.line == "find -- --yes")
    #expect(try parse("find", "--", "--yes").options.yes == false)
  }

  @Test("and help and version need nothing else")
  func flags() throws {
    #expect(try parse("--help").options.help)
    #expect(try parse("-h").options.help)
    #expect(try parse("--version").options.version)
    #expect(try parse("book", "--help").options.help)
    #expect(try parse().options == GlobalOptions())
  }

  @Test(
    "and what is wrong with them is said",
    arguments: [
      (["--dbb", "x"], CommandError.unknownOption("--dbb", command: nil, near: ["--db"])),
      (["-db", "x"], .unknownOption("-db", command: nil, near: ["--db"])),
      (["-x"], .unknownOption("-x", command: nil, near: [])),
      (["--db"], .missingValue(option: "--db", expected: .file)),
      (["--db", "--yes"], .missingValue(option: "--db", expected: .file)),
      (["--as", "boss"], .badValue(of: "--as", value: "boss", expected: .speaker)),
      (["--as", "customer:x"], .badValue(of: "--as", value: "customer:x", expected: .speaker)),
      (
        ["--format=xml"],
        .badValue(of: "--format", value: "xml", expected: .choice(["table", "plain", "json", "csv", "spoken"]))
      ),
      (["find", "golf", "--language", "fr"], .badValue(of: "--language", value: "fr", expected: .language)),
      (["--yes=no"], .unexpectedValue(option: "--yes", value: "no")),
    ])
  func errors(arguments: [String], expected: CommandError) {
    #expect(throws: expected) { try GlobalOptions.parse(arguments) }
  }

  @Test("and one line of a session may have its own")
  func overridden() {
    var run = GlobalOptions()
    run.format = .table
    run.database = "x.db"
    var line = GlobalOptions()
    line.format = .json
    line.yes = true
    let both = run.overridden(by: line)
    #expect(both.format == .json && both.database == "x.db" && both.yes)
  }
}
