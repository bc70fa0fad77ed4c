import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("PINs in the store")
struct PinStoreTests {
  private let now = SQLiteStore.now

  private func store() throws -> SQLiteStore {
    let store = try SQLiteStore.small()
    var anna = try #require(try store.customer(1))
    anna.phone = "+49 30 1234567"
    anna.email = "anna@example.com"
    try store.update(anna)
    try store.setPin(Pin("2580"), for: .customer(1), at: now)
    return store
  }

  private func contact(_ text: String) throws -> ContactKey { try #require(ContactKey(text)) }

  @Test("open their door, and no other")
  func doors() throws {
    let store = try store()
    try store.setPin(Pin("4711"), for: .terminal, at: now)
    #expect(try store.tryPin("4711", at: .terminal, now: now) == .right)
    #expect(try store.tryPin("47 11", at: .terminal, now: now) == .right)
    #expect(try store.tryPin("2580", at: .terminal, now: now) == .wrong(wait: 0))
    for door in [PinDoor.staff(1), .customer(2)] {
      #expect(try !store.hasPin(door))
      #expect(try store.tryPin("4711", at: door, now: now) == .wrong(wait: 0))
    }
    try store.setPin(nil, for: .terminal, at: now)
    #expect(try store.tryPin("4711", at: .terminal, now: now) == .wrong(wait: 0))
  }

  @Test("are counted where they are wrong, in the file: a new start changes nothing")
  func waitSurvives() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("desk.db")
    var store = try SQLiteStore.open(path: path, now: now).store
    try store.setPin(Pin("4711"), for: .terminal, at: now)
    for _ in 0..<3 { _ = try store.tryPin("0000", at: .terminal, now: now) }
    store = try SQLiteStore.open(path: path, now: now).store
    #expect(try store.tryPin("4711", at: .terminal, now: now + 4) == .tooEarly(wait: 1))
    #expect(try store.tryPin("4711", at: .terminal, now: now + 5) == .right)
    #expect(try store.tryPin("0000", at: .terminal, now: now + 5) == .wrong(wait: 0))
  }

  @Test("One who signs in by a contact and a PIN is known by either way to write it")
  func signIn() throws {
    let store = try store()
    for text in ["anna@example.com", "ANNA@example.com", "030 1234567", "0049 30 1234567"] {
      let (attempt, customer) = try store.signIn(try contact(text), pin: "2580", now: now)
      #expect(attempt == .right && customer == 1, "\(text)")
    }
  }

  @Test("Whether a contact is known can not be told: one answer, one wait, as many comparisons")
  func nobody() throws {
    for text in ["anna@example.com", "nobody@example.com"] {
      let store = try store()
      let attempts = try (0..<5).map { _ in try store.signIn(try contact(text), pin: "1111", now: now).0 }
      #expect(attempts == [.wrong(wait: 0), .wrong(wait: 0), .wrong(wait: 5), .tooEarly(wait: 5), .tooEarly(wait: 5)])
      let other = try store.signIn(try contact("anna@example.com"), pin: "2580", now: now)
      #expect(other.0 == .tooEarly(wait: 5) && other.1 == nil)
      #expect(try store.signIn(try contact("anna@example.com"), pin: "2580", now: now + 5).1 == 1)
    }
  }

  @Test("A right one does not forgive the wrong ones before it, or a customer could guess at others'")
  func guessing() throws {
    let store = try store()
    var waits: [PinAttempt] = []
    for _ in 0..<3 {
      waits.append(try store.signIn(try contact("else@example.com"), pin: "1111", now: now).0)
      _ = try store.signIn(try contact("anna@example.com"), pin: "2580", now: now)
    }
    #expect(waits == [.wrong(wait: 0), .wrong(wait: 0), .wrong(wait: 5)])
  }

  @Test("A family with one number: each has a PIN of their own")
  func family() throws {
    let store = try store()
    var other = try #require(try store.customer(2))
    other.phone = "+49301234567"
    try store.update(other)
    try store.setPin(Pin("1357"), for: .customer(2), at: now)
    #expect(try store.signIn(try contact("030 1234567"), pin: "1357", now: now).1 == 2)
    #expect(try store.signIn(try contact("030 1234567"), pin: "2580", now: now).1 == 1)
  }

  @Test("They go with the customer, are in no export, and the journal has no hash")
  func privacy() throws {
    let store = try store()
    store.sign(Author(speaker: .staff, name: "Maria", act: "customer pin", at: now))
    try store.setPin(Pin("9876"), for: .customer(1), at: now + 60)
    let hash = try #require(try store.connection.first("SELECT hash FROM pin") { $0.text(0) })
    let exported = try store.storedTables() + store.storedTables(about: 1)
    #expect(!exported.contains { ["pin", "pin_failure", "terminal"].contains($0.name) })
    #expect(exported.contains { $0.name == "staff" })
    let texts = exported.flatMap { $0.rows.joined().map { "\($0)" } }
    #expect(!texts.contains { $0.contains(hash) || $0.contains("9876") })
    let entry = try #require(try store.journal(JournalFilter(customer: 1)).first)
    #expect(entry.subject == .pin && entry.speaker == "staff:Maria")
    _ = try store.forget(1)
    #expect(try !store.hasPin(.customer(1)))
    #expect(try store.signIn(try contact("anna@example.com"), pin: "9876", now: now + 60).0 == .wrong(wait: 0))
  }

  @Test("Staff keep their names for the journal; a name is given once, however it is written")
  func staff() throws {
    let store = try store()
    let boss = try store.addStaff(named: "Jörg", role: .manager)
    #expect(try store.staff(named: "JORG")?.id == boss.id)
    #expect(throws: StoreError.self) { try store.addStaff(named: "jorg", role: .sales) }
    #expect(try store.terminal() == TerminalState(isLocked: false, namesStaff: true))
    var gone = boss
    gone.isRetired = true
    try store.update(gone)
    #expect(try store.staff().isEmpty)
    #expect(try store.staff(named: "Jörg")?.isRetired == true)
    #expect(try !store.terminal().namesStaff)
  }
}
