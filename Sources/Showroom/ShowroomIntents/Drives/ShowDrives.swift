import IntentKit
import LanguageKit
import ShowroomCore

/// Shows the drives of a day, a customer, a car, or all that are still to come.
public struct ShowDrives: Intent {
  public enum Key: String, ParameterKey {
    case day, car, customer
  }

  public static let name = "ShowDrives"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = [ParameterCombination([.day])]

  public var day = Parameter<WhenExpression, TimeSlot>()
  public var car = Parameter<CarMention, CarSelection>()
  public var customer = Parameter<CustomerMention, CustomerChoice>()
  /// The one drive that is asked for, by its printed number.
  public var number: TestDrive.ID?
  /// The states that are asked for, nil for any.
  public var states: Set<TestDrive.State>?
  /// Days that are over, which go before the day.
  public var past: ReportPeriod?
  /// Whether only the next one is wanted.
  public var isNext = false
  public var limit = 200
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !day.isEmpty { keys.insert(.day) }
    if !car.isEmpty { keys.insert(.car) }
    if !customer.isEmpty { keys.insert(.customer) }
    return keys
  }
}

/// Looks the drives up; a customer sees their own.
public struct ShowDrivesHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.car, as: Choice.car) { (request) throws(StoreError) in
        try resolveCar(request.car)
      },
      ParameterDefinition(.customer, as: Choice.customer) { (request) throws(StoreError) in
        if request.speaker != .guest, let number = request.number, try drive(number, for: request.speaker) == nil {
          return .unsupported(.noDriveNumber(number), alternatives: [])
        }
        return request.speaker == .staff && request.customer.isEmpty
          ? .notRequired : try CustomerResolver(desk).resolve(request.customer, speaker: request.speaker)
      },
    ]
  }

  /// The drive of a number, where the speaker may see it.
  private func drive(_ number: TestDrive.ID, for speaker: Speaker) throws(StoreError) -> TestDrive? {
    guard let drive = try desk.store.drive(number), speaker.maySee(drive.customer.id) else { return nil }
    return drive
  }

  /// A demonstrator that was sold or withdrawn has drives all the same.
  private func resolveCar(
    _ car: Parameter<CarMention, CarSelection>
  ) throws(StoreError) -> Resolution<CarSelection, Reason> {
    guard !car.isEmpty else { return .notRequired }
    if case .plate(let plate)? = car.said, let vehicle = try desk.store.vehicle(plate: plate) {
      return .success(CarSelection(vehicle))
    }
    return try CarResolver(desk).resolve(car)
  }

  public func key(of choice: Choice) -> ShowDrives.Key {
    switch choice {
    case .customer: .customer
    case .car: .car
    case .duration, .options, .start, .drive, .account, .list, .message: .day
    }
  }

  public func apply(_ choice: Choice, to request: inout ShowDrives) {
    switch choice {
    case .car(let car): request.car.settle(car)
    case .customer(let customer): request.customer.settle(customer)
    case .duration, .options, .start, .drive, .account, .list, .message: break
    }
  }

  public func confirm(_ request: ShowDrives) throws(StoreError) -> Confirmation<ShowDrives, ShowroomResponse> {
    .unasked(request)
  }

  public func handle(_ confirmed: Confirmed<ShowDrives>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    guard case .known(let customer)? = request.customer.value else {
      guard request.customer.value == nil else { return .drives([], about: nil) }
      return .drives(try drives(request, of: nil), about: nil)
    }
    return .drives(try drives(request, of: customer), about: customer)
  }

  public func donation(
    of request: ShowDrives, answeredBy reply: ShowroomResponse
  ) throws(StoreError) -> DonationDraft? {
    try desk.look(ShowDrives.name, by: request.speaker) { $0.start = request.day.said }
  }

  private func drives(_ request: ShowDrives, of customer: Customer?) throws(StoreError) -> [TestDrive] {
    if let number = request.number { return try drive(number, for: request.speaker).map { [$0] } ?? [] }
    var filter = DriveFilter(
      customer: customer?.id, interval: interval(request),
      states: request.isNext ? [.requested, .confirmed] : request.states,
      limit: request.isNext ? 1 : request.limit)
    switch request.car.value?.scope {
    case nil: break
    case .model(let id): filter.model = id
    case .car(let id): filter.model = try desk.store.car(id)?.model.id
    case .vehicle(let id): filter.vehicle = id
    }
    return try desk.store.drives(filter)
  }

  /// The days that were said, else from the start of today on.
  private func interval(_ request: ShowDrives) -> TimeSlot? {
    if let past = request.past { return past.interval(desk.calendar) }
    if request.isNext { return TimeSlot(start: desk.now, end: desk.now + 366 * 86_400) }
    let reading = request.day.said?.resolve(now: desk.wallClock)
    if let days = reading?.days {
      return TimeSlot(
        start: desk.calendar.startOfDay(days.lowerBound), end: desk.calendar.startOfDay(days.upperBound.adding(days: 1))
      )
    }
    if let date = reading?.date { return desk.calendar.dayInterval(date) }
    let today = desk.calendar.startOfDay(desk.wallClock.date)
    return TimeSlot(start: today, end: today + 366 * 86_400)
  }
}
