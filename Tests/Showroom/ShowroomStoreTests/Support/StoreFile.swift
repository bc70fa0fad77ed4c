import LanguageKit
import ShowroomCore
import ShowroomStore
import TestSupport
import Testing

/// A store in a directory of its own.
final class StoreFile {
  let directory = TemporaryDirectory()
  let store: SQLiteStore

  static let now = Instant(seconds: 1_796_115_600)  // 2026-12-01T10:00:00+01:00

  /// A store with the demonstration showroom, or an empty one in Berlin.
  init(_ beginning: SQLiteStore.Beginning = .demonstration) throws {
    store = try SQLiteStore.open(path: directory.file("showroom.db"), now: Self.now).store
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    try store.setUp(beginning, calendar: calendar, now: Self.now)
  }

  var path: String { directory.file("showroom.db") }

  /// Runs SQL as another program would, without the store's own rules.
  func sql(_ statements: String, in path: String? = nil) {
    let result = Program("sqlite3").run([path ?? self.path, statements])
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  func names() -> [String] { File.names(in: directory.path).filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } }
}
