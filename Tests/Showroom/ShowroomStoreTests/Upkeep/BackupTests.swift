import ShowroomCore
import ShowroomStore
import TestSupport
import Testing

@Suite("Backup and restore")
struct BackupTests {
  let file: StoreFile
  var store: SQLiteStore { file.store }
  var copy: String { file.directory.file("copy.db") }

  init() throws {
    file = try StoreFile()
  }

  private func backUp(replacing: Bool = false) throws {
    try store.backUp(to: copy, replacing: replacing) { _, _ in }
  }

  private func restore(_ path: String) throws -> String? {
    try store.restore(from: path, now: StoreFile.now) { _, _ in }
  }

  @Test("A backup is one plain file for its owner alone, and holds what the store holds")
  func backup() throws {
    var steps = 0
    try store.backUp(to: copy, replacing: false) { _, _ in steps += 1 }
    #expect(steps > 0)
    #expect(File.mode(copy) == 0o600)
    #expect(File.names(in: file.directory.path).filter { $0.hasPrefix("copy") } == ["copy.db"])
    let summary = try store.inspect(backup: copy, now: StoreFile.now)
    #expect(summary.cars == 62 && summary.customers == 13 && summary.drives == 30)
  }

  @Test("A file that is there is replaced only where that is asked for, and never the store itself")
  func existing() throws {
    File.write("mine".utf8, to: copy)
    #expect(throws: StoreError.file(path: copy, .exists)) { try backUp() }
    #expect(File.text(copy) == "mine")
    try backUp(replacing: true)
    #expect(try store.inspect(backup: copy, now: StoreFile.now).cars == 62)
    for replacing in [true, false] {
      #expect(throws: StoreError.file(path: file.path, .isTheStore)) {
        try store.backUp(to: file.path, replacing: replacing) { _, _ in }
      }
    }
    File.write([], to: copy + "-wal")
    #expect(throws: StoreError.file(path: copy, .inUse)) { try backUp(replacing: true) }
  }

  @Test("Restoring brings back what was, sets aside what is, and shows in every open connection")
  func restored() throws {
    try backUp()
    let other = try SQLiteStore.open(path: file.path, now: StoreFile.now).store
    let late = try store.addCustomer(CustomerDraft(name: "Late Person"))
    #expect(try other.customer(late.id) != nil)
    let aside = try #require(try restore(copy))
    #expect(try store.customer(late.id) == nil)
    #expect(try other.customer(late.id) == nil)
    #expect(try store.findings() == [])
    #expect(try SQLiteStore.open(path: aside, now: StoreFile.now).store.customer(late.id) == late)
    #expect(
      file.names().filter { !$0.hasSuffix(".queue") } == ["copy.db", "showroom.db", "showroom.db.before-restore"])
    _ = try restore(copy)
    #expect(file.names().contains("showroom.db.before-restore.2"))
  }

  @Test(
    "What is no sound showroom is refused, and the store stays as it is",
    arguments: [
      "DROP TRIGGER test_drive_no_overlap_on_insert; INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, "
        + "booked_by) SELECT vehicle_id, customer_id, starts, ends, state, booked_by FROM test_drive "
        + "WHERE state = 'confirmed' LIMIT 1",
      "PRAGMA user_version = 99", "PRAGMA application_id = 7", "PRAGMA foreign_keys = OFF; DELETE FROM customer",
      "UPDATE schema_migration SET checksum = 'x'", "DELETE FROM setting",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'customer'",
    ])
  func unsound(change: String) throws {
    try backUp()
    file.sql(change, in: copy)
    let before = try store.customers(Page()).count
    #expect(throws: StoreError.self) { try restore(copy) }
    #expect(try store.customers(Page()).count == before)
    #expect(file.names().filter { !$0.hasSuffix(".queue") } == ["copy.db", "showroom.db"])
  }

  @Test("Text, nothing, a folder and a missing file are no backups")
  func noDatabases() throws {
    File.write("hello".utf8, to: copy)
    for path in [copy, file.directory.file("absent"), file.directory.path, "", file.path] {
      #expect(throws: StoreError.self, "\(path)") { try restore(path) }
    }
    File.write([], to: copy)
    #expect(throws: StoreError.file(path: copy, .empty)) { try restore(copy) }
    #expect(file.names().filter { !$0.hasSuffix(".queue") } == ["copy.db", "showroom.db"])
  }
}
