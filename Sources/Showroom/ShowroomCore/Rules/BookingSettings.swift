/// A number that a showroom sets for its bookings. The raw value is the word for it in the `settings` command.
public enum BookingSetting: String, CaseIterable, Hashable, Sendable {
  /// Minutes that a vehicle is prepared before a drive.
  case turnaroundBefore = "turnaround-before"
  /// Minutes that a vehicle needs after a drive.
  case turnaroundAfter = "turnaround"
  /// Minutes more that an electric vehicle is charged before a drive.
  case chargingBefore = "charging-before"
  /// Minutes more that an electric vehicle is charged after a drive.
  case chargingAfter = "charging"
  /// The shortest drive, in minutes.
  case leastDuration = "least-duration"
  /// The longest drive, in minutes.
  case greatestDuration = "greatest-duration"
  /// The length of a drive for which none was said, in minutes.
  case defaultDuration = "default-duration"
  /// Drives start at full multiples of this many minutes after midnight, by the clock.
  case step = "step"
  /// Minutes that customers must book ahead; staff may book for the next minute.
  case leadTime = "lead-time"
  /// Minutes before its start from which on customers can neither move nor cancel a drive.
  case changeCutoff = "change-cutoff"
  /// How many days after today a drive may be.
  case furthestDay = "furthest-day"
  /// The most drives of one customer on one day.
  case drivesPerDay = "drives-per-day"
  /// The most drives of one customer at the same time; 0 for any number, since couples share an account.
  case drivesAtOnce = "drives-at-once"
  /// How often a drive may be moved; 0 for as often as one likes.
  case mostMoves = "most-moves"
  /// The number of no-shows from which on a customer can book no more; 0 for no such number.
  case noShowLimit = "no-show-limit"
  /// The least age in years on the day of the drive.
  case minimumAge = "minimum-age"
  /// Minutes after which a hold that nobody confirms expires.
  case holdExpiry = "hold-expiry"
  /// Minutes that somebody who waits has for an offer.
  case offerExpiry = "offer-expiry"
  /// Minutes after its start at which a drive that was not collected may be called a no-show.
  case noShowGrace = "no-show-grace"
  /// Days after which drives no longer say who drove; 0 keeps that for ever.
  case retentionDays = "retention-days"
  /// Seconds without a key after which a customer at the terminal is signed out.
  case signOutAfter = "sign-out-after"

  /// What the number counts.
  public enum Unit: String, Hashable, Sendable {
    case minutes, days, drives, years, times, seconds
  }

  /// What the number counts.
  public var unit: Unit {
    switch self {
    case .furthestDay, .retentionDays: .days
    case .drivesPerDay, .drivesAtOnce: .drives
    case .mostMoves, .noShowLimit: .times
    case .minimumAge: .years
    case .signOutAfter: .seconds
    default: .minutes
    }
  }

  /// The value of a showroom that has set nothing.
  public var defaultValue: Int {
    switch self {
    case .turnaroundBefore, .leadTime, .retentionDays, .chargingBefore, .chargingAfter, .changeCutoff, .mostMoves,
      .noShowLimit, .drivesAtOnce:
      0
    case .turnaroundAfter, .leastDuration, .holdExpiry, .noShowGrace: 15
    case .greatestDuration: 240
    case .offerExpiry: 60
    case .defaultDuration: 30
    case .step: 5
    case .furthestDay: 90
    case .drivesPerDay: 2
    case .minimumAge: 18
    case .signOutAfter: 60
    }
  }

  /// The values that can be set.
  public var range: ClosedRange<Int> {
    switch self {
    case .turnaroundBefore, .turnaroundAfter, .chargingBefore, .chargingAfter: 0...720
    case .leastDuration, .greatestDuration, .defaultDuration: 1...1440
    case .step: 1...240
    case .leadTime, .changeCutoff: 0...43_200
    case .mostMoves, .noShowLimit: 0...1000
    case .furthestDay: 0...730
    case .retentionDays: 0...36_500
    case .drivesPerDay: 1...50
    case .drivesAtOnce: 0...1
    case .minimumAge: 0...99
    case .signOutAfter: 1...3600
    case .holdExpiry, .noShowGrace: 1...1440
    case .offerExpiry: 1...10_080
    }
  }
}

