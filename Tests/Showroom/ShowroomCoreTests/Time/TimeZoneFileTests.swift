import Testing

@testable import ShowroomCore

@Suite struct TimeZoneFileTests {
  /// A block of a file: two local times, of which the second holds from `change` on.
  private func block(version: Character, timeSize: Int, change: Int64, leapSeconds: UInt8 = 0) -> [UInt8] {
    let mark: UInt8 = version == "1" ? 0 : version.asciiValue ?? 0
    var bytes = Array("TZif".utf8) + [mark] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, 1, 2, 8] { bytes += [0, 0, 0, count] }
    bytes += (0..<timeSize).reversed().map { UInt8(truncatingIfNeeded: change >> (8 * Int64($0))) }
    bytes += [1] + [0, 0, 0x0E, 0x10, 0, 0] + [0, 0, 0x1C, 0x20, 1, 4]
    return bytes + Array("CET\0CES\0".utf8) + [UInt8](repeating: 0, count: Int(leapSeconds) * (timeSize + 4))
  }

  private func rules(_ bytes: [UInt8]) throws -> TimeZoneRules {
    try TimeZoneRules(identifier: "Test", path: "Test", bytes: bytes)
  }

  @Test("A file of version 1 has 32-bit times and no rule for later years")
  func versionOne() throws {
    let zone = try rules(block(version: "1", timeSize: 4, change: -100))
    #expect(zone.offset(at: Instant(seconds: -101)) == 3600)
    #expect(zone.offset(at: Instant(seconds: -100)) == 7200)
    #expect(zone.offset(at: .distantFuture) == 7200)
  }

  @Test("From version 2 on the 64-bit times count", arguments: ["2", "3", "4"] as [Character])
  func laterVersions(_ version: Character) throws {
    let change: Int64 = 5_000_000_000
    let bytes = block(version: version, timeSize: 4, change: 7) + block(version: version, timeSize: 8, change: change)
    let zone = try rules(bytes + Array("\nEET-2\n".utf8))
    #expect(zone.abbreviation(at: Instant(seconds: change - 1)) == "CET")
    #expect(zone.abbreviation(at: Instant(seconds: change)) == "EET")
  }

  @Test("A file that leaves later years to its rule answers as the rule does, for as long as one likes")
  func slimFile() throws {
    let text = "EET-2EEST,M3.5.0/3,M10.5.0/4"
    let rule = try #require(RecurringRule(text.utf8))
    let winter: Int64 = 978_307_200
    let bytes = block(version: "2", timeSize: 4, change: 7) + block(version: "2", timeSize: 8, change: winter)
    let zone = try rules(bytes + Array("\n\(text)\n".utf8))
    #expect(zone.change(before: Instant(seconds: winter + 1))?.instant == Instant(seconds: winter))
    var cursor = Instant(seconds: winter)
    var count = 0
    while let change = zone.change(after: cursor), count < 300 {
      if count > 0 { #expect(change == rule.change(after: cursor)) }
      cursor = change.instant
      count += 1
    }
    #expect(count == 300)
  }

  @Test("A file cut short anywhere is an error")
  func cutShort() {
    let whole = block(version: "2", timeSize: 4, change: 7) + block(version: "2", timeSize: 8, change: 7)
    let bytes = whole + Array("\nEET-2\n".utf8)
    for length in 0..<bytes.count {
      #expect(throws: TimeZoneError.self) { try rules(Array(bytes.prefix(length))) }
    }
  }

  @Test("A file with any byte changed is read or refused, never crashed on")
  func damaged() throws {
    let whole = block(version: "2", timeSize: 4, change: 7) + block(version: "2", timeSize: 8, change: 7)
    let bytes = whole + Array("\nEET-2EEST,M3.5.0,M10.5.0\n".utf8)
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var copy = bytes
        copy[index] = value
        guard let zone = try? rules(copy) else { continue }
        #expect(abs(zone.offset(at: Instant(seconds: 1_800_000_000))) < 172_800)
      }
    }
  }

  @Test("A file that counts leap seconds is refused, because its times are not UTC")
  func leapSeconds() {
    let expected = TimeZoneError.unreadable(path: "Test", reason: "counts leap seconds")
    #expect(throws: expected) { try rules(block(version: "1", timeSize: 4, change: 7, leapSeconds: 1)) }
  }

  @Test(
    "A rule for later years that is no rule is refused",
    arguments: [
      "", "A", "CET", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0", "CET-25", "<CET-1", "CET-1CEST,J0,J365", "CET-1CEST,366,1", "CET-1:60",
      "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0x", "CET-99999999999999999999",
    ])
  func badRules(_ text: String) {
    #expect(RecurringRule(text.utf8) == nil)
  }

  @Test("A rule without days takes those of the United States")
  func ruleWithoutDays() {
    #expect(RecurringRule("EST5EDT".utf8) == RecurringRule("EST5EDT,M3.2.0,M11.1.0".utf8))
  }
}
