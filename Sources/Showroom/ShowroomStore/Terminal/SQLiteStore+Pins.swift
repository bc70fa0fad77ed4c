import SQLiteKit
import SecretKit
import ShowroomCore

extension SQLiteStore {
  public func hasPin(_ door: PinDoor) throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in try db.hasRow("SELECT 1 FROM pin WHERE door = ?1", door.storageText) }
  }

  public func setPin(_ pin: Pin?, for door: PinDoor, at now: Instant) throws(StoreError) {
    guard let pin else {
      return try change { (db) throws(SQLiteError) in
        try db.execute("DELETE FROM pin WHERE door = ?1", door.storageText)
      }
    }
    // Made before the store is locked: it takes its time.
    guard let hash = SecretHash(of: pin.digits) else { throw .failed("crypt(3) has no yescrypt") }
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO pin (door, hash, changed, customer_id, staff_id) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (door) DO UPDATE SET hash = ?2, changed = ?3
        """, door.storageText, hash.text, now.seconds, door.customer?.rawValue, door.staff?.rawValue)
      try db.execute("DELETE FROM pin_failure WHERE door = ?1", door.storageText)
    }
  }

  public func tryPin(_ text: String, at door: PinDoor, now: Instant) throws(StoreError) -> PinAttempt {
    let name = door.storageText
    let (counted, wait) = try count(name, now)
    guard wait == 0 else { return .tooEarly(wait: wait) }
    let hash = try run { (db) throws(SQLiteError) in
      try db.first("SELECT hash FROM pin WHERE door = ?1", name) { SecretHash(text: $0.text(0)) }
    }
    let isRight = Self.isRight(text, hash ?? Self.nobodysHash)
    guard hash != nil, isRight else { return .wrong(wait: counted.wait(at: now)) }
    try forgive(name, to: PinPatience())
    return .right
  }

  public func signIn(
    _ contact: ContactKey, pin text: String, now: Instant
  ) throws(StoreError) -> (PinAttempt, Customer.ID?) {
    let before = try patience(Self.customersDoor)
    let (counted, wait) = try count(Self.customersDoor, now)
    guard wait == 0 else { return (.tooEarly(wait: wait), nil) }
    var found: Customer.ID?
    // Always as many comparisons, whoever the contact belongs to.
    for candidate in try candidates(contact) where Self.isRight(text, candidate.hash) && candidate.customer != nil {
      found = found ?? candidate.customer
    }
    guard let found else { return (.wrong(wait: counted.wait(at: now)), nil) }
    try forgive(Self.customersDoor, to: before)
    return (.right, found)
  }

  private static let customersDoor = "customers"
  /// A family may share a number; more than these are not looked at.
  private static let greatestSharers = 3
  /// A hash of what is no PIN, to be compared where nobody is.
  private static let nobodysHash = SecretHash(
    text: "$y$j9T$1dBw3eVnDN6XbqK0mVfHR1$ZhfRw6IHOq8b.z3OtSMtIlr6C.wKROdNzk1bAYKymN5")

  private static func isRight(_ text: String, _ hash: SecretHash) -> Bool {
    hash.isHash(of: Pin(text)?.digits ?? "-")
  }

  private func candidates(_ contact: ContactKey) throws(StoreError) -> [(customer: Customer.ID?, hash: SecretHash)] {
    let all = try run { (db) throws(SQLiteError) in
      try db.all("SELECT customer.id, phone, email, hash FROM pin JOIN customer ON customer.id = customer_id") { row in
        (
          customer: Optional(Customer.ID(row.int64(0))), contacts: [row.textIfAny(1), row.textIfAny(2)],
          hash: SecretHash(text: row.text(3))
        )
      }
    }
    let fitting = all.filter { row in
      row.contacts.contains { $0.flatMap { ContactKey($0) }?.matches(contact) ?? false }
    }
    let known = fitting.prefix(Self.greatestSharers).map { (customer: $0.customer, hash: $0.hash) }
    let nobody = (customer: Customer.ID?.none, hash: Self.nobodysHash)
    return known + Array(repeating: nobody, count: Self.greatestSharers - known.count)
  }
}

// MARK: - Wrong ones

extension SQLiteStore {
  private func patience(_ door: String) throws(StoreError) -> PinPatience {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT count, last FROM pin_failure WHERE door = ?1", door) { row in
        PinPatience(count: row.int(0), last: Instant(seconds: row.int64(1)))
      } ?? PinPatience()
    }
  }

  /// Counts one as wrong before it is looked at, unless it comes too early.
  /// - Returns: the count, and the seconds that are left to wait.
  private func count(_ door: String, _ now: Instant) throws(StoreError) -> (PinPatience, wait: Int) {
    try write { () throws(StoreError) in
      var patience = try patience(door)
      let wait = patience.wait(at: now)
      guard wait == 0 else { return (patience, wait) }
      patience.noteWrong(at: now)
      try forgive(door, to: patience)
      return (patience, 0)
    }
  }

  private func forgive(_ door: String, to patience: PinPatience) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      guard patience.count > 0 else { return try db.execute("DELETE FROM pin_failure WHERE door = ?1", door) }
      try db.execute(
        "INSERT OR REPLACE INTO pin_failure (door, count, last) VALUES (?1, ?2, ?3)", door, patience.count,
        patience.last.seconds)
    }
  }
}

extension PinDoor {
  fileprivate var staff: StaffMember.ID? {
    if case .staff(let id) = self { id } else { nil }
  }
}
