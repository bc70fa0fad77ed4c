import TestSupport
import Testing

@testable import CalendarFormatKit

@Suite("iCalendar files that are written")
struct CalendarWriterTests {
  static let writer = CalendarWriter(product: "-//Test//Test//EN")

  static func event(_ text: String = "Test", name: String = "Anna") -> CalendarEvent {
    CalendarEvent(
      uid: "drive-1-abc", sequence: 2, seconds: 1_796_115_600..<1_796_118_300, status: .confirmed, summary: text,
      description: text, location: text, organizer: CalendarEvent.Person(name: text, email: "desk@example.com"),
      attendees: [CalendarEvent.Person(name: name, email: nil)], reminders: [60, 1440])
  }

  static let texts = [
    "", "plain", "A;B,C\\D", "a\nb", "a\r\nb\rc", #"literal \n and \\n"#, "bell \u{7} and \u{1B}[31m and \u{9F}",
    "tab\there",
    String(repeating: "Длинная заметка ", count: 13), String(repeating: "😀", count: 60), "\u{2028}\u{85}",
    "e\u{301}" + String(repeating: "\u{301}", count: 100), "“quoted” \"quoted\" :;,",
    String(repeating: "x", count: 5000),
    " begins and ends with a space ", "DTEND:19700101T000000Z", "a\r\nATTENDEE:mailto:other@example.com",
  ]

  @Test(
    "48, 49: any text makes a well-formed file: CRLF, at most 75 octets a line, whole code points, no control bytes",
    arguments: texts, [CalendarWriter.Method.publish, .request, .cancel])
  func form(text: String, method: CalendarWriter.Method) {
    let file = Self.writer.file([Self.event(text, name: text)], method: method, stamp: 1_796_000_000)
    #expect(CalendarFile.faults(file) == [])
    #expect(file.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    #expect(CalendarFile.properties(file).contains("METHOD:\(method.rawValue)"))
  }

  @Test(
    "49: another program reads the same text back", .enabled(if: CalendarFile.canBeReadByOthers), arguments: texts)
  func readBack(text: String) {
    let file = Self.writer.file([Self.event(text)], method: .request, stamp: 1_796_000_000)
    let facts = CalendarFile.readByOthers(file)
    var meant = text.replacing("\r\n", with: "\n")
    meant = String(
      String.UnicodeScalarView(
        meant.unicodeScalars.compactMap { scalar in
          if ["\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) { return "\n" }
          return scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t" ? nil : scalar
        }))
    let shown = meant.replacing("\n", with: "\\n")
    #expect(facts.contains(shown.isEmpty ? "SUMMARY " : "SUMMARY \(shown)"))
    #expect(facts.contains("METHOD REQUEST") && facts.contains("SEQUENCE 2") && facts.contains("UID drive-1-abc"))
    #expect(facts.filter { $0.hasPrefix("ATTENDEE") } == ["ATTENDEE invalid:nomail"])
  }

  @Test("51, 52: times are in UTC, so that no file carries a zone", .enabled(if: CalendarFile.canBeReadByOthers))
  func times() {
    let file = Self.writer.file([Self.event()], method: .request, stamp: 1_796_000_000)
    #expect(!file.contains("VTIMEZONE") && !file.contains("TZID"))
    let facts = CalendarFile.readByOthers(file)
    #expect(facts.contains("DTSTART 2026-12-01T09:00:00+0000"))
    #expect(facts.contains("DTEND 2026-12-01T09:45:00+0000"))
    #expect(facts.filter { $0.hasPrefix("REMINDER") } == ["REMINDER 60", "REMINDER 1440"])
  }

  @Test(
    "A time is written by the calendar, before 1970 and at its ends too",
    arguments: [
      (0, "19700101T000000Z"), (-1, "19691231T235959Z"), (951_782_400, "20000229T000000Z"),
      (4_102_444_799, "20991231T235959Z"), (-62_135_596_800, "00010101T000000Z"),
    ] as [(Int64, String)])
  func time(seconds: Int64, text: String) {
    #expect(CalendarWriter.time(seconds) == text)
  }

  @Test("Nobody is invited where events are only published, and nobody reminded of what was called off")
  func methods() {
    let published = Self.writer.file([Self.event(), Self.event()], method: .publish, stamp: 0)
    #expect(!published.contains("ATTENDEE") && published.contains("VALARM"))
    let cancelled = Self.writer.file([Self.event()], method: .cancel, stamp: 0)
    #expect(cancelled.contains("ATTENDEE") && !cancelled.contains("VALARM"))
  }

  @Test("48: a server is told not to invite a second time")
  func scheduleAgent() {
    let file = Self.writer.file([Self.event()], method: .request, stamp: 0)
    let line = CalendarFile.properties(file).first { $0.hasPrefix("ATTENDEE") } ?? ""
    #expect(line.contains(";SCHEDULE-AGENT=CLIENT") && line.hasSuffix(":invalid:nomail"))
  }
}
