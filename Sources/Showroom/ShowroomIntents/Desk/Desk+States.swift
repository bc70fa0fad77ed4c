import ShowroomCore

extension Desk {
  /// Takes a drive to a state, in one transaction, if its stored state allows it. Confirming asks the rules
  /// again: a request takes no time, so another drive may have come, and the car may be sold by now.
  ///
  /// - Parameters:
  ///   - reason: why it is cancelled or declined.
  ///   - speaker: who does it.
  func change(
    _ id: TestDrive.ID, to state: TestDrive.State, reason: String? = nil, by speaker: Speaker = .staff
  ) throws(StoreError) -> ShowroomResponse {
    try store.write { () throws(StoreError) in
      try catchUp()
      guard var drive = try store.drive(id) else { return .gone(.noDriveNumber(id), alternatives: []) }
      guard drive.state.successors.contains(state) else { return .wrongState(drive, wanted: state) }
      if state == .confirmed {
        // What was set aside when it was asked for stays so.
        let refusals = try setting(aside: drive.override).refusals(
          drive.slot, vehicle: drive.vehicle, customer: .known(drive.customer), speaker: .staff, moving: drive,
          needs: ResourceNeeds(keeping: drive.resources)
        ).filter { drive.state == .requested || Self.rulesOfHolds.contains($0.rule) }
        let standing = override?.filter(refusals) ?? refusals
        guard standing.isEmpty else { return .refused(standing, alternatives: []) }
        if let named = override?.narrowed(to: refusals) { drive.override = named.adding(to: drive.override) }
        if drive.state == .requested {
          drive.resources = try allot(ResourceNeeds(keeping: drive.resources), for: drive.slot, moving: drive).resources
        }
      }
      if state == .cancelled {
        let refusals = try refusalsOfChange(drive, moves: nil, by: speaker)
        guard refusals.isEmpty else { return .refused(refusals, alternatives: []) }
      }
      if state == .noShow {
        let earliest = drive.slot.start + Minutes(try store.bookingSettings()[.noShowGrace])
        guard now >= earliest else { return .tooEarlyForNoShow(drive, from: earliest) }
        // Nobody fails to come for a car that is not there.
        if let other = try vehicleOut(drive) { return .vehicleStillOut(other) }
      }
      let freesTime = drive.state.isLive && !state.isLive
      drive.state = state
      drive.holdExpires = nil
      if state == .cancelled || state == .declined {
        drive.reason = reason
        drive.endedBy = speaker
      }
      try store.update(drive)
      try planMessages(about: drive)
      try donate(state == .cancelled ? CancelTestDrive.name : ChangeDriveState.name, drive)
      if freesTime { try offer([drive.vehicle.id]) }
      return state == .cancelled ? .cancelled(drive) : .changedState(drive)
    }
  }

  /// What is asked again when a hold is confirmed: it has its time already, but car and customer may have changed.
  private static let rulesOfHolds: Set<Refusal.Rule> = [.vehicleState, .minimumAge, .licence]

  /// What speaks against changing a drive that is booked or out, beside its new time. A hold or a request may be let go at
  /// any time.
  ///
  /// - Parameter moves: how often it was moved; nil where it is cancelled.
  func refusalsOfChange(_ drive: TestDrive, moves: Int?, by speaker: Speaker) throws(StoreError) -> [Refusal] {
    guard drive.state == .confirmed || drive.state == .out else { return [] }
    // One that went out early has begun.
    let start = drive.state == .out ? min(drive.slot.start, now - 1) : drive.slot.start
    let refusals = try rules().changeRefusals(
      start: start, moves: moves, speaker: Proposal.Speaker(speaker), now: now)
    return override?.filter(refusals) ?? refusals
  }

  /// The drive with which the vehicle is out, if it is.
  func vehicleOut(_ drive: TestDrive) throws(StoreError) -> TestDrive? {
    let filter = DriveFilter(vehicle: drive.vehicle.id, states: [.out], limit: 1)
    return try store.drives(filter).first { $0.id != drive.id }
  }
}
