import ShowroomCore
import ShowroomStore
import TestSupport
import Testing

@Suite("Checking the store")
struct CheckTests {
  let file: StoreFile
  var store: SQLiteStore { file.store }

  init() throws {
    file = try StoreFile()
  }

  @Test("A new showroom is sound")
  func sound() throws {
    #expect(try store.findings() == [])
  }

  @Test(
    "What is derived is found to be stale and made anew",
    arguments: [
      ("DELETE FROM name_form WHERE term = 'golf'", "stale-names"),
      ("DELETE FROM car_facet WHERE car_id = 5", "stale-names"),
      ("UPDATE name_entry SET asked = asked + 1 WHERE model_id = 3", "stale-names"),
      ("UPDATE name_entry SET available = 0", "stale-names"),
      ("DELETE FROM name_entry WHERE model_id = 2", "stale-names"),
      ("INSERT INTO name_form VALUES ('wrong', 1, 0)", "stale-names"),
      ("DELETE FROM customer_word WHERE customer_id = 2", "stale-customer-names"),
      ("INSERT INTO customer_word VALUES ('wrong', 2)", "stale-customer-names"),
      ("UPDATE customer SET name_key = 'x' WHERE id = 3", "stale-customer-names"),
    ])
  func derived(change: String, code: String) throws {
    file.sql(change)
    let found = try store.findings()
    #expect(found.map(\.code) == [code])
    #expect(!found.map(\.isRepairable).contains(false))
    try store.rebuildDerived()
    #expect(try store.findings() == [])
  }

  @Test("Two live drives in one car, a customer who is gone and another schema are found, and not mended by guessing")
  func notDerived() throws {
    file.sql(
      """
      DROP TRIGGER test_drive_no_overlap_on_insert; DROP TRIGGER name_entry_drive_added; PRAGMA foreign_keys = OFF;
      INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by)
        SELECT vehicle_id, 999, starts + 60, ends, 'confirmed', 'staff' FROM test_drive WHERE id = 12;
      UPDATE schema_migration SET checksum = 'x' WHERE number = 1
      """)
    try store.rebuildDerived()
    let found = try store.findings()
    #expect(found.map(\.code) == ["foreign-schema", "broken-reference", "overlap"])
    #expect(found.last == .overlap(12, 31))
    #expect(!found.map(\.isRepairable).contains(true))
  }
}
