import ShowroomCore

extension Desk {
  /// Takes a drive to a state, in one transaction, if its stored state allows it. Confirming a request asks the diary
  /// again: a request takes no time, so another drive may have come.
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
      if state.isLive, !drive.state.isLive {
        let refusals = try refusals(
          drive.slot, vehicle: drive.vehicle, customer: .known(drive.customer), speaker: .staff, moving: drive)
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
      try planMessages(about: drive)
      return state == .cancelled ? .cancelled(drive) : .changedState(drive)
    }
  }

  /// The drive with which the vehicle is out, if it is.
  func vehicleOut(_ drive: TestDrive) throws(StoreError) -> TestDrive? {
    let filter = DriveFilter(vehicle: drive.vehicle.id, states: [.out], limit: 1)
    return try store.drives(filter).first { $0.id != drive.id }
  }
}
