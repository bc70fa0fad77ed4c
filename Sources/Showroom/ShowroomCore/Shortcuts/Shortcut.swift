import LanguageKit

/// A saved phrase and the intent that it runs.
public struct Shortcut: Hashable, Sendable {
  public typealias ID = Identifier<Shortcut>

  public let id: ID
  public var owner: Owner
  /// One phrase at least, as they were typed, the main one first.
  public var phrases: [String]
  public var intent: StoredIntent
  public var language: Language
  public let created: Instant
  public var lastUsed: Instant?
  public var timesUsed: Int

  /// Whose shortcut it is.
  public enum Owner: Hashable, Sendable {
    case showroom
    case customer(Customer.ID)

    /// The customer, nil for the showroom.
    public var customer: Customer.ID? {
      guard case .customer(let id) = self else { return nil }
      return id
    }
  }

  public init(
    id: ID, owner: Owner, phrases: [String], intent: StoredIntent, language: Language, created: Instant,
    lastUsed: Instant? = nil, timesUsed: Int = 0
  ) {
    self.id = id
    self.owner = owner
    self.phrases = phrases
    self.intent = intent
    self.language = language
    self.created = created
    self.lastUsed = lastUsed
    self.timesUsed = timesUsed
  }
}

/// An intent as a shortcut keeps it: settled parameters, no text to be read again.
///
/// A parameter that is nil or empty is asked for when the shortcut runs. A start never names a calendar date.
public struct StoredIntent: Hashable, Sendable {
  /// The intent's name, such as `BookTestDrive`.
  public var name: String
  public var car: CarSelection?
  public var duration: Minutes?
  public var options: [DriveOption]
  public var start: WhenExpression?
  /// Under which of the customer's accounts.
  public var account: Account?
  /// The to-do list that it is about.
  public var list: StoredList?
  /// What is to be put on the list, ticked or taken off.
  public var items: [String]

  public init(
    name: String, car: CarSelection? = nil, duration: Minutes? = nil, options: [DriveOption] = [],
    start: WhenExpression? = nil, account: Account? = nil, list: StoredList? = nil, items: [String] = []
  ) {
    self.name = name
    self.car = car
    self.duration = duration
    self.options = options
    self.start = start
    self.account = account
    self.list = list
    self.items = items
  }
}

/// A to-do list as a shortcut keeps it: by its number, so that it may get another title, and by its title, so that the answer
/// can say which it was, and another of the title can take its place.
public struct StoredList: Hashable, Sendable {
  /// Nil for a list that is made when the shortcut runs.
  public let id: TodoList.ID?
  public let title: String

  public init(id: TodoList.ID?, title: String) {
    self.id = id
    self.title = title
  }
}
