import LanguageKit

/// How much a group of drives is of all: outcomes, models, hours.
public struct ReportCount<Key: Hashable & Sendable>: Hashable, Sendable {
  public let key: Key
  public let drives: Int
  /// Of all that were counted, 0 to 1.
  public let share: Double

  /// The counts of each key, the greatest first; of equal ones in the order of `isBefore`.
  public static func ranked(
    _ counts: [Key: Int], _ isBefore: (Key, Key) -> Bool
  ) -> [ReportCount] {
    let all = counts.values.reduce(0, +)
    return counts.filter { $0.value > 0 }.sorted { left, right in
      left.value == right.value ? isBefore(left.key, right.key) : left.value > right.value
    }.map { ReportCount(key: $0.key, drives: $0.value, share: Double($0.value) / Double(max(all, 1))) }
  }
}

extension TestDrive.State {
  /// Whether a drive shows that somebody wanted the car then: all but those that were called off or refused.
  public var showsDemand: Bool {
    switch self {
    case .held, .requested, .confirmed, .out, .returned, .noShow: true
    case .cancelled, .declined, .expired: false
    }
  }

  /// Whether the vehicle is driven, was, or is to be.
  public var usesVehicle: Bool {
    switch self {
    case .confirmed, .out, .returned: true
    case .held, .requested, .noShow, .cancelled, .declined, .expired: false
    }
  }
}
