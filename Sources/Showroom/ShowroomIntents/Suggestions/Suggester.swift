import IntentKit
import LanguageKit
import ShowroomCore

/// Something that a person may want now, and why.
public struct Suggestion: Hashable, Sendable {
  public let what: What
  public let reason: Reason
  /// The phrase under which it is saved already.
  public var savedAs: String?

  public enum What: Hashable, Sendable {
    case intent(StoredIntent, owner: Shortcut.Owner)
    /// A drive that begins: its car is handed over.
    case handOver(TestDrive)
    /// A drive that ends: its car is taken back.
    case takeBack(TestDrive)
  }

  public enum Reason: Hashable, Sendable {
    /// The customer does it so.
    case habit(Predictor.Ground)
    case begins(TestDrive)
    case ends(TestDrive)
    /// The showroom offers it, for now or always.
    case offered(isForNow: Bool)
  }

  public init(_ what: What, _ reason: Reason, savedAs: String? = nil) {
    self.what = what
    self.reason = reason
    self.savedAs = savedAs
  }

  /// The intent to run.
  public func request(speaker: Speaker) -> ShowroomRequest? {
    switch what {
    case .intent(let intent, let owner):
      guard case .bookTestDrive(var booking)? = intent.request(speaker: speaker, owner: owner, phrase: "") else {
        return intent.request(speaker: speaker, owner: owner, phrase: "")
      }
      booking.phrase = nil
      return .bookTestDrive(booking)
    case .handOver(let drive): return Self.change(drive, to: .out, speaker)
    case .takeBack(let drive): return Self.change(drive, to: .returned, speaker)
    }
  }

  private static func change(_ drive: TestDrive, to state: TestDrive.State, _ speaker: Speaker) -> ShowroomRequest {
    var request = ChangeDriveState(to: state, speaker: speaker)
    request.drive.say(DriveMention(number: drive.id))
    return .changeDriveState(request)
  }

  /// What can be saved as a phrase; nil for an act about one drive.
  public var storable: StoredIntent? {
    guard case .intent(let intent, _) = what, intent.isStorable else { return nil }
    return intent
  }
}

/// Finds what a person may want at this terminal, now.
public struct Suggester {
  private let desk: Desk
  private let speaker: Speaker

  /// At most this many are shown.
  public static let greatestCount = 5
  /// Minutes around now in which a drive that begins or ends is worth a word.
  static let nearMinutes = 30

  public init(_ showroom: Showroom, speaker: Speaker) {
    desk = Desk(showroom)
    self.speaker = speaker
  }

  /// The suggestions, the likeliest first: what begins or ends now, what the customer is used to, what the showroom offers
  /// for now, and what it offers always. Each act once.
  ///
  /// - Parameter customer: who stands at the terminal; nil where nobody is known.
  public func suggestions(for customer: Customer?) throws(StoreError) -> [Suggestion] {
    try desk.store.read { () throws(StoreError) in
      var all = try drives(of: customer)
      if let customer { all += try habits(of: customer) }
      if customer == nil, speaker == .staff { all += try habitsOfTerminal() }
      if all.count < Self.greatestCount { all += try offers() }
      return try named(distinct(all), for: customer)
    }
  }

  private func distinct(_ all: [Suggestion]) -> [Suggestion] {
    var seen: [StoredIntent] = []
    let distinct = all.filter { suggestion in
      guard case .intent(let intent, _) = suggestion.what else { return true }
      guard !seen.contains(where: { $0.doesTheSame(as: intent) && $0.start == intent.start }) else { return false }
      seen.append(intent)
      return true
    }
    return Array(distinct.prefix(Self.greatestCount))
  }

  private func named(_ suggestions: [Suggestion], for customer: Customer?) throws(StoreError) -> [Suggestion] {
    let saved = SavedIntents(desk.store, owner: customer.map { .customer($0.id) } ?? .showroom)
    var named: [Suggestion] = []
    for var suggestion in suggestions {
      suggestion.savedAs = try suggestion.storable.flatMap { (intent) throws(StoreError) in try saved.phrase(of: intent)
      }
      named.append(suggestion)
    }
    return named
  }
}

