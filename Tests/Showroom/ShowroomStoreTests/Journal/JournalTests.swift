import SQLiteKit
import ShowroomCore
import StoreTemplates
import Testing

@testable import ShowroomStore

@Suite("The journal")
struct JournalTests {
  let store: SQLiteStore
  let now: Instant

  init() throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    now = try #require(calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant)
    store = try SQLiteStore.inMemory(.demonstration, calendar: calendar, now: now)
  }

  private func sign(_ act: String, _ phrase: String? = nil) {
    store.sign(Author(speaker: .staff, act: act, phrase: phrase, at: now))
  }

  private func newest(_ limit: Int = 50) throws -> [JournalEntry] { try store.journal(JournalFilter(limit: limit)) }

  /// Statements that change something, whatever writes them.
  static let changes = [
    "UPDATE test_drive SET options = 'accompanied' WHERE id = 12",
    "UPDATE test_drive SET state = 'cancelled' WHERE id = 12",
    "UPDATE vehicle SET odometer = odometer + 1 WHERE id = 3", "DELETE FROM vehicle WHERE id = 70",
    "UPDATE customer SET phone = '1' WHERE id = 3", "INSERT INTO customer (name, name_key) VALUES ('Zoe', 'zoe')",
    "UPDATE shortcut SET minutes = 15 WHERE id = 1", "DELETE FROM shortcut WHERE id = 1",
    "UPDATE shortcut_phrase SET phrase = 'x' WHERE shortcut_id = 1", "INSERT INTO setting VALUES ('step', '10')",
    "UPDATE setting SET value = 'UTC' WHERE key = 'zone'", "DELETE FROM opening_span WHERE weekday = 6",
    "INSERT INTO opening_span VALUES (7, 600, 700)", "INSERT INTO special_day VALUES ('2027-02-02', 1, 'x')",
    "DELETE FROM special_day WHERE date = '2026-12-25'", "UPDATE car SET year = 2001 WHERE id = 3",
    "INSERT INTO hand_over VALUES (12, 1, 0, 'B1', 'B', '2030-01-01', 'staff', 1, NULL, NULL, NULL, 0)",
    "UPDATE consent SET state = 'agreed' WHERE customer_id = 3", "DELETE FROM consent WHERE customer_id = 3",
    "INSERT INTO consent VALUES (13, 'declined', NULL)",
    "INSERT INTO account (customer_id, name, name_key) VALUES (3, 'Company', 'company')",
    "INSERT INTO give_back VALUES (12, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL)",
  ]

  @Test("A change by any path is one line, another program's too", arguments: changes)
  func everyPath(change: String) throws {
    let before = try newest().count
    store.sign(nil)
    try store.connection.execute(script: change)
    let lines = try newest()
    #expect(lines.count == before + 1)
    #expect(lines.first?.speaker == "unknown")
    #expect(lines.first?.changes.isEmpty == false)
  }

  @Test("A change that is rolled back leaves no line")
  func rolledBack() throws {
    let before = try newest().count
    sign("vehicle edit")
    #expect(throws: StoreError.failed("enough")) {
      try store.write { () throws(StoreError) in
        guard var vehicle = try store.vehicle(3) else { throw StoreError.failed("no vehicle") }
        vehicle.odometer += 1
        try store.update(vehicle)
        throw StoreError.failed("enough")
      }
    }
    #expect(try newest().count == before)
  }

  @Test("Several changes to one thing in one act are one line, and none is none")
  func oneLine() throws {
    let before = try newest().count
    sign("customer add", "customer add Zoe")
    let zoe = try store.addCustomer(CustomerDraft(name: "Zoe", phone: "1"))
    let line = try #require(try newest().first)
    #expect(try newest().count == before + 1)
    #expect(line.before == nil && line.after?["phone"] == "1" && line.phrase == "customer add Zoe")
    sign("customer edit")
    try store.update(zoe)
    #expect(try newest().count == before + 1)
  }

  @Test(
    "Lines are not changed and not taken out",
    arguments: [
      "DELETE FROM journal", "UPDATE journal SET act = 'x'", "UPDATE journal SET at = 0",
      "UPDATE journal SET speaker = 'customer:1'", "UPDATE journal SET after = 'x'",
      "UPDATE journal SET phrase = 'x'",
    ])
  func appendOnly(statement: String) throws {
    sign("customer add", "customer add Zoe")
    _ = try store.addCustomer(CustomerDraft(name: "Zoe"))
    #expect(throws: SQLiteError.self) { try store.connection.execute(script: statement) }
  }

  @Test("Who is forgotten is blanked, and that something happened stays")
  func forgotten() throws {
    sign("customer add", "customer add Zoe Quill")
    let zoe = try store.addCustomer(CustomerDraft(name: "Zoe Quill"))
    let before = try newest()
    sign("customer forget")
    _ = try store.forget(zoe.id)
    let after = try newest()
    #expect(Set(after.map(\.id)).isSuperset(of: before.map(\.id)))
    let added = try #require(after.first { $0.id == before.first?.id })
    #expect(added.phrase == nil && added.after == nil)
    #expect(added.act == "customer add" && added.at == now)
    let rest = after.flatMap { [$0.phrase, $0.before?.storageText, $0.after?.storageText].compactMap { $0 } }
    #expect(!rest.contains { $0.contains("Zoe") })
  }

  @Test("What was restored is as it was before", arguments: ["customer", "vehicle", "shortcut"])
  func restored(kind: String) throws {
    sign("edit")
    let old = (try store.customer(3), try store.vehicle(3), try store.shortcut(1))
    switch kind {
    case "customer":
      var customer = try #require(old.0)
      (customer.name, customer.born, customer.licence) = ("X; \"=\u{1F}", nil, nil)
      try store.update(customer)
    case "vehicle":
      var vehicle = try #require(old.1)
      (vehicle.plate, vehicle.state, vehicle.turnaround) = ("ZZ 1", .sold, Minutes(5))
      try store.update(vehicle)
    default: try store.deleteShortcut(1)
    }
    let line = try #require(try newest().first)
    #expect(try store.isUnchanged(since: line))
    try store.restore(line)
    #expect(try store.customer(3) == old.0 && store.vehicle(3) == old.1 && store.shortcut(1) == old.2)
    #expect(try store.vehicle(plate: try #require(old.1).plate) == old.1)
    #expect(try !store.isUnchanged(since: line))
  }
}
