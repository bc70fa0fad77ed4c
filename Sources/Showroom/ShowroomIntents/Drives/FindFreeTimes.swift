import IntentKit
import LanguageKit
import ShowroomCore

/// Finds the times at which a car is free.
public struct FindFreeTimes: Intent {
  public enum Key: String, ParameterKey {
    case car, duration, options, when
  }

  public static let name = "FindFreeTimes"
  public static let isRestrictedWhileLocked = false
  public static let combinations: [ParameterCombination<Key>] = [
    ParameterCombination([.car]),
    ParameterCombination([.car, .duration]),
    ParameterCombination([.car, .options]),
    ParameterCombination([.car, .duration, .options]),
  ]

  public var car = Parameter<CarMention, CarSelection>()
  /// The showroom's usual length where none was said.
  public var duration = Parameter<DurationMention, Minutes>()
  public var options = Parameter<[DriveOption], [DriveOption]>()
  /// The coming days where nothing was said.
  public var when = Parameter<WhenExpression, WhenExpression>()
  public var speaker: Speaker
  /// The plate and the salesperson that it is to be had with.
  public var needs = ResourceNeeds.none
  /// Whether any car will do where none was said: then each car that fits is shown once, with its first free time.
  public var isAnyCar = false
  /// The greatest number of times to show; nil for the usual.
  public var limit: Int?

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !car.isEmpty { keys.insert(.car) }
    if !duration.isEmpty { keys.insert(.duration) }
    if !options.isEmpty { keys.insert(.options) }
    if !when.isEmpty { keys.insert(.when) }
    return keys
  }
}

/// Reads the diary of every demonstrator that fits.
public struct FindFreeTimesHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.car, as: Choice.car) { (request) throws(StoreError) in
        request.isAnyCar && request.car.isEmpty ? .notRequired : try CarResolver(desk).resolve(request.car)
      },
      ParameterDefinition(.duration, as: Choice.duration) { (request) throws(StoreError) in
        request.duration.isEmpty ? .notRequired : try DurationResolver(desk).resolve(request.duration)
      },
    ]
  }

  public func key(of choice: Choice) -> FindFreeTimes.Key {
    switch choice {
    case .car: .car
    case .duration: .duration
    case .options: .options
    case .start, .customer, .drive, .account, .list, .message: .when
    }
  }

  public func apply(_ choice: Choice, to request: inout FindFreeTimes) {
    switch choice {
    case .car(let car): request.car.settle(car)
    case .duration(let duration): request.duration.settle(duration)
    case .options(let options): request.options.settle(options)
    case .start, .customer, .drive, .account, .list, .message: break
    }
  }

  public func confirm(_ request: FindFreeTimes) throws(StoreError) -> Confirmation<FindFreeTimes, ShowroomResponse> {
    .unasked(request)
  }

  public func handle(_ confirmed: Confirmed<FindFreeTimes>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    let settings = try desk.store.bookingSettings()
    let duration = request.duration.value ?? settings.defaultDuration
    guard let car = request.car.value else {
      return .freeTimes(FreeTimesAnswer(car: nil, duration: duration, starts: try freeCars(request, duration)))
    }
    let vehicles = try desk.vehicles(of: car, with: request.options.said ?? [])
    let wish = try wish(request, car, vehicles, duration)
    let starts = try StartResolver(desk, wish).freeStarts(request.when.said, limit: request.limit ?? Self.mostTimes)
    if starts.isEmpty, let refused = try refusalOfCustomer(request, wish) { return refused }
    return .freeTimes(FreeTimesAnswer(car: car, duration: duration, starts: starts))
  }

  /// Where cars are free and only the customer who asks can have none of them, why.
  private func refusalOfCustomer(_ request: FindFreeTimes, _ wish: Wish) throws(StoreError) -> ShowroomResponse? {
    guard let customer = wish.customer else { return nil }
    var others = wish
    others.customer = nil
    guard let start = try StartResolver(desk, others).freeStarts(request.when.said, limit: 1).first,
      let slot = TimeSlot(start: start.instant, duration: wish.duration)
    else { return nil }
    let refusals = try desk.refusals(slot, vehicle: start.vehicle, customer: customer, speaker: request.speaker)
    return refusals.isEmpty ? nil : .refused(refusals, alternatives: [])
  }

  /// How many times of one car are shown, how many cars, and of how many demonstrators the diary is read for them.
  private static let mostTimes = 12
  private static let mostCars = 60
  private static let mostDiaries = 300

  /// The first free time of each car that fits, in the order of the demonstrators.
  private func freeCars(_ request: FindFreeTimes, _ duration: Minutes) throws(StoreError) -> [Start] {
    let options = request.options.said ?? []
    let fitting = try desk.store.vehicles(Page(limit: Self.mostDiaries)).filter { vehicle in
      vehicle.state == .available && options.allSatisfy { $0.fits(vehicle) }
    }
    guard let first = fitting.first else { return [] }
    var wish = try wish(request, CarSelection(first), [first], duration)
    var found: [Start] = []
    var cars: Set<Car.ID> = []
    for vehicle in fitting where found.count < request.limit ?? Self.mostCars && !cars.contains(vehicle.car.id) {
      (wish.car, wish.vehicles) = (CarSelection(vehicle), [vehicle])
      guard let start = try StartResolver(desk, wish).freeStarts(request.when.said, limit: 1).first else { continue }
      cars.insert(vehicle.car.id)
      found.append(start)
    }
    return found
  }

  private func wish(
    _ request: FindFreeTimes, _ car: CarSelection, _ vehicles: [Vehicle], _ duration: Minutes
  ) throws(StoreError) -> Wish {
    let options = request.options.said ?? []
    return Wish(
      car: car, vehicles: vehicles, options: options, duration: duration, customer: try asking(request.speaker),
      speaker: request.speaker,
      needs: try desk.needs(options, plate: request.needs.plate, person: request.needs.person))
  }

  /// A customer who asks cannot take a time at which they drive another car.
  private func asking(_ speaker: Speaker) throws(StoreError) -> CustomerChoice? {
    guard case .customer(let id) = speaker else { return nil }
    return try desk.store.customer(id).map(CustomerChoice.known)
  }

  public func donation(
    of request: FindFreeTimes, answeredBy reply: ShowroomResponse
  ) throws(StoreError) -> DonationDraft? {
    try desk.look(FindFreeTimes.name, by: request.speaker, car: request.car.value) { intent in
      intent.duration = request.duration.value
      intent.options = request.options.said ?? []
      intent.start = request.when.said
    }
  }
}
