import Testing

@testable import ShowroomShell

@Suite("A line becomes a command")
struct CommandParserTests {
  let parser = CommandParser()

  private func parse(_ line: String) throws -> Invocation {
    try #require(try parser.parse(line))
  }

  @Test(
    "with its words as they were meant, in either language",
    arguments: [
      ("catalog", CommandName.catalog, []),
      ("KATALOG", .catalog, []),
      ("find three series", .find, ["three", "series"]),
      ("suche dreier", .find, ["dreier"]),
      ("car show golf gti", .carShow, ["golf", "gti"]),
      ("car import cars.csv --skip-bad", .carImport, ["cars.csv"]),
      ("vehicle block 3 new brakes", .vehicleBlock, ["3", "new", "brakes"]),
      ("fahrzeug sperre 3 Bremsen", .vehicleBlock, ["3", "Bremsen"]),
      ("vehicle sell B-SR 1252", .vehicleSell, ["B-SR 1252"]),
      ("vehicle edit B SR 1252 E --colour red", .vehicleEdit, ["B SR 1252 E"]),
      ("vehicle edit --colour red B-SR 1252", .vehicleEdit, ["B-SR 1252"]),
      ("fahrzeug zeige B-SR 1252", .vehicleShow, ["B-SR 1252"]),
      ("vehicle blocks", .vehicleBlocks, []),
      ("customer add \"Anna Novak\"", .customerAdd, ["Anna Novak"]),
      ("customer add Anna Novak", .customerAdd, ["Anna", "Novak"]),
      ("kunde neu Jörg", .customerAdd, ["Jörg"]),
      ("drives", .drives, []),
      ("drives today", .drives, ["today"]),
      ("drive show #12", .driveShow, ["12"]),
      ("drive no-show 12", .driveNoShow, ["12"]),
      ("drive follow-up 12", .driveFollowUp, ["12"]),
      ("fahrt nachfassen 12", .driveFollowUp, ["12"]),
      ("drive return 12 --odometer 15244", .driveReturn, ["12"]),
      ("drive move 12 friday at ten", .driveMove, ["12", "friday", "at", "ten"]),
      ("fahrt rueckgabe 12", .driveReturn, ["12"]),
      ("fahrt bestatige 12", .driveConfirm, ["12"]),
      ("say book me the golf", .say, ["book", "me", "the", "golf"]),
      ("understand", .understand, []),
      ("hours", .hours, []),
      ("oeffnungszeiten", .hours, []),
      ("hours set saturday 09:00-12:00 13:00-16:00", .hoursSet, ["saturday", "09:00-12:00", "13:00-16:00"]),
      ("closed add 2026-12-24 Christmas Eve", .closedAdd, ["2026-12-24", "Christmas", "Eve"]),
      ("settings set turnaround 15", .settingsSet, ["turnaround", "15"]),
      ("init --empty --zone Europe/Berlin", .initialise, []),
      ("help", .help, []),
      ("hilfe buche", .help, ["buche"]),
      ("?", .help, []),
      ("quit", .quit, []),
      ("ende", .quit, []),
      ("abbrechen", .cancel, []),
    ])
  func words(line: String, command: CommandName, words: [String]) throws {
    let invocation = try parse(line)
    #expect(invocation.command == command)
    #expect(invocation.words == words)
  }

  @Test(
    "or it is none, and may be a sentence",
    arguments: [
      "", "   ", "golf", "Anna's golf tomorrow at three", "\"find\" golf", "cancel my drive tomorrow",
      "quit now please",
      "car with automatic gearbox", "drive the golf tomorrow", "hours on monday", "closed on christmas day",
      "“", "5\" wheel", "= x",
    ])
  func noCommand(line: String) throws {
    #expect(try parser.parse(line) == nil)
  }

  @Test("A customer is added with all that is known of them")
  func customerAdd() throws {
    let invocation = try parse(
      """
      customer add "Anna Novak" --phone "+49 30 1234567" --email anna@example.com --language de \
      --born 1990-04-12 --licence B123456 --licence-expires 2030-01-31
      """)
    #expect(invocation.command == .customerAdd)
    #expect(invocation.text == "Anna Novak")
    #expect(invocation.option("phone") == "+49 30 1234567")
    #expect(invocation.option("email") == "anna@example.com")
    #expect(invocation.option("language") == "de")
    #expect(invocation.globals.language == nil)
    #expect(invocation.option("born") == "1990-04-12")
    #expect(invocation.option("licence") == "B123456")
    #expect(invocation.option("licence-expires") == "2030-01-31")
    #expect(invocation.option("licence-class") == nil)
  }

