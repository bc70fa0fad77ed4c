import LanguageKit
import Testing

@testable import ShowroomCore

// Short ways to write dates, times and calendars in tests.

func calendar(_ zone: String) throws -> ShowroomCalendar {
  ShowroomCalendar(zone: try TimeZoneRules(identifier: zone))
}

func date(_ text: String) throws -> CivilDate {
  try #require(CivilDate(iso: text))
}

func civil(_ text: String) throws -> CivilDateTime {
  try #require(CivilDateTime(iso: text))
}

/// The instant that an ISO 8601 text with an offset names.
func instant(_ text: String) throws -> Instant {
  try #require(ShowroomCalendar(zone: .utc).parse(iso8601: text)).instant
}
