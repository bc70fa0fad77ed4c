import IntentKit
import LanguageKit
import ShowroomCore

/// Saves a phrase for an intent, or changes a saved one.
public struct SaveShortcut: Intent {
  public enum Key: String, ParameterKey {
    case car, duration, options, customer, account, list
  }

  public static let name = "SaveShortcut"
  public static let isRestrictedWhileLocked = true
  public static let combinations: [ParameterCombination<Key>] = []

  public var phrases: [String]
  /// The name of the intent that the phrase will run.
  public var intent: String
  public var car = Parameter<CarMention, CarSelection>()
  public var duration = Parameter<DurationMention, Minutes>()
  public var options: [DriveOption] = []
  public var start: WhenExpression?
  /// Whose it will be; the showroom's where staff name nobody.
  public var customer = Parameter<CustomerMention, CustomerChoice>()
  /// Which of the owner's accounts it holds, by its name.
  public var account = Parameter<String, Account>()
  /// The to-do list that it is about.
  public var list = Parameter<String, TodoList>()
  /// The list that a saved phrase is about, which may have another title by now.
  private(set) var storedList: TodoList.ID?
  /// The title of a list that it makes.
  public var title: String?
  public var items: [String] = []
  public var language: Language
  public var speaker: Speaker
  /// The shortcut that is changed, nil for a new one.
  public var editing: Shortcut?

  public init(phrases: [String], intent: String, language: Language, speaker: Speaker) {
    self.phrases = phrases
    self.intent = intent
    self.language = language
    self.speaker = speaker
  }

  /// A change of a saved shortcut, with all that it holds.
  public init(editing shortcut: Shortcut, speaker: Speaker) {
    self.init(
      phrases: shortcut.phrases, intent: shortcut.intent.name, language: shortcut.language, speaker: speaker)
    editing = shortcut
    car = shortcut.intent.car.map { Parameter(value: $0) } ?? Parameter()
    duration = shortcut.intent.duration.map { Parameter(value: $0) } ?? Parameter()
    options = shortcut.intent.options
    start = shortcut.intent.start
    account = shortcut.intent.account.map { Parameter(value: $0) } ?? Parameter()
    items = shortcut.intent.items
    if shortcut.intent.name == CreateList.name {
      title = shortcut.intent.list?.title
    } else if let list = shortcut.intent.list {
      self.list = Parameter(said: list.title)
      storedList = list.id
    }
    if let owner = shortcut.owner.customer { customer = Parameter(said: .number(owner)) }
  }

  /// Leaves out what the phrase did until now.
  public mutating func forgetIntent() {
    car = Parameter()
    duration = Parameter()
    options = []
    start = nil
    list = Parameter()
    storedList = nil
    title = nil
    items = []
  }

  /// Takes over what is to be done with a list.
  public mutating func take(_ request: ListRequest) {
    intent = request.deed.name
    list = request.list
    title = request.title
    items = request.items.said ?? []
  }

  /// Takes over what a phrase said of the intent.
  public mutating func take(_ booking: BookTestDrive) {
    intent = BookTestDrive.name
    if !booking.car.isEmpty { car = booking.car }
    if !booking.duration.isEmpty { duration = booking.duration }
    if let said = booking.options.said { options = said }
    if let said = booking.start.said { start = said }
    if !booking.customer.isEmpty, customer.isEmpty { customer = booking.customer }
    if !booking.account.isEmpty { account = booking.account }
  }

  public var stated: Set<Key> {
    var keys: Set<Key> = []
    if !car.isEmpty { keys.insert(.car) }
    if !duration.isEmpty { keys.insert(.duration) }
    if !options.isEmpty { keys.insert(.options) }
    if !customer.isEmpty { keys.insert(.customer) }
    if !account.isEmpty { keys.insert(.account) }
    if !list.isEmpty { keys.insert(.list) }
    return keys
  }
}

/// Settles the car and the owner, and saves by the rules of ``ShortcutLibrary``.
public struct SaveShortcutHandler: ShowroomHandler {
  let desk: Desk
  let library: ShortcutLibrary

  public init(_ showroom: Showroom, library: ShortcutLibrary) {
    desk = Desk(showroom)
    self.library = library
  }

