/// The test drives.
public protocol DiaryPort {
  func drive(_ id: TestDrive.ID) throws(StoreError) -> TestDrive?

  /// The live drives of a vehicle that touch an interval, in order, and the one that it is out with, which may be late.
  func liveSlots(of vehicle: Vehicle.ID, in interval: TimeSlot) throws(StoreError) -> [LiveSlot]
  /// The drives of a customer that start in an interval and were not cancelled, declined or expired, in order.
  func slots(of customer: Customer.ID, startingIn interval: TimeSlot) throws(StoreError) -> [CustomerSlot]
  /// How many drives a customer did not come to.
  func noShowCount(of customer: Customer.ID) throws(StoreError) -> Int
  /// Drives by what is asked, in the order of their start.
  func drives(_ filter: DriveFilter) throws(StoreError) -> [TestDrive]

  /// How often what calendars outside show of a drive was changed: 0 as it was booked.
  func revision(of drive: TestDrive.ID) throws(StoreError) -> Int

  /// The drive that somebody booked under a key, with the content that they asked for.
  func drive(key: String, by speaker: Speaker) throws(StoreError) -> (drive: TestDrive, content: String)?

  /// Adds a drive.
  ///
  /// - Throws: `StoreError.overlap` where a live drive of the vehicle is in the way.
  func addDrive(_ draft: DriveDraft) throws(StoreError) -> TestDrive
  /// Replaces vehicle, slot, options, state, hold, reason, moves, resources and override of a drive. The number and the customer stay.
  ///
  /// - Throws: `StoreError.overlap` as above; `StoreError.constraint` where the state can not follow the stored one.
  func update(_ drive: TestDrive) throws(StoreError)
  /// Notes a hand-over, and a return.
  func add(_ handOver: HandOver) throws(StoreError)
  func add(_ giveBack: GiveBack) throws(StoreError)
  /// Replaces outcome, follow-up and the day on which that was done of a return.
  func update(_ giveBack: GiveBack) throws(StoreError)
  func handOver(of drive: TestDrive.ID) throws(StoreError) -> HandOver?
  func giveBack(of drive: TestDrive.ID) throws(StoreError) -> GiveBack?
  /// Who had a vehicle at an instant, nil where it was not out.
  func holder(of vehicle: Vehicle.ID, at instant: Instant) throws(StoreError) -> VehicleHolder?
  /// Expires the holds that ended, the requests whose start has passed, and the wishes whose time is over.
  ///
  /// - Returns: the vehicles that are free again.
  @discardableResult
  func expire(asOf now: Instant) throws(StoreError) -> Set<Vehicle.ID>
}

/// The time that a live drive takes.
public struct LiveSlot: Hashable, Sendable {
  public let drive: TestDrive.ID
  public let slot: TimeSlot
  /// Whether the vehicle is out with it.
  public let isOut: Bool

  public init(drive: TestDrive.ID, slot: TimeSlot, isOut: Bool) {
    self.drive = drive
    self.slot = slot
    self.isOut = isOut
  }
}

/// The time of a drive, as it counts for who drives.
public struct CustomerSlot: Hashable, Sendable {
  public let time: LiveSlot
  /// Whether the customer has a car then; a request takes no time yet, and what is over takes none any more.
  public let isLive: Bool

  public init(time: LiveSlot, isLive: Bool) {
    self.time = time
    self.isLive = isLive
  }
}

/// A drive that is to be added.
public struct DriveDraft: Hashable, Sendable {
  public var vehicle: Vehicle.ID
  public var customer: Customer.ID
  public var slot: TimeSlot
  public var options: [DriveOption]
  public var state: TestDrive.State
  public var bookedBy: Speaker
  public var phrase: String?
  public var holdExpires: Instant?
  /// The soft rules that staff set aside for it.
  public var override: Override?
  /// The plate and the person that it takes.
  public var resources: DriveResources
  /// What the booking is named by, so that it is made once.
  public var key: RequestKey?

  public init(
    vehicle: Vehicle.ID, customer: Customer.ID, slot: TimeSlot, options: [DriveOption] = [],
    state: TestDrive.State = .confirmed, bookedBy: Speaker, phrase: String? = nil, holdExpires: Instant? = nil,
    override: Override? = nil, resources: DriveResources = DriveResources(), key: RequestKey? = nil
  ) {
    self.vehicle = vehicle
    self.customer = customer
    self.slot = slot
    self.options = options
    self.state = state
    self.bookedBy = bookedBy
    self.phrase = phrase
    self.holdExpires = holdExpires
    self.override = override
    self.resources = resources
    self.key = key
  }
}

/// Which drives are asked for; nil means any.
public struct DriveFilter: Hashable, Sendable {
  public var customer: Customer.ID?
  public var vehicle: Vehicle.ID?
  public var model: CarModel.ID?
  /// Drives that touch this interval.
  public var interval: TimeSlot?
  public var states: Set<TestDrive.State>?
  public var limit: Int

  public init(
    customer: Customer.ID? = nil, vehicle: Vehicle.ID? = nil, model: CarModel.ID? = nil, interval: TimeSlot? = nil,
    states: Set<TestDrive.State>? = nil, limit: Int = 200
  ) {
    self.customer = customer
    self.vehicle = vehicle
    self.model = model
    self.interval = interval
    self.states = states
    self.limit = limit
  }
}
