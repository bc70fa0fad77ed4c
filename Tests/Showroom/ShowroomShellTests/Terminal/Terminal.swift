import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import Testing

@testable import ShowroomShell

/// A terminal at the demonstration showroom in memory, on Tuesday, 1 December 2026, ten o'clock in Berlin.
struct Terminal {
  var session: Session
  let store: SQLiteStore
  let now: Instant

  init(_ speaker: Speaker = .staff, _ language: LanguageTag = .english) throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = try #require(calendar.parse(iso8601: "2026-12-01T10:00:00")?.instant)
    self.now = now
    store = try SQLiteStore.inMemory(.demonstration, calendar: calendar, now: now)
    let showroom = Showroom(store: store, environment: Environment(calendar: calendar) { now })
    session = Session(Context(showroom: showroom, speaker: speaker, language: language))
  }

  /// Somebody else at the same showroom.
  func beside(_ speaker: Speaker, _ language: LanguageTag = .english) -> Terminal {
    var other = self
    other.session = Session(Context(showroom: session.context.showroom, speaker: speaker, language: language))
    return other
  }

  /// Runs lines, and returns the code of the last one's problem; nil where it went well.
  @discardableResult
  mutating func run(_ lines: String...) -> String? {
    lines.map { session.run($0).problem?.code }.last ?? nil
  }

  /// All that an outcome tells, in every format.
  static func told(_ outcome: Outcome) -> String {
    let formats: [GlobalOptions.Format] = [.plain, .json, .table]
    return formats.map { format in
      let renderer = Renderer(format: format, language: .en)
      let problem = outcome.problem.map { renderer.text(of: $0) } ?? ""
      return renderer.text(of: outcome) + (outcome.document ?? "") + problem
    }.joined(separator: "\n")
  }
}
