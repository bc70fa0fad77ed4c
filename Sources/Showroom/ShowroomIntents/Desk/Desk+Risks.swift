import LanguageKit
import ShowroomCore

extension Desk {
  /// The drive that is out and late with a vehicle, if one is.
  public func lateDrive(with vehicle: Vehicle.ID) throws(StoreError) -> TestDrive? {
    try store.drives(DriveFilter(vehicle: vehicle, states: [.out], limit: 1)).first { $0.isOverdue(at: now) }
  }

  /// The drives that are out and late, by the vehicle that they are out with.
  public func lateDrives() throws(StoreError) -> [Vehicle.ID: TestDrive] {
    let late = try store.drives(DriveFilter(states: [.out], limit: 10_000)).filter { $0.isOverdue(at: now) }
    return Dictionary(late.map { ($0.vehicle.id, $0) }) { first, _ in first }
  }

  /// The late drive that puts another at risk: the same vehicle is out with it, and the other is to start today. Drives at
  /// risk are shown, and stay as they are booked.
  ///
  /// - Parameter late: all that are late, where they are known already.
  public func risk(
    to drive: TestDrive, among late: [Vehicle.ID: TestDrive]? = nil
  ) throws(StoreError) -> TestDrive? {
    guard late?.isEmpty != true, [.held, .requested, .confirmed].contains(drive.state),
      calendar.date(at: drive.slot.start) == wallClock.date
    else { return nil }
    let other = if let late { late[drive.vehicle.id] } else { try lateDrive(with: drive.vehicle.id) }
    guard let other, other.id != drive.id, other.slot.start <= drive.slot.start else { return nil }
    return other
  }

  /// Demonstrators that a drive at risk could be moved to, at its own time or, where that is over, as soon as can be: others
  /// of the model first, then similar ones.
  public func swaps(for drive: TestDrive, atMost most: Int = 3) throws(StoreError) -> [Start] {
    let car = drive.vehicle.car
    let soon = roundedUp(Candidate(instant: now + 60, clock: .ordinary), by: try rules()).instant
    let start = drive.slot.start > now ? drive.slot.start : soon
    guard let slot = TimeSlot(start: start, duration: drive.duration) else { return [] }
    let desk = setting(aside: drive.override?.withoutCar)
    let candidates = try store.vehicles(in: .model(car.model.id)) + store.similarVehicles(to: car, limit: 8)
    return try candidates.filter { $0.id != drive.vehicle.id }.selecting(atMost: most) { (vehicle) throws(StoreError) in
      try desk.refusals(
        slot, vehicle: vehicle, customer: .known(drive.customer), speaker: .staff, moving: drive,
        needs: ResourceNeeds(keeping: drive.resources)
      ).isEmpty
    }.map { Start(instant: start, vehicle: $0) }
  }
}

extension TestDrive {
  /// Whether the vehicle is out with it beyond its end.
  public func isOverdue(at now: Instant) -> Bool { state == .out && slot.end <= now }

  /// Whether its start is over, and nobody has come for the car.
  public func isUncollected(at now: Instant) -> Bool { state == .confirmed && slot.start < now }
}
