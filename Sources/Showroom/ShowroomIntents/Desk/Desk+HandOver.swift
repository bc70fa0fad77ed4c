import LanguageKit
import ShowroomCore

extension Desk {
  /// Hands a car over, in one transaction: the drive goes out, and what was seen and read is noted.
  func handOver(_ request: HandOverVehicle) throws(StoreError) -> ShowroomResponse {
    guard let shown = request.drive.value else { return .notAllowed }
    return try store.write { () throws(StoreError) in
      try catchUp()
      guard var drive = try store.drive(shown.id) else { return .gone(.noDriveNumber(shown.id), alternatives: []) }
      guard drive.state.successors.contains(.out) else { return .wrongState(drive, wanted: .out) }
      if let other = try vehicleOut(drive) { return .vehicleStillOut(other) }
      guard let licence = shown.customer.licence else { return .notAllowed }
      if drive.customer.licence != licence {
        drive.customer.licence = licence
        try store.update(drive.customer)
      }
      // What was set aside when it was booked stays so.
      let found = try refusalsOfHandOver(drive)
      let refusals = drive.override?.filter(found) ?? found
      let standing = override?.filter(refusals) ?? refusals
      guard standing.isEmpty else { return .refused(standing, alternatives: []) }
      if let named = override?.narrowed(to: refusals) { drive.override = named.adding(to: drive.override) }
      if let refusal = try read(request.odometer, of: &drive.vehicle) { return refusal }
      try store.add(
        HandOver(
          drive: drive.id, vehicle: drive.vehicle.id, at: now, licence: licence,
          seenBy: request.seenBy ?? request.speaker.storageText, odometer: drive.vehicle.odometer,
          condition: request.condition, drivers: request.drivers, terms: request.terms))
      return try leave(&drive, as: .out)
    }
  }

  /// Takes a car back, in one transaction.
  func takeBack(_ request: TakeVehicleBack) throws(StoreError) -> ShowroomResponse {
    guard let shown = request.drive.value else { return .notAllowed }
    return try store.write { () throws(StoreError) in
      guard var drive = try store.drive(shown.id) else { return .gone(.noDriveNumber(shown.id), alternatives: []) }
      guard drive.state.successors.contains(.returned) else { return .wrongState(drive, wanted: .returned) }
      if let refusal = try read(request.odometer, of: &drive.vehicle) { return refusal }
      try store.add(
        GiveBack(
          drive: drive.id, at: now, odometer: drive.vehicle.odometer, condition: request.condition,
          note: request.note, outcome: request.outcome, followUp: request.followUp))
      return try leave(&drive, as: .returned)
    }
  }

  private func leave(_ drive: inout TestDrive, as state: TestDrive.State) throws(StoreError) -> ShowroomResponse {
    drive.state = state
    drive.holdExpires = nil
    try store.update(drive)
    try planMessages(about: drive)
    try donate(state == .out ? HandOverVehicle.name : TakeVehicleBack.name, drive)
    if state == .returned { try offer([drive.vehicle.id]) }
    return .changedState(drive)
  }

  /// Takes over kilometres that were read; they never go down.
  private func read(_ odometer: Int?, of vehicle: inout Vehicle) throws(StoreError) -> ShowroomResponse? {
    guard let odometer else { return nil }
    guard odometer >= vehicle.odometer else { return .odometerTooLow(vehicle, read: odometer) }
    vehicle.odometer = odometer
    try store.update(vehicle)
    return nil
  }

  /// What must hold when a car goes out, beside what was checked when it was booked: age, licence, and that the car, its
  /// plate and the person who comes along are to be had from now on. A car that goes out early is not to be away when
  /// somebody else has it.
  private func refusalsOfHandOver(_ drive: TestDrive) throws(StoreError) -> [Refusal] {
    let known = try setting(aside: nil).refusals(
      drive.slot, vehicle: drive.vehicle, customer: .known(drive.customer), speaker: .staff, moving: drive
    ).filter { [.minimumAge, .licence, .vehicleState].contains($0.rule) }
    let away = TimeSlot(start: now, end: max(drive.slot.end, now + 1))
    let blocks = try away.map { (slot) throws(StoreError) in
      try store.blocks(of: drive.vehicle.id, in: slot, limit: 1)
    }
    let others = try away.map { (slot) throws(StoreError) in
      try store.liveSlots(of: drive.vehicle.id, in: slot).filter { $0.drive != drive.id && $0.slot.overlaps(slot) }
    }
    return known
      + (others ?? []).map { .overlaps(BusySlot(drive: Int($0.drive.rawValue), slot: $0.slot, turnaround: .none)) }
      + (blocks ?? []).map { .overlaps(BusySlot(block: $0.slot, reason: $0.reason)) }
      + [try resourceOut(drive)].compactMap { $0 } + (try refusalOfSecondCar(drive))
  }

  /// Where who drives one car drives no other, a car that the customer has not brought back yet is in the way.
  private func refusalOfSecondCar(_ drive: TestDrive) throws(StoreError) -> [Refusal] {
    guard try store.bookingSettings()[.drivesAtOnce] > 0 else { return [] }
    return try otherCars(outWith: drive.customer.id, besides: drive.id).map {
      .stillOut(BusySlot(drive: Int($0.id.rawValue), slot: $0.slot, turnaround: .none))
    }
  }

  /// The drives with which a customer is out, beside one of them.
  public func otherCars(
    outWith customer: Customer.ID, besides drive: TestDrive.ID
  ) throws(StoreError) -> [TestDrive] {
    try store.drives(DriveFilter(customer: customer, states: [.out])).filter { $0.id != drive }
  }
}
