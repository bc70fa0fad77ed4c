import ShowroomCore

/// What another time zone does to the diary, before it is written. Drives keep their instant, so that they stand elsewhere
/// on the clock; opening hours keep their place on the clock.
public struct ZonePlan: Hashable, Sendable {
  public let calendar: ShowroomCalendar
  /// The drives to come that stand at another time on the clock then, first come first.
  public let moved: [TestDrive]
  /// Those of them that were in opening hours and will not be, and times to which they could go.
  public let hits: [HoursPlan.Hit]
}

extension Desk {
  /// What a change of the showroom's zone hits, from now on.
  public func plan(_ calendar: ShowroomCalendar) throws(StoreError) -> ZonePlan {
    let other = Desk(showroom.on(calendar))
    let coming = TimeSlot(start: now, end: now + Self.farthest)
    let drives = try store.drives(
      DriveFilter(interval: coming, states: [.held, .requested, .confirmed], limit: .max)
    ).filter { $0.slot.start > now && self.calendar.civil(at: $0.slot.start) != calendar.civil(at: $0.slot.start) }
    let hit = try drives.selecting { (drive) throws(StoreError) in
      guard try isOpen(drive.slot) else { return false }
      return try !other.isOpen(drive.slot)
    }
    return ZonePlan(calendar: calendar, moved: drives, hits: try other.hits(hit))
  }

  /// Changes the zone, and offers what is free then to those who wait. False where the diary has changed since the plan was
  /// made, and nothing was done.
  public func carryOut(_ plan: ZonePlan) throws(StoreError) -> Bool {
    try store.write { () throws(StoreError) in
      try catchUp()
      guard try self.plan(plan.calendar) == plan else { return false }
      try store.setZone(plan.calendar.zone.identifier)
      try Desk(showroom.on(plan.calendar)).offerWhatIsFree()
      return true
    }
  }
}

extension Showroom {
  /// The same showroom by another clock.
  public func on(_ calendar: ShowroomCalendar) -> Showroom {
    let now = environment.now
    return Showroom(
      store: store, environment: Environment(calendar: calendar, terminal: environment.terminal, now: now))
  }
}
