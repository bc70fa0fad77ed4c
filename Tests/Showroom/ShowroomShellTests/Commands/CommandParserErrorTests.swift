import ShowroomText
import Testing

@testable import ShowroomShell

@Suite("A line that is nearly a command says what is wrong")
struct CommandParserErrorTests {
  let parser = CommandParser()

  private static func usage(_ name: CommandName) -> Localized {
    CommandTable.standard[name]?.usage ?? Localized(same: "")
  }

  @Test(
    arguments: [
      ("car", CommandError.missingSubcommand(of: "car", choices: ["show", "add", "import"])),
      ("auto", .missingSubcommand(of: "car", choices: ["show", "add", "import"])),
      ("car shwo 12 now", .unknownSubcommand("shwo", of: "car", near: ["show"], choices: ["show", "add", "import"])),
      ("car polish", .unknownSubcommand("polish", of: "car", near: [], choices: ["show", "add", "import"])),
      ("hours ste monday 9", .unknownSubcommand("ste", of: "hours", near: ["set"], choices: ["set"])),
      ("book golf --fro Anna", .unknownOption("--fro", command: "book", near: ["--for"])),
      ("find golf --limits 5", .unknownOption("--limits", command: "find", near: ["--limit"])),
      ("--frmat json find", .unknownOption("--frmat", command: nil, near: ["--format"])),
      ("book golf --for", .missingValue(option: "--for", expected: .customer)),
      ("book golf --for --vehicle 3", .missingValue(option: "--for", expected: .customer)),
      ("book golf --for A --for B", .repeatedOption("--for")),
      ("find x --batch=yes", .unexpectedValue(option: "--batch", value: "yes")),
      ("find x --limit ten", .badValue(of: "--limit", value: "ten", expected: .count)),
      ("find x --limit 0", .badValue(of: "--limit", value: "0", expected: .count)),
      (
        "find x --limit 99999999999999999999", .badValue(of: "--limit", value: "99999999999999999999", expected: .count)
      ),
      (
        "find x --format xml",
        .badValue(of: "--format", value: "xml", expected: .choice(["table", "plain", "json", "csv", "spoken"]))
      ),
      ("find x --db y", .optionForWholeRun("--db")),
      ("drive show twelve", .badValue(of: "drive show", value: "twelve", expected: .drive)),
      ("drive show -5", .badValue(of: "drive show", value: "-5", expected: .drive)),
      ("drive show", .missingArgument(.drive, command: "drive show", usage: usage(.driveShow))),
      ("drive show 1 2", .extraArgument("2", command: "drive show", usage: usage(.driveShow))),
      ("vehicle sell 8 9", .extraArgument("9", command: "vehicle sell", usage: usage(.vehicleSell))),
      ("vehicle sell \"B-SR 1\" 2", .extraArgument("2", command: "vehicle sell", usage: usage(.vehicleSell))),
      ("car show", .missingArgument(.car, command: "car show", usage: usage(.carShow))),
      ("init now", .extraArgument("now", command: "init", usage: usage(.initialise))),
      ("shortcut add \"my golf\"", .missingArgument(.words, command: "shortcut add", usage: usage(.shortcutAdd))),
      ("shortcut add = book golf", .missingArgument(.phrase, command: "shortcut add", usage: usage(.shortcutAdd))),
      ("book golf for \"Anna", .unclosedQuote(column: 15)),
    ])
  func errors(line: String, expected: CommandError) {
    #expect(throws: expected) { try parser.parse(line) }
  }

  @Test(
    "and what a speaker may not use is refused before anything else is looked at",
    arguments: [
      ("car import", Access.customer, Access.staff), ("customer list", .customer, .staff),
      ("drive confirm x", .everyone, .staff), ("book golf", .everyone, .customer), ("drives", .everyone, .customer),
      ("settings set a b", .customer, .staff),
    ])
  func notAllowed(line: String, access: Access, needs: Access) throws {
    let title = try #require(CommandTable.standard.find(SplitLine(line).words.map(\.text))?.title)
    #expect(throws: CommandError.notAllowed(command: title, needs: needs)) {
      try parser.parse(line, access: access)
    }
  }

  @Test("and guests may look at cars and free times")
  func guests() throws {
    for line in ["catalog", "find golf", "car show golf", "free golf", "hours", "help", "quit", "say golf"] {
      #expect(try parser.parse(line, access: .everyone) != nil)
    }
  }
}
