import TestSupport
import Testing

/// Our calendar files, read back by programs of other people.
@Suite("51: Other people's calendars read our files")
struct CalendarReaderTests {
  let desk = Desk()

  /// What the store holds, as a reader should find it.
  private func expected(_ clause: String) -> [CalendarReader.Event] {
    let rows = desk.sql(
      """
      SELECT 'drive-' || test_drive.id || '-' || setting.value, strftime('%Y%m%dT%H%M%SZ', starts, 'unixepoch'),
        strftime('%Y%m%dT%H%M%SZ', ends, 'unixepoch')
      FROM test_drive, setting WHERE setting.key = 'calendar-id' AND \(clause)
      """)
    return rows.split(separator: "\n").map { row in
      let parts = row.split(separator: "|").map(String.init)
      return CalendarReader.Event(uid: parts[0], start: parts[1], end: parts[2], description: "")
    }.sorted()
  }

  private func withoutText(_ events: [CalendarReader.Event]?) -> [CalendarReader.Event]? {
    events?.map { CalendarReader.Event(uid: $0.uid, start: $0.start, end: $0.end, description: "") }
  }

  @Test("icalendar reads them", .enabled(if: CalendarReader.icalendar.isThere, absence(.icalendar)))
  func icalendar() { #expect(CalendarReader.icalendar.events(in: desk.output("drive ical 12"))?.count == 1) }

  @Test("ical reads them", .enabled(if: CalendarReader.ical.isThere, absence(.ical)))
  func ical() { #expect(CalendarReader.ical.events(in: desk.output("drive ical 12"))?.count == 1) }

  @Test("khal reads them", .enabled(if: CalendarReader.khal.isThere, absence(.khal)))
  func khal() { #expect(CalendarReader.khal.events(in: desk.output("drive ical 12"))?.count == 1) }

  @Test("libical reads them", .enabled(if: CalendarReader.libical.isThere, absence(.libical)))
  func libical() { #expect(CalendarReader.libical.events(in: desk.output("drive ical 12"))?.count == 1) }

  private static func absence(_ reader: CalendarReader) -> Comment { Comment(rawValue: reader.absence) }

  @Test(
    "A drive, a day, a demonstrator, a customer, all: what is read is what is stored", arguments: CalendarReader.present
  )
  func readBack(reader: CalendarReader) {
    for (line, clause) in [
      ("drive ical 12", "test_drive.id = 12"),
      ("export ical --day 2026-12-01", "date(starts, 'unixepoch') = '2026-12-01'"),
      ("export ical --vehicle 1", "vehicle_id = 1"), ("export ical --customer 2", "customer_id = 2"),
      ("export ical", "starts > unixepoch('2026-11-01')"),
    ] {
      #expect(withoutText(reader.events(in: desk.output(line))) == expected(clause), "\(reader) \(line)")
    }
  }

  @Test("46: invitation, new time and cancellation keep to the rules for each", arguments: CalendarReader.present)
  func versions(reader: CalendarReader) {
    desk.run("book --vehicle 1 --start \"2026-12-08 10:00\" --duration 45 --for 2")
    for line in ["status", "drive move 31 2026-12-08 11:30", "drive move 31 2026-12-09 11:30", "drive cancel 31"] {
      desk.run(line)
      let events = reader.events(in: desk.output("drive ical 31"))
      // khal shows no event that was called off.
      let isHidden = reader == .khal && line == "drive cancel 31"
      #expect(withoutText(events) == expected("test_drive.id = 31") || isHidden && events == [], "\(reader) \(line)")
    }
  }

  @Test(
    "49: marks of punctuation, line breaks, control characters and long texts come back",
    arguments: CalendarReader.present)
  func texts(reader: CalendarReader) {
    let long = String(repeating: "Ж", count: 200)
    _ = desk.sql("UPDATE customer SET name = 'A;B,C\\D ' || char(7) || '\\n \(long) 😀é' WHERE id = 2")
    desk.run("book --vehicle 1 --start \"2026-12-08 10:00\" --duration 45 --for 2")
    let file = desk.output("drive ical 31")
    #expect(CalendarFile.faults(file) == [])
    let description = reader.events(in: file)?.first?.description ?? ""
    #expect(description.contains("A;B,C\\D \\n \(long) 😀é"), "\(reader): \(description)")
  }

  @Test(
    "51: in a showroom far from UTC, on days of change, times are never floating", arguments: CalendarReader.present)
  func clockChanges(reader: CalendarReader) {
    desk.run("hours set daily 00:00-24:00")
    for time in ["2027-03-28 01:00", "2027-03-28 03:30", "2027-03-27 22:45"] {
      #expect(
        desk.run("book --vehicle 1 --start \"\(time)\" --duration 60 --for 2", at: "2027-03-01T10:00").exitCode == 0)
    }
    let events = reader.events(in: desk.output("export ical --vehicle 1 --customer 2"))
    #expect(withoutText(events) == expected("vehicle_id = 1 AND customer_id = 2"))
    #expect(events?.map(\.start).contains("20270328T013000Z") == true)
  }

  @Test("libical finds a broken file, so that its yes means something", .enabled(if: CalendarReader.libical.isThere))
  func control() {
    let file = desk.output("drive ical 12")
    let lines = file.split(separator: "\r\n", omittingEmptySubsequences: false)
    let withoutOrganizer = lines.filter { !$0.hasPrefix("ORGANIZER") }.joined(separator: "\r\n")
    #expect(CalendarReader.libical.events(in: file) != nil)
    #expect(CalendarReader.libical.events(in: withoutOrganizer) == nil)
  }
}
