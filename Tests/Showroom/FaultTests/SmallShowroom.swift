import LanguageKit
import SQLiteKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import TestSupport
import Testing

/// A small showroom in a file, in Berlin, on Tuesday, 1 December 2026, ten o'clock, that nobody has open.
struct SmallShowroom {
  let path: String

  static let now = Instant(seconds: 1_796_115_600)

  /// Makes one with two cars, three demonstrators, a customer who agreed to be remembered, and drive 1 tomorrow at ten.
  init(at path: String) throws {
    self.path = path
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let store = try SQLiteStore.open(path: path, now: Self.now).store
    try store.setUp(.empty(zone: "Europe/Berlin"), calendar: calendar, now: Self.now)
    let refused = Self.run(
      [
        "car add Volkswagen Golf --year 2019", "car add Volkswagen Polo", "vehicle add golf --plate \"B-SR 1\"",
        "vehicle add golf --plate \"B-SR 2\"", "vehicle add polo --plate \"B-SR 3\"",
        "customer add \"Anna Novak\" --born 1990-04-12 --licence B123456 --licence-expires 2030-01-31",
        "consent agree --for 1", "book --vehicle 1 --start \"2026-12-02 10:00\" --duration 30 --for 1", "yes",
      ], on: store, path)
    #expect(refused == nil)
  }

  init(existing path: String) { self.path = path }

  init(copiedTo path: String, from other: SmallShowroom) {
    self.path = path
    File.write(File.bytes(other.path), to: path)
  }

  /// Opens the store, runs lines up to the first that is refused, and closes it.
  ///
  /// - Returns: why it was refused or failed; nil where each line did what it says.
  func run(_ lines: [String]) -> Problem? {
    do {
      return Self.run(lines, on: try SQLiteStore.open(path: path, now: Self.now).store, path)
    } catch {
      return Problem(code: "not-opened", message: "\(error)")
    }
  }

  private static func run(_ lines: [String], on store: SQLiteStore, _ path: String) -> Problem? {
    guard let zone = try? TimeZoneRules(identifier: "Europe/Berlin") else { return nil }
    let environment = Environment(calendar: ShowroomCalendar(zone: zone)) { now }
    var session = Session(Context(showroom: Showroom(store: store, environment: environment), path: path))
    for line in lines {
      if let problem = session.run(line).problem { return problem }
    }
    return nil
  }

  /// What is wrong with the store, by SQLite's check and by its own; nil where it is sound.
  func fault(looksAtActs: Bool = true) -> String? {
    do {
      let found = try SQLiteStore.open(path: path, now: Self.now).store.findings()
      guard found.isEmpty else { return "\(found)" }
      guard looksAtActs else { return nil }
      return try Connection(path: path, access: .readWrite).first(Self.halfMade) { $0.text(0) }
    } catch {
      return "\(error)"
    }
  }

  /// A drive without its line in the journal, a line without its drive, a booking that is not remembered, or the author of
  /// an act that never ended.
  private static let halfMade = """
    SELECT 'drive ' || id || ' differs from the journal' FROM journal_drive WHERE line IS NOT (
      SELECT after FROM journal WHERE subject = 'drive' AND subject_id = journal_drive.id ORDER BY journal.id DESC LIMIT 1)
    UNION ALL SELECT 'a line about no drive' FROM journal
      WHERE subject = 'drive' AND subject_id NOT IN (SELECT id FROM test_drive)
    UNION ALL SELECT 'drive ' || subject_id || ' is not remembered' FROM journal
      WHERE act = 'BookTestDrive' AND before IS NULL AND act_id NOT IN (
        SELECT undoes FROM journal WHERE undoes IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM donation WHERE drive_id = subject_id)
    UNION ALL SELECT 'an author is left' FROM author
    """

  /// The first column of the first row; nil where there is none.
  func number(_ sql: String, in path: String? = nil) -> Int64? {
    guard let db = try? Connection(path: path ?? self.path, access: .readWrite) else { return nil }
    return (try? db.integer(sql)) ?? nil
  }
}
