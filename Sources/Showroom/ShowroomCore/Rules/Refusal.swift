import LanguageKit

/// Why a drive cannot be had as proposed: the rule, with its values and the row that stands in the way.
public enum Refusal: Hashable, Sendable {
  /// The showroom is closed on a day that the drive touches.
  case closedDay(ClosedDay)
  /// Not all of the drive lies in opening hours; `open` is the open time that touches `date`.
  case outsideOpeningHours(date: CivilDate, open: [TimeSlot])
  /// The drive starts now or earlier.
  case inThePast(now: Instant)
  /// A customer must book earlier; `earliest` is the first instant that would do.
  case leadTime(Minutes, earliest: Instant)
  /// The day is farther ahead than `furthest`.
  case tooFarAhead(furthest: CivilDate)
  /// Drives start at full multiples of `step` by the clock, and last whole minutes.
  case offStep(Minutes)
  /// The drive is shorter than `least`.
  case tooShort(least: Minutes)
  /// The drive is longer than `greatest`.
  case tooLong(greatest: Minutes)
  /// The vehicle is taken at that time.
  case overlaps(BusySlot)
  /// The vehicle is not taken at that time, but needs it before or after.
  case insideTurnaround(BusySlot)
  /// The vehicle is blocked.
  case vehicleBlocked(reason: String)
  /// The vehicle is sold.
  case vehicleSold
  /// The vehicle is no demonstrator any more.
  case vehicleWithdrawn
  /// The customer drives another car at that time.
  case drivesAtOnce(BusySlot)
  /// The customer has not brought back the car of another drive.
  case stillOut(BusySlot)
  /// The customer has `limit` drives on that day already.
  case dailyLimit(limit: Int, date: CivilDate)
  /// Too late for a customer to change the drive; `latest` was the last instant that would have done.
  case tooLateToChange(Minutes, latest: Instant)
  /// The drive was moved as often as it may be.
  case moveLimit(Int)
  /// The customer did not come to `count` drives, and may book no more.
  case noShowLimit(count: Int)
  /// The plate or the person that the drive needs is taken.
  case resourceTaken(ResourceConflict)
  /// The customer is younger than `minimumAge` years on the day; `from` is the first day that would do.
  case tooYoung(minimumAge: Int, from: CivilDate)
  /// The customer's licence is valid until `expiry`, and the drive is later.
  case licenceExpired(expiry: CivilDate, date: CivilDate)
}

extension Refusal {
  /// A rule of the house. The raw value is its word in JSON and in the journal.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    case closedDay = "closed-day"
    case openingHours = "opening-hours"
    case past
    case leadTime = "lead-time"
    case furthestDay = "furthest-day"
    case step
    case leastDuration = "least-duration"
    case greatestDuration = "greatest-duration"
    case overlap
    case turnaround
    case vehicleState = "vehicle-state"
    case drivesAtOnce = "drives-at-once"
    case drivesPerDay = "drives-per-day"
    case changeCutoff = "change-cutoff"
    case mostMoves = "most-moves"
    case noShowLimit = "no-show-limit"
    case dealerPlate = "dealer-plate"
    case salesperson
    case minimumAge = "minimum-age"
    case licence
  }

  /// The rule that refuses.
  public var rule: Rule {
    switch self {
    case .closedDay: .closedDay
    case .outsideOpeningHours: .openingHours
    case .inThePast: .past
    case .leadTime: .leadTime
    case .tooFarAhead: .furthestDay
    case .offStep: .step
    case .tooShort: .leastDuration
    case .tooLong: .greatestDuration
    case .overlaps: .overlap
    case .insideTurnaround: .turnaround
    case .vehicleBlocked, .vehicleSold, .vehicleWithdrawn: .vehicleState
    case .drivesAtOnce, .stillOut: .drivesAtOnce
    case .dailyLimit: .drivesPerDay
    case .tooLateToChange: .changeCutoff
    case .moveLimit: .mostMoves
    case .noShowLimit: .noShowLimit
    case .resourceTaken(let conflict): conflict.kind == .plate ? .dealerPlate : .salesperson
    case .tooYoung: .minimumAge
    case .licenceExpired: .licence
    }
  }
}

extension Refusal {
  /// The same without the number of the drive that stands in the way.
  public var anonymous: Refusal {
    switch self {
    case .overlaps(let busy): .overlaps(busy.anonymous)
    case .insideTurnaround(let busy): .insideTurnaround(busy.anonymous)
    default: self
    }
  }

  /// The same without what the customer does otherwise, for somebody who only names the customer.
  public var ownAnonymous: Refusal {
    if case .drivesAtOnce(let busy) = self { .drivesAtOnce(busy.anonymous) } else { self }
  }
}

extension Refusal.Rule {
  /// Whether the rule is the showroom's own choice, which staff may set aside by a named and logged act. What two
  /// people in one car, the law or the calendar forbid stays forbidden.
  public var isSoft: Bool {
    switch self {
    case .closedDay, .openingHours, .leadTime, .furthestDay, .step, .leastDuration, .greatestDuration, .turnaround,
      .drivesAtOnce, .drivesPerDay, .changeCutoff, .mostMoves, .noShowLimit:
      true
    case .past, .overlap, .vehicleState, .minimumAge, .licence, .dealerPlate, .salesperson: false
    }
  }
}
