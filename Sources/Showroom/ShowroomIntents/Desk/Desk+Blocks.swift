import ShowroomCore

/// What a block does to the diary, before it is written.
public struct BlockPlan: Hashable, Sendable {
  /// A drive in its way, and where it can go at its own time.
  public struct Move: Hashable, Sendable {
    public let drive: TestDrive
    /// Other demonstrators, the likeliest first; none where the drive is out, or nothing is free.
    public let swaps: [Vehicle]
  }

  public let vehicle: Vehicle
  public let draft: VehicleBlockDraft
  /// The drives that have the vehicle then.
  public let moves: [Move]
  /// The requests for that time. They keep it, and can not be confirmed while the block is there.
  public let requests: [TestDrive]
  /// Blocks that are there already.
  public let blocks: [VehicleBlock]

  /// Whether each drive has somewhere to go, so that a yes does it.
  public var isPossible: Bool { blocks.isEmpty && moves.allSatisfy { !$0.swaps.isEmpty } }
}

extension Desk {
  /// What a block hits. A drive just before or after it is not hit: that its turnaround reaches into the block is for
  /// whoever blocks to decide.
  public func plan(_ draft: VehicleBlockDraft, of vehicle: Vehicle) throws(StoreError) -> BlockPlan {
    let touching = try store.drives(
      DriveFilter(
        vehicle: vehicle.id, interval: draft.slot, states: [.held, .requested, .confirmed, .out], limit: 1000))
    return BlockPlan(
      vehicle: vehicle, draft: draft, moves: try moves(of: touching.filter(\.state.isLive)),
      requests: touching.filter { $0.state == .requested },
      blocks: try store.blocks(of: vehicle.id, in: draft.slot, limit: 100))
  }

  /// Moves each drive to the first demonstrator that was shown for it and blocks the vehicle, in one transaction. Nil
  /// where the diary has changed since, and nothing was done.
  public func carryOut(_ plan: BlockPlan) throws(StoreError) -> VehicleBlock? {
    try store.write { () throws(StoreError) in
      try catchUp()
      let now = try self.plan(plan.draft, of: plan.vehicle)
      guard now == plan, now.isPossible else { return nil }
      try move(plan.moves)
      return try store.addBlock(plan.draft)
    }
  }

  /// Where each of some drives of one vehicle can go, none of them to where another goes.
  func moves(of drives: [TestDrive]) throws(StoreError) -> [BlockPlan.Move] {
    var moves: [BlockPlan.Move] = []
    var taken: [TestDrive] = []
    for drive in drives {
      let swaps = drive.state.isMovable ? try swapsInTime(for: drive, avoiding: taken) : []
      moves.append(BlockPlan.Move(drive: drive, swaps: swaps))
      if drive.state.isLive, let first = swaps.first { taken.append(drive.with(first)) }
    }
    return moves
  }

  /// Moves each drive to the first demonstrator that it can go to; one that can go to none stays where it is.
  func move(_ moves: [BlockPlan.Move]) throws(StoreError) {
    for move in moves {
      guard let vehicle = move.swaps.first else { continue }
      let drive = move.drive.with(vehicle)
      try store.update(drive)
      try planMessages(about: drive)
    }
  }

  /// Takes a block out, and offers the time to those who wait.
  public func remove(_ block: VehicleBlock) throws(StoreError) {
    try store.write { () throws(StoreError) in
      try store.removeBlock(block.id)
      try offer([block.vehicle.id])
    }
  }

  /// Demonstrators that a drive could go to at its own time, those that have what it was booked with first.
  ///
  /// - Parameter others: drives that are moved along with it, to where they will be.
  private func swapsInTime(for drive: TestDrive, avoiding others: [TestDrive]) throws(StoreError) -> [Vehicle] {
    let starts = try swaps(for: drive, atMost: 8).filter { $0.instant == drive.slot.start }
    let settings = try rules().settings
    let free = starts.map(\.vehicle).filter { vehicle in
      let turnaround = settings.turnaround(of: vehicle)
      let wanted = drive.slot.occupied(turnaround)
      return others.allSatisfy { $0.vehicle.id != vehicle.id || !$0.slot.occupied(turnaround).overlaps(wanted) }
    }
    let fitting = free.filter { vehicle in drive.options.allSatisfy { $0.fits(vehicle) } }
    return Array((fitting + free.filter { !fitting.contains($0) }).prefix(3))
  }
}

extension TestDrive {
  /// The same drive with another demonstrator.
  fileprivate func with(_ vehicle: Vehicle) -> TestDrive {
    var drive = self
    drive.vehicle = vehicle
    return drive
  }
}
