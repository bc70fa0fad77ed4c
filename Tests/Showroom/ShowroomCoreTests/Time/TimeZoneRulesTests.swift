import Testing

@testable import ShowroomCore

@Suite struct TimeZoneRulesTests {
  @Test(
    "A name that is not written like a zone is refused before any file is touched",
    arguments: [
      "", "/etc/passwd", "../../etc/passwd", "Europe/../../etc/passwd", "Europe//Berlin", "Europe/Berlin/", ".hidden",
      "Europe/Ber lin", "Europe/Berlin\0", "Zürich", "\u{1B}[31m", String(repeating: "a", count: 101),
    ])
  func badNames(_ name: String) {
    #expect(throws: TimeZoneError.invalidIdentifier(name)) { try TimeZoneRules(identifier: name) }
  }

  @Test("A zone that does not exist is named in the error, and so is the folder")
  func unknownZone() {
    #expect(throws: TimeZoneError.unknownIdentifier("Europe/Springfield", folder: "/usr/share/zoneinfo")) {
      try TimeZoneRules(identifier: "Europe/Springfield", folder: "/usr/share/zoneinfo")
    }
  }

  @Test("A folder of zones is not a zone")
  func folderIsNoZone() throws {
    let folder = TimeZoneRules.systemFolder
    #expect(throws: TimeZoneError.unknownIdentifier("Europe", folder: folder)) {
      try TimeZoneRules(identifier: "Europe")
    }
  }

  @Test("UTC is there even where the machine has no time-zone data")
  func utcNeedsNoFile() throws {
    let zone = try TimeZoneRules(identifier: "UTC", folder: "/nowhere")
    #expect(zone.offset(at: Instant(seconds: 0)) == 0)
    #expect(zone.change(after: .distantPast) == nil)
  }

  @Test("Berlin's spring of 2027: one hour forward at 01:00 UTC, back in autumn")
  func changesOfBerlin() throws {
    let zone = try TimeZoneRules(identifier: "Europe/Berlin")
    let spring = try #require(zone.change(after: try instant("2027-01-01T00:00:00Z")))
    #expect(spring.instant == (try instant("2027-03-28T01:00:00Z")))
    #expect([spring.before.abbreviation, spring.after.abbreviation] == ["CET", "CEST"])
    #expect(spring.shift == 3600)
    let autumn = try #require(zone.change(after: spring.instant))
    #expect(autumn.instant == (try instant("2027-10-31T01:00:00Z")))
    #expect(zone.change(before: autumn.instant) == spring)
    #expect(zone.change(before: spring.instant + 1) == spring)
  }

  @Test("Changes before and after any instant meet, in every direction and far beyond the listed years")
  func changesMeet() throws {
    for name in ["Europe/Berlin", "Australia/Lord_Howe", "Africa/Cairo", "America/Godthab", "Europe/Dublin"] {
      let zone = try TimeZoneRules(identifier: name)
      var cursor = try instant("1970-01-01T00:00:00Z")
      while let change = zone.change(after: cursor), change.instant.seconds < 9_000_000_000 {
        #expect(zone.change(before: change.instant + 1) == change)
        #expect(zone.localTime(at: change.instant) == change.after)
        #expect(zone.localTime(at: change.instant - 1) == change.before)
        cursor = change.instant
      }
      #expect(cursor.seconds > 8_900_000_000)
    }
  }

  @Test("The ends of time are answered, not crashed on")
  func endsOfTime() throws {
    let zone = try TimeZoneRules(identifier: "Europe/Berlin")
    _ = zone.offset(at: .distantPast)
    _ = zone.offset(at: .distantFuture)
    #expect(zone.change(before: .distantPast) == nil)
    #expect(zone.change(after: .distantFuture) == nil)
  }

  @Test("The host's zone is one that can be read")
  func hostZone() throws {
    let name = TimeZoneRules.hostIdentifier()
    #expect(try TimeZoneRules(identifier: name).identifier == name)
  }

  @Test(
    "A path to a zone's file names the zone",
    arguments: [
      ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"), ("../usr/share/zoneinfo/UTC", "UTC"),
      ("Europe/Paris", "Europe/Paris"), ("/etc/passwd", nil), ("/usr/share/zoneinfo", nil), ("", nil),
    ] as [(String, String?)])
  func zoneInPath(_ path: String, _ expected: String?) {
    #expect(TimeZoneRules.identifier(inPath: path) == expected)
  }
}