  @Test("American spelling is taken for options")
  func synonyms() throws {
    let invocation = try parse("customer edit 3 --license X --license-expires=2030-01-31")
    #expect(invocation.option("licence") == "X")
    #expect(invocation.givenOptions == ["licence", "licence-expires"])
  }

  @Test("A booking keeps its phrase as typed, what was quoted with its marks")
  func book() throws {
    let invocation = try parse("book golf gti for 45 minutes tomorrow at 15:00 for \"Anna Novak\"")
    #expect(invocation.text == "golf gti for 45 minutes tomorrow at 15:00 for \"Anna Novak\"")
    #expect(invocation.words.last == "Anna Novak")
    #expect(invocation.arguments.filter(\.isQuoted).map(\.text) == ["Anna Novak"])
  }

  @Test(
    "and options are taken out of it wherever they stand",
    arguments: [
      "book golf gti,  60 min --for \"Anna Novak\"", "book --for \"Anna Novak\" golf gti,  60 min",
      "book --for=\"Anna Novak\" golf gti,  60 min", "book golf gti,  60 min —for “Anna Novak”",
    ])
  func optionsInPhrase(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.text == "golf gti,  60 min")
    #expect(invocation.option("for") == "Anna Novak")
  }

  @Test("and what stood on both sides of an option is joined by a space")
  func optionInTheMiddle() throws {
    #expect(try parse("book golf --for Anna tomorrow").text == "golf tomorrow")
    #expect(try parse("say \"book me the golf\"").text == "book me the golf")
  }

  @Test("After -- nothing is an option")
  func endOfOptions() throws {
    let invocation = try parse("find golf -- --limit 5")
    #expect(invocation.words == ["golf", "--limit", "5"])
    #expect(invocation.option("limit") == nil)
  }

  @Test(
    "A shortcut has its phrase before the = and what it does after it",
    arguments: [
      "shortcut add \"Anna's golf\" = book golf gti, 60 min --for \"Anna Novak\"",
      "shortcut add Anna's golf = book golf gti, 60 min --for \"Anna Novak\"",
      "shortcut add \"Anna's golf\"= book golf gti, 60 min --for \"Anna Novak\"",
      "shortcut add Anna's golf =book golf gti, 60 min --for \"Anna Novak\"",
      "kurzbefehl neu “Anna's golf” = book golf gti, 60 min --for \"Anna Novak\"",
    ])
  func shortcutAdd(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.command == .shortcutAdd)
    #expect(invocation.text == "Anna's golf")
    let tail = try #require(invocation.tail)
    #expect(tail.text == "book golf gti, 60 min --for \"Anna Novak\"")
    let booking = try #require(try parser.parse(tail))
    #expect(booking.command == .book)
    #expect(booking.text == "golf gti, 60 min")
    #expect(booking.option("for") == "Anna Novak")
  }

  @Test("A shortcut is edited by options, and the phrase may be given more than once")
  func shortcutEdit() throws {
    let invocation = try parse("shortcut edit \"Anna's golf\" --phrase \"my weekend car\" --phrase mine --duration 90")
    #expect(invocation.text == "Anna's golf")
    #expect(invocation.options("phrase") == ["my weekend car", "mine"])
    #expect(invocation.option("duration") == "90")
    #expect(invocation.tail == nil)
  }

  @Test("The text is that of the argument that takes all that is left")
  func restText() throws {
    #expect(try parse("drive move 12 friday  at ten").text == "friday  at ten")
    #expect(try parse("drive move 12").text == "")
    #expect(try parse("drive show 12").text == "12")
  }

  @Test("Options of the program hold for one line too")
  func globals() throws {
    let after = try parse("find golf --format json --yes --limit 5")
    #expect(after.globals.format == .json && after.globals.yes)
    #expect(after.number("limit") == 5)
    #expect(after.flag("limit") && !after.flag("batch"))
    let before = try parse("--language en-GB find golf")
    #expect(before.globals.language == .britishEnglish)
    #expect(before.text == "golf")
  }

  @Test(
    "--help shows the help of the command, whatever else is there",
    arguments: [
      ("book golf --help", ["book"]), ("car import --help", ["car", "import"]), ("car --help", ["car"]),
      ("drive show --help", ["drive", "show"]), ("--help find", ["find"]), ("cancel --help", ["cancel"]),
    ])
  func help(line: String, words: [String]) throws {
    let invocation = try parse(line)
    #expect(invocation.command == .help)
    #expect(invocation.words == words)
  }

  @Test(
    "A line of a hundred thousand characters is read in one pass", arguments: ["find ", "book --for ", "shortcut add "])
  func longLines(beginning: String) {
    let line = beginning + String(repeating: "golf = 'x \\ ", count: 8_000)
    #expect(throws: Never.self) { try parser.parse(line) }
  }
}
