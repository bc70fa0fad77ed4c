/// Who works here, whether the terminal is locked, and the PINs that open it.
public protocol TerminalPort {
  /// Whether the terminal is locked, and whether anybody is named as staff: asked before each line.
  func terminal() throws(StoreError) -> TerminalState
  /// Locks the terminal, or unlocks it. It stays so when the program ends.
  func setTerminal(locked: Bool) throws(StoreError)

  /// All who work here, in the order in which they came.
  func staff() throws(StoreError) -> [StaffMember]
  /// Somebody by their name, whoever works here no longer too. Case and accents do not matter.
  func staff(named name: String) throws(StoreError) -> StaffMember?
  func staff(_ id: StaffMember.ID) throws(StoreError) -> StaffMember?
  /// Adds somebody.
  ///
  /// - Throws: `StoreError.constraint` where the name is taken, or was.
  func addStaff(named name: String, role: StaffRole) throws(StoreError) -> StaffMember
  /// Replaces role and whether they work here.
  func update(_ member: StaffMember) throws(StoreError)

  func hasPin(_ door: PinDoor) throws(StoreError) -> Bool
  /// Sets a PIN, or takes it away. Only a salted hash is kept.
  func setPin(_ pin: Pin?, for door: PinDoor, at now: Instant) throws(StoreError)
  /// Looks at a PIN. Wrong ones are counted before they are looked at, so that several programs can not try at once.
  func tryPin(_ text: String, at door: PinDoor, now: Instant) throws(StoreError) -> PinAttempt
  /// The customer with a contact and a PIN. Whether nobody has the contact or the PIN is wrong can not be told from the
  /// answer, nor from how long it takes.
  func signIn(_ contact: ContactKey, pin text: String, now: Instant) throws(StoreError) -> (PinAttempt, Customer.ID?)
}

/// What is asked before each line.
public struct TerminalState: Hashable, Sendable {
  public let isLocked: Bool
  /// Whether anybody is named as staff; until then whoever works here may do all.
  public let namesStaff: Bool

  public init(isLocked: Bool = false, namesStaff: Bool = false) {
    self.isLocked = isLocked
    self.namesStaff = namesStaff
  }
}
