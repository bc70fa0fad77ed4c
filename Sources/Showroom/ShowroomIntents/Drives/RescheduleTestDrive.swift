import IntentKit
import LanguageKit
import ShowroomCore

/// Moves a test drive to another time, length or demonstrator. It keeps its number. Of one that is out the length alone can
/// be changed.
public struct RescheduleTestDrive: Intent {
  public enum Key: String, ParameterKey {
    case drive, car, duration, start
  }

  public static let name = "RescheduleTestDrive"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var drive = Parameter<DriveMention, TestDrive>()
  /// Another car, where one was said.
  public var car = Parameter<CarMention, CarSelection>()
  /// Another length, where one was said.
  public var duration = Parameter<DurationMention, Minutes>()
  /// The new time; needed unless car or length change.
  public var start = Parameter<WhenExpression, Start>()
  /// How far the old start is moved, where that was said in place of a new time.
  public var shift: TimeShift?
  /// Another plate or salesperson, or none; nil keeps what it has.
  public var plate: ResourceChange?
  public var person: ResourceChange?
  /// The soft rules that staff set aside.
  public var override: Override?
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !drive.isEmpty { keys.insert(.drive) }
    if !car.isEmpty { keys.insert(.car) }
    if !duration.isEmpty { keys.insert(.duration) }
    if !start.isEmpty || shift != nil { keys.insert(.start) }
    return keys
  }
}

/// What a person sees before a drive is moved.
public struct MoveOverview: Hashable, Sendable {
  public let drive: TestDrive
  public let start: Start
  public let slot: TimeSlot
  public let speaker: Speaker
  /// What it needs beside the car, and what it gets.
  public let needs: ResourceNeeds
  public let resources: DriveResources
  public let override: Override?
}

