/// A half-open stretch of time, `start..<end`: two slots that touch do not overlap.
///
/// A slot is never empty and never runs backwards; what it measures is elapsed time, also across a clock change.
public struct TimeSlot: Hashable, Sendable {
  /// The first second that belongs to the slot.
  public let start: Instant
  /// The first second after the slot.
  public let end: Instant

  /// Makes `start..<end`, or nil when `end` is not after `start`.
  public init?(start: Instant, end: Instant) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
  }

  /// Makes the slot that lasts `duration` from `start`, or nil when `duration` is not positive.
  public init?(start: Instant, duration: Minutes) {
    self.init(start: start, end: start + duration)
  }

  /// The elapsed seconds from start to end, always positive.
  public var durationInSeconds: Int {
    end - start
  }

  /// The elapsed time in whole minutes, rounded down.
  public var duration: Minutes {
    Minutes(durationInSeconds / 60)
  }

  /// Whether the slot is a whole number of minutes long.
  public var isWholeMinutes: Bool {
    durationInSeconds.isMultiple(of: 60)
  }

  /// Whether `instant` lies in the slot; its end does not.
  public func contains(_ instant: Instant) -> Bool {
    start <= instant && instant < end
  }

  /// Whether all of `other` lies in the slot.
  public func contains(_ other: TimeSlot) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether the slots share at least one second.
  public func overlaps(_ other: TimeSlot) -> Bool {
    start < other.end && other.start < end
  }

  /// What the two slots share, or nil when they do not overlap.
  public func intersection(_ other: TimeSlot) -> TimeSlot? {
    TimeSlot(start: max(start, other.start), end: min(end, other.end))
  }

  /// The slot with `before` added in front and `after` behind, or nil when negative lengths leave nothing of it.
  public func extended(before: Minutes = .zero, after: Minutes = .zero) -> TimeSlot? {
    TimeSlot(start: start - before, end: end + after)
  }
}

extension TimeSlot: Comparable {
  /// Orders by start, then by end.
  public static func < (left: TimeSlot, right: TimeSlot) -> Bool {
    left.start == right.start ? left.end < right.end : left.start < right.start
  }
}
