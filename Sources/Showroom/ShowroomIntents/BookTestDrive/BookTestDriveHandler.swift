import IntentKit
import ShowroomCore

/// Resolves, confirms and books.
public struct BookTestDriveHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.car, as: Choice.car) { (request) throws(StoreError) in
        if let reason = unlikelyTime(of: request) { return .unsupported(reason, alternatives: []) }
        return try CarResolver(desk).resolve(request.car)
      },
      ParameterDefinition(.duration, as: Choice.duration) { (request) throws(StoreError) in
        try durations(for: request).resolve(request.duration)
      },
      ParameterDefinition(.options, after: [.car], as: Choice.options) { (request) throws(StoreError) in
        try resolveOptions(request)
      },
      ParameterDefinition(.customer, as: Choice.customer) { (request) throws(StoreError) in
        try CustomerResolver(desk).resolve(request.customer, speaker: request.speaker)
      },
      ParameterDefinition(.account, after: [.customer], as: Choice.account) { (request) throws(StoreError) in
        try AccountResolver(desk).resolve(request.account, of: request.customer.value)
      },
      ParameterDefinition(.start, after: [.car, .duration, .options, .customer], as: Self.itself) {
        (request) throws(StoreError) in
        try desk.store.read { () throws(StoreError) in try resolveStart(request) }
      },
    ]
  }

  public func key(of choice: Choice) -> BookTestDrive.Key {
    switch choice {
    case .car: .car
    case .duration: .duration
    case .options: .options
    case .start, .drive, .list, .message: .start
    case .customer: .customer
    case .account: .account
    }
  }

  public func apply(_ choice: Choice, to request: inout BookTestDrive) {
    switch choice {
    case .car(let car):
      // Another vehicle is resolved anew with what was said of the time.
      request.car.settle(car)
      request.start.unsettle()
    case .duration(let duration): request.duration.settle(duration)
    case .options(let options): request.options.settle(options)
    case .start(let start): request.start.settle(start)
    case .customer(let customer): request.customer.settle(customer)
    case .account(let account): request.account.settle(account)
    case .drive, .list, .message: break
    }
  }

  public func confirm(_ request: BookTestDrive) throws(StoreError) -> Confirmation<BookingOverview, ShowroomResponse> {
    guard var overview = BookingOverview(request, needs: try needs(request)) else { return .failure(.notAllowed) }
    return try desk.store.read { () throws(StoreError) in
      let refusals = try refusals(overview)
      guard refusals.isEmpty else { return .failure(.refused(refusals, alternatives: try alternatives(overview))) }
      overview.resources = try desk.allot(overview.needs, for: overview.slot).resources
      return .ready(overview)
    }
  }

  /// Checks once more under the store's lock, and writes. A new customer is added in the same transaction.
  public func handle(_ confirmed: Confirmed<BookingOverview>) throws(StoreError) -> ShowroomResponse {
    let overview = confirmed.overview
    do throws(StoreError) {
      return try desk.store.write { () throws(StoreError) in
        try desk.catchUp()
        if let known = try known(overview) { return known }
        guard let vehicle = try desk.store.vehicle(overview.start.vehicle.id) else {
          return .gone(.carGone(overview.car.name), alternatives: [])
        }
        let refusals = try refusals(overview, vehicle: vehicle)
        guard refusals.isEmpty else { return try lost(overview, refusals) }
        return try book(overview)
      }
    } catch .overlap {
      return .slotTaken(overview.start, alternatives: try alternatives(overview))
    }
  }

  /// What was booked under the same key before: the same booking again, or a refusal where something else is asked for.
  private func known(_ overview: BookingOverview) throws(StoreError) -> ShowroomResponse? {
    guard let key = overview.requestKey,
      let known = try desk.store.drive(key: key.name, by: overview.speaker)
    else { return nil }
    return known.content == key.content ? .booked(known.drive, newCustomer: false) : .keyReused(known.drive)
  }

  private func book(_ overview: BookingOverview) throws(StoreError) -> ShowroomResponse {
    let override = try neededOverride(overview)
    let (customer, isNew) = try desk.settle(overview.customer)
    var drive = try desk.store.addDrive(
      DriveDraft(
        vehicle: overview.start.vehicle.id, customer: customer, slot: overview.slot, options: overview.options,
        state: overview.state, bookedBy: overview.speaker, phrase: overview.phrase,
        holdExpires: overview.state == .held ? desk.now + (try desk.rules()).settings.holdExpiry : nil,
        override: override, resources: try desk.allot(overview.needs, for: overview.slot).resources,
        key: overview.requestKey))
    try desk.planMessages(about: drive)
    if let account = overview.account {
      try desk.store.setAccount(account.id, of: drive.id)
      drive.account = account
    }
    try desk.donate(BookTestDrive.name, drive)
    return .booked(drive, newCustomer: isNew)
  }

  /// What to say of a request that was fine when it was confirmed.
  private func lost(_ overview: BookingOverview, _ refusals: [Refusal]) throws(StoreError) -> ShowroomResponse {
    let alternatives = try alternatives(overview)
    return refusals.contains { $0.isAboutAnotherDrive }
      ? .slotTaken(overview.start, alternatives: alternatives)
      : .refused(refusals, alternatives: alternatives)
  }

  private func refusals(_ overview: BookingOverview, vehicle: Vehicle? = nil) throws(StoreError) -> [Refusal] {
    try desk.setting(aside: overview.override).refusals(
      overview.slot, vehicle: vehicle ?? overview.start.vehicle, customer: overview.customer, speaker: overview.speaker,
      needs: overview.needs)
  }

  /// Of the rules that staff set aside, those that would have refused.
  private func neededOverride(_ overview: BookingOverview) throws(StoreError) -> Override? {
    try overview.override?.narrowed(
      to: desk.refusals(
        overview.slot, vehicle: overview.start.vehicle, customer: overview.customer, speaker: overview.speaker))
  }

  private func alternatives(_ overview: BookingOverview) throws(StoreError) -> [Choice] {
    try desk.alternatives(
      to: overview.start.instant, car: overview.car, options: overview.options, duration: overview.slot.duration,
      customer: overview.customer, speaker: overview.speaker, needs: overview.needs)
  }
}

extension BookingOverview {
  /// Nil where a parameter that is needed is not settled.
  init?(_ request: BookTestDrive, needs: ResourceNeeds) {
    guard let car = request.car.value, let duration = request.duration.value, let start = request.start.value,
      let customer = request.customer.value, let slot = TimeSlot(start: start.instant, duration: duration)
    else { return nil }
    self.init(
      car: car, start: start, slot: slot, options: request.options.value ?? [], customer: customer,
      state: request.state, speaker: request.speaker, phrase: request.phrase,
      override: request.speaker == .staff ? request.override : nil, account: request.account.value, needs: needs,
      resources: DriveResources(), requestKey: request.requestKey)
  }
}
