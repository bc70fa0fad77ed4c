import Foundation
import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import TerminalKit
import TestSupport
import Testing

@testable import ShowroomShell

@Suite("Hostile texts, in every field and every output", .serialized)
struct HostileTextTests {
  let desk: HostileDesk

  init() throws {
    desk = try HostileDesk.shared.get()
  }

  /// What would stand at the beginning of a line if a text could break one.
  private static let forged: [String] = HostileText.all.flatMap { hostile in
    hostile.text.split(whereSeparator: \.isNewline).dropFirst().map(String.init).filter { $0.count > 1 }
  }

  private func forgedLine(in text: String) -> String? {
    text.split(whereSeparator: \.isNewline).map(String.init).first { line in
      Self.forged.contains { line.hasPrefix($0) }
    }
  }

  @Test("The fields do take such texts: this is no test of refusals")
  func fieldsAreFilled() {
    let asked = HostileDesk.fields.filter { $0.contains("#") && !$0.hasPrefix("settings") && !$0.hasPrefix("note") }
    let most = asked.filter { desk.taken[$0, default: 0] >= HostileText.all.count / 3 }
    #expect(most.count >= 22, "\(asked.map { ($0, desk.taken[$0, default: 0]) })")
  }

  @Test("Nothing that is shown moves the cursor, hides, or turns the order around, in any format")
  func output() {
    #expect(desk.shown.count > 1500)
    for shown in desk.shown {
      let lines = shown.format == .csv ? shown.text.replacing("\r\n", with: "\n") : shown.text
      let harm = HostileText.harm(in: lines)
      #expect(
        harm == nil, "\(shown.format) of \(shown.line.debugDescription): U+\(String(harm?.value ?? 0, radix: 16))")
    }
  }

  @Test("Nothing that is shown holds a line that a text has forged")
  func lines() {
    for shown in desk.shown {
      #expect(forgedLine(in: shown.text) == nil, "\(shown.format) of \(shown.line.debugDescription)")
      if shown.line.hasSuffix("(problem)") { #expect(shown.text.count { $0 == "\n" } == 1, "\(shown.line)") }
    }
  }

  @Test("Each journal entry, customer and message is one line")
  func oneLineEach() throws {
    for line in [
      "log --limit 1000", "customer list --limit 500", "message list --limit 500", "shortcut list --limit 500",
    ] {
      let json = try #require(desk.shown.last { $0.line == line && $0.format == .json })
      let plain = try #require(desk.shown.last { $0.line == line && $0.format == .plain })
      let values = try #require(try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [Any])
      #expect(values.count > 30)
      #expect(plain.text.split(separator: "\n").count == values.count, "\(line)")
    }
  }

  @Test("JSON is one line, and read as JSON by others")
  func json() throws {
    for shown in desk.shown where shown.format == .json && !shown.text.isEmpty {
      #expect(shown.text.count { $0 == "\n" } == 1, "\(shown.line)")
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(shown.text.utf8), options: .fragmentsAllowed)
      }
    }
  }

  // MARK: - Tables for spreadsheets

  /// The first cell that a spreadsheet would take for a formula, however it parts cells.
  private func formula(in csv: String) -> String? {
    let cells = csv.split(omittingEmptySubsequences: false) { $0.isNewline || $0 == ";" || $0 == "\t" || $0 == "," }
    return cells.map(String.init).first { cell in
      let bare = cell.drop { $0 == "\"" }
      guard let first = bare.unicodeScalars.first, "=+-@＝＋－＠".unicodeScalars.contains(first) else { return false }
      return !bare.dropFirst().allSatisfy { "0123456789. \"".contains($0) } || bare.count < 2
    }
  }

  @Test("No cell of a table is a formula, whether cells are parted at commas, semicolons or tabs")
  func formulas() throws {
    for shown in desk.shown where shown.format == .csv && !shown.line.hasSuffix("(problem)") {
      // A comma within quotation marks parts no cell.
      var reader = CSVReader(Array(shown.text.utf8))
      while let row = try reader.nextRow() {
        for field in row.fields {
          #expect(formula(in: field.replacing(",", with: " ")) == nil, "\(shown.line): \(field)")
        }
      }
    }
    let whole = try #require(desk.written["all.csv"])
    var reader = CSVReader(Array(whole.utf8))
    while let row = try reader.nextRow() {
      for field in row.fields {
        #expect(formula(in: field.replacing(",", with: " ")) == nil, "\(field.debugDescription)")
      }
    }
  }

  @Test("A whole showroom comes back from either file exactly as it was", arguments: ["all.json", "all.csv"])
  func roundTrip(name: String) throws {
    let file = try #require(desk.written[name])
    let other = try TestSession.empty(file: file)
    var session = other.session
    let outcome = session.run("import \(name)")
    #expect(outcome.problem == nil, "\(String(describing: outcome.problem))")
    #expect(try tables(other.store) == tables(desk.store))
  }

  /// All rows but the journal's last, which tells of the import, and what counts them.
  private func tables(_ store: SQLiteStore) throws -> [String: [String]] {
    var tables: [String: [String]] = [:]
    for table in try store.storedTables() where !["journal", "sqlite_sequence"].contains(table.name) {
      var rows: [String] = []
      try store.eachRow(of: table) { row in
        rows.append("\(row)")
        return true
      }
      tables[table.name] = rows
    }
    return tables
  }

  // MARK: - Messages and calendars

  @Test("No text becomes a header of a mail, a part, or ends it early")
  func mail() throws {
    let mails = desk.handedOver.filter { $0.arguments.first == "/usr/sbin/sendmail" }.map(\.input)
    #expect(mails.count > 30)
    let known = [
      "Date", "From", "To", "Subject", "Message-ID", "MIME-Version", "Auto-Submitted", "Content-Type",
      "Content-Transfer-Encoding",
    ]
    for mail in mails {
      #expect(mail.utf8.allSatisfy { $0 == 9 || $0 == 10 || $0 == 13 || (0x20..<0x7f).contains($0) })
      let end = try #require(mail.utf8.firstRange(of: Array("\r\n\r\n".utf8)))
      let head = String(decoding: mail.utf8[..<end.lowerBound], as: UTF8.self)
      let lines = head.replacing("\r\n ", with: " ").split(separator: "\r\n").map(String.init)
      let names = lines.map { String($0.prefix { $0 != ":" }) }
      #expect(Set(names).count == names.count && names.allSatisfy(known.contains), "\(head)")
    }
  }

  @Test("No text becomes an argument of its own, or an option, of the program that sends text messages")
  func command() {
    let calls = desk.handedOver.map(\.arguments).filter { $0.first == "/bin/sms" }
    #expect(calls.count > 30)
    for call in calls {
      #expect(call.count == 4)
      #expect(call.dropFirst().allSatisfy { !$0.hasPrefix("-") && !$0.utf8.contains(0) }, "\(call)")
    }
    let texts = Set(calls.map { $0[2] })
    #expect(texts.contains(HostileText.all.first { $0.purpose == "is for the shell" }?.text ?? "?"))
  }

  @Test("No text becomes a line of a calendar", arguments: ["all.ics", "drive.ics"])
  func calendar(name: String) throws {
    let file = try #require(desk.written[name])
    // Lines are folded between code points, which may be parts of one character.
    let unfolded = String(decoding: file.utf8, as: UTF8.self).unicodeScalars.split { $0 == "\n" }
    var lines: [String] = []
    for line in unfolded.map({ String($0).unicodeScalars.filter { $0 != "\r" } }) {
      if line.first == " " {
        lines[lines.count - 1].unicodeScalars += line.dropFirst()
      } else {
        lines.append(String(String.UnicodeScalarView(line)))
      }
    }
    let known = [
      "BEGIN", "END", "VERSION", "PRODID", "CALSCALE", "METHOD", "UID", "DTSTAMP", "SEQUENCE", "DTSTART", "DTEND",
      "SUMMARY", "DESCRIPTION", "LOCATION", "STATUS", "ORGANIZER", "ATTENDEE", "ACTION", "TRIGGER",
    ]
    for line in lines {
      #expect(known.contains(String(line.prefix { $0 != ":" && $0 != ";" })), "\(line)")
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || (0x7f...0x9f).contains($0.value) })
      #expect(
        !line.unicodeScalars.contains { (0x202a...0x202e).contains($0.value) || (0x2066...0x2069).contains($0.value) })
    }
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == lines.filter { $0.hasPrefix("UID:") }.count)
    #expect(!lines.contains("SUMMARY:forged"))
  }

  @Test("Files are written under the names that were typed, and no others")
  func paths() {
    #expect(Set(desk.written.keys) == ["all.json", "all.csv", "all.ics", "customer.json", "drive.ics"])
  }

  // MARK: - While typing

  @Test("What Tab offers is safe to print, and a text that is not is not offered")
  func completion() {
    let completer = CommandCompleter(data: StoreCompletion(desk.session().context), language: .en)
    var offered = 0
    for line in [
      "customer show ", "shortcut show ", "drive show ", "vehicle show ", "book ", "book golf --for ", "", "a", "An",
    ] {
      for completion in completer.complete(line, line.utf8.count) where completion.text == sanitised(completion.text) {
        offered += 1
        #expect(HostileText.harm(in: completion.text, linesAllowed: false) == nil)
      }
    }
    #expect(offered > 30)
  }
}

extension TestSession {
  private init(session: Session, store: SQLiteStore) {
    (self.session, self.store) = (session, store)
  }

  /// A showroom with nothing in it.
  static func empty(file: String) throws -> TestSession {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = try #require(calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant)
    let store = try SQLiteStore.inMemory(.empty(zone: "Europe/Berlin"), calendar: calendar, now: now)
    let showroom = Showroom(store: store, environment: Environment(calendar: calendar) { now })
    return TestSession(
      session: Session(
        Context(showroom: showroom, assumesYes: true, path: "x", readFile: { _ in .bytes(Array(file.utf8)) })),
      store: store)
  }
}
