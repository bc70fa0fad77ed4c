import LanguageKit

/// The rules by which a showroom takes or refuses a drive. Pure: the same values give the same answer.
///
/// Lists of free times (`FreeTimes`) are made by the same rules: what is offered is accepted.
public struct BookingRules: Hashable, Sendable {
  /// The showroom's numbers.
  public var settings: BookingSettings
  /// The showroom's clock.
  public var calendar: ShowroomCalendar

  /// The rules of one showroom.
  public init(settings: BookingSettings, calendar: ShowroomCalendar) {
    self.settings = settings
    self.calendar = calendar
  }

  /// Everything that speaks against `proposal`, the weightiest first; empty when it can be booked.
  public func refusals(_ proposal: Proposal, in situation: Situation) -> [Refusal] {
    vehicleRefusals(proposal.vehicle)
      + startRefusals(proposal)
      + openingRefusals(proposal.slot, situation.open)
      + durationRefusals(proposal.slot)
      + busyRefusals(proposal, situation.busy)
      + customerRefusals(proposal, situation.busy)
  }

  /// The turnaround of a vehicle: its own, else the showroom's.
  public func turnaround(of vehicle: Proposal.VehicleFacts) -> Turnaround {
    vehicle.turnaround ?? settings.turnaround
  }
}

// MARK: - Time

extension BookingRules {
  /// The first second at which a drive may start for somebody who asks at `now`.
  public func earliestStart(for speaker: Proposal.Speaker, now: Instant) -> Instant {
    speaker == .staff ? now + 1 : max(now + 1, now + settings.leadTime)
  }

  /// The last day on which a drive may start for somebody who asks at `now`.
  public func furthestDay(now: Instant) -> CivilDate {
    calendar.date(at: now).adding(days: settings[.furthestDay])
  }

  /// Whether drives may start at `instant`: a full multiple of the step after midnight, by the clock.
  public func isOnStep(_ instant: Instant) -> Bool {
    let time = calendar.civil(at: instant).time
    return time.second == 0 && time.minuteOfDay.isMultiple(of: settings.step.rawValue)
  }

  private func startRefusals(_ proposal: Proposal) -> [Refusal] {
    let (start, now) = (proposal.slot.start, proposal.now)
    let earliest = earliestStart(for: proposal.speaker, now: now)
    let furthest = furthestDay(now: now)
    var found: [Refusal] = []
    if start <= now {
      found.append(.inThePast(now: now))
    } else if start < earliest {
      // Drives start at full minutes.
      let seconds = calendar.civil(at: earliest).time.second
      found.append(.leadTime(settings.leadTime, earliest: seconds == 0 ? earliest : earliest + (60 - seconds)))
    }
    if calendar.date(at: start) > furthest { found.append(.tooFarAhead(furthest: furthest)) }
    if !isOnStep(start) || !proposal.slot.isWholeMinutes { found.append(.offStep(settings.step)) }
    return found
  }

  private func durationRefusals(_ slot: TimeSlot) -> [Refusal] {
    let durations = settings.durations
    if slot.durationInSeconds < durations.lowerBound.seconds { return [.tooShort(least: durations.lowerBound)] }
    if slot.durationInSeconds > durations.upperBound.seconds { return [.tooLong(greatest: durations.upperBound)] }
    return []
  }

  private func openingRefusals(_ slot: TimeSlot, _ open: OpenTimes) -> [Refusal] {
    if open.intervals.contains(where: { $0.contains(slot) }) { return [] }
    if !open.closedDays.isEmpty { return open.closedDays.map { .closedDay($0) } }
    // A drive past midnight touches the next day too, whose hours are no answer.
    let day = calendar.dayInterval(open.date)
    return [.outsideOpeningHours(date: open.date, open: open.intervals.filter { day?.overlaps($0) ?? true })]
  }
}

// MARK: - Changes

extension BookingRules {
  /// What speaks against moving or cancelling a drive that is booked, beside what speaks against its new time: it may be
  /// too late for customers, at the latest when it has begun, and it may have been moved too often for anybody.
  ///
  /// - Parameter moves: how often it was moved before; nil where it is cancelled.
  public func changeRefusals(
    start: Instant, moves: Int?, speaker: Proposal.Speaker, now: Instant
  ) -> [Refusal] {
    var found: [Refusal] = []
    let latest = start - Minutes(settings[.changeCutoff])
    if speaker != .staff, now > latest {
      found.append(.tooLateToChange(Minutes(settings[.changeCutoff]), latest: latest))
    }
    if let moves, settings[.mostMoves] > 0, moves >= settings[.mostMoves] { found.append(.moveLimit(moves)) }
    return found
  }
}

// MARK: - Vehicle and customer

extension BookingRules {
  private func vehicleRefusals(_ vehicle: Proposal.VehicleFacts) -> [Refusal] {
    switch vehicle.state {
    case .available: []
    case .blocked(let reason): [.vehicleBlocked(reason: reason)]
    case .sold: [.vehicleSold]
    case .withdrawn: [.vehicleWithdrawn]
    }
  }

  private func busyRefusals(_ proposal: Proposal, _ busy: [BusySlot]) -> [Refusal] {
    let occupied = proposal.slot.occupied(turnaround(of: proposal.vehicle))
    return busy.compactMap { other in
      if other.slot.overlaps(proposal.slot) { return .overlaps(other) }
      return other.occupied.overlaps(occupied) ? .insideTurnaround(other) : nil
    }
  }

  private func customerRefusals(_ proposal: Proposal, _ busy: [BusySlot]) -> [Refusal] {
    guard let customer = proposal.customer else { return [] }
    let first = calendar.date(at: proposal.slot.start)
    let last = calendar.date(at: proposal.slot.end - 1)
    var found: [Refusal] = []
    if let birth = customer.birthDate, let refusal = ageRefusal(birth, on: first) { found.append(refusal) }
    if let expiry = customer.licenceExpiry, expiry < last {
      found.append(.licenceExpired(expiry: expiry, date: last))
    }
    found += drivingRefusals(customer, proposal.slot, busy)
    if customer.otherDrivesThatDay >= settings[.drivesPerDay] {
      found.append(.dailyLimit(limit: settings[.drivesPerDay], date: first))
    }
    if settings[.noShowLimit] > 0, customer.noShows >= settings[.noShowLimit] {
      found.append(.noShowLimit(count: customer.noShows))
    }
    return found
  }

  /// One that has the same car is in the way of the car already.
  private func drivingRefusals(
    _ customer: Proposal.CustomerFacts, _ slot: TimeSlot, _ busy: [BusySlot]
  ) -> [Refusal] {
    guard settings[.drivesAtOnce] > 0 else { return [] }
    return customer.driving.filter { driven in
      driven.slot.overlaps(slot) && !busy.contains { $0.holder == driven.holder && $0.slot.overlaps(slot) }
    }.map(Refusal.drivesAtOnce)
  }

  private func ageRefusal(_ birth: CivilDate, on date: CivilDate) -> Refusal? {
    let minimum = settings[.minimumAge]
    let from = birth.reaching(age: minimum)
    return date < from ? .tooYoung(minimumAge: minimum, from: from) : nil
  }
}

extension CivilDate {
  /// The day on which somebody born on this day is `age` years old; for 29 February, 1 March in other years.
  func reaching(age: Int) -> CivilDate {
    CivilDate(year: year + age, month: month, day: day)
      ?? CivilDate(year: year + age, month: 3, day: 1) ?? .latest
  }
}
