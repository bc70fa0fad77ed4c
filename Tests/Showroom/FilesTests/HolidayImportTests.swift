import TestSupport
import Testing

@Suite("Public holidays from a file")
struct HolidayImportTests {
  let desk = Desk()

  private func write(_ lines: String...) {
    File.write((["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n").utf8, to: desk.file("h.ics"))
  }

  @Test("Whole days are closed with their summary as the reason; more than one day too")
  func imported() {
    write(
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20270606", "DTEND;VALUE=DATE:20270608", "SUMMARY:Works\\, holiday",
      "END:VEVENT")
    #expect(desk.run("closed import h.ics").exitCode == 0)
    let reasons = desk.sql("SELECT date, reason FROM special_day WHERE date LIKE '2027-06-%' AND closed")
    #expect(reasons == "2027-06-06|Works, holiday\n2027-06-07|Works, holiday\n")
    #expect(desk.run("free golf 2027-06-07").exitCode == 1)
  }

  @Test("21: days with drives are closed only after the drives were shown, and the drives are kept")
  func drives() {
    write("BEGIN:VEVENT", "DTSTART;VALUE=DATE:20261202", "SUMMARY:Inventory", "END:VEVENT")
    let before = desk.sql("SELECT count(*) FROM test_drive WHERE state = 'confirmed'")
    let asked = Program.built("showroom").run(
      ["--db", desk.file("a.db"), "--now", "2026-12-01T10:00", "--language", "en"], input: "closed import h.ics\nno\n",
      in: desk.directory.path)
    #expect(asked.output.contains("Drive ") && asked.output.contains("Go ahead?"))
    #expect(desk.sql("SELECT count(*) FROM special_day WHERE date = '2026-12-02'") == "0\n")
    #expect(desk.output("closed import h.ics").contains("Inventory"))
    #expect(desk.sql("SELECT count(*) FROM test_drive WHERE state = 'confirmed'") == before)
  }

  @Test("A bad file is refused whole, with its line")
  func refused() {
    write(
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20270606", "END:VEVENT", "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20270631",
      "END:VEVENT")
    let result = desk.run("closed import h.ics")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("line 6"))
    #expect(desk.sql("SELECT count(*) FROM special_day WHERE date LIKE '2027-06-%'") == "0\n")
  }
}
