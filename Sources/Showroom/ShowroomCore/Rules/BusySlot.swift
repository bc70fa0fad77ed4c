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
