/// A stretch of time for which a vehicle is taken.
///
/// A drive takes its own turnaround before and after as well, so between two drives there is at least the time that
/// the first needs after it and the time that the second needs before it: the two add up. A block (service, an event)
/// has no turnaround of its own, but that of a drive next to it must not reach into it.
public struct BusySlot: Hashable, Sendable {
  /// Who has the vehicle.
  public enum Holder: Hashable, Sendable {
    /// The drive with this number.
    case drive(number: Int)
    /// A drive of which the person who asks may not know more.
    case somebody
    /// A block, for this reason.
    case block(reason: String)
  }

  /// Who has the vehicle.
  public let holder: Holder
  /// The time of the drive or block itself. A drive that is out and has no known end ends at `Instant.distantFuture`.
  public let slot: TimeSlot
  /// What the vehicle needs around it.
  public let turnaround: Turnaround

  /// A drive with the turnaround that it was booked with.
  public init(drive number: Int, slot: TimeSlot, turnaround: Turnaround) {
    holder = .drive(number: number)
    self.slot = slot
    self.turnaround = turnaround
  }

  /// A block.
  public init(block slot: TimeSlot, reason: String) {
    holder = .block(reason: reason)
    self.slot = slot
    turnaround = .none
  }

  /// The number of the drive that takes the time, where it may be told.
  public var driveNumber: Int? {
    if case .drive(let number) = holder { number } else { nil }
  }

  /// The same without the number of the drive: whose it is, and that it is, is nobody else's business.
  public var anonymous: BusySlot {
    guard case .drive = holder else { return self }
    return BusySlot(holder: .somebody, slot: slot, turnaround: turnaround)
  }

  private init(holder: Holder, slot: TimeSlot, turnaround: Turnaround) {
    self.holder = holder
    self.slot = slot
    self.turnaround = turnaround
  }

  /// All the time that nothing else may take: the slot with its turnaround.
  public var occupied: TimeSlot {
    slot.occupied(turnaround)
  }
}

extension TimeSlot {
  /// The slot with the time that a vehicle needs before and after it.
  public func occupied(_ turnaround: Turnaround) -> TimeSlot {
    extended(before: turnaround.before, after: turnaround.after) ?? self
  }
}
