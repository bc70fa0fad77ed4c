import ShowroomCore

/// A showroom with a little of everything.
enum SmallShowroom {
  private static let lines = [
    "car add Volkswagen Golf --year 2024 --fuel petrol", "car add Škoda Octavia --year 2023",
    "vehicle add 1 --plate \"B-SR 1\"",
    "vehicle add 2 --plate \"B-SR 2\"",
    "customer add \"Anna Novak\" --phone \"+49 30 1234567\" --email anna@example.com",
    "customer add \"Lena Hartmann\" --email lena@example.com --language de", "consent agree 1",
    "message consent 1 agreed",
    "book golf for 45 minutes tomorrow at 15:00 for 1", "book octavia for 30 minutes thursday at 10:00 for 2",
    "shortcut add \"Anna's golf\" = book golf, 60 min --for 1", "drive out 1", "drive move 2 friday at 11",
    "drive cancel 2 --reason \"rain\"", "vehicle block 2 service --from \"2026-12-10 10:00\" --to \"2026-12-10 12:00\"",
    "waitlist add golf tomorrow at 15:00 --for 2", "list create \"keys\"", "list add keys = call the garage",
    "message send 1 = Your car is ready", "closed add 2026-12-24 Christmas Eve", "plate add \"B 06 1\"",
    "person add \"Max\"", "alias add gölfchen Volkswagen Golf", "group add team 1",
    "book golf 30 min monday 11:00 for 2",
  ]

  static func fill(_ desk: FuzzDesk) throws {
    var session = desk.session(assumesYes: true)
    if try desk.store.isSetUp() == false {
      try desk.setUp()
    }
    for line in lines {
      _ = session.run(line)
      if session.isAsking { _ = session.run("yes") }
    }
  }

  /// It as a file, JSON or CSV.
  static func exported(_ name: String) throws -> [UInt8] {
    let desk = try FuzzDesk(.empty(zone: "Europe/Berlin"))
    try fill(desk)
    var session = desk.session()
    _ = session.run("export \(name) --force")
    return Array(desk.written.utf8)
  }
}
