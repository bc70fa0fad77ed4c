import Foundation
import Testing

@testable import ShowroomCore

/// Our reading of the time-zone files against Python's.
@Suite struct TimeZoneOracleTests {
  /// Prints for each zone its local time at the start of 2026 and each change until the end of 2040.
  ///
  /// Changes are found by probing every two days and halving the interval in which two probes differ.
  private static let probing = """
    import zoneinfo, datetime, sys, io, struct
    utc = datetime.timezone.utc
    first = int(datetime.datetime(2026, 1, 1, tzinfo=utc).timestamp())
    last = int(datetime.datetime(2041, 1, 1, tzinfo=utc).timestamp())
    def state(zone, second):
      moment = datetime.datetime.fromtimestamp(second, zone)
      return (int(moment.utcoffset().total_seconds()), moment.tzname())
    def changes(zone):
      found, here = [], first
      before = state(zone, here)
      while here < last:
        there = min(here + 172800, last)
        after = state(zone, there)
        low, high = here, there
        if after != before:
          while high - low > 1:
            middle = (low + high) // 2
            if state(zone, middle) == before: low = middle
            else: high = middle
          found.append((high, *state(zone, high)))
          there, after = high, state(zone, high)
        here, before = there, after
      return [(first, *state(zone, first))] + found
    def show(name, zone):
      print(name, *(f"{at}={offset}={text}" for at, offset, text in changes(zone)), sep="\\t")

    """

  private static let allZones =
    probing + """
      zoneinfo.reset_tzpath([sys.argv[1]])
      for name in sorted(zoneinfo.available_timezones()): show(name, zoneinfo.ZoneInfo(name))
      """

  private static let footersAlone =
    probing + """
      def file(text):
        empty = struct.pack(">4sc15x6l", b"TZif", b"3", 0, 0, 0, 0, 1, 4) + struct.pack(">lbb", 0, 0, 0) + b"UTC\\0"
        return io.BytesIO(empty + empty + b"\\n" + text.encode() + b"\\n")
      for line in sys.stdin.read().splitlines(): show(line, zoneinfo.ZoneInfo.from_file(file(line)))
      """

  /// The same lines from our own code.
  private func line(_ name: String, _ zone: TimeZoneRules) -> String {
    let (first, last) = (Instant(seconds: 1_767_225_600), Instant(seconds: 2_240_611_200))
    let start = "\(first.seconds)=\(zone.offset(at: first))=\(zone.abbreviation(at: first))"
    let changes = zone.changes(from: first + 1, to: last + 1).filter { change in
      change.before.offset != change.after.offset || change.before.abbreviation != change.after.abbreviation
    }
    let texts = changes.map { "\($0.instant.seconds)=\($0.after.offset)=\($0.after.abbreviation)" }
    return ([name, start] + texts).joined(separator: "\t")
  }

  @Test("Every zone of the world changes its clock when Python says so, 2026 to 2040")
  func everyZone() throws {
    let folder = TimeZoneRules.systemFolder
    let expected = try Python.run(Self.allZones, arguments: [folder]).split(separator: "\n").map(String.init)
    #expect(expected.count > 400)
    for expectation in expected {
      let name = String(expectation.prefix { $0 != "\t" })
      let zone = try TimeZoneRules(identifier: name)
      #expect(line(name, zone) == expectation)
    }
  }

  @Test("Rules for later years are read in all their forms, as Python reads them")
  func everyFormOfRule() throws {
    let rules = [
      "CET-1CEST,M3.5.0,M10.5.0/3", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
      "IST-2IDT,M3.4.4/26,M10.5.0", "IST-1GMT0,M10.5.0,M3.5.0/1", "AAA3BBB,J60,J300/-24",
      "NZST-12NZDT,M9.5.0,M4.1.0/3", "<+0545>-5:45", "UTC0", "EET-2EEST,M4.5.5/0,M10.5.4/24",
      "AAA-1:02:03BBB-2,J10/-167,J300/167", "HST10", "AAA3BBB,M2.5.0/2:30:15,M2.1.6",
    ]
    let output = try Python.run(Self.footersAlone, input: rules.joined(separator: "\n"))
    let expected = output.split(separator: "\n").map(String.init)
    #expect(expected.count == rules.count)
    for (rule, expectation) in zip(rules, expected) {
      let footer = try #require(RecurringRule(rule.utf8), "\(rule)")
      let zone = TimeZoneRules(
        identifier: rule, changeTimes: [], changeTypes: [], localTypes: [footer.standard], footer: footer)
      #expect(line(rule, zone) == expectation)
    }
  }

  /// Python 3.11 takes these days one too early, so the C library's answers are written down here.
  @Test("A rule with days counted from 0 counts 29 February")
  func zeroBasedDays() throws {
    let rule = try #require(RecurringRule("AAA3BBB,59/2,300".utf8))
    for start in ["2026-03-01T05:00:00Z", "2027-03-01T05:00:00Z", "2028-02-29T05:00:00Z"] {
      let start = try instant(start)
      #expect(rule.localTime(at: start - 1).abbreviation == "AAA")
      #expect(rule.localTime(at: start).abbreviation == "BBB")
    }
  }

  @Test("Daylight time all year is written as a rule whose end meets its next start, and never ends")
  func daylightAllYear() throws {
    let rule = try #require(RecurringRule("EST5EDT,0/0,J365/25".utf8))
    let start = try instant("2026-12-25T00:00:00Z")
    for hour in 0..<(24 * 14) {
      #expect(rule.localTime(at: start + hour * 3600).abbreviation == "EDT")
    }
    #expect(rule.change(after: start) == nil)
    #expect(rule.change(before: start) == nil)
  }
}
