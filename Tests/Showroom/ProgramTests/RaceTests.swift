import Glibc
import TestSupport
import Testing

@Suite("Several people at once")
struct RaceTests {
  static let slot = "SELECT count(*) FROM test_drive WHERE vehicle_id = 1 AND starts = unixepoch('2026-12-04 09:00')"

  @Test("1, 2: of many processes that book one slot exactly one wins", arguments: [2, 32])
  func oneWins(processes: Int) {
    let showroom = Showroom()
    showroom.run("init")
    let line = ["--yes", "book --vehicle \"B-SR 1201\" 30 min friday 10:00 --for 10"]
    let running = (0..<processes).map { _ in showroom.start(line) }
    let results = running.map { $0.wait() }
    let winners = results.filter { $0.exitCode == 0 }
    let losers = results.filter { $0.exitCode != 0 }
    #expect(winners.count == 1)
    #expect(winners.first?.output.contains("Booked: drive ") == true)
    for loser in losers {
      #expect(loser.exitCode == 1)
      let isTaken =
        loser.errors.hasPrefix("The car is taken ") || loser.errors.hasPrefix("Somebody else has just taken ")
      #expect(isTaken, "\(loser.errors)")
      #expect(loser.errors.split(separator: "\n").count == 1)
      #expect(!loser.output.contains("Booked"))
      #expect(loser.output.contains("These would work:"))
    }
    #expect(showroom.query(Self.slot) == "1")
  }

  @Test("of many processes that make one store exactly one says so, and the others that it is there")
  func oneMakesTheStore() {
    let showroom = Showroom()
    let results = (0..<6).map { _ in showroom.start(["init", "--empty"]) }.map { $0.wait() }
    #expect(results.filter { $0.exitCode == 0 && $0.output.contains("The store is") }.count == 1)
    let others = results.filter { $0.exitCode != 0 }
    #expect(others.count == 5)
    #expect(others.allSatisfy { $0.exitCode == 1 && $0.output.isEmpty }, "\(others.map(\.errors))")
  }

  @Test("2: of many processes that book different cars with the only salesperson exactly one wins")
  func onePerson() {
    let showroom = Showroom()
    showroom.run("init")
    showroom.run("-c", "person add Ben")
    let running = (0..<8).map { number in
      showroom.start(["--yes", "book --vehicle \(number + 1) 30 min friday 10:00 accompanied --for \(number % 4 + 1)"])
    }
    let results = running.map { $0.wait() }
    #expect(results.filter { $0.exitCode == 0 }.count == 1)
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE person_id = 1") == "1")
  }

  @Test("60: of many processes that ask under one key one books, and all are told of that booking")
  func oneKey() {
    let showroom = Showroom()
    showroom.run("init")
    let line = ["--yes", "book --vehicle \"B-SR 1201\" 30 min friday 10:00 --for 10 --key K"]
    let results = (0..<8).map { _ in showroom.start(line) }.map { $0.wait() }
    #expect(results.allSatisfy { $0.exitCode == 0 }, "\(results.map(\.errors))")
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE request_key = 'K'") == "1")
  }

  @Test("1: processes that book different slots all win")
  func allWin() {
    let showroom = Showroom()
    showroom.run("init")
    let running = (0..<12).map { number in
      let vehicle = number < 6 ? "B-SR 1201" : "B-SR 1202"
      return showroom.start([
        "--yes", "book --vehicle \"\(vehicle)\" 30 min friday \(10 + number % 6):00 --for \(number + 1)",
      ])
    }
    let results = running.map { $0.wait() }
    // Raj's licence has expired, and Noah is too young.
    #expect(results.map(\.exitCode) == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0])
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE id > 30") == "10")
  }

  @Test("3: who loses between overview and yes is told so before any confirmation, and is offered what is left")
  func lostAfterOverview() throws {
    let showroom = Showroom()
    showroom.run("init")
    let first = try Desk(showroom)
    let second = try Desk(showroom)
    try first.ask("book --vehicle \"B-SR 1201\" 30 min friday 10:00 for Marie", until: "Customer: Marie Schäfer")
    try second.ask("book --vehicle \"B-SR 1201\" 30 min friday 10:00 for Emily", until: "Customer: Emily Carter")
    try first.ask("yes", until: "Booked: drive 31.")
    let screen = try second.ask("yes", until: "Somebody else has just taken the Volkswagen Golf 2019")
    #expect(!screen.contains("Booked"))
    #expect(screen.contains("Nothing was booked."))
    let offers = try second.terminal.wait(for: "These would work:")
    #expect(offers.contains("1. Friday, 4 December 2026, "))
    try second.ask("1", until: "Book this test drive?\n  Car: Volkswagen Golf 2019, silver, B-SR 1201\n  When: Friday")
    try second.ask("yes", until: "Booked: drive 32.")
    #expect(showroom.query(Self.slot) == "1")
    #expect(showroom.query("SELECT count(*) FROM test_drive WHERE id > 30") == "2")
  }

  @Test("20: who moves a drive onto a time that is taken in between is told so")
  func lostMove() throws {
    let showroom = Showroom()
    showroom.run("init")
    let desk = try Desk(showroom)
    try desk.ask("drive move 29 friday at 10:00", until: "Move drive 29?")
    #expect(showroom.run("--yes", "book --vehicle \"B-SR 1202\" 30 min friday 10:00 for Marie").exitCode == 0)
    let screen = try desk.ask("yes", until: "taken")
    #expect(!screen.contains("Moved:"))
    #expect(showroom.query("SELECT starts = unixepoch('2026-12-08 09:00') FROM test_drive WHERE id = 29") == "1")
  }

  @Test("A lock that another program holds for a while is waited for, and said so")
  func waits() throws {
    let showroom = Showroom()
    showroom.run("init")
    let holder = Program("sqlite3").start(
      [
        "-cmd", ".timeout 5000", showroom.store, "BEGIN IMMEDIATE;",
        ".shell touch \(showroom.directory.file("held")); sleep 3", "COMMIT;",
      ])
    while File.mode(showroom.directory.file("held")) == nil, !holder.hasEnded { usleep(10_000) }
    let result = showroom.run("--yes", "book golf 30 min friday 12:00 for Marie")
    #expect(result.exitCode == 0)
    #expect(result.errors == "Waiting for another program to finish with the store …\n")
    #expect(holder.wait().exitCode == 0)
  }
}

/// A person at a terminal on a showroom.
final class Desk {
  let terminal: TerminalSession

  init(_ showroom: Showroom, _ arguments: [String] = [], columns: Int = 150) throws {
    terminal = try TerminalSession(
      .built("showroom"), ["--db", showroom.store] + Showroom.clock + arguments, environment: showroom.variables,
      in: showroom.directory.path, columns: columns, rows: 50)
    try terminal.wait(for: "showroom>")
  }

  /// Types a line and waits for what it leads to.
  @discardableResult
  func ask(_ line: String, until text: String) throws -> String {
    // What is typed while the program is at work is not the terminal's to edit.
    try terminal.wait(for: "the prompt") { screen in
      ["showroom>", "?"].contains(screen.split(separator: "\n").last)
    }
    terminal.type(line)
    terminal.press("Enter")
    return try terminal.wait(for: text)
  }
}