/// Why a setting was not changed.
public enum BookingSettingError: Error, Hashable, Sendable {
  /// The value lies outside the setting's range.
  case outOfRange(BookingSetting, value: Int)
  /// The value does not go with another: least ≤ default ≤ greatest duration.
  case conflict(BookingSetting, value: Int, with: BookingSetting, itsValue: Int)
}

/// The settings of a showroom by which bookings are judged; always within their ranges and consistent.
public struct BookingSettings: Hashable, Sendable {
  /// The settings that differ from their default.
  private var changed: [BookingSetting: Int] = [:]

  /// The settings of a showroom that has set nothing.
  public init() {}

  /// Settings as they were stored; those not named keep their default.
  public init(_ values: [BookingSetting: Int]) throws(BookingSettingError) {
    changed = values
    for setting in BookingSetting.allCases { try check(setting) }
  }

  /// The value of one setting.
  public subscript(setting: BookingSetting) -> Int {
    changed[setting] ?? setting.defaultValue
  }

  /// Changes one setting, or leaves everything as it was and says why.
  public mutating func set(_ setting: BookingSetting, to value: Int) throws(BookingSettingError) {
    var copy = self
    copy.changed[setting] = value
    try copy.check(setting)
    self = copy
  }

  private func check(_ setting: BookingSetting) throws(BookingSettingError) {
    let value = self[setting]
    guard setting.range.contains(value) else { throw .outOfRange(setting, value: value) }
    let ascending: [BookingSetting] = [.leastDuration, .defaultDuration, .greatestDuration]
    guard let place = ascending.firstIndex(of: setting) else { return }
    for (otherPlace, other) in ascending.enumerated() {
      let isInOrder = otherPlace < place ? self[other] <= value : value <= self[other]
      guard isInOrder else { throw .conflict(setting, value: value, with: other, itsValue: self[other]) }
    }
  }
}

extension BookingSettings {
  /// The time that a vehicle needs around a drive, unless the vehicle has its own.
  public var turnaround: Turnaround {
    Turnaround(before: Minutes(self[.turnaroundBefore]), after: Minutes(self[.turnaroundAfter]))
  }

  /// The time that a vehicle needs around a drive: its own, else the showroom's, which for an electric one is longer by
  /// the time that it is charged. Either side is settled by itself.
  public func turnaround(of vehicle: Vehicle) -> Turnaround {
    let charging = chargingTime(of: vehicle)
    return Turnaround(
      before: vehicle.turnaroundBefore ?? Minutes(self[.turnaroundBefore] + charging.before),
      after: vehicle.turnaround ?? Minutes(self[.turnaroundAfter] + charging.after))
  }

  /// The minutes that a vehicle is charged before and after a drive. Its fuel is read only where charging takes time
  /// at all, since every list and every check of a slot comes by here.
  private func chargingTime(of vehicle: Vehicle) -> (before: Int, after: Int) {
    let (before, after) = (self[.chargingBefore], self[.chargingAfter])
    guard before + after > 0, vehicle.car.facts.fuelKinds == [.electric] else { return (0, 0) }
    return (before, after)
  }

  /// The shortest and the longest drive.
  public var durations: ClosedRange<Minutes> {
    Minutes(self[.leastDuration])...Minutes(self[.greatestDuration])
  }

  /// The length of a drive for which none was said.
  public var defaultDuration: Minutes { Minutes(self[.defaultDuration]) }

  /// The step of starts.
  public var step: Minutes { Minutes(self[.step]) }

  /// How far ahead customers must book.
  public var leadTime: Minutes { Minutes(self[.leadTime]) }

  /// How long a hold lasts.
  public var holdExpiry: Minutes { Minutes(self[.holdExpiry]) }
}

/// The time that a vehicle is not to be had before and after a drive.
public struct Turnaround: Hashable, Sendable {
  /// Before the drive: preparing.
  public var before: Minutes
  /// After the drive: cleaning, charging.
  public var after: Minutes

  /// No time at all.
  public static let none = Turnaround(before: .zero, after: .zero)

  /// Time before and after a drive; negative lengths count as none.
  public init(before: Minutes, after: Minutes) {
    self.before = max(before, .zero)
    self.after = max(after, .zero)
  }
}
