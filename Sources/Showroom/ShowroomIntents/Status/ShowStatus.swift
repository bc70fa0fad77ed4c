import IntentKit
import LanguageKit
import ShowroomCore

/// Tells how things stand: for a customer their next drive and what else concerns them, for staff the day.
public struct ShowStatus: Intent {
  public enum Key: String, ParameterKey {
    case customer, account
  }

  public static let name = "ShowStatus"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = [
    ParameterCombination([]), ParameterCombination([.account]),
  ]

  public var customer = Parameter<CustomerMention, CustomerChoice>()
  public var account = Parameter<String, Account>()
  public var speaker: Speaker

  public init(speaker: Speaker) {
    self.speaker = speaker
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !customer.isEmpty { keys.insert(.customer) }
    if !account.isEmpty { keys.insert(.account) }
    return keys
  }
}

/// How things stand.
public enum DeskStatus: Hashable, Sendable {
  case customer(CustomerStatus)
  case day(DayStatus)
  /// Nobody is signed in.
  case nobodyKnown
}

/// How things stand for a customer. What is not there is nil or empty, and the sentence does without.
public struct CustomerStatus: Hashable, Sendable {
  public let customer: Customer
  /// The account that is told of; nil for all.
  public var account: Account?
  /// Whether the customer speaks, rather than staff about them.
  public let isSpeaking: Bool
  /// The next drive that is booked, held or requested.
  public var next: TestDrive?
  /// How many come after it.
  public var later = 0
  /// A drive that is out, so that its car waits to be returned.
  public var out: TestDrive?
  public var waiting: [WaitingPlace] = []
  public var licence: LicenceNote?

  /// What is to be said of a licence.
  public enum LicenceNote: Hashable, Sendable {
    case expires(CivilDate)
    case expired(CivilDate)
  }

  public init(customer: Customer, isSpeaking: Bool) {
    self.customer = customer
    self.isSpeaking = isSpeaking
  }
}

/// A place on the waiting list.
public struct WaitingPlace: Hashable, Sendable {
  /// The car as a person reads it.
  public let car: String

  public init(car: String) {
    self.car = car
  }
}

/// How the day stands.
public struct DayStatus: Hashable, Sendable {
  /// Drives of today that are still to come.
  public var coming: [TestDrive] = []
  public var out: [TestDrive] = []
  public var late: [TestDrive] = []
  /// Requests that wait for an answer.
  public var requests = 0

  public init() {}
}

/// Looks up how things stand.
public struct ShowStatusHandler: ShowroomHandler {
  let desk: Desk

  public init(_ showroom: Showroom) {
    desk = Desk(showroom)
  }

  /// Days before its end from which a licence is spoken of.
  static let licenceWarningDays = 30

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.customer, as: Choice.customer) { (request) throws(StoreError) in
        // A guest is answered, too: that nobody is known.
        if request.speaker == .guest || request.speaker == .staff && request.customer.isEmpty { return .notRequired }
        let found = try CustomerResolver(desk).resolve(request.customer, speaker: request.speaker)
        // Nothing is to be told of a customer who would be new.
        guard case .confirmationRequired(.new(let name)) = found else { return found }
        return .unsupported(.unknownCustomer(name), alternatives: [])
      },
      ParameterDefinition(.account, after: [.customer], as: Choice.account) { (request) throws(StoreError) in
        request.customer.value == nil
          ? .notRequired : try AccountResolver(desk).resolve(request.account, of: request.customer.value)
      },
    ]
  }

  public func key(of choice: Choice) -> ShowStatus.Key {
    if case .account = choice { return .account }
    return .customer
  }

  public func apply(_ choice: Choice, to request: inout ShowStatus) {
    switch choice {
    case .customer(let customer): request.customer.settle(customer)
    case .account(let account): request.account.settle(account)
    case .car, .duration, .options, .start, .drive, .list, .message: break
    }
  }

  public func confirm(_ request: ShowStatus) throws(StoreError) -> Confirmation<ShowStatus, ShowroomResponse> {
    .unasked(request)
  }

  public func handle(_ confirmed: Confirmed<ShowStatus>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    return try desk.store.read { () throws(StoreError) in
      switch request.customer.value {
      case .known(let customer): return .status(.customer(try status(of: customer, request)))
      case .new: return .status(.nobodyKnown)
      case nil: return .status(request.speaker == .staff ? .day(try day()) : .nobodyKnown)
      }
    }
  }

  public func donation(
    of request: ShowStatus, answeredBy reply: ShowroomResponse
  ) throws(StoreError) -> DonationDraft? {
    try desk.look(ShowStatus.name, by: request.speaker) { intent in
      if request.speaker.customer != nil { intent.account = request.account.value }
    }
  }

  public func fill(_ request: inout ShowStatus, from answer: Answer, asked: ShowStatus.Key?) -> Set<ShowStatus.Key> {
    guard let asked, let name = answer.possibleName else { return [] }
    switch asked {
    case .customer: request.customer.say(Customer.ID(name).map { .number($0) } ?? .name(name), words: name)
    case .account: request.account.say(name, words: name)
    }
    return [asked]
  }
}

// MARK: - What there is

extension ShowStatusHandler {
  private func status(of customer: Customer, _ request: ShowStatus) throws(StoreError) -> CustomerStatus {
    var status = CustomerStatus(customer: customer, isSpeaking: request.speaker.customer == customer.id)
    status.account = request.account.value
    let drives = try desk.store.drives(
      DriveFilter(customer: customer.id, states: [.held, .requested, .confirmed, .out])
    ).filter { status.account == nil || $0.account == nil || $0.account == status.account }
    status.out = drives.first { $0.state == .out }
    let coming = drives.filter { $0.state != .out && $0.slot.end > desk.now }
    status.next = coming.first
    status.later = max(0, coming.count - 1)
    // What is offered is held already, and told with the drives.
    status.waiting = try desk.store.waiting([.waiting], of: customer.id, limit: 100).map {
      WaitingPlace(car: $0.wish.car.name)
    }
    status.licence = customer.licence?.expires.flatMap { note(on: $0) }
    return status
  }

  private func note(on expiry: CivilDate) -> CustomerStatus.LicenceNote? {
    let left = expiry.dayNumber - desk.wallClock.date.dayNumber
    if left < 0 { return .expired(expiry) }
    return left <= Self.licenceWarningDays ? .expires(expiry) : nil
  }

  private func day() throws(StoreError) -> DayStatus {
    var status = DayStatus()
    if let today = desk.calendar.dayInterval(desk.wallClock.date) {
      let drives = try desk.store.drives(
        DriveFilter(interval: today, states: [.held, .requested, .confirmed], limit: 1000))
      status.coming = drives.filter { $0.state != .requested && $0.slot.start >= desk.now }
      status.requests = drives.count { $0.state == .requested }
    }
    let out = try desk.store.drives(DriveFilter(states: [.out], limit: 1000))
    status.late = out.filter { $0.isOverdue(at: desk.now) }
    status.out = out.filter { !$0.isOverdue(at: desk.now) }
    return status
  }
}
