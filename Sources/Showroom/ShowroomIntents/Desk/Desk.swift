import LanguageKit
import ShowroomCore

/// The rules of the showroom applied to its diary: whether a slot can be had, and what is free.
///
/// Lists and bookings ask the same rules, so what is offered is accepted.
public struct Desk {
  let showroom: Showroom
  /// The soft rules that staff set aside.
  private(set) var override: Override?
  /// The opening hours that it goes by, where they are not those of the store.
  private var otherHours: OpeningHours?

  public init(_ showroom: Showroom) {
    self.showroom = showroom
  }

  /// The same desk with rules set aside.
  func setting(aside override: Override?) -> Desk {
    var desk = self
    desk.override = override
    return desk
  }

  /// The same desk, as if these were the opening hours.
  func assuming(_ hours: OpeningHours) -> Desk {
    var desk = self
    desk.otherHours = hours
    return desk
  }

  func openingHours() throws(StoreError) -> OpeningHours {
    if let otherHours { return otherHours }
    return try store.openingHours()
  }

  var store: any StorePort { showroom.store }
  var now: Instant { showroom.now }
  var calendar: ShowroomCalendar { showroom.calendar }
  var wallClock: CivilDateTime { showroom.environment.wallClock }

  func search(_ words: String, limit: Int) throws(StoreError) -> SearchAnswer {
    try store.search(words, limit: limit, thisYear: wallClock.date.year)
  }

  func rules() throws(StoreError) -> BookingRules {
    BookingRules(settings: try store.bookingSettings(), calendar: calendar)
  }

  /// The demonstrators of a car that have what is asked for.
  func vehicles(of car: CarSelection, with options: [DriveOption]) throws(StoreError) -> [Vehicle] {
    try store.vehicles(in: car.scope).filter { vehicle in options.allSatisfy { $0.fits(vehicle) } }
  }

  /// Whether a slot lies in opening hours.
  func isOpen(_ slot: TimeSlot) throws(StoreError) -> Bool {
    try !openingHours().intervals(containing: slot, calendar).isEmpty
  }

  /// Whether the showroom is open for so long in one go, on one of the next fourteen days.
  func isEverOpen(for duration: Minutes) throws(StoreError) -> Bool {
    let today = wallClock.date
    return try openingHours().openIntervals(from: today, through: today.adding(days: 13), calendar)
      .contains { $0.start + duration <= $0.end }
  }

  /// The next start on the step of the showroom's clock, at or after an instant.
  func roundedUp(_ candidate: Candidate, by rules: BookingRules) -> Candidate {
    let second = calendar.civil(at: candidate.instant).time.second
    var instant = second == 0 ? candidate.instant : candidate.instant + (60 - second)
    for _ in 0..<1440 where !rules.isOnStep(instant) { instant = instant + 60 }
    return Candidate(instant: instant, clock: candidate.clock)
  }
}

// MARK: - Who drives

extension Desk {
  /// The number of the customer; a new one is added.
  func settle(_ choice: CustomerChoice) throws(StoreError) -> (id: Customer.ID, isNew: Bool) {
    switch choice {
    case .known(let customer): (customer.id, false)
    case .new(let name): (try store.addCustomer(CustomerDraft(name: name)).id, true)
    }
  }
}

// MARK: - Whether a slot can be had

extension Desk {
  /// All that speaks against a drive, the weightiest first; empty where it can be booked.
  ///
  /// - Parameter moving: a drive whose own old time is not in the way.
  func refusals(
    _ slot: TimeSlot, vehicle: Vehicle, customer: CustomerChoice?, speaker: Speaker, moving: TestDrive? = nil,
    needs: ResourceNeeds = .none
  ) throws(StoreError) -> [Refusal] {
    let rules = try rules()
    let proposal = Proposal(
      slot: slot, vehicle: Proposal.VehicleFacts(vehicle, rules.settings),
      customer: try facts(of: customer, on: slot, moving: moving), speaker: Proposal.Speaker(speaker), now: now)
    let situation = Situation(
      busy: try busy(vehicle, around: slot, rules, leavingOut: moving?.id),
      open: try openingHours().openTimes(around: slot, calendar))
    let found = rules.refusals(proposal, in: situation) + (try allot(needs, for: slot, moving: moving).refusals)
    // A drive that keeps its start, with another length or another car, is not begun anew.
    let keepsStart = moving?.slot.start == slot.start && slot.end > now
    let asked = keepsStart ? found.filter { ![.past, .leadTime].contains($0.rule) } : found
    let refusals = moving?.state == .out ? asked.filter { $0.isAboutEnd(of: slot) } : asked
    let standing = override?.filter(refusals) ?? refusals
    switch speaker {
    case .staff: return standing
    case .customer: return standing.map(\.anonymous)
    case .guest: return standing.map(\.anonymous.ownAnonymous)
    }
  }

  private func facts(
    of choice: CustomerChoice?, on slot: TimeSlot, moving: TestDrive?
  ) throws(StoreError) -> Proposal.CustomerFacts? {
    guard case .known(let customer)? = choice else { return nil }
    let day = calendar.dayInterval(calendar.date(at: slot.start)) ?? slot
    let others = try slots(of: customer, around: slot, leavingOut: moving?.id)
    return Proposal.CustomerFacts(
      birthDate: customer.born, licenceExpiry: customer.licence?.expires,
      otherDrivesThatDay: others.count { day.contains($0.time.slot.start) }, driving: others.compactMap(drivingTime),
      noShows: moving == nil ? try noShows(of: customer) : 0)
  }

