/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, Sendable, Hashable, CaseIterable, Comparable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Earlier in the week, Monday first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  /// The days from this weekday forward to `other`, 0…6.
  public func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