// MARK: - Where they come from

extension Suggester {
  private func habits(of customer: Customer) throws(StoreError) -> [Suggestion] {
    guard try desk.store.consent(of: customer.id).allowsDonations else { return [] }
    let filter = DonationFilter(customer: customer.id, limit: Predictor.greatestCount)
    return try guesses(from: filter, owner: .customer(customer.id))
  }

  /// What staff look up at this terminal, whoever they are.
  private func habitsOfTerminal() throws(StoreError) -> [Suggestion] {
    guard try desk.store.donationPolicy() == .ask else { return [] }
    return try guesses(
      from: DonationFilter(terminal: desk.showroom.terminal, limit: Predictor.greatestCount), owner: .showroom)
  }

  private func guesses(from filter: DonationFilter, owner: Shortcut.Owner) throws(StoreError) -> [Suggestion] {
    let donations = try desk.store.donations(filter).filter { $0.intent.isStorable }
    return Predictor(calendar: desk.calendar).guesses(from: donations, on: desk.showroom.occasion)
      .prefix(Self.greatestCount)
      .map { Suggestion(.intent($0.intent, owner: owner), .habit($0.ground)) }
  }

  private func offers() throws(StoreError) -> [Suggestion] {
    let occasion = desk.showroom.occasion
    let fitting = try desk.store.offers().filter { $0.relevance.fits(occasion) }
    let ordered = fitting.filter { !$0.relevance.isAlways } + fitting.filter(\.relevance.isAlways)
    var found: [Suggestion] = []
    for offer in ordered.prefix(20) {
      guard let shortcut = try desk.store.shortcut(offer.shortcut) else { continue }
      let owner = speaker.customer.map { Shortcut.Owner.customer($0) } ?? .showroom
      found.append(
        Suggestion(.intent(shortcut.intent, owner: owner), .offered(isForNow: !offer.relevance.isAlways)))
    }
    return found
  }

  /// Drives that begin or end about now: for staff, the acts that are due; for their customer, how things stand.
  private func drives(of customer: Customer?) throws(StoreError) -> [Suggestion] {
    guard speaker == .staff || (customer != nil && speaker.customer == customer?.id) else { return [] }
    let near = Minutes(Self.nearMinutes)
    let out = try desk.store.drives(DriveFilter(customer: customer?.id, states: [.out], limit: 100))
      .filter { $0.slot.end <= desk.now + near }
    let coming = try desk.store.drives(
      DriveFilter(
        customer: customer?.id, interval: TimeSlot(start: desk.now - near, end: desk.now + near), states: [.confirmed])
    ).filter { $0.slot.start >= desk.now - near }
    guard speaker == .staff else { return status(out: out.first, coming: coming.first) }
    return (out.map { Suggestion(.takeBack($0), .ends($0)) } + coming.map { Suggestion(.handOver($0), .begins($0)) })
      .prefix(3).map { $0 }
  }

  private func status(out: TestDrive?, coming: TestDrive?) -> [Suggestion] {
    guard let drive = out ?? coming, let customer = speaker.customer else { return [] }
    let what = Suggestion.What.intent(StoredIntent(name: ShowStatus.name), owner: .customer(customer))
    return [Suggestion(what, out == nil ? .begins(drive) : .ends(drive))]
  }
}

/// The saved phrases that a person may run, to see what is saved already.
public struct SavedIntents {
  private let store: any StorePort
  private let owner: Shortcut.Owner

  public init(_ store: any StorePort, owner: Shortcut.Owner) {
    self.store = store
    self.owner = owner
  }

  /// The phrase that does the same, the owner's own before the showroom's; nil where it can still be added.
  public func phrase(of intent: StoredIntent) throws(StoreError) -> String? {
    for owner in owner == .showroom ? [owner] : [owner, .showroom] {
      let found = try store.shortcuts(of: owner, like: intent).first { $0.intent.doesTheSame(as: intent) }
      if let phrase = found?.phrases.first { return phrase }
    }
    return nil
  }
}
