import LanguageKit

/// Somebody who waits for a car that is taken.
public struct WaitingEntry: Hashable, Sendable {
  public typealias ID = Identifier<WaitingEntry>

  /// Where it stands. The raw value is what is stored.
  ///
  /// An offer is a hold in the diary: it is accepted as the hold is confirmed, declined as it is cancelled, and expires
  /// with it. A person who let an offer go by may ask again, and is then the last in the row.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case waiting, offered, accepted, declined, expired, removed

    /// Whether the person still waits, or has been offered something.
    public var isOpen: Bool { self == .waiting || self == .offered }
  }

  public let id: ID
  public let customer: Customer
  public let wish: WaitingWish
  public var state: State
  /// The drive that is or was offered.
  public var drive: TestDrive.ID?
  /// Who put it down.
  public let addedBy: Speaker

  public init(
    id: ID, customer: Customer, wish: WaitingWish, state: State = .waiting, drive: TestDrive.ID? = nil,
    addedBy: Speaker
  ) {
    self.id = id
    self.customer = customer
    self.wish = wish
    self.state = state
    self.drive = drive
    self.addedBy = addedBy
  }
}

/// What somebody waits for: a car, for a length of time, that starts on some days at some times of the day.
public struct WaitingWish: Hashable, Sendable {
  public let car: CarSelection
  public let duration: Minutes
  public let options: [DriveOption]
  public let days: ClosedRange<CivilDate>
  /// The minutes of a day, by the clock, at which the drive may start.
  public let times: ClosedRange<Int>
  /// The first instant at which nothing can start any more.
  public let until: Instant

  /// All of a day.
  public static let wholeDay = 0...1439

  public init(
    car: CarSelection, duration: Minutes, options: [DriveOption] = [], days: ClosedRange<CivilDate>,
    times: ClosedRange<Int> = wholeDay, until: Instant
  ) {
    self.car = car
    self.duration = duration
    self.options = options
    self.days = days
    self.times = times
    self.until = until
  }
}
