import IntentKit
import LanguageKit
import ShowroomCore

extension StoredIntent {
  /// The declared combinations of the intent, by their identifiers; nil for one that can not be stored.
  var combinations: [String]? {
    switch name {
    case BookTestDrive.name: BookTestDrive.combinations.map(\.identifier)
    case FindFreeTimes.name: FindFreeTimes.combinations.map(\.identifier)
    case ShowCatalog.name: ShowCatalog.combinations.map(\.identifier)
    case ShowDrives.name: ShowDrives.combinations.map(\.identifier)
    case ShowStatus.name: ShowStatus.combinations.map(\.identifier)
    default: deed.map { $0.combinations.map(\.identifier) }.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// What it does with a to-do list; nil for any other intent.
  private var deed: ListRequest.Deed? { ListRequest.Deed.allCases.first { $0.name == name } }

  /// Whether it can be saved as a shortcut.
  public var isStorable: Bool { combinations?.contains(combinationIdentifier) ?? false }

  /// The combination that the stored parameters make. A start that is no date goes with each of them: it only says when;
  /// so does a booking's account: it only says for whom.
  var combinationIdentifier: String {
    var keys: [String] = []
    if name == ShowDrives.name, start != nil { keys.append(ShowDrives.Key.day.rawValue) }
    if car != nil { keys.append("car") }
    if duration != nil { keys.append("duration") }
    if !options.isEmpty { keys.append("options") }
    if name == ShowStatus.name, account != nil { keys.append(ShowStatus.Key.account.rawValue) }
    if let deed {
      if list != nil, deed != .create { keys.append(ListKeyName.list.rawValue) }
      if !items.isEmpty { keys.append(ListKeyName.items.rawValue) }
      if list != nil, deed == .create { keys.append(ListKeyName.title.rawValue) }
    }
    return keys.joined(separator: "+")
  }

  /// The intent to run, with what is stored put in as settled. The car is checked when it is resolved, that it is still
  /// there.
  public func request(speaker: Speaker, owner: Shortcut.Owner, phrase: String) -> ShowroomRequest? {
    switch name {
    case BookTestDrive.name: return .bookTestDrive(booking(speaker: speaker, owner: owner, phrase: phrase))
    case FindFreeTimes.name:
      var request = FindFreeTimes(speaker: speaker)
      if let car { request.car.say(.stored(car), words: phrase) }
      if let duration { request.duration.say(.exactly(duration), words: phrase) }
      if !options.isEmpty { request.options.say(options, words: phrase) }
      if let start { request.when.say(start, words: phrase) }
      return .findFreeTimes(request)
    case ShowCatalog.name: return .showCatalog(ShowCatalog())
    case ShowDrives.name:
      var request = ShowDrives(speaker: speaker)
      if let start { request.day.say(start, words: phrase) }
      return .showDrives(request)
    case ShowStatus.name:
      var request = ShowStatus(speaker: speaker)
      if let customer = owner.customer { request.customer.say(.number(customer), words: phrase) }
      if let account { request.account.settle(account) }
      return .showStatus(request)
    default: return deed.map { .list(listRequest($0, speaker: speaker, phrase: phrase)) }
    }
  }

  private func listRequest(_ deed: ListRequest.Deed, speaker: Speaker, phrase: String) -> ListRequest {
    var request = ListRequest(deed, speaker: speaker)
    if deed == .create {
      request.title = list?.title
    } else if let list {
      request.stored = list.id
      request.list.say(list.title, words: phrase)
    }
    if !items.isEmpty { request.items.say(items, words: phrase) }
    return request
  }

  private func booking(speaker: Speaker, owner: Shortcut.Owner, phrase: String) -> BookTestDrive {
    var request = BookTestDrive(speaker: speaker, phrase: phrase)
    if let car { request.car.say(.stored(car), words: phrase) }
    if let duration { request.duration.say(.exactly(duration), words: phrase) }
    if !options.isEmpty { request.options.say(options, words: phrase) }
    if let start { request.start.say(start, words: phrase) }
    if let customer = owner.customer { request.customer.say(.number(customer), words: phrase) }
    if let account { request.account.settle(account) }
    return request
  }

  /// What of a booking can be stored: its car, length, options, and a start that is no date.
  ///
  /// - Returns: nil where the car is not settled.
  public init?(_ request: BookTestDrive) {
    guard let car = request.car.value else { return nil }
    self.init(
      name: BookTestDrive.name, car: car, duration: request.duration.value, options: request.options.value ?? [],
      start: request.start.said, account: request.account.value)
  }
}
