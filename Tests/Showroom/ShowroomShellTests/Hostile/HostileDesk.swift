import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import TerminalKit
import TestSupport

@testable import ShowroomShell

/// The demonstration showroom, with hostile texts in every field that takes a text.
final class HostileDesk {
  let store: SQLiteStore
  /// How many of the texts each kind of line took.
  private(set) var taken: [String: Int] = [:]
  /// All that was shown: by which line, in which format, and how.
  private(set) var shown: [Shown] = []
  /// What programs were given that messages were handed to.
  private(set) var handedOver: [(arguments: [String], input: String)] = []
  /// What was written to files.
  private(set) var written: [String: String] = [:]
  private var environment: Environment

  struct Shown {
    let line: String
    let format: GlobalOptions.Format
    let text: String
  }

  /// A desk with all texts, made once.
  nonisolated(unsafe) static let shared = Result { try HostileDesk() }

  private init() throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant ?? Instant(seconds: 0)
    environment = Environment(calendar: calendar, terminal: HostileText.all[0].text) { now }
    store = try SQLiteStore.inMemory(.demonstration, calendar: calendar, now: now)
    var session = session()
    fill(&session)
    show()
  }

  /// - Parameter file: what is read, whatever name a line has for it.
  func session(language: LanguageTag = .english, file: String = "") -> Session {
    Session(
      Context(
        showroom: Showroom(store: store, environment: environment), language: language, assumesYes: true,
        path: HostileText.all[0].text,
        readFile: { path in path == "bad" ? .failed(reason: HostileText.all[0].text) : .bytes(Array(file.utf8)) },
        writeFile: { [unowned self] path, _, body in
          var text = ""
          let isWhole = body {
            text += $0
            return true
          }
          written[path ?? "-"] = text
          return isWhole ? nil : .failed(reason: "not whole")
        },
        runProgram: { [unowned self] arguments, input in
          handedOver.append((arguments, String(decoding: input, as: UTF8.self)))
          return .exited(code: handedOver.count % 2 == 0 ? 0 : 1, output: HostileText.all[0].text)
        }))
  }

  // MARK: -

  /// Lines with `#` where the text is to stand, and `@` for its number.
  static let fields = [
    "customer add # --email c@@example.com --phone \"+49 30 5550@\"", "customer add \"Kunde @\" --licence #",
    "customer edit \"Kunde @\" --name #", "settings set name #", "settings set address #",
    "car add # Modell@ --colour #", "car add Marke@ # --trim #",
    "car add Marke@ Modell@ --body # --fuel # --transmission #",
    "vehicle add \"Marke@ Modell@\" --plate #", "vehicle edit @ --colour #", "vehicle block @ #",
    "vehicle block @ --from \"2027-01-04 10:00\" --to \"2027-01-04 11:00\" #", "shortcut add # = book golf, 30 min",
    "alias add # Volkswagen Golf", "closed add 2027-03-@ #", "plate add #", "person add #", "list create # --items #",
    "list create \"Liste @\"", "list add \"Liste @\" #", "list rename \"Liste @\" #", "list template add # --items #",
    "message send \"Lena Hartmann\" = #", "message send \"Dieter Hoffmann-Lange\" = #",
    "message send c@@example.com = #",
    "group add # \"Lena Hartmann\"", "group add Gruppe@ #", "account add # --for \"Grace Kim\"",
    "book --vehicle @ --start 2026-12-10T10:00 --duration 30 --for \"Kunde @\" --option #",
    "book --vehicle @ --start 2026-12-10T12:00 --duration 30 --for \"Kunde @\" --key # --override step --reason #",
    "drive cancel 3@ --reason #", "drive out 1@ --damage # --seen-by # --driver # --licence #",
    "drive return 1@ --note #",
    "consent agree \"Kunde @\"", "consent restrict \"Kunde @\" #", "template edit reminder en = #",
    "template edit confirmation en --subject # = #", "offer set #", "settings set text-program #", "note #",
    "book golf tomorrow at # for #", "#",
  ]

  private func fill(_ session: inout Session) {
    _ = session.run("settings set email desk@example.com")
    _ = session.run("settings set text-program \"/bin/sms {phone} {text} {name}\"")
    _ = session.run("settings set mail-program /usr/sbin/sendmail")
    _ = session.run("message consent \"Lena Hartmann\" agreed")
    for (number, hostile) in HostileText.all.enumerated() {
      for field in Self.fields {
        let line = field.replacing("#", with: SplitLine.quoted(hostile.text))
          .replacing("@", with: String(number % 30 + 1))
        let outcome = session.run(line)
        if session.isAsking { _ = session.drop() }
        if outcome.problem == nil { taken[field, default: 0] += 1 }
        keep(outcome, line, in: [GlobalOptions.Format.allCases[number % 4]])
      }
    }
    var reader = self.session(file: carList)
    keep(reader.run("car import list.csv"), "car import")
    reader = self.session(file: calendar)
    keep(reader.run("closed import days.ics"), "closed import")
    keep(reader.run("car import bad"), "car import bad")
  }

  /// A dealer's list in which the texts are names of models.
  private var carList: String {
    "make,model,trim\n"
      + HostileText.all.enumerated().map { number, hostile in
        "Import\(number),\(Self.inMarks(hostile.text)),\(Self.inMarks(hostile.text))\n"
      }.joined()
  }

  private static func inMarks(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  private var calendar: String {
    "BEGIN:VCALENDAR\n"
      + HostileText.all.enumerated().map { number, hostile in
        let text = hostile.text.split(whereSeparator: \.isNewline).joined(separator: "\\n")
        return "BEGIN:VEVENT\nDTSTART:202704\(10 + number % 20)\nSUMMARY:\(text)\nEND:VEVENT\n"
      }.joined() + "END:VCALENDAR\n"
  }

  private func keep(
    _ outcome: Outcome, _ line: String, in formats: [GlobalOptions.Format] = GlobalOptions.Format.allCases
  ) {
    for format in formats {
      let renderer = Renderer(format: format, language: .de, width: format == .table ? 100 : nil)
      shown.append(Shown(line: line, format: format, text: renderer.text(of: outcome)))
      if let problem = outcome.problem {
        shown.append(Shown(line: line + " (problem)", format: format, text: renderer.text(of: problem)))
      }
    }
  }

  static let tour = [
    "catalog --limit 500", "vehicle list --limit 500", "drives all --limit 500", "customer list --limit 500",
    "shortcut list --limit 500", "agenda", "day", "day 2026-12-10", "week", "status", "suggest", "log --limit 1000",
    "lists",
    "message list --limit 500", "outbox --limit 500", "group list --limit 500", "template list",
    "template show reminder en",
    "hours", "closed", "settings", "waitlist", "offer list", "plate list", "person list",
    "account list --for \"Grace Kim\"",
    "alias list", "vehicle blocks", "list template", "report popular", "report outcomes", "report follow-ups",
    "drive show 31", "drive show 12", "message show 1", "customer show 14", "undo", "why", "check",
  ]

  private func show() {
    for language in [LanguageTag.english, .german] {
      var session = session(language: language)
      for line in Self.tour { keep(session.run(line), line) }
    }
    var session = session()
    for line in [
      "outbox run --limit 500", "export all.json --force", "export all.csv --force", "export ical all.ics --force",
      "customer export 14 customer.json --force", "drive ical 17 drive.ics --force",
    ] { keep(session.run(line), line) }
  }
}
