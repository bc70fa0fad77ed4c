import LanguageKit

/// What is noted when a car is handed over.
public struct HandOver: Hashable, Sendable {
  public var drive: TestDrive.ID
  public var vehicle: Vehicle.ID
  public var at: Instant
  /// The licence as it was seen, whole.
  public var licence: Licence
  /// Who saw it.
  public var seenBy: String
  /// Kilometres at the hand-over.
  public var odometer: Int
  public var condition: Condition
  /// Who else may drive.
  public var drivers: [String]
  /// Whether the terms were accepted.
  public var terms: Bool

  /// How a car is when it goes or comes.
  public struct Condition: Hashable, Sendable {
    /// Fuel or charge in per cent, 0 to 100; nil where it was not read.
    public var energy: Int?
    /// Damage that was seen, nil where none was.
    public var damage: String?

    public init(energy: Int? = nil, damage: String? = nil) {
      self.energy = energy
      self.damage = damage
    }
  }

  public init(
    drive: TestDrive.ID, vehicle: Vehicle.ID, at: Instant, licence: Licence, seenBy: String, odometer: Int,
    condition: Condition = Condition(), drivers: [String] = [], terms: Bool = false
  ) {
    self.drive = drive
    self.vehicle = vehicle
    self.at = at
    self.licence = licence
    self.seenBy = seenBy
    self.odometer = odometer
    self.condition = condition
    self.drivers = drivers
    self.terms = terms
  }
}

/// What is noted when a car comes back.
public struct GiveBack: Hashable, Sendable {
  public var drive: TestDrive.ID
  public var at: Instant
  /// Kilometres at the return.
  public var odometer: Int
  public var condition: HandOver.Condition
  public var note: String?
  /// What the drive led to, in the desk's words: offer, sold, no interest.
  public var outcome: String?
  /// When to call the customer.
  public var followUp: CivilDate?
  /// The day on which somebody did; nil for a call that is still to be made.
  public var followedUp: CivilDate?

  public init(
    drive: TestDrive.ID, at: Instant, odometer: Int, condition: HandOver.Condition = HandOver.Condition(),
    note: String? = nil, outcome: String? = nil, followUp: CivilDate? = nil, followedUp: CivilDate? = nil
  ) {
    self.drive = drive
    self.at = at
    self.odometer = odometer
    self.condition = condition
    self.note = note
    self.outcome = outcome
    self.followUp = followUp
    self.followedUp = followedUp
  }
}

/// Who had a vehicle at an instant.
public struct VehicleHolder: Hashable, Sendable {
  public let drive: TestDrive
  /// Nil for a drive that went out before hand-overs were noted: its booked time counts then.
  public let handOver: HandOver?
  public let giveBack: GiveBack?

  public init(drive: TestDrive, handOver: HandOver?, giveBack: GiveBack?) {
    self.drive = drive
    self.handOver = handOver
    self.giveBack = giveBack
  }
}
