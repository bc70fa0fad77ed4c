import Glibc
import TestSupport
import Testing

@Suite("At the desk's terminal")
struct TerminalTests {
  let showroom = Showroom()

  @Test("A booking by hand: the questions, the overview, a yes")
  func booking() throws {
    let desk = try Desk(showroom)
    #expect(desk.terminal.screen.contains("Showroom. Say what you want, or help."))
    try desk.ask("book me the golf friday at three", until: "For how long?")
    try desk.ask("45 min", until: "For whom?")
    try desk.ask("Siobhán", until: "Book this test drive?")
    let screen = try desk.terminal.wait(for: "Customer: Siobhán O'Neill")
    #expect(screen.contains("When: Friday, 4 December 2026, 15:00–15:45"))
    try desk.ask("yes", until: "Booked: drive 31.")
    try desk.terminal.wait(for: "showroom>")
    #expect(showroom.query("SELECT customer_id, state FROM test_drive WHERE id = 31") == "7|confirmed")
  }

  @Test("Tab completes commands, cars, customers and phrases")
  func completion() throws {
    let desk = try Desk(showroom)
    desk.terminal.type("driv")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "showroom> drive")
    desk.terminal.press("C-u")
    desk.terminal.type("drive can")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "showroom> drive cancel")
    desk.terminal.press("C-u")
    desk.terminal.type("book octa")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "Octavia")
    desk.terminal.press("C-u")
    desk.terminal.type("book polo --for Siob")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "Siobhán O'Neill")
    desk.terminal.press("C-u")
    desk.terminal.type("shortcut show the qu")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "the quiet one")
  }

  @Test("Tab completes the names of files, folder by folder, those with a space too")
  func files() throws {
    mkdir(showroom.directory.file("old lists"), 0o700)
    File.write("make,model,year\nLada,Niva,1999\n".utf8, to: showroom.directory.file("old lists/cars of 1999.csv"))
    let desk = try Desk(showroom)
    desk.terminal.type("car import \(showroom.directory.path)/ol")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "/old lists/\"")
    desk.terminal.type("ca")
    desk.terminal.press("Tab")
    try desk.terminal.wait(for: "cars of 1999.csv\"")
    desk.terminal.press("Enter")
    try desk.terminal.wait(for: "1 car")
    #expect(showroom.query("SELECT count(*) FROM car JOIN model ON model.id = model_id WHERE name = 'Niva'") == "1")
  }

  @Test("Lines of an earlier session come back with the arrow, in a file for its owner alone")
  func history() throws {
    let first = try Desk(showroom)
    try first.ask("drive show 12", until: "Drive 12:")
    try first.ask("quit", until: "quit")
    #expect(try first.terminal.waitForExit() == 0)
    #expect(File.mode(showroom.directory.file("state/showroom/history")) == 0o600)
    let second = try Desk(showroom)
    second.terminal.press("Up", "Up")
    try second.terminal.wait(for: "showroom> drive show 12")
    second.terminal.press("Enter")
    try second.terminal.wait(for: "Drive 12:")
  }

  @Test("Ctrl-C drops the line, and the open question; nothing is written")
  func interrupt() throws {
    let desk = try Desk(showroom)
    desk.terminal.type("book the wrong")
    desk.terminal.press("C-c")
    try desk.ask("book golf 30 min friday at 10:00 for Lena", until: "Book this test drive?")
    desk.terminal.press("C-c")
    try desk.terminal.wait(for: "All right. Nothing was written.")
    try desk.ask("yes", until: "yes")
    try desk.ask("drive show 12", until: "Drive 12:")
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE id > 30") == "0")
  }

  @Test("Ctrl-D leaves with 0, also from an open question")
  func leaving() throws {
    let desk = try Desk(showroom)
    try desk.ask("book golf", until: "For how long?\n?")
    desk.terminal.press("C-d")
    #expect(try desk.terminal.waitForExit() == 0)
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE id > 30") == "0")
  }

  @Test("Umlauts are typed, edited and found")
  func unicode() throws {
    let desk = try Desk(showroom)
    desk.terminal.type("customer list Jürgenx")
    desk.terminal.press("BSpace", "Enter")
    try desk.terminal.wait(for: "Jürgen Weiß")
    try desk.ask("find škoda octavia", until: "1 result for “škoda octavia”")
    try desk.ask("customer add \"Ñandú Łęcki\"", until: "Added: customer 14, Ñandú Łęcki.")
    #expect(showroom.query("SELECT name FROM customer WHERE id = 14") == "Ñandú Łęcki")
  }

  @Test("The terminal may change its size while a line is typed")
  func resize() throws {
    let desk = try Desk(showroom, columns: 100)
    desk.terminal.type("drive show")
    desk.terminal.resize(columns: 60, rows: 20)
    desk.terminal.type(" 12")
    desk.terminal.press("Enter")
    try desk.terminal.wait(for: "Drive 12:")
    try desk.ask("drives today", until: "Drive")
  }

  @Test("Alternatives of a refusal are taken by number")
  func alternatives() throws {
    let desk = try Desk(showroom)
    try desk.ask(
      "book --vehicle \"B-SR 1201\" 30 min tomorrow at 9:15 for Emily", until: "The car is taken 09:00–09:45")
    try desk.ask("2", until: "Book this test drive?")
    try desk.ask("no", until: "All right. Nothing was written.")
  }
}
