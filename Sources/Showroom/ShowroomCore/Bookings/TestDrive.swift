/// A test drive: one vehicle, one customer, one slot.
public struct TestDrive: Hashable, Sendable {
  public typealias ID = Identifier<TestDrive>

  /// The number that is printed and that a person names. It stays when the drive is moved.
  public let id: ID
  public var vehicle: Vehicle
  public var customer: Customer
  /// Half-open, in UTC seconds.
  public var slot: TimeSlot
  public var options: [DriveOption]
  public var state: State
  /// Who booked it: `staff`, or `customer:ID`.
  public var bookedBy: Speaker
  /// The phrase that booked it, where there was one.
  public var phrase: String?
  /// When a hold ends; nil for all other states.
  public var holdExpires: Instant?
  /// Why it was cancelled or declined, and by whom.
  public var reason: String?
  public var endedBy: Speaker?
  /// How often it was moved.
  public var moves = 0
  /// The soft rules that staff set aside for it.
  public var override: Override?
  /// Under which of the customer's accounts it is.
  public var account: Account?
  /// The dealer plate and the salesperson that go with it.
  public var resources = DriveResources()

  public init(
    id: ID, vehicle: Vehicle, customer: Customer, slot: TimeSlot, options: [DriveOption] = [], state: State,
    bookedBy: Speaker, phrase: String? = nil, holdExpires: Instant? = nil
  ) {
    self.id = id
    self.vehicle = vehicle
    self.customer = customer
    self.slot = slot
    self.options = options
    self.state = state
    self.bookedBy = bookedBy
    self.phrase = phrase
    self.holdExpires = holdExpires
  }

  /// The length, in whole minutes that elapse.
  public var duration: Minutes { slot.duration }
}
