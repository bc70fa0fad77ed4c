/// The rules of one IANA time zone, read from the system's compiled time-zone files.
///
/// Why own code: Foundation costs 6 ms of a start-up that must not take three times that of the `sqlite3` shell,
/// and the C library keeps its zone in one global variable, so that two showrooms in two zones could not live in
/// one process. This is a value: it is read once, holds no lock, and may be passed to any thread.
///
/// Source: RFC 8536, "The Time Zone Information Format (TZif)", versions 1 to 4, and POSIX.1 section 8.3 for the
/// text that covers all time after the last listed change.
public struct TimeZoneRules: Hashable, Sendable {
  /// The IANA name that the zone was asked for by, such as "Europe/Berlin".
  public let identifier: String

  /// The instants at which the clock or its name changes, ascending, in UTC seconds.
  let changeTimes: [Int64]
  /// For each change, the index in `localTypes` of what holds from then on.
  let changeTypes: [UInt8]
  /// The local times that the zone has known; the first holds before the first change.
  let localTypes: [LocalTimeType]
  /// What holds after the last listed change; nil when the file does not say.
  let footer: RecurringRule?

  /// UTC, which needs no file.
  public static let utc = TimeZoneRules(
    identifier: "UTC", changeTimes: [], changeTypes: [],
    localTypes: [LocalTimeType(offset: 0, isDaylight: false, abbreviation: "UTC")], footer: nil)
}

/// A local time that a zone keeps for a while: its offset from UTC and its name.
public struct LocalTimeType: Hashable, Sendable {
  /// Seconds to add to UTC; positive east of Greenwich.
  public let offset: Int
  /// Whether the zone calls this daylight-saving time.
  public let isDaylight: Bool
  /// The name in the time-zone data, such as "CET" or "+0330".
  public let abbreviation: String
}

/// The instant at which a zone changes from one local time to another.
public struct ClockChange: Hashable, Sendable {
  /// The first instant of the new local time.
  public let instant: Instant
  /// What held until then.
  public let before: LocalTimeType
  /// What holds from then on.
  public let after: LocalTimeType

  /// How far the clock is put forward, in seconds; negative when it is put back.
  public var shift: Int {
    after.offset - before.offset
  }
}

extension TimeZoneRules {
  /// The seconds to add to UTC for the wall-clock time at `instant`.
  ///
  /// Complexity: O(log n) in the number of changes listed.
  public func offset(at instant: Instant) -> Int {
    localTime(at: instant).offset
  }

  /// The name of the local time at `instant`, such as "CEST".
  public func abbreviation(at instant: Instant) -> String {
    localTime(at: instant).abbreviation
  }

  /// The local time that holds at `instant`.
  public func localTime(at instant: Instant) -> LocalTimeType {
    let passed = changesUntil(instant)
    if passed == changeTimes.count, let footer {
      return footer.localTime(at: instant)
    }
    return listedType(after: passed)
  }

  /// What holds once `count` of the listed changes have passed.
  private func listedType(after count: Int) -> LocalTimeType {
    count == 0 ? localTypes[0] : localTypes[Int(changeTypes[count - 1])]
  }

  /// How many listed changes happened at or before `instant`.
  private func changesUntil(_ instant: Instant) -> Int {
    var low = 0
    var high = changeTimes.count
    while low < high {
      let middle = (low + high) / 2
      if changeTimes[middle] <= instant.seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - Changes

extension TimeZoneRules {
  /// The first change after `instant`, or nil when there will be none that is known.
  ///
  /// Entries that alter nothing (some files list them) are no changes.
  public func change(after instant: Instant) -> ClockChange? {
    for index in changesUntil(instant)..<changeTimes.count {
      if let change = listedChange(index) { return change }
    }
    let start = Instant(seconds: max(instant.seconds, changeTimes.last ?? .min))
    return footer?.change(after: start)
  }

  /// The last change before `instant`, or nil when there was none.
  public func change(before instant: Instant) -> ClockChange? {
    if let change = footer?.change(before: instant), change.instant.seconds > changeTimes.last ?? .min {
      return change
    }
    for index in (0..<changesUntil(instant - 1)).reversed() {
      if let change = listedChange(index) { return change }
    }
    return nil
  }

  /// The changes in `start..<end`, in order.
  public func changes(from start: Instant, to end: Instant) -> [ClockChange] {
    var found: [ClockChange] = []
    var cursor = start - 1
    while let change = change(after: cursor), change.instant < end {
      found.append(change)
      cursor = change.instant
    }
    return found
  }

  private func listedChange(_ index: Int) -> ClockChange? {
    let before = listedType(after: index)
    let after = listedType(after: index + 1)
    guard before != after else { return nil }
    return ClockChange(instant: Instant(seconds: changeTimes[index]), before: before, after: after)
  }
}
