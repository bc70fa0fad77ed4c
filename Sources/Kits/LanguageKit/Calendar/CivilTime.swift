/// A time on the clock of one day, 00:00:00…23:59:59, without a zone.
public struct CivilTime: Sendable, Hashable {
  /// 0…23.
  public let hour: Int
  /// 0…59.
  public let minute: Int
  /// 0…59.
  public let second: Int

  /// The time with these numbers; nil where a clock shows none such.
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.init(unchecked: hour, minute, second)
  }

  init(unchecked hour: Int, _ minute: Int, _ second: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time `minutes` after midnight, taken round the clock.
  public init(minuteOfDay minutes: Int) {
    let held = ((minutes % 1440) + 1440) % 1440
    self.init(unchecked: held / 60, held % 60)
  }

  /// "09:05". The hours may be more than a clock shows: "25:00" is what somebody said, or when a span ends.
  public static func digits(hour: Int, minute: Int) -> String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// 00:00.
  public static let midnight = CivilTime(unchecked: 0, 0)
  /// 12:00.
  public static let noon = CivilTime(unchecked: 12, 0)

  /// Whole minutes since midnight, 0…1439.
  public var minuteOfDay: Int { hour * 60 + minute }

  /// The time with the same hands on a clock of twelve hours: 03:00 and 15:00.
  public var oppositeHalf: CivilTime {
    CivilTime(unchecked: (hour + 12) % 24, minute, second)
  }
}

extension CivilTime: Comparable {
  /// Earlier on the same day.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }
}
