import TestSupport
import Testing

@Suite("Drives in other calendars")
struct CalendarExportTests {
  let desk = Desk()

  private func facts(_ file: String) -> [String: String] {
    var facts: [String: String] = [:]
    for line in CalendarFile.properties(file) where facts[String(line.prefix { $0 != ":" && $0 != ";" })] == nil {
      facts[String(line.prefix { $0 != ":" && $0 != ";" })] = String(line.drop { $0 != ":" }.dropFirst())
    }
    return facts
  }

  @Test("46: book, move, move, cancel: one UID, SEQUENCE 0, 1, 2, 3, and the last calls the drive off")
  func versions() {
    desk.run("book --vehicle 1 --start \"2026-12-08 10:00\" --duration 45 --for 2")
    var seen: [[String: String]] = []
    for line in ["status", "drive move 31 2026-12-08 11:30", "drive move 31 2026-12-09 11:30", "drive cancel 31"] {
      if line != "status" { #expect(desk.run(line).exitCode == 0, "\(line)") }
      let file = desk.output("drive ical 31")
      #expect(CalendarFile.faults(file) == [])
      seen.append(facts(file))
    }
    #expect(Set(seen.map { $0["UID"] }).count == 1)
    #expect(seen.map { $0["SEQUENCE"] } == ["0", "1", "2", "3"])
    #expect(seen.map { $0["METHOD"] } == ["REQUEST", "REQUEST", "REQUEST", "CANCEL"])
    #expect(seen.map { $0["STATUS"] } == ["CONFIRMED", "CONFIRMED", "CONFIRMED", "CANCELLED"])
    #expect(
      seen.map { $0["DTSTART"] } == ["20261208T090000Z", "20261208T103000Z", "20261209T103000Z", "20261209T103000Z"])
    #expect(seen.allSatisfy { $0["DTSTAMP"] == "20261201T090000Z" })
  }

  @Test("What a calendar does not show counts as no version: a car that goes out and comes back")
  func unseen() {
    let before = desk.sql("SELECT revision FROM test_drive WHERE id = 12")
    desk.run("drive out 12 --odometer 999999")
    desk.run("drive return 12 --odometer 999999")
    #expect(desk.sql("SELECT state, revision FROM test_drive WHERE id = 12") == "returned|\(before)")
  }

  @Test(
    "49: a customer with marks of punctuation in their name is read back", .enabled(if: CalendarFile.canBeReadByOthers))
  func strangeNames() {
    desk.run(#"customer add 'A;B,C\\D "the" Fast'"#)
    _ = desk.sql("UPDATE customer SET name = 'A;B,C\\D' || char(10, 7) || '\\n Ж', email = 'a@b.c,d' WHERE id = 14")
    desk.run("book --vehicle 1 --start \"2026-12-08 10:00\" --duration 45 --for 14")
    let file = desk.output("drive ical 31")
    #expect(CalendarFile.faults(file) == [])
    let facts = CalendarFile.readByOthers(file)
    #expect(facts.contains { $0.hasPrefix("DESCRIPTION") && $0.contains(#"A;B,C\D\n\n Ж"#) })
    #expect(facts.contains("ATTENDEE mailto:a@b.c%2Cd"))
  }

  @Test("A day, a demonstrator and a customer: their drives and no others, for other programs to take note of")
  func several() {
    for (options, clause) in [
      ("--day 2026-12-01", "date(starts, 'unixepoch') = '2026-12-01'"), ("--vehicle 1", "vehicle_id = 1"),
      ("--customer 2", "customer_id = 2"), ("", "1"),
    ] {
      let file = desk.output("export ical \(options)")
      #expect(CalendarFile.faults(file) == [])
      let uids = CalendarFile.properties(file).filter { $0.hasPrefix("UID:") }
      let count = desk.sql("SELECT count(*) FROM test_drive WHERE \(clause)").split(separator: "\n").first
      #expect(count.map(String.init) == String(uids.count), "\(options)")
      #expect(Set(uids).count == uids.count)
      #expect(file.contains("METHOD:PUBLISH") && !file.contains("ATTENDEE"))
    }
  }

  @Test("No field leaks another customer's data, and nobody gets another's drives")
  func privacy() {
    let names = desk.sql("SELECT name FROM customer WHERE id <> 2").split(separator: "\n").map(String.init)
    for line in ["export ical", "export ical --day 2026-12-01", "export ical --vehicle 1", "export ical --customer 2"] {
      let file = CalendarFile.properties(desk.output(line, as: "customer:2")).joined(separator: "\n")
      #expect(names.allSatisfy { !file.contains($0) }, "\(line)")
    }
    let other = desk.sql("SELECT id FROM test_drive WHERE customer_id <> 2 LIMIT 1").split(separator: "\n")[0]
    #expect(desk.run("drive ical \(other)", as: "customer:2").exitCode == 1)
    #expect(desk.run("export ical --drive \(other)", as: "customer:2").exitCode == 1)
    #expect(desk.run("export ical --customer 3", as: "customer:2").exitCode == 1)
    #expect(desk.run("export ical", as: "guest").exitCode != 0)
    let phones = desk.sql("SELECT phone FROM customer UNION SELECT licence_number FROM customer")
    let all = desk.output("export ical")
    #expect(phones.split(separator: "\n").allSatisfy { !all.contains($0) })
  }

  @Test("A file is for its owner alone, and replaces none unasked")
  func files() {
    #expect(desk.run("drive ical 12 a.ics").exitCode == 0)
    #expect(File.mode(desk.file("a.ics")) == 0o600)
    #expect(File.text(desk.file("a.ics")) == desk.output("drive ical 12 -"))
    #expect(desk.run("drive ical 13 a.ics").exitCode == 1)
    #expect(File.text(desk.file("a.ics")) == desk.output("drive ical 12"))
    #expect(desk.run("drive ical 13 a.ics --force").exitCode == 0)
    #expect(File.text(desk.file("a.ics")) == desk.output("drive ical 13"))
  }

  @Test("Reminders are those that were asked for, else an hour before")
  func reminders() {
    func triggers(_ line: String) -> [String] {
      CalendarFile.properties(desk.output(line)).filter { $0.hasPrefix("TRIGGER") }
    }
    #expect(triggers("drive ical 12") == ["TRIGGER:-PT60M"])
    #expect(triggers("drive ical 12 --remind 30 --remind 1440") == ["TRIGGER:-PT30M", "TRIGGER:-PT1440M"])
  }

  @Test("The showroom's name, address and e-mail stand in invitations", .enabled(if: CalendarFile.canBeReadByOthers))
  func contact() {
    desk.run("settings set name Autohaus Nord; Filiale")
    desk.run("settings set email desk@example.com")
    desk.run("settings set address Straße 1, Berlin")
    let facts = CalendarFile.readByOthers(desk.output("drive ical 12"))
    #expect(facts.contains("ORGANIZER mailto:desk@example.com") && facts.contains("LOCATION Straße 1, Berlin"))
  }
}
