import ShowroomCore

/// What becomes of the diary where a demonstrator is sold or withdrawn, before it is written.
public struct RetirementPlan: Hashable, Sendable {
  /// As it is.
  public let vehicle: Vehicle
  /// As it will be.
  public let changed: Vehicle
  /// The drives to come that have it, and the requests for it, each with the demonstrators that it could go to.
  public let moves: [BlockPlan.Move]
  /// The drive that it is out with.
  public let out: TestDrive?

  /// The drives that have nowhere to go: they stay with it until they are moved or cancelled.
  public var stuck: [TestDrive] { moves.filter(\.swaps.isEmpty).map(\.drive) }
}

extension Desk {
  /// What a demonstrator's end as one hits.
  public func plan(_ state: Vehicle.State, of vehicle: Vehicle) throws(StoreError) -> RetirementPlan {
    var changed = vehicle
    changed.state = state
    let coming = TimeSlot(start: now, end: now + Self.farthest)
    let drives = try store.drives(
      DriveFilter(vehicle: vehicle.id, interval: coming, states: [.held, .requested, .confirmed], limit: 1000))
    let out = try store.drives(DriveFilter(vehicle: vehicle.id, states: [.out], limit: 1)).first
    return RetirementPlan(vehicle: vehicle, changed: changed, moves: try moves(of: drives), out: out)
  }

  /// Moves each drive to the first demonstrator that was shown for it, and takes the vehicle out of the fleet, in one
  /// transaction. False where the diary has changed since, and nothing was done.
  public func carryOut(_ plan: RetirementPlan) throws(StoreError) -> Bool {
    try store.write { () throws(StoreError) in
      try catchUp()
      guard let vehicle = try store.vehicle(plan.vehicle.id), vehicle == plan.vehicle,
        try self.plan(plan.changed.state, of: vehicle) == plan, plan.out == nil
      else { return false }
      try move(plan.moves)
      try store.update(plan.changed)
      return true
    }
  }
}
