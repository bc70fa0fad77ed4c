import SQLiteKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("A store of an earlier program")
struct UpgradeTests {
  let directory = TemporaryDirectory()
  var path: String { directory.file("desk.db") }

  /// A store as the first step of the schema made it, with a row of each kind.
  private func makeOld() throws {
    let connection = try Connection(path: path)
    let first = Migrator(
      applicationID: Schema.applicationID, migrations: Array(Schema.migrator.migrations.prefix(1)))
    try first.migrate(connection, now: 0)
    try connection.execute(
      script: """
        INSERT INTO setting VALUES ('zone', 'Europe/Berlin');
        INSERT INTO model VALUES (1, 'Seat', 'Leon');
        INSERT INTO car (id, model_id, year) VALUES (7, 1, 2020);
        INSERT INTO vehicle (id, car_id, plate, plate_key) VALUES (3, 7, 'B-OL 1', 'bol1');
        INSERT INTO customer (id, name, name_key) VALUES (5, 'Olga Alt', 'olga alt');
        INSERT INTO customer_word VALUES ('olga', 5), ('alt', 5);
        INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by)
          VALUES (3, 5, 1796120400, 1796122200, 'confirmed', 'staff');
        INSERT INTO shortcut (id, customer_id, intent, language, created) VALUES (1, 5, 'ShowCatalog', 'en', 0);
        INSERT INTO shortcut_phrase VALUES ('olgaslist', 5, 1, 0, 'Olga''s list');
        """)
  }

  @Test("It is brought up to date with all its rows, and what it was is set aside")
  func upgrade() throws {
    try makeOld()
    let (store, origin) = try SQLiteStore.open(path: path, now: SQLiteStore.now)
    guard case .upgraded(let name?) = origin else {
      Issue.record("not upgraded: \(origin)")
      return
    }
    #expect(File.mode(name) == 0o600)
    #expect(Program("sqlite3").run([name, "PRAGMA user_version; SELECT name FROM customer"]).output == "1\nOlga Alt\n")
    #expect(try store.drive(1)?.vehicle.car.title == "Seat Leon 2020")
    #expect(try store.shortcuts(of: .customer(5), Page()).first?.phrases == ["Olga's list"])
    #expect(try store.search("seat leon", limit: 3, thisYear: 2026).matches.map(\.model.name) == ["Leon"])
    #expect(try store.connection.integrityProblems().isEmpty)
    try Schema.migrator.verify(store.connection)
  }

  @Test("A second start finds it as it is")
  func second() throws {
    try makeOld()
    _ = try SQLiteStore.open(path: path, now: SQLiteStore.now)
    let origin = try SQLiteStore.open(path: path, now: SQLiteStore.now).origin
    #expect(origin == .found)
    #expect(File.names(in: directory.path).filter { $0.contains(".before-") }.count == 1)
  }

  @Test("A step that was changed after it was taken is refused")
  func changed() throws {
    try makeOld()
    let result = Program("sqlite3").run([path, "UPDATE schema_migration SET checksum = 'other'"])
    #expect(result.exitCode == 0)
    #expect(throws: StoreError.self) { _ = try SQLiteStore.open(path: path, now: SQLiteStore.now) }
  }
}
