import LanguageKit

/// A drive that somebody wants, with what the rules have to know of vehicle and customer.
public struct Proposal: Hashable, Sendable {
  /// Who asks. Customers and guests must keep the lead time; staff need not.
  public enum Speaker: Hashable, Sendable {
    case staff, customer, guest
  }

  /// What the rules have to know of a vehicle.
  public struct VehicleFacts: Hashable, Sendable {
    /// Whether the vehicle can be lent.
    public enum State: Hashable, Sendable {
      case available
      case blocked(reason: String)
      case sold
      case withdrawn
    }

    public var state: State
    /// The vehicle's own turnaround; nil for that of the showroom.
    public var turnaround: Turnaround?

    /// A vehicle in `state`.
    public init(state: State = .available, turnaround: Turnaround? = nil) {
      self.state = state
      self.turnaround = turnaround
    }
  }

  /// What the rules have to know of a customer. What is not known does not refuse: it is asked for at the hand-over.
  public struct CustomerFacts: Hashable, Sendable {
    public var birthDate: CivilDate?
    /// The last day on which the licence is valid.
    public var licenceExpiry: CivilDate?
    /// The customer's other live drives on the day of this one, by the showroom's calendar.
    public var otherDrivesThatDay: Int
    /// When the customer drives other cars, or has them promised; at least what overlaps the proposed slot. A couple that
    /// shares an account is a matter for staff, who may set the rule aside.
    public var driving: [BusySlot]
    /// The drives that the customer did not come to. For a drive that is booked already it does not count.
    public var noShows: Int

    /// A customer of whom this is known.
    public init(
      birthDate: CivilDate? = nil, licenceExpiry: CivilDate? = nil, otherDrivesThatDay: Int = 0,
      driving: [BusySlot] = [], noShows: Int = 0
    ) {
      self.birthDate = birthDate
      self.licenceExpiry = licenceExpiry
      self.otherDrivesThatDay = otherDrivesThatDay
      self.driving = driving
      self.noShows = noShows
    }
  }

  /// When the drive is to be.
  public var slot: TimeSlot
  /// The vehicle.
  public var vehicle: VehicleFacts
  /// The customer; nil when it is not known yet who drives.
  public var customer: CustomerFacts?
  /// Who asks.
  public var speaker: Speaker
  /// The instant of asking.
  public var now: Instant

  /// A wish for `slot`.
  public init(
    slot: TimeSlot, vehicle: VehicleFacts = VehicleFacts(), customer: CustomerFacts? = nil,
    speaker: Speaker = .staff, now: Instant
  ) {
    self.slot = slot
    self.vehicle = vehicle
    self.customer = customer
    self.speaker = speaker
    self.now = now
  }
}

/// What is in the diary around a proposal.
///
/// When a drive is moved or made longer, its own old slot is not part of the situation: it is not in its own way.
public struct Situation: Hashable, Sendable {
  /// What the vehicle is taken for; at least what lies next to the proposed slot, before and after.
  public var busy: [BusySlot]
  /// The open time around the slot.
  public var open: OpenTimes

  /// The diary around a proposal.
  public init(busy: [BusySlot], open: OpenTimes) {
    self.busy = busy
    self.open = open
  }
}