  public var parameters: [ParameterDefinition<Self>] {
    [
      ParameterDefinition(.car, as: Choice.car) { (request) throws(StoreError) in
        request.car.isEmpty ? .notRequired : try CarResolver(desk).resolve(request.car)
      },
      ParameterDefinition(.duration, as: Choice.duration) { (request) throws(StoreError) in
        request.duration.isEmpty ? .notRequired : try DurationResolver(desk).resolve(request.duration)
      },
      ParameterDefinition(.customer, as: Choice.customer) { (request) throws(StoreError) in
        request.speaker == .staff && request.customer.isEmpty
          ? .notRequired : try CustomerResolver(desk).resolve(request.customer, speaker: request.speaker)
      },
      ParameterDefinition(.account, after: [.customer], as: Choice.account) { (request) throws(StoreError) in
        try AccountResolver(desk).resolve(request.account, of: request.customer.value, isNeeded: false)
      },
      ParameterDefinition(.list, as: { .list(.list($0)) }) { (request) throws(StoreError) in
        if let list = request.list.value { return .success(list) }
        if let id = request.storedList, let list = try desk.store.list(id) { return .success(list) }
        guard let said = request.list.said else { return .notRequired }
        return try ListFinder(desk).resolve(said)
      },
    ]
  }

  public func key(of choice: Choice) -> SaveShortcut.Key {
    switch choice {
    case .car: .car
    case .duration: .duration
    case .customer: .customer
    case .account: .account
    case .list: .list
    case .options, .start, .drive, .message: .options
    }
  }

  public func apply(_ choice: Choice, to request: inout SaveShortcut) {
    switch choice {
    case .car(let car): request.car.settle(car)
    case .duration(let duration): request.duration.settle(duration)
    case .customer(let customer): request.customer.settle(customer)
    case .options(let options): request.options = options
    case .account(let account): request.account.settle(account)
    case .list(.list(let list)): request.list.settle(list)
    case .start, .drive, .list, .message: break
    }
  }

  public func confirm(_ request: SaveShortcut) throws(StoreError) -> Confirmation<SaveShortcut, ShowroomResponse> {
    .unasked(request)
  }

  public func handle(_ confirmed: Confirmed<SaveShortcut>) throws(StoreError) -> ShowroomResponse {
    let request = confirmed.overview
    if try isAboutOneDrive(request) { return .shortcutRefused(.tiedToDate) }
    let list = request.list.value.map { StoredList(id: $0.id, title: $0.title) }
    let intent = StoredIntent(
      name: request.intent, car: request.car.value, duration: request.duration.value, options: request.options,
      start: request.start, account: request.account.value,
      list: list ?? request.title.map { StoredList(id: nil, title: $0) }, items: request.items)
    do throws(ShortcutLibrary.Refusal) {
      let saved = try save(request, intent)
      let warnings = try warnings(about: saved, before: request.editing, for: request.speaker)
      return .shortcutSaved(saved, isNew: request.editing == nil, warnings: warnings)
    } catch .store(let error) {
      throw error
    } catch {
      return .shortcutRefused(error)
    }
  }

  /// The list of a drive is over with it.
  private func isAboutOneDrive(_ request: SaveShortcut) throws(StoreError) -> Bool {
    var subject = request.list.value?.subject
    if let title = request.title { subject = try ListFinder(desk).subject(of: title) }
    if case .drive? = subject { return true }
    return false
  }

  private func save(_ request: SaveShortcut, _ intent: StoredIntent) throws(ShortcutLibrary.Refusal) -> Shortcut {
    guard var shortcut = request.editing else {
      return try library.add(request.phrases, intent, owner: owner(of: request), language: request.language)
    }
    shortcut.phrases = request.phrases
    shortcut.intent = intent
    shortcut.language = request.language
    try library.update(shortcut)
    return shortcut
  }

  /// Only new phrases are worth a word.
  private func warnings(
    about saved: Shortcut, before: Shortcut?, for speaker: Speaker
  ) throws(ShortcutLibrary.Refusal) -> [PhraseWarning] {
    guard saved.phrases != before?.phrases else { return [] }
    do throws(StoreError) {
      return try library.warnings(about: saved, for: speaker)
    } catch {
      throw .store(error)
    }
  }

  /// A phrase can only belong to a customer who is known.
  private func owner(of request: SaveShortcut) -> Shortcut.Owner {
    guard case .known(let customer)? = request.customer.value else { return .showroom }
    return .customer(customer.id)
  }
}