/// Finds the drive and the new time, shows both, and moves it after a yes.
public struct RescheduleTestDriveHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.drive, as: Choice.drive) { (request) throws(StoreError) in
        try DriveResolver(desk, speaker: request.speaker, states: request.states).resolve(request.drive).unless {
          (drive) throws(StoreError) in
          try desk(for: request).refusalsOfChange(drive, moves: drive.moves, by: request.speaker)
        }
      },
      ParameterDefinition(.car, as: Choice.car) { (request) throws(StoreError) in
        request.car.isEmpty ? .notRequired : try CarResolver(desk).resolve(request.car)
      },
      ParameterDefinition(.duration, after: [.drive], as: Choice.duration) { (request) throws(StoreError) in
        request.duration.isEmpty ? .notRequired : try resolveDuration(request)
      },
      ParameterDefinition(.start, after: [.drive, .car, .duration], as: Self.itself) { (request) throws(StoreError) in
        try resolveStart(request)
      },
    ]
  }

  public func key(of choice: Choice) -> RescheduleTestDrive.Key {
    switch choice {
    case .car: .car
    case .duration: .duration
    case .start, .options, .customer, .account, .list, .message: .start
    case .drive: .drive
    }
  }

  public func apply(_ choice: Choice, to request: inout RescheduleTestDrive) {
    switch choice {
    case .drive(let drive): request.drive.settle(drive)
    case .car(let car):
      request.car.settle(car)
      request.start.unsettle()
    case .duration(let duration): request.duration.settle(duration)
    case .start(let start): request.start.settle(start)
    case .options, .customer, .account, .list, .message: break
    }
  }

  private func resolveDuration(_ request: RescheduleTestDrive) throws(StoreError) -> Resolution<Minutes, Reason> {
    let resolution = try durations(for: request).resolve(
      request.duration, changing: request.drive.value?.duration)
    guard case .success(let minutes) = resolution, let drive = request.drive.value, drive.state == .out else {
      return resolution
    }
    return try resolve(minutes, ofOut: drive, desk(for: request))
  }

  /// The lengths that can be had with what was said of drive and time.
  private func durations(for request: RescheduleTestDrive) -> DurationResolver {
    let desk = desk(for: request)
    return DurationResolver(desk) { (minutes) throws(StoreError) in
      guard let drive = request.drive.value else { return try desk.isEverOpen(for: minutes) }
      if drive.state == .out { return try refusals(minutes, ofOut: drive, desk).isEmpty }
      var request = request
      request.duration.settle(minutes)
      if case .unsupported = try resolveStart(request) { return false }
      return true
    }
  }

  /// Its own old time is not in the way. A day without a time keeps the time; a new length or car alone keeps the start.
  private func resolveStart(_ request: RescheduleTestDrive) throws(StoreError) -> Resolution<Choice, Reason> {
    guard let drive = request.drive.value else { return .needsValue }
    // No time helps a drive that is over or out; `confirm` says so, rather than a rule that a new time would break.
    guard drive.state.isMovable else {
      return .success(.start(Start(instant: drive.slot.start, vehicle: drive.vehicle)))
    }
    let car = request.car.value ?? CarSelection(drive.vehicle)
    let options = request.car.isEmpty ? [] : drive.options
    let wish = Wish(
      car: car, vehicles: try desk.vehicles(of: car, with: options), options: options,
      duration: request.duration.value ?? drive.duration, customer: .known(drive.customer), speaker: request.speaker,
      moving: drive, needs: try desk.needs(of: drive, plate: request.plate, person: request.person))
    let resolver = StartResolver(desk(for: request), wish)
    if let start = request.start.value { return try resolver.check(start) }
    let old = desk.calendar.civil(at: drive.slot.start)
    guard let said = request.start.said ?? request.shift?.moved(old) else {
      guard !request.car.isEmpty || !request.duration.isEmpty || request.plate != nil || request.person != nil else {
        return .needsValue
      }
      return try resolver.check(Start(instant: drive.slot.start, vehicle: drive.vehicle))
    }
    return try resolver.resolve(said, keeping: old)
  }

  public func confirm(_ request: RescheduleTestDrive) throws(StoreError) -> Confirmation<MoveOverview, ShowroomResponse>
  {
    guard let drive = request.drive.value, let start = request.start.value,
      let slot = TimeSlot(start: start.instant, duration: request.duration.value ?? drive.duration)
    else { return .failure(.notAllowed) }
    guard try isPossible(request, for: drive) else { return .failure(.notMovable(drive)) }
    let needs = try desk.needs(of: drive, plate: request.plate, person: request.person)
    let (resources, refusals) = try desk.allot(needs, for: slot, moving: drive)
    guard refusals.isEmpty else { return .failure(.refused(refusals, alternatives: [])) }
    guard slot != drive.slot || start.vehicle.id != drive.vehicle.id || resources != drive.resources else {
      return .failure(.unmoved(drive))
    }
    return .ready(
      MoveOverview(
        drive: drive, start: start, slot: slot, speaker: request.speaker, needs: needs, resources: resources,
        override: request.speaker == .staff ? request.override : nil))
  }

  /// Checks once more under the store's lock, and writes.
  public func handle(_ confirmed: Confirmed<MoveOverview>) throws(StoreError) -> ShowroomResponse {
    let overview = confirmed.overview
    do throws(StoreError) {
      return try desk.store.write { () throws(StoreError) in
        try desk.catchUp()
        guard var drive = try desk.store.drive(overview.drive.id),
          drive.state.isMovable || drive.state == .out && overview.keepsStart(of: drive)
        else { return .notMovable(try desk.store.drive(overview.drive.id) ?? overview.drive) }
        guard let vehicle = try desk.store.vehicle(overview.start.vehicle.id) else {
          return .gone(.carGone(overview.start.vehicle.car.title), alternatives: [])
        }
        let refusals = try refusals(overview, drive, vehicle)
        let left = overview.override?.filter(refusals) ?? refusals
        guard left.isEmpty else { return .refused(left, alternatives: try alternatives(overview)) }
        let old = drive
        drive.vehicle = vehicle
        drive.slot = overview.slot
        if drive.state.isMovable {
          drive.resources = try desk.allot(overview.needs, for: overview.slot, moving: old).resources
        }
        drive.override = overview.override?.narrowed(to: refusals)
        let isElsewhere = drive.slot != old.slot || drive.vehicle.id != old.vehicle.id
        // Somebody else may have moved it there since it was shown.
        guard isElsewhere || drive.resources != old.resources else { return .unmoved(old) }
        if isElsewhere { drive.moves += 1 }
        try desk.store.update(drive)
        try desk.planMessages(about: drive)
        try desk.donate(RescheduleTestDrive.name, drive)
        try desk.offer([old.vehicle.id])
        return .moved(drive, from: old.slot)
      }
    } catch .overlap {
      return .slotTaken(overview.start, alternatives: try alternatives(overview))
    }
  }

  /// All that speaks against the move, whatever is set aside.
  private func refusals(
    _ overview: MoveOverview, _ drive: TestDrive, _ vehicle: Vehicle
  ) throws(StoreError) -> [Refusal] {
    try desk.refusalsOfChange(drive, moves: drive.moves, by: overview.speaker)
      + desk.refusals(
        overview.slot, vehicle: vehicle, customer: .known(drive.customer), speaker: overview.speaker, moving: drive,
        needs: drive.state == .out ? desk.needs(of: drive) : overview.needs)
  }

  /// The desk with what staff set aside.
  func desk(for request: RescheduleTestDrive) -> Desk {
    desk.setting(aside: request.speaker == .staff ? request.override : nil)
  }

  private func alternatives(_ overview: MoveOverview) throws(StoreError) -> [Choice] {
    try desk.alternatives(
      to: overview.start.instant, car: CarSelection(overview.start.vehicle), options: [],
      duration: overview.slot.duration, customer: .known(overview.drive.customer), speaker: overview.speaker,
      moving: overview.drive, needs: overview.needs)
  }
}
