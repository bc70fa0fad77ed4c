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
      try store.expire(asOf: now)
      guard var drive = try store.drive(id) else { return .gone(.noDriveNumber(id), alternatives: []) }
      guard drive.state.successors.contains(state) else { return .wrongState(drive, wanted: state) }
      if state == .confirmed {
        let refusals = try refusals(
          drive.slot, vehicle: drive.vehicle, customer: .known(drive.customer), speaker: .staff, moving: drive
        ).filter { drive.state == .requested || Self.rulesOfHolds.contains($0.rule) }
        guard refusals.isEmpty else { return .refused(refusals, alternatives: []) }
      }
      if state == .noShow {
        let earliest = drive.slot.start + Minutes(try store.bookingSettings()[.noShowGrace])
        guard now >= earliest else { return .tooEarlyForNoShow(drive, from: earliest) }
        // Nobody fails to come for a car that is not there.
        if let other = try vehicleOut(drive) { return .vehicleStillOut(other) }
      }
      drive.state = state
      drive.holdExpires = nil
      if state == .cancelled || state == .declined {
        drive.reason = reason
        drive.endedBy = speaker
      }
      try store.update(drive)
      return state == .cancelled ? .cancelled(drive) : .changedState(drive)
    }
  }

  /// What is asked again when a hold is confirmed: it has its time already, but car and customer may have changed.
  private static let rulesOfHolds: Set<Refusal.Rule> = [.vehicleState, .minimumAge, .licence]

  /// The drive with which the vehicle is out, if it is.
  func vehicleOut(_ drive: TestDrive) throws(StoreError) -> TestDrive? {
    let filter = DriveFilter(vehicle: drive.vehicle.id, states: [.out], limit: 1)
    return try store.drives(filter).first { $0.id != drive.id }
  }
}
