import SQLiteKit
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("What is built into the program is what the folders hold")
struct EmbeddedFilesTests {
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  @Test("Every step of the schema, in order, byte for byte")
  func migrations() {
    let names = File.names(in: Self.root + "/Migrations").filter { $0.hasSuffix(".sql") }
    #expect(!names.isEmpty)
    #expect(EmbeddedFiles.migrations.map(\.name) == names.map { String($0.dropLast(4)) })
    for (name, file) in zip(names, EmbeddedFiles.migrations) {
      #expect(file.text == File.text("\(Self.root)/Migrations/\(name)"))
    }
  }

  @Test("Every table of the demonstration showroom, byte for byte")
  func seed() {
    let names = File.names(in: Self.root + "/Seed").filter { $0.hasSuffix(".csv") }
    #expect(names.count >= 8)
    for name in names {
      #expect(EmbeddedFiles.seed(String(name.dropLast(4)))?.text == File.text("\(Self.root)/Seed/\(name)"), "\(name)")
    }
    #expect(EmbeddedFiles.seed("no such table") == nil)
  }

  @Test("The steps are numbered one after another, and each works on what the one before left")
  func order() throws {
    #expect(Schema.migrator.migrations.map(\.number) == Array(1...EmbeddedFiles.migrations.count))
    let connection = try Connection.inMemory()
    for count in 1...Schema.migrator.migrations.count {
      let migrator = Migrator(
        applicationID: Schema.applicationID, migrations: Array(Schema.migrator.migrations.prefix(count)))
      try migrator.migrate(connection, now: 0)
    }
    #expect(try connection.integrityProblems().isEmpty)
    try Schema.migrator.verify(connection)
  }

  @Test("Every table is strict, and foreign keys are on")
  func strictness() throws {
    let store = try SQLiteStore.small()
    let loose = try store.connection.all(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'"
    ) { $0.text(0) }
    #expect(loose.isEmpty)
    #expect(try store.connection.integer("PRAGMA foreign_keys") == 1)
    #expect(try store.connection.integer("PRAGMA synchronous") == 2)
    #expect(try store.connection.foreignKeyViolations().isEmpty)
  }
}
