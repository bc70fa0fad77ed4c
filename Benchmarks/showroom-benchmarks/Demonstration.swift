import LanguageKit
import ShowroomCore
import ShowroomStore

/// A demonstration showroom at a set time, to be measured.
struct Demonstration {
  let store: SQLiteStore
  let environment: Environment

  /// Monday, 30 November 2026, 10:00 in Berlin.
  static let now = Instant(seconds: 1_796_029_200)

  /// - Parameter path: the file; nil for a store in memory.
  init(path: String?) throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: SQLiteStore.demonstrationZone))
    store = try path.map { try SQLiteStore.open(path: $0, now: Self.now).store } ?? SQLiteStore.inMemory()
    environment = Environment(calendar: calendar) { Self.now }
    try store.setUp(.demonstration, calendar: calendar, now: Self.now)
  }

  var showroom: Showroom { Showroom(store: store, environment: environment) }
}
