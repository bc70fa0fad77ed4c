import CalendarFormatKit
import ShowroomCore
import ShowroomShell
import ShowroomStore

/// Lists of cars. All are read; some are taken into the showroom and searched for.
final class CarsReceiver: Receiver {
  private let desk: FuzzDesk
  private var count = 0

  init() throws {
    desk = try FuzzDesk(.empty(zone: "Europe/Berlin"))
  }

  func take(_ input: [UInt8]) throws {
    count += 1
    guard let file = try? CarFile(csv: input) else { return }
    guard file.cars.count < 200, input.count % 16 == 0 else { return }
    desk.file = input
    var session = desk.session(assumesYes: true)
    try desk.run("car import list.csv --skip-bad", &session)
    guard let car = file.cars.last else { return }
    _ = session.findBatch(car.make + " " + car.model, limit: 5)
    try desk.run("catalog --limit 5", &session)
  }

  func finish() throws { try desk.checkStore() }
}

/// Whole showrooms. What is taken is sound, and everything in it can be shown.
final class ExchangeReceiver: Receiver {
  private var desk: FuzzDesk

  init() throws {
    desk = try Self.emptyDesk()
  }

  private static func emptyDesk() throws -> FuzzDesk { try FuzzDesk(.empty(zone: "Europe/Berlin")) }

  func take(_ input: [UInt8]) throws {
    desk.file = input
    var session = desk.session(assumesYes: true)
    guard try desk.run("import all", &session).problem == nil else { return }
    defer { if let next = try? Self.emptyDesk() { desk = next } }
    try desk.checkStore()
    for line in Self.tour { try desk.run(line, &session) }
  }

  /// Commands that show all that is kept.
  static let tour = [
    "catalog", "vehicle list", "drives all", "drive show 1", "customer list", "customer show 1", "shortcut list",
    "agenda",
    "day", "week", "status", "suggest", "log", "lists", "message list", "outbox", "group list", "template list",
    "hours",
    "closed", "settings", "waitlist", "offer list", "staff list", "plate list", "person list", "account list 1",
    "donation list 1", "report utilisation", "report popular", "free golf", "book golf tomorrow at 11 for 30 minutes",
    "yes", "undo", "export all.json --force", "export all.csv --force", "export calendar x.ics --force", "check",
  ]
}

/// Calendars of holidays. All are read; some are taken into the showroom.
final class HolidaysReceiver: Receiver {
  private let desk: FuzzDesk

  init() throws {
    desk = try FuzzDesk(.empty(zone: "Europe/Berlin"))
  }

  func take(_ input: [UInt8]) throws {
    guard let file = try? AllDayReader(input), file.events.count < 20, input.count % 16 == 0 else { return }
    desk.file = input
    var session = desk.session(assumesYes: true)
    try desk.run("closed import days.ics", &session)
  }

  func finish() throws { try desk.checkStore() }
}
