/// A point in time: whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// This is what the store holds; wall-clock time is made from it by a `ShowroomCalendar`. Arithmetic stops at
/// the ends of `Int64` and never traps, so a value from a damaged file does no harm.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z; negative before.
  public var seconds: Int64

  /// Makes the instant `seconds` after 1970-01-01T00:00:00Z.
  public init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The earliest value that can be held, long before any calendar.
  public static let distantPast = Instant(seconds: .min)
  /// The latest value that can be held, long after any calendar.
  public static let distantFuture = Instant(seconds: .max)

  public static func < (left: Instant, right: Instant) -> Bool {
    left.seconds < right.seconds
  }
}

extension Instant {
  /// The instant `seconds` later (earlier when negative).
  public static func + (instant: Instant, seconds: Int) -> Instant {
    let (sum, overflow) = instant.seconds.addingReportingOverflow(Int64(seconds))
    guard overflow else { return Instant(seconds: sum) }
    return seconds < 0 ? .distantPast : .distantFuture
  }

  /// The instant `seconds` earlier (later when negative).
  public static func - (instant: Instant, seconds: Int) -> Instant {
    let (difference, overflow) = instant.seconds.subtractingReportingOverflow(Int64(seconds))
    guard overflow else { return Instant(seconds: difference) }
    return seconds < 0 ? .distantFuture : .distantPast
  }

  /// The instant `minutes` later (earlier when negative).
  public static func + (instant: Instant, minutes: Minutes) -> Instant {
    instant + minutes.seconds
  }

  /// The instant `minutes` earlier (later when negative).
  public static func - (instant: Instant, minutes: Minutes) -> Instant {
    instant - minutes.seconds
  }

  /// The seconds from `right` to `left`; negative when `left` is earlier.
  public static func - (left: Instant, right: Instant) -> Int {
    let (difference, overflow) = left.seconds.subtractingReportingOverflow(right.seconds)
    guard overflow else { return Int(difference) }
    return left < right ? .min : .max
  }

  /// The instant `count` minutes later (earlier when negative).
  public func minutes(_ count: Int) -> Instant {
    self + Minutes(count)
  }
}
