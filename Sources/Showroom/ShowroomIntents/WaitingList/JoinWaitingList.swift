import IntentKit
import LanguageKit
import ShowroomCore

/// Puts somebody on the waiting list for a car, on some days at some times of the day.
public struct JoinWaitingList: Intent {
  public enum Key: String, ParameterKey {
    case car, duration, options, when, customer
  }

  public static let name = "JoinWaitingList"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var car = Parameter<CarMention, CarSelection>()
  /// The showroom's usual length where none was said.
  public var duration = Parameter<DurationMention, Minutes>()
  public var options = Parameter<[DriveOption], [DriveOption]>()
  /// The coming two weeks where nothing was said.
  public var when = Parameter<WhenExpression, WhenExpression>()
  public var customer = Parameter<CustomerMention, CustomerChoice>()
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !car.isEmpty { keys.insert(.car) }
    if !duration.isEmpty { keys.insert(.duration) }
    if !options.isEmpty { keys.insert(.options) }
    if !when.isEmpty { keys.insert(.when) }
    if !customer.isEmpty { keys.insert(.customer) }
    return keys
  }
}

/// What a person sees before they are put on the list.
public struct WaitingOverview: Hashable, Sendable {
  public let wish: WaitingWish
  public let customer: CustomerChoice
  public let speaker: Speaker
}

/// Finds out what is waited for, shows it, and puts it down after a yes. Where it is free already, it is offered at once.
public struct JoinWaitingListHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.car, as: Choice.car) { (request) throws(StoreError) in
        try CarResolver(desk).resolve(request.car)
      },
      ParameterDefinition(.duration, as: Choice.duration) { (request) throws(StoreError) in
        request.duration.isEmpty ? .notRequired : try DurationResolver(desk).resolve(request.duration)
      },
      ParameterDefinition(.customer, as: Choice.customer) { (request) throws(StoreError) in
        try CustomerResolver(desk).resolve(request.customer, speaker: request.speaker)
      },
    ]
  }

  public func key(of choice: Choice) -> JoinWaitingList.Key {
    switch choice {
    case .car: .car
    case .duration: .duration
    case .options: .options
    case .customer: .customer
    case .start, .drive, .account, .list, .message: .when
    }
  }

  public func apply(_ choice: Choice, to request: inout JoinWaitingList) {
    switch choice {
    case .car(let car): request.car.settle(car)
    case .duration(let duration): request.duration.settle(duration)
    case .options(let options): request.options.settle(options)
    case .customer(let customer): request.customer.settle(customer)
    case .start, .drive, .account, .list, .message: break
    }
  }

  public func confirm(_ request: JoinWaitingList) throws(StoreError) -> Confirmation<WaitingOverview, ShowroomResponse>
  {
    guard let car = request.car.value, let customer = request.customer.value else { return .failure(.notAllowed) }
    let wish: WaitingWish
    switch try wanted(request, car) {
    case .success(let found): wish = found
    case .failure(let refused): return .failure(.gone(refused.reason, alternatives: []))
    }
    let refusals = try refusals(wish, customer)
    guard refusals.isEmpty else { return .failure(.refused(refusals, alternatives: [])) }
    if let other = try sameWish(wish, customer) { return .failure(.alreadyWaiting(other)) }
    return .ready(WaitingOverview(wish: wish, customer: customer, speaker: request.speaker))
  }

  public func handle(_ confirmed: Confirmed<WaitingOverview>) throws(StoreError) -> ShowroomResponse {
    let overview = confirmed.overview
    return try desk.store.write { () throws(StoreError) in
      try desk.catchUp()
      if let other = try sameWish(overview.wish, overview.customer) { return .alreadyWaiting(other) }
      let customer = try desk.settle(overview.customer).id
      let entry = try desk.store.addWaiting(overview.wish, for: customer, by: overview.speaker)
      let drive = try desk.store.asClock(Desk.offerAct) { () throws(StoreError) in try desk.offer(to: entry) }
      return .waiting(try desk.store.waiting(entry.id) ?? entry, offered: drive)
    }
  }

  /// What no time helps against: too many no-shows, a day too far ahead.
  private func refusals(_ wish: WaitingWish, _ choice: CustomerChoice) throws(StoreError) -> [Refusal] {
    let rules = try desk.rules()
    var found: [Refusal] = []
    if wish.until <= desk.now { found.append(.inThePast(now: desk.now)) }
    let furthest = rules.furthestDay(now: desk.now)
    if wish.days.lowerBound > furthest { found.append(.tooFarAhead(furthest: furthest)) }
    if case .known(let customer) = choice, rules.settings[.noShowLimit] > 0 {
      let count = try desk.store.noShowCount(of: customer.id)
      if count >= rules.settings[.noShowLimit] { found.append(.noShowLimit(count: count)) }
    }
    return found
  }

  private func sameWish(_ wish: WaitingWish, _ choice: CustomerChoice) throws(StoreError) -> WaitingEntry? {
    guard case .known(let customer) = choice else { return nil }
    return try desk.store.waiting([.waiting, .offered], of: customer.id, limit: 1000).first { $0.wish == wish }
  }

  /// Values that were said change their parameters; an answer without any is the name that was asked for.
  public func fill(
    _ request: inout JoinWaitingList, from answer: Answer, asked: JoinWaitingList.Key?
  ) -> Set<JoinWaitingList.Key> {
    let before = request
    RequestBuilder(speaker: request.speaker, now: desk.wallClock).fill(&request, from: answer.reading)
    let name = answer.possibleName
    if asked == .car, request.car == before.car, let name { request.car.say(.name(name), words: name) }
    if asked == .customer, request.customer == before.customer, let name {
      request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    }
    var keys: Set<JoinWaitingList.Key> = []
    if request.car != before.car { keys.insert(.car) }
    if request.duration != before.duration { keys.insert(.duration) }
    if request.when != before.when { keys.insert(.when) }
    if request.customer != before.customer { keys.insert(.customer) }
    return keys
  }
}

extension ShowroomHandler where Overview == WaitingOverview {
  public func show(_ overview: WaitingOverview) -> OverviewItem? { .waiting(overview) }
}
