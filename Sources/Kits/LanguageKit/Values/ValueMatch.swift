/// A value that was found in a phrase, and the words it came from.
public struct ValueMatch: Sendable, Hashable {
  /// What was found.
  public enum Value: Sendable, Hashable {
    /// A number.
    case number(NumberReading)
    /// A length of time in whole minutes.
    case duration(minutes: Int)
    /// "30 to 45 minutes": a length of time that is still open.
    case durationRange(ClosedRange<Int>)
    /// A date, a time or both.
    case when(WhenExpression)
  }

  /// The tokens that the value was read from, in order. Several ranges where other words stand between them, as in
  /// "Friday book me the golf at four".
  public let ranges: [Range<Int>]
  /// The value.
  public let value: Value

  /// A value read from tokens.
  public init(ranges: [Range<Int>], value: Value) {
    self.ranges = ranges
    self.value = value
  }

  /// From the first token of the value to its last, with whatever stands between.
  public var bounds: Range<Int> {
    (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)
  }
}
