import Testing

@testable import ShowroomCore

@Suite struct ISO8601Tests {
  @Test(
    "A time is written with the offset that the showroom has then",
    arguments: [
      ("Europe/Berlin", "2026-12-01T14:00:00Z", "2026-12-01T15:00:00+01:00"),
      ("Europe/Berlin", "2026-07-01T14:00:30Z", "2026-07-01T16:00:30+02:00"),
      ("America/St_Johns", "2026-12-01T14:00:00Z", "2026-12-01T10:30:00-03:30"),
      ("UTC", "1969-12-31T23:59:59Z", "1969-12-31T23:59:59+00:00"),
      ("Europe/Berlin", "1850-01-01T00:00:00Z", "1850-01-01T00:53:28+00:53:28"),
    ])
  func writing(_ zone: String, _ utc: String, _ expected: String) throws {
    let calendar = try calendar(zone)
    let moment = try instant(utc)
    #expect(calendar.iso8601(moment) == expected)
    #expect(calendar.parse(iso8601: expected) == .once(moment))
  }

  @Test(
    "A time without offset is the showroom's wall-clock time; one with an offset is that instant",
    arguments: [
      ("2026-12-01T10:00:00", "2026-12-01T09:00:00Z"), ("2026-12-01T10:00", "2026-12-01T09:00:00Z"),
      ("2026-12-01 10:00", "2026-12-01T09:00:00Z"), ("2026-12-01", "2026-11-30T23:00:00Z"),
      ("2026-12-01T24:00", "2026-12-01T23:00:00Z"), ("2026-12-01T10:00:00.999", "2026-12-01T09:00:00Z"),
      ("2026-12-01t10:00:00z", "2026-12-01T10:00:00Z"), ("2026-12-01T10:00+0530", "2026-12-01T04:30:00Z"),
      ("2026-12-01T10:00-05", "2026-12-01T15:00:00Z"), ("2026-12-01T24:00:00Z", "2026-12-02T00:00:00Z"),
    ])
  func reading(_ text: String, _ utc: String) throws {
    let berlin = try calendar("Europe/Berlin")
    #expect(berlin.parse(iso8601: text) == .once(try instant(utc)))
  }

  @Test(
    "What is no ISO 8601 time is refused",
    arguments: [
      "", "tomorrow", "2026-13-01T10:00", "2026-02-30", "2026-12-01T25:00", "2026-12-01T24:01", "2026-12-01T10:60",
      "2026-12-01T10:00:60", "2026-12-01T10", "2026-12-01T10:00+1", "2026-12-01T10:00+01:0", "2026-12-01T10:00+1:000",
      "2026-12-01T10:00+99", "2026-12-01T10:00:00.", "2026-12-01T10:00.5", "2026-12-01T10:00ZZ", "2026-12-01T",
      "２０２６-12-01", "2026-12-01T10:00:00.12345678901234567890123456789", "2026-12-01T10:00Zürich",
    ])
  func refused(_ text: String) throws {
    #expect(try calendar("Europe/Berlin").parse(iso8601: text) == nil)
  }
}
