import LanguageKit
import ShowroomCore

// An offer is a hold in the diary of the one who waits. It is made in the transaction in which the time falls free, so
// that nobody comes between.
extension Desk {
  /// Ends what is over, and offers the time to those who wait. Call it in a transaction that writes.
  func catchUp() throws(StoreError) {
    guard try store.isAnythingDue(asOf: now) else { return }
    try offer(try store.expire(asOf: now))
  }

  /// Ends what is over, where anything is. A store that can not be written is read as it is.
  public func catchUpIfDue() {
    guard (try? store.isAnythingDue(asOf: now)) == true else { return }
    try? store.write { () throws(StoreError) in try catchUp() }
  }

  /// Offers the time of a vehicle that is in use again. Call it in a transaction that writes.
  public func offerTime(of vehicle: Vehicle.ID) throws(StoreError) { try offer([vehicle]) }

  /// Offers the time of vehicles to those who wait for them, first come first served. What is offered to nobody is free
  /// to all. The journal has it as the clock's doing: no person did it.
  func offer(_ vehicles: Set<Vehicle.ID>) throws(StoreError) {
    var waiting: [WaitingEntry.ID: WaitingEntry] = [:]
    for id in vehicles {
      guard let vehicle = try store.vehicle(id) else { continue }
      for entry in try store.waiting(for: vehicle) { waiting[entry.id] = entry }
    }
    for entry in waiting.values.sorted(by: { $0.id < $1.id }) {
      try store.asClock(Self.offerAct) { () throws(StoreError) in _ = try offer(to: entry) }
    }
  }

  /// The reason of a hold that was let go.
  static let declined = "offer declined"

  /// What the journal calls an offer that was made because time fell free.
  public static let offerAct = "offer"

  /// Holds the first free time for somebody who waits; nil where nothing is free for them. Call it in a transaction that
  /// writes.
  func offer(to entry: WaitingEntry) throws(StoreError) -> TestDrive? {
    guard entry.state == .waiting, let start = try firstStart(for: entry),
      let slot = TimeSlot(start: start.instant, duration: entry.wish.duration)
    else { return nil }
    let (resources, refusals) = try allot(try needs(entry.wish.options), for: slot)
    guard refusals.isEmpty else { return nil }
    let limit = now + Minutes(try rules().settings[.offerExpiry])
    let drive = try store.addDrive(
      DriveDraft(
        vehicle: start.vehicle.id, customer: entry.customer.id, slot: slot, options: entry.wish.options, state: .held,
        bookedBy: entry.addedBy, holdExpires: min(limit, slot.start), resources: resources))
    var offered = entry
    offered.state = .offered
    offered.drive = drive.id
    try store.update(offered)
    return drive
  }

  /// The first time in what somebody waits for that the rules give them.
  private func firstStart(for entry: WaitingEntry) throws(StoreError) -> Start? {
    let wanted = entry.wish
    let wish = Wish(
      car: wanted.car, vehicles: try vehicles(of: wanted.car, with: wanted.options), options: wanted.options,
      duration: wanted.duration, customer: .known(entry.customer), speaker: entry.addedBy,
      needs: try needs(wanted.options))
    guard !wish.vehicles.isEmpty else { return nil }
    let first = max(wanted.days.lowerBound, wallClock.date)
    let last = min(wanted.days.upperBound, try rules().furthestDay(now: now))
    guard first <= last else { return nil }
    for day in (first.dayNumber...last.dayNumber).map(CivilDate.init(dayNumber:)) {
      for start in try freeStarts(for: wish, on: day, spacing: nil, limit: 1440)
      where wanted.times.contains(calendar.minuteOfDay(at: start.instant)) {
        guard let slot = TimeSlot(start: start.instant, duration: wish.duration) else { continue }
        let refusals = try refusals(
          slot, vehicle: start.vehicle, customer: wish.customer, speaker: wish.speaker, needs: wish.needs)
        if refusals.isEmpty { return start }
      }
    }
    return nil
  }
}

// MARK: - What becomes of an entry

extension Desk {
  /// Offers somebody the first free time at once, whoever else waits: staff's act.
  public func offerNow(to entry: WaitingEntry) throws(StoreError) -> TestDrive? {
    try store.write { () throws(StoreError) in
      try catchUp()
      guard let entry = try store.waiting(entry.id) else { return nil }
      return try offer(to: entry)
    }
  }

  /// Goes through the whole row: for hours that were changed, or cars that came.
  public func offerToAll() throws(StoreError) -> [WaitingEntry] {
    try store.write { () throws(StoreError) in
      try catchUp()
      return try store.waiting([.waiting], of: nil, limit: 10_000).selecting { (entry) throws(StoreError) in
        try offer(to: entry) != nil
      }
    }
  }

  /// Offers what came free with other hours, as ``offer(_:)`` does. Call it in a transaction that writes.
  func offerWhatIsFree() throws(StoreError) {
    for entry in try store.waiting([.waiting], of: nil, limit: 10_000) {
      try store.asClock(Self.offerAct) { () throws(StoreError) in _ = try offer(to: entry) }
    }
  }

  /// Takes an offer: the hold is confirmed.
  public func accept(_ entry: WaitingEntry, by speaker: Speaker) throws(StoreError) -> ShowroomResponse? {
    guard let drive = try openOffer(entry) else { return nil }
    return try change(drive, to: .confirmed, by: speaker)
  }

  /// Lets an offer go; the time is offered to the next.
  public func decline(_ entry: WaitingEntry, by speaker: Speaker) throws(StoreError) -> ShowroomResponse? {
    guard let drive = try openOffer(entry) else { return nil }
    return try change(drive, to: .cancelled, reason: Self.declined, by: speaker)
  }

  /// Takes somebody off the list, and lets go what was offered to them.
  public func remove(_ entry: WaitingEntry, by speaker: Speaker) throws(StoreError) {
    try store.write { () throws(StoreError) in
      guard var entry = try store.waiting(entry.id), entry.state.isOpen else { return }
      if let drive = entry.drive {
        _ = try change(drive, to: .cancelled, reason: Self.declined, by: speaker)
      } else {
        entry.state = .removed
        try store.update(entry)
      }
    }
  }

  private func openOffer(_ entry: WaitingEntry) throws(StoreError) -> TestDrive.ID? {
    catchUpIfDue()
    guard let entry = try store.waiting(entry.id), entry.state == .offered else { return nil }
    return entry.drive
  }
}
