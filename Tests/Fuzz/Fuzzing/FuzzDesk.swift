import LanguageKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import StoreTemplates
import TerminalKit
import TestSupport

/// A showroom at which inputs arrive, on Monday, 30 November 2026, ten o'clock in Berlin; nothing outside of it is touched.
final class FuzzDesk {
  let store: SQLiteStore
  /// What is read whatever file a line names.
  var file: [UInt8] = []
  /// What was written last to a file.
  private(set) var written = ""
  private let environment: Environment

  /// A showroom in memory.
  convenience init(_ beginning: SQLiteStore.Beginning = .demonstration) throws {
    let environment = try Self.clock()
    let store = try SQLiteStore.inMemory(beginning, calendar: environment.calendar, now: environment.now())
    self.init(store, environment)
  }

  func setUp(_ beginning: SQLiteStore.Beginning = .empty(zone: "Europe/Berlin")) throws {
    try store.setUp(beginning, calendar: environment.calendar, now: environment.now())
  }

  /// A showroom that is there.
  convenience init(_ store: SQLiteStore) throws {
    self.init(store, try Self.clock())
  }

  private init(_ store: SQLiteStore, _ environment: Environment) {
    self.store = store
    self.environment = environment
  }

  private static func clock() throws -> Environment {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    guard let now = calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant else { throw Finding("no clock") }
    return Environment(calendar: calendar) { now }
  }

  func session(_ speaker: Speaker = .staff, _ language: LanguageTag = .english, assumesYes: Bool = false) -> Session {
    Session(
      Context(
        showroom: Showroom(store: store, environment: environment), speaker: speaker, language: language,
        assumesYes: assumesYes, path: "showroom.db", readFile: { [unowned self] _ in .bytes(file) },
        writeFile: { [unowned self] _, _, body in
          written = ""
          return body {
            written += $0
            return true
          } ? nil : .failed(reason: "not whole")
        },
        runProgram: { _, _ in .exited(code: 0, output: HostileText.all[0].text) }))
  }

  /// Runs a line and looks at all that it shows.
  @discardableResult
  func run(_ line: String, _ session: inout Session) throws -> Outcome {
    let outcome = session.run(line)
    try Self.check(outcome)
    return outcome
  }

  /// Nothing that is shown can steer a terminal, and a problem is one line.
  static func check(_ outcome: Outcome) throws {
    for format in GlobalOptions.Format.allCases {
      let renderer = Renderer(format: format, language: .en, width: format == .table ? 80 : nil)
      let shown = renderer.text(of: outcome)
      let lines = format == .csv ? shown.replacing("\r\n", with: "\n") : shown
      if let scalar = HostileText.harm(in: lines) {
        throw Finding("\(format) shows U+\(String(scalar.value, radix: 16)): \(shown.prefix(500).debugDescription)")
      }
      guard let problem = outcome.problem else { continue }
      let told = renderer.text(of: problem)
      if HostileText.harm(in: String(told.dropLast()), linesAllowed: false) != nil || told.last != "\n" {
        throw Finding("\(format) tells more than a line: \(told.prefix(500).debugDescription)")
      }
    }
  }

  /// The store is sound.
  func checkStore() throws {
    let findings = try store.findings()
    guard findings.isEmpty else { throw Finding("the store is not sound: \(findings.prefix(5))") }
  }

  /// An answer of a batch is one line that is safe to print.
  static func checkLine(_ answer: String) throws {
    guard HostileText.harm(in: answer, linesAllowed: false) == nil else {
      throw Finding("the answer: \(answer.debugDescription)")
    }
  }
}
