/// One handled act, as it is remembered: who, what, when and where.
public struct Donation: Hashable, Sendable {
  public typealias ID = Identifier<Donation>

  public let id: ID
  /// Nil for what staff looked up with no customer at hand: it is remembered of the terminal, of nobody.
  public let customer: Customer.ID?
  /// What was done, in the form that a shortcut holds: the same for the same act, whichever way it was said.
  public let intent: StoredIntent
  /// The terminal at which it was said.
  public let terminal: String
  public let at: Instant
  /// The drive that it was about; nil for a look.
  public let drive: TestDrive.ID?

  public init(
    id: ID, customer: Customer.ID?, intent: StoredIntent, terminal: String, at: Instant, drive: TestDrive.ID? = nil
  ) {
    self.id = id
    self.customer = customer
    self.intent = intent
    self.terminal = terminal
    self.at = at
    self.drive = drive
  }

  /// What belongs together: `drive:12` for all acts about one drive, `looks` for all that changed nothing.
  public enum Group: Hashable, Sendable {
    case drive(TestDrive.ID)
    case looks

    /// The form that is shown and typed.
    public var text: String {
      switch self {
      case .drive(let id): "drive:\(id)"
      case .looks: "looks"
      }
    }

    public init?(text: some StringProtocol) {
      if text == "looks" {
        self = .looks
      } else if text.hasPrefix("drive:"), let id = TestDrive.ID(text.dropFirst(6)) {
        self = .drive(id)
      } else {
        return nil
      }
    }
  }

  public var group: Group { drive.map { .drive($0) } ?? .looks }
}

/// An act that is to be remembered: a customer's, if they agreed, or a terminal's.
public struct DonationDraft: Hashable, Sendable {
  /// Nil for the terminal's own.
  public var customer: Customer.ID?
  public var intent: StoredIntent
  public var terminal: String
  public var at: Instant
  public var drive: TestDrive.ID?

  public init(
    customer: Customer.ID?, intent: StoredIntent, terminal: String, at: Instant, drive: TestDrive.ID? = nil
  ) {
    self.customer = customer
    self.intent = intent.consistent
    self.terminal = terminal
    self.at = at
    self.drive = drive
  }
}

extension StoredIntent {
  /// The one form of all ways to say the same: options in one order, each once, and no day of the calendar.
  public var consistent: StoredIntent {
    var intent = self
    let texts = Set(options.map(\.storageText)).sorted()
    intent.options = texts.compactMap { DriveOption(storageText: $0) }
    if start?.isTiedToDate == true { intent.start = nil }
    return intent
  }

  /// Whether both do the same, whatever they say of the time.
  public func doesTheSame(as other: StoredIntent) -> Bool {
    var (mine, others) = (consistent, other.consistent)
    mine.start = nil
    others.start = nil
    return mine == others
  }
}

/// Which donations are deleted or listed; nil means any.
public struct DonationFilter: Hashable, Sendable {
  public var customer: Customer.ID?
  /// Only what is remembered of nobody, at this terminal.
  public var terminal: String?
  public var id: Donation.ID?
  public var group: Donation.Group?
  /// The name of an intent.
  public var intent: String?
  public var car: CarSelection.Scope?
  public var limit: Int

  public init(
    customer: Customer.ID? = nil, terminal: String? = nil, id: Donation.ID? = nil, group: Donation.Group? = nil,
    intent: String? = nil,
    car: CarSelection.Scope? = nil, limit: Int = 100
  ) {
    self.customer = customer
    self.terminal = terminal
    self.id = id
    self.group = group
    self.intent = intent
    self.car = car
    self.limit = limit
  }
}
