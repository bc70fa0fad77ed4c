/// A secret number that a person types: 4 to 12 digits. Never stored, shown or put into a journal as it is.
public struct Pin: Hashable, Sendable {
  /// How many digits there can be.
  public static let length = 4...12

  /// The digits.
  public let digits: String

  /// - Returns: nil for text that is no PIN. Spaces do not count.
  public init?(_ text: String) {
    let digits = text.filter { $0 != " " }
    guard Self.length.contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    self.digits = digits
  }
}

/// What a PIN opens.
public enum PinDoor: Hashable, Sendable {
  /// A terminal that is locked or left to customers.
  case terminal
  case staff(StaffMember.ID)
  case customer(Customer.ID)

  /// The form that is stored.
  public var storageText: String {
    switch self {
    case .terminal: "terminal"
    case .staff(let id): "staff:\(id)"
    case .customer(let id): "customer:\(id)"
    }
  }

  /// The customer whose own it is, nil for others.
  public var customer: Customer.ID? {
    if case .customer(let id) = self { id } else { nil }
  }
}

/// How long a door stays shut after wrong PINs. The wait grows, so that trying them all takes years; it is forgiven
/// slowly, so that the slips of a whole day do not add up.
public struct PinPatience: Hashable, Sendable {
  /// How many were wrong, as far as they were not forgiven at ``last``.
  public private(set) var count: Int
  /// When the last one was.
  public private(set) var last: Instant

  /// So many may be wrong before anybody has to wait.
  static let free = 2
  /// The first wait, in seconds; each further wrong PIN doubles it.
  static let firstWait = 5
  static let greatestWait = 900
  /// Seconds beyond the wait after which one wrong PIN is forgiven.
  static let forgiveness = 600

  public init(count: Int = 0, last: Instant = Instant(seconds: 0)) {
    self.count = max(count, 0)
    self.last = last
  }

  /// The seconds to wait until the next one is looked at; 0 where it is at once.
  public func wait(at now: Instant) -> Int {
    let whole = Self.wait(after: count)
    // A clock that was set back makes nobody wait longer than the wait is.
    return now < last ? whole : max(0, whole - (now - last))
  }

  /// Counts a wrong one.
  public mutating func noteWrong(at now: Instant) {
    let quiet = now - last - Self.wait(after: count)
    let forgiven = max(0, quiet) / Self.forgiveness
    count = max(0, count - forgiven) + 1
    last = now
  }

  private static func wait(after wrong: Int) -> Int {
    guard wrong > free else { return 0 }
    return min(firstWait << min(wrong - free - 1, 10), greatestWait)
  }
}

/// What became of a PIN.
public enum PinAttempt: Hashable, Sendable {
  case right
  /// It is wrong; the next one is looked at after so many seconds.
  case wrong(wait: Int)
  /// It was not looked at, so many seconds are left.
  case tooEarly(wait: Int)
}
