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

/// A generator whose numbers are the same in every run (xorshift64*), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