  /// The drives of a customer on the days of a slot, and those that reach into it or may: one that is out may have begun
  /// long before, or be meant for later that day.
  private func slots(
    of customer: Customer, around slot: TimeSlot, leavingOut moving: TestDrive.ID?
  ) throws(StoreError) -> [CustomerSlot] {
    guard let around = slot.extended(before: Self.longestDrive, after: Minutes(1440)) else { return [] }
    return try store.slots(of: customer.id, startingIn: around).filter { $0.time.drive != moving }
  }

  /// When the customer of a wish drives other cars in a window, or has them promised.
  func driving(_ wish: Wish, in window: TimeSlot) throws(StoreError) -> [TimeSlot] {
    guard case .known(let customer)? = wish.customer, override?.rules.contains(.drivesAtOnce) != true,
      try store.bookingSettings()[.drivesAtOnce] > 0
    else { return [] }
    return try slots(of: customer, around: window, leavingOut: wish.moving?.id).compactMap { drivingTime($0)?.slot }
  }

  /// The days of a window on which the customer of a wish has as many drives as they may.
  func fullDays(_ wish: Wish, in window: TimeSlot) throws(StoreError) -> [TimeSlot] {
    guard case .known(let customer)? = wish.customer, override?.rules.contains(.drivesPerDay) != true else { return [] }
    let days = try slots(of: customer, around: window, leavingOut: wish.moving?.id).map {
      calendar.date(at: $0.time.slot.start)
    }
    guard !days.isEmpty else { return [] }
    let limit = try store.bookingSettings()[.drivesPerDay]
    let counts = Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value >= limit }.keys.compactMap(calendar.dayInterval)
  }

  /// When somebody drives: one who is out began by now, and has not come back yet.
  private func drivingTime(_ own: CustomerSlot) -> BusySlot? {
    guard own.isLive else { return nil }
    let slot = own.time.slot
    let driven = own.time.isOut ? TimeSlot(start: min(slot.start, now), end: max(slot.end, now + 1)) : slot
    return BusySlot(drive: Int(own.time.drive.rawValue), slot: driven ?? slot, turnaround: .none)
  }

  /// No drive is longer.
  private static let longestDrive = Minutes(3 * 1440)

  /// Counted where a limit is set, and not otherwise.
  private func noShows(of customer: Customer) throws(StoreError) -> Int {
    try store.bookingSettings()[.noShowLimit] > 0 ? store.noShowCount(of: customer.id) : 0
  }

  /// What a vehicle is taken for next to a slot: drives and blocks. A drive that is out and late takes the vehicle for
  /// the rest of the day, one that went out early from now on.
  func busy(
    _ vehicle: Vehicle, around slot: TimeSlot, _ rules: BookingRules, leavingOut moving: TestDrive.ID?
  ) throws(StoreError) -> [BusySlot] {
    let turnaround = rules.turnaround(of: Proposal.VehicleFacts(vehicle, rules.settings))
    let reach = Minutes(max(turnaround.before.rawValue + turnaround.after.rawValue, 1))
    // A whole day before, so that a drive that is late is seen, too.
    guard let around = TimeSlot(start: slot.start - reach - Minutes(1440), end: slot.end + reach) else { return [] }
    let drives = try store.liveSlots(of: vehicle.id, in: around).filter { $0.drive != moving }.map {
      BusySlot(drive: Int($0.drive.rawValue), slot: takenTime(of: $0), turnaround: turnaround)
    }
    return try drives
      + store.blocks(of: vehicle.id, in: around, limit: 1000).map {
        BusySlot(block: $0.slot, reason: $0.reason)
      }
  }

  func takenTime(of live: LiveSlot) -> TimeSlot {
    guard live.isOut else { return live.slot }
    let start = min(live.slot.start, now)
    guard live.slot.end <= now, let today = calendar.dayInterval(wallClock.date) else {
      return TimeSlot(start: start, end: live.slot.end) ?? live.slot
    }
    return TimeSlot(start: start, end: today.end) ?? live.slot
  }
}

extension Proposal.VehicleFacts {
  init(_ vehicle: Vehicle, _ settings: BookingSettings) {
    let own = settings.turnaround(of: vehicle)
    switch vehicle.state {
    case .available: self.init(state: .available, turnaround: own)
    case .blocked(let reason): self.init(state: .blocked(reason: reason), turnaround: own)
    case .sold: self.init(state: .sold, turnaround: own)
    case .withdrawn: self.init(state: .withdrawn, turnaround: own)
    }
  }
}

extension Proposal.Speaker {
  init(_ speaker: Speaker) {
    switch speaker {
    case .staff: self = .staff
    case .customer: self = .customer
    case .guest: self = .guest
    }
  }
}

extension Refusal {
  /// Whether it speaks against the end of a drive that is out. How it began, with which car and by whom, is settled.
  fileprivate func isAboutEnd(of slot: TimeSlot) -> Bool {
    switch self {
    case .insideTurnaround(let busy): busy.slot.start >= slot.start
    case .vehicleBlocked, .vehicleSold, .vehicleWithdrawn, .tooYoung, .leadTime, .tooFarAhead, .offStep, .dailyLimit,
      .noShowLimit:
      false
    default: true
    }
  }

  /// Whether it is another drive that stands in the way.
  var isAboutAnotherDrive: Bool {
    switch rule {
    case .overlap, .turnaround, .dealerPlate, .salesperson: true
    default: false
    }
  }
}
