import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import Testing

@testable import ShowroomShell

/// A session at the demonstration showroom in memory, on Monday, 30 November 2026, ten o'clock in Berlin.
struct TestSession {
  var session: Session
  let store: SQLiteStore

  init(_ language: LanguageTag = .english) throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = try #require(calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant)
    store = try SQLiteStore.inMemory(.demonstration, calendar: calendar, now: now)
    let showroom = Showroom(store: store, environment: Environment(calendar: calendar) { now })
    session = Session(Context(showroom: showroom, language: language))
  }

  /// Runs lines and returns what the last one showed, with its problem.
  @discardableResult
  mutating func say(_ lines: String...) -> String {
    var shown = ""
    for line in lines {
      let outcome = session.run(line)
      let text = PlainRenderer(language: .en).text(of: outcome.blocks)
      shown = text + (outcome.problem?.message ?? "")
    }
    return shown
  }

  var driveCount: Int { get throws { try store.drives(DriveFilter(limit: 1000)).count } }

  /// What the batch says of a phrase.
  func understand(_ phrase: String, language: String = "en") -> String {
    session.understandBatch(
      "{\"phrase\": \"\(phrase)\", \"now\": \"2026-11-30T10:00:00\", \"language\": \"\(language)\"}"
    ).text
  }
}
