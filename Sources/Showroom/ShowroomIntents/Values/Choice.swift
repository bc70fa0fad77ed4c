import LanguageKit
import ShowroomCore

/// A value that is offered to a person as an answer, or as an alternative to what can not be had.
public enum Choice: Hashable, Sendable {
  case car(CarSelection)
  case duration(Minutes)
  case options([DriveOption])
  case start(Start)
  case customer(CustomerChoice)
  case drive(TestDrive)
  case message(MessageChoice)
  case account(Account)
  case list(ListChoice)
}

/// A customer who is known, or one who is to be added with the booking.
public enum CustomerChoice: Hashable, Sendable {
  case known(Customer)
  /// Only the name is known so far. They are added when the booking is, and not before.
  case new(name: String)

  public var name: String {
    switch self {
    case .known(let customer): customer.name
    case .new(let name): name
    }
  }
}

/// A start that can be had, and the demonstrator that it can be had with.
public struct Start: Hashable, Sendable {
  public let instant: Instant
  public let vehicle: Vehicle
  /// What a person should know of the clock at that time.
  public let clock: ClockNote

  /// Whether the wall-clock time that was said is an ordinary one.
  public enum ClockNote: Hashable, Sendable {
    case ordinary
    /// The time that was said does not exist on that day; it was moved on by the gap.
    case movedOutOfGap(said: CivilDateTime)
    /// The time exists twice on that day; this is one, and the other is given.
    case twice(other: Instant)
  }

  public init(instant: Instant, vehicle: Vehicle, clock: ClockNote = .ordinary) {
    self.instant = instant
    self.vehicle = vehicle
    self.clock = clock
  }
}
