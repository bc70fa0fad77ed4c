import LanguageKit
import Testing

@testable import ShowroomShell

@Suite("Help is made of the table of commands")
struct HelpPageTests {
  private func help(
    _ words: String..., in language: Language = .en, access: Access = .staff
  ) throws -> String {
    let page = HelpPage(language: language, access: access)
    let outcome = Outcome(try page.blocks(for: words))
    return Renderer(format: .plain, language: language).text(of: outcome)
  }

  @Test("for one command, in English")
  func english() throws {
    #expect(
      try help("drive", "cancel") == """
        drive cancel DRIVE
        Cancels a drive.
        Options:
        --reason TEXT: why
        Other words for it:
        drive: fahrt, probefahrt
        cancel: storniere, absagen
        Examples:
        drive cancel 12 --reason "ill"

        """)
  }

  @Test("for one command, in German, asked for by its German name")
  func german() throws {
    #expect(
      try help("hilfe", in: .de) == """
        help [BEFEHL…]
        Zeigt alle Befehle oder einen.
        Andere Wörter dafür:
        help: hilfe, ?
        Beispiele:
        hilfe buche

        """)
  }

  @Test("for a group of commands")
  func group() throws {
    #expect(
      try help("car") == """
        car show CAR…: shows one car and its demonstrators
        car add MAKE MODEL…: adds one car to the catalog
        car import FILE: takes a dealer's cars from a CSV file

        """)
  }

  @Test("for a command that begins others too")
  func commandAndGroup() throws {
    let text = try help("hours")
    #expect(text.hasPrefix("hours\nShows the opening hours.\n"))
    #expect(text.hasSuffix("hours set DAY HOURS…: sets the opening hours of a weekday, or of one date\n"))
  }

  @Test("for all, and only what the speaker may use")
  func overview() throws {
    let all = try help()
    for definition in CommandTable.standard.definitions { #expect(all.contains(definition.summary[.en])) }
    let guest = try help(access: .everyone)
    #expect(guest.contains("finds cars by any words"))
    #expect(!guest.contains("customer"))
    #expect(!guest.contains("book WORDS"))
  }

  @Test("and a word that names nothing says what is near")
  func unknown() {
    #expect(throws: CommandError.unknownCommand("bok", near: ["book"])) { try help("bok") }
  }

  @Test("and the program's own help has its options and all commands")
  func program() {
    for language in Language.allCases {
      let blocks = HelpPage(language: language).program
      let text = Renderer(format: .plain, language: language).text(of: Outcome(blocks))
      for option in GlobalOptions.definitions { #expect(text.contains(option.usage[language])) }
      #expect(text.contains("shortcut add"))
    }
  }

  @Test("and programs get it as data")
  func json() throws {
    let page = HelpPage(language: .en)
    let text = Renderer(format: .json, language: .en).text(of: Outcome(try page.blocks(for: ["car"])))
    #expect(text.hasPrefix("[{\"command\": \"car show\", \"usage\": \"car show CAR…\", \"summary\": "))
  }
}
