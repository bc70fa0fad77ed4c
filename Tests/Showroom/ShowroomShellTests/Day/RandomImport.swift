import LanguageKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomShell

/// A file that comes in, chosen at random: cars, holidays, or all that a showroom keeps, its customers and drives among it,
/// into another one. What is wrong with a file anywhere keeps all of it out.
enum RandomImport {
  static let kinds = [
    "cars", "holidays", "bad cars", "bad holidays", "into a full one", "json", "csv", "bad json", "bad csv",
  ]

  /// Brings a file in, checks what became of it, and goes on in the other showroom where that was filled.
  static func run(
    _ desk: inout MovingClockDesk, _ turn: Int, in directory: TemporaryDirectory, using random: inout SeededGenerator
  ) throws -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return try cars(&desk, turn)
    case 1: return try holidays(&desk, Int.random(in: 2...9, using: &random))
    case 2:
      try refused(badCars.randomElement(using: &random) ?? "", by: "car import bad.csv", &desk)
      return "bad cars"
    case 3:
      try refused(badHolidays.randomElement(using: &random) ?? "", by: "closed import bad.csv", &desk)
      return "bad holidays"
    case 4:
      try refused(try contents(of: desk), by: "import bad.csv", &desk)
      return "into a full one"
    case let place: return try all(&desk, turn, isCSV: place >= 6, in: directory, using: &random)
    }
  }

  // MARK: - Cars and holidays

  private static func cars(_ desk: inout MovingClockDesk, _ turn: Int) throws -> String {
    desk.files.contents["cars.csv"] = "make,model,year\nBrought\(turn),One,2020\nBrought\(turn),\"Two, long\",2021\n"
    let before = try count(of: "car", desk)
    #expect(try desk.run("car import cars.csv").status == .done)
    #expect(try count(of: "car", desk) == before + 2)
    return "cars"
  }

  /// Drives on a day that is closed stay as they are.
  private static func holidays(_ desk: inout MovingClockDesk, _ days: Int) throws -> String {
    let day = ShowroomCalendar(zone: .utc).date(at: desk.clock.now).adding(days: days)
    desk.files.contents["days.ics"] = calendar(event(day, title: "Fair"))
    let drives = try desk.store.drives(DriveFilter(limit: 10_000))
    #expect(try desk.run("closed import days.ics").status == .done)
    #expect(try desk.store.openingHours().closedDays[day] == "Fair")
    #expect(try desk.store.drives(DriveFilter(limit: 10_000)) == drives)
    return "holidays"
  }

  private static func event(_ day: CivilDate, title: String, ends: CivilDate? = nil) -> String {
    func digits(_ day: CivilDate) -> String { day.description.replacing("-", with: "") }
    let end = ends.map { "DTEND;VALUE=DATE:\(digits($0))\r\n" } ?? ""
    return "BEGIN:VEVENT\r\nUID:\(day)\r\nDTSTART;VALUE=DATE:\(digits(day))\r\n\(end)SUMMARY:\(title)\r\nEND:VEVENT\r\n"
  }

  private static func calendar(_ events: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fair//EN\r\n\(events)END:VCALENDAR\r\n"
  }

  private static let badCars = [
    "make,model,year\nGood,Car,2020\nBad,Car,soon\n", "make,model\nGood,Car\n,Car\n", "make,model\nGood,\"Car\n",
    "model\nCar\n", "make,model\nGood,Car,2020\n", "",
  ]

  private static var badHolidays: [String] {
    let (good, bad) = (CivilDate(dayNumber: 20_900), CivilDate(dayNumber: 20_902))
    return [
      calendar(event(good, title: "Good") + event(bad, title: "Ends first", ends: good)),
      calendar(event(good, title: "Good") + event(bad, title: "No day").replacing("2027", with: "20X7")),
      String(calendar(event(good, title: "Good") + event(bad, title: "Half")).dropLast(40)), "BEGIN:VCARD\r\n", "",
    ]
  }

  // MARK: - All that is kept

  /// Moves to another showroom: into an empty one, by a file that is right, after one that is not was refused.
  private static func all(
    _ desk: inout MovingClockDesk, _ turn: Int, isCSV: Bool, in directory: TemporaryDirectory,
    using random: inout SeededGenerator
  ) throws -> String {
    let name = isCSV ? "all.csv" : "all.json"
    let good = try contents(of: desk, isCSV: isCSV)
    desk.files.contents[name] = good
    var other = try MovingClockDesk(
      emptyAt: directory.file("store\(turn).db"), clock: desk.clock, files: desk.files)
    if Bool.random(using: &random), let bad = isCSV ? badCSV(good, &random) : badJSON(good, &random) {
      try refused(bad, by: "import bad.csv", &other)
      return isCSV ? "bad csv" : "bad json"
    }
    let outcome = try other.run("import \(name)")
    #expect(outcome.status == .done, "\(outcome)")
    let (old, new) = (try contents(of: desk), try contents(of: other))
    #expect(lasting(new) == lasting(old))
    #expect(try other.store.findings() == [])
    desk = other
    return isCSV ? "csv" : "json"
  }

  /// Without the journal, in which the import itself is a line.
  private static func lasting(_ contents: String) -> [Substring] {
    contents.split(separator: "\n").filter { !$0.contains("\"act_id\"") && !$0.contains("\"name\": \"journal\"") }
  }

  /// The file with one thing wrong; nil where there is nothing to get wrong in that way.
  private static func badJSON(_ good: String, _ random: inout SeededGenerator) -> String? {
    var lines = good.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let drives = lines.indices.filter { lines[$0].contains("\"request_content\"") }
    guard let place = drives.randomElement(using: &random) else { return nil }
    let line = lines[place]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return String(good.prefix(good.count / 2))
    case 1: lines[place] = line.replacing("\"vehicle_id\": ", with: "\"vehicle_id\": 77")
    case 2: lines[place] = line.replacing("\"moves\"", with: "\"move\"")
    case 3: lines[place] = line.replacing("\"state\": \"", with: "\"state\": \"no ")
    case 4:
      lines[place] = line.replacing("\"starts\"", with: "\"x\"").replacing("\"ends\"", with: "\"starts\"")
        .replacing("\"x\"", with: "\"ends\"")
    default:
      // The same drive once more, in the same car at the same time.
      guard let live = drives.first(where: { lines[$0].contains("\"state\": \"confirmed\"") }) else { return nil }
      let comma = lines[live].hasSuffix(",") ? "" : ","
      lines.insert(lines[live].replacing("{\"id\": ", with: "{\"id\": 9000") + comma, at: drives[0])
    }
    return lines.joined(separator: "\n")
  }

  private static func badCSV(_ good: String, _ random: inout SeededGenerator) -> String? {
    var lines = good.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    guard let place = lines.indices.filter({ lines[$0].hasPrefix("test_drive,") }).randomElement(using: &random) else {
      return nil
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines[place] = String(lines[place].prefix { $0 != "," }) + ",1"
    case 1: lines[place] = lines[place].replacing("test_drive,", with: "test_ride,")
    default: lines[place] = lines[place].replacing(",staff,", with: ",\"staff,")
    }
    return lines.joined(separator: "\r\n")
  }

  // MARK: -

  /// A file is refused as a whole: what is kept is what was kept.
  private static func refused(_ file: String, by line: String, _ desk: inout MovingClockDesk) throws {
    desk.files.contents["bad.csv"] = file
    let before = try contents(of: desk)
    let outcome = try desk.run(line)
    #expect(outcome.status == .refused && outcome.problem != nil, "\(line) of \(file.prefix(400)): \(outcome)")
    #expect(try contents(of: desk) == before, "\(line)")
  }

  private static func contents(of desk: MovingClockDesk, isCSV: Bool = false) throws -> String {
    var text = ""
    _ = try Exporter(store: desk.store, isCSV: isCSV).run {
      text += $0
      return true
    }
    return text
  }

  private static func count(of table: String, _ desk: MovingClockDesk) throws -> Int {
    var count = 0
    let stored = try #require(try desk.store.storedTables().first { $0.name == table })
    try desk.store.eachRow(of: stored) { _ in
      count += 1
      return true
    }
    return count
  }
}
