import Glibc
import SQLiteKit
import TestSupport
import Testing

@Suite("Bringing a file up to date")
struct MigratorTests {
  static let steps = [
    Migration(number: 1, name: "cars", sql: "CREATE TABLE car (id INTEGER PRIMARY KEY, name TEXT) STRICT"),
    Migration(number: 2, name: "drives", sql: "CREATE TABLE drive (car INTEGER REFERENCES car (id)) STRICT"),
    Migration(number: 3, name: "plates", sql: "ALTER TABLE car ADD plate TEXT; UPDATE car SET plate = 'B ' || id"),
  ]

  static func migrator(_ count: Int, _ more: Migration...) -> Migrator {
    Migrator(applicationID: 0x5348_4f57, migrations: Array(steps.prefix(count)) + more)
  }

  let directory = TemporaryDirectory()
  var path: String { directory.file("a.db") }

  @discardableResult
  private func migrate(_ migrator: Migrator) throws -> Migrator.Outcome {
    try migrator.migrate(Connection(path: path), now: 1_800_000_000)
  }

  private func shell(_ sql: String) -> String { Program("sqlite3").run([path, sql]).output }

  @Test("An empty file becomes a database of this program")
  func creation() throws {
    #expect(try migrate(Self.migrator(2)) == .created)
    #expect(shell("PRAGMA user_version; PRAGMA application_id; PRAGMA journal_mode") == "2\n1397247831\nwal\n")
    #expect(
      shell("SELECT number, name, length(checksum), applied_at FROM schema_migration")
        == "1|cars|16|1800000000\n2|drives|16|1800000000\n")
    #expect(try migrate(Self.migrator(2)) == .upToDate)
    #expect(File.mode(path) == 0o600)
  }

  @Test("An older file is copied first, then brought up to date")
  func upgrade() throws {
    try migrate(Self.migrator(2))
    _ = shell("INSERT INTO car (name) VALUES ('Golf')")
    let copy = "\(path).before-3"
    #expect(try migrate(Self.migrator(3)) == .upgraded(from: 2, copy: copy))
    #expect(shell("SELECT name, plate FROM car; PRAGMA user_version") == "Golf|B 1\n3\n")
    #expect(File.mode(copy) == 0o600)
    #expect(Program("sqlite3").run([copy, "PRAGMA user_version; SELECT * FROM car"]).output == "2\n1|Golf\n")
  }

  @Test("A copy that is there already is kept, and the next one gets a name of its own")
  func secondCopy() throws {
    try migrate(Self.migrator(2))
    File.write("precious".utf8, to: "\(path).before-3")
    #expect(try migrate(Self.migrator(3)) == .upgraded(from: 2, copy: "\(path).before-3.2"))
    #expect(File.text("\(path).before-3") == "precious")
  }

  @Test("A step that fails is taken back with all before it")
  func failingStep() throws {
    try migrate(Self.migrator(1))
    let broken = Migration(number: 3, name: "broken", sql: "CREATE TABLE x (a); SELECT nonsense")
    #expect { try migrate(Self.migrator(2, broken)) } throws: {
      guard case .failed(3, "broken", let error) = $0 as? MigrationError else { return false }
      return error.sql?.contains("nonsense") == true
    }
    #expect(
      shell("PRAGMA user_version; SELECT name FROM sqlite_schema WHERE type = 'table'") == "1\nschema_migration\ncar\n")
  }

  @Test("A step may rebuild a table that others refer to, but not leave rows that refer to nothing")
  func rebuiltTable() throws {
    try migrate(Self.migrator(2))
    _ = shell("INSERT INTO car (name) VALUES ('Golf'); INSERT INTO drive VALUES (1)")
    let rebuild =
      "CREATE TABLE c (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT; INSERT INTO c SELECT * FROM car;"
      + "DROP TABLE car; ALTER TABLE c RENAME TO car;"
    let losing = Migration(number: 3, name: "losing", sql: rebuild + "DELETE FROM car")
    #expect { try migrate(Self.migrator(2, losing)) } throws: {
      if case .failed(3, _, let error) = $0 as? MigrationError {
        error.extendedCode == .constraintForeignKey
      } else {
        false
      }
    }
    #expect(shell("SELECT count(*) FROM car") == "1\n")
    try migrate(Self.migrator(2, Migration(number: 3, name: "rebuilt", sql: rebuild)))
    #expect(shell("SELECT count(*) FROM car JOIN drive ON car = car.id") == "1\n")
  }

  @Test("A changed step is refused when there is one to add, and by a check at any time")
  func changedStep() throws {
    try migrate(Self.migrator(1, Migration(number: 2, name: "other", sql: "CREATE TABLE other (a)")))
    #expect(throws: MigrationError.changed(number: 2, name: "other")) { try migrate(Self.migrator(3)) }
    #expect(throws: MigrationError.changed(number: 2, name: "other")) {
      try Self.migrator(2).verify(Connection(path: path))
    }
    #expect(shell("PRAGMA user_version") == "2\n")
    #expect(!File.names(in: directory.path).contains("a.db.before-3"))
  }

  @Test("A file of a newer program is refused and stays the same, byte for byte")
  func newerFile() throws {
    try migrate(Self.migrator(3))
    let before = File.bytes(path)
    #expect(throws: MigrationError.newer(found: 3, known: 2)) { try migrate(Self.migrator(2)) }
    #expect(File.bytes(path) == before)
    #expect(File.names(in: directory.path) == ["a.db"])
  }

  @Test(
    "A database of another program is refused and stays the same",
    arguments: ["CREATE TABLE theirs (a)", "PRAGMA application_id = 7", "PRAGMA user_version = 3; CREATE TABLE t (a)"])
  func foreignFile(sql: String) throws {
    _ = shell(sql)
    let before = File.bytes(path)
    #expect { try migrate(Self.migrator(3)) } throws: {
      if case .foreign = $0 as? MigrationError { true } else { false }
    }
    #expect(File.bytes(path) == before)
  }

  @Test("What is no database, or a damaged one, is refused and stays the same", arguments: 0..<4)
  func damagedFile(kind: Int) throws {
    try migrate(Self.migrator(2))
    let sound = File.bytes(path)
    let damaged = [
      Array("this is a letter, not a database".utf8), Array(repeating: 0, count: 5000), Array(sound.prefix(5000)),
      Array(sound.prefix(16)) + Array(repeating: 0xff, count: sound.count - 16),
    ][kind]
    File.write(damaged, to: path)
    #expect { try migrate(Self.migrator(3)) } throws: {
      if case .damaged = $0 as? MigrationError { true } else { false }
    }
    #expect(File.bytes(path) == damaged)
  }

  @Test(
    "The fingerprint is FNV-1a",
    arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func checksum(text: String, expected: String) {
    #expect(Migration(number: 1, name: "", sql: text).checksum == expected)
  }
}
