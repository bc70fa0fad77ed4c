import LanguageKit
import Testing

@testable import CalendarFormatKit

@Suite("Whole days that are read from iCalendar files")
struct AllDayReaderTests {
  private func read(_ lines: String...) throws -> [String] {
    let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n") + "\r\n"
    return try AllDayReader(Array(text.utf8)).events.map { event in
      "\(event.days.map(\.description).joined(separator: " ")) \(event.summary)"
    }
  }

  @Test(
    "A day, several days, and a day that comes each year",
    arguments: [
      ("DTSTART;VALUE=DATE:20261225", "2026-12-25 X"), ("DTSTART:20261225", "2026-12-25 X"),
      ("DTSTART;VALUE=DATE:20261225\nDTEND;VALUE=DATE:20261227", "2026-12-25 2026-12-26 X"),
      ("DTSTART;VALUE=DATE:20261225\nDTEND;VALUE=DATE:20261225", "2026-12-25 X"),
      ("DTSTART;VALUE=DATE:20261231\nDURATION:P2D", "2026-12-31 2027-01-01 X"),
      ("dtstart;value=date:20261225", "2026-12-25 X"),
      ("DTSTART;VALUE=DATE:20280229\nRRULE:FREQ=YEARLY;COUNT=5", "2028-02-29 2032-02-29 X"),
      ("DTSTART;VALUE=DATE:20261225\nRRULE:FREQ=YEARLY;UNTIL=20271231", "2026-12-25 2027-12-25 X"),
      ("DTSTART;X-A=\"a:b;c\";VALUE=DATE:20261225", "2026-12-25 X"),
    ])
  func days(properties: String, expected: String) throws {
    #expect(try read("BEGIN:VEVENT", properties, "SUMMARY:X", "END:VEVENT") == [expected])
  }

  @Test("49: a folded, escaped reason is read from left to right")
  func summary() throws {
    let found = try read(
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20261225", #"SUMMARY:Christmas\, or"# + "\r\n" + #"  \"Yule\"\; \\n\nday"#,
      "BEGIN:VALARM", "SUMMARY:other", "END:VALARM", "END:VEVENT")
    #expect(found == [#"2026-12-25 Christmas, or "Yule"; \n day"#])
  }

  @Test("Events at a time of day and those called off are left out")
  func leftOut() throws {
    #expect(try read("BEGIN:VEVENT", "DTSTART:20261225T100000Z", "END:VEVENT") == [])
    #expect(try read("BEGIN:VEVENT", "DTSTART;TZID=Europe/Berlin:20261225T100000", "END:VEVENT") == [])
    #expect(try read("BEGIN:VEVENT", "DTSTART:20261225", "STATUS:CANCELLED", "END:VEVENT") == [])
  }

  @Test("Events that make more days of a short file than anybody closes are refused")
  func manyDays() {
    let event = "BEGIN:VEVENT\nDTSTART:20260101\nDTEND:20270101\nRRULE:FREQ=YEARLY\nEND:VEVENT\n"
    let file = "BEGIN:VCALENDAR\n" + String(repeating: event, count: 5000) + "END:VCALENDAR\n"
    #expect(throws: CalendarError(.tooMany(limit: 50_000), line: 2 + 13 * 5)) { try AllDayReader(Array(file.utf8)) }
  }

  @Test(
    "A bad file is refused with the line that is wrong",
    arguments: [
      ("", CalendarError(.noCalendar, line: 1)), ("hello", CalendarError(.noProperty, line: 1)),
      ("BEGIN:VCARD\nEND:VCARD", CalendarError(.noCalendar, line: 1)),
      ("BEGIN:VCALENDAR", CalendarError(.unfinished("VCALENDAR"), line: 1)),
      ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR", CalendarError(.wrongEnd("VCALENDAR"), line: 3)),
      ("BEGIN:VCALENDAR\n\n\u{FEFF}no colon here", CalendarError(.noProperty, line: 3)),
      ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR", CalendarError(.noStart, line: 2)),
      (event("DTSTART:20260230"), CalendarError(.badDate("20260230"), line: 3)),
      (event("DTSTART:2026-12-25"), CalendarError(.badDate("2026-12-25"), line: 3)),
      (event("DTSTART:20261225Tnoon"), CalendarError(.badDate("20261225Tnoon"), line: 3)),
      (event("DTSTART:20261225\nDTEND:20261224"), CalendarError(.endBeforeStart, line: 4)),
      (event("DTSTART:20261225\nDTEND:20281225"), CalendarError(.tooMany(limit: 366), line: 2)),
      (event("DTSTART:20261225\nDURATION:PT5H"), CalendarError(.badDate("PT5H"), line: 4)),
      (event("DTSTART:20261225\nRRULE:FREQ=DAILY"), CalendarError(.unknownRule("FREQ=DAILY"), line: 4)),
      (
        event("DTSTART:20261225\nRRULE:FREQ=YEARLY;BYDAY=-1SU"),
        CalendarError(.unknownRule("FREQ=YEARLY;BYDAY=-1SU"), line: 4)
      ),
    ])
  func refused(text: String, error: CalendarError) {
    #expect(throws: error) { try AllDayReader(Array(text.utf8)) }
  }

  private static func event(_ properties: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(properties)\nEND:VEVENT\nEND:VCALENDAR\n"
  }

  @Test("Broken UTF-8, endless lines and many events end in an error or an answer")
  func bounded() throws {
    let broken = Array("BEGIN:VCALENDAR\nX:".utf8) + [0xC3, 0x28, 0x0A]
    #expect(throws: CalendarError(.invalidUTF8, line: 2)) { try AllDayReader(broken) }
    let folded = "BEGIN:VCALENDAR\nX:" + String(repeating: "\n y", count: 100_000) + "\nEND:VCALENDAR"
    #expect(try AllDayReader(Array(folded.utf8)).events.isEmpty)
    let many = String(repeating: "BEGIN:VEVENT\nDTSTART:20261225\nEND:VEVENT\n", count: 5001)
    #expect(throws: CalendarError(.tooMany(limit: 5000), line: 15002)) {
      try AllDayReader(Array("BEGIN:VCALENDAR\n\(many)END:VCALENDAR\n".utf8))
    }
  }
}
