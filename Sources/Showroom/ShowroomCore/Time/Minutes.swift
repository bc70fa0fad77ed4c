/// A length of time in whole minutes: durations, turnaround, steps, lead time.
public struct Minutes: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of minutes; negative values are lengths backwards in time.
  public var rawValue: Int

  /// Makes a length of `rawValue` minutes.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a length of `count` minutes.
  public init(_ count: Int) {
    self.rawValue = count
  }

  /// No time at all.
  public static let zero = Minutes(0)

  /// The same length in seconds; stops at the ends of `Int`.
  public var seconds: Int {
    let (product, overflow) = rawValue.multipliedReportingOverflow(by: 60)
    guard overflow else { return product }
    return rawValue < 0 ? .min : .max
  }

  public static func < (left: Minutes, right: Minutes) -> Bool {
    left.rawValue < right.rawValue
  }
}
