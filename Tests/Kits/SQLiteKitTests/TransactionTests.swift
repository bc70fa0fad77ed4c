import SQLiteKit
import TestSupport
import Testing

@Suite("Transactions")
struct TransactionTests {
  enum StoreFailure: SQLiteErrorConvertible, Equatable {
    case refused
    case database(SQLiteError)
    init(_ error: SQLiteError) { self = .database(error) }
  }

  let directory = TemporaryDirectory()
  let connection: Connection

  init() throws {
    connection = try Connection(path: directory.file("a.db"))
    try connection.useWriteAheadLog()
    try connection.execute(script: "CREATE TABLE t (a INTEGER UNIQUE)")
  }

  private func insert(_ number: Int) throws(StoreFailure) {
    do throws(SQLiteError) {
      try connection.execute("INSERT INTO t VALUES (?1)", number)
    } catch {
      throw StoreFailure(error)
    }
  }

  private var numbers: [Int] {
    get throws { try connection.all("SELECT a FROM t ORDER BY a") { $0.int(0) } }
  }

  @Test("What a transaction wrote is gone when it fails, and its error is the one thrown")
  func rollback() throws {
    #expect(throws: StoreFailure.refused) {
      try connection.write { () throws(StoreFailure) in
        try insert(1)
        throw .refused
      }
    }
    #expect(try numbers == [])
    #expect(!connection.isInTransaction)
    #expect(
      try connection.write { () throws(StoreFailure) in
        try insert(2)
        return "kept"
      } == "kept")
    #expect(try numbers == [2])
  }

  @Test("An inner transaction that fails takes back its own part alone")
  func savepoints() throws {
    try connection.write { () throws(StoreFailure) in
      try insert(1)
      try? connection.write { () throws(StoreFailure) in
        try insert(2)
        try connection.write { () throws(StoreFailure) in try insert(3) }
        throw .refused
      }
      try connection.write { () throws(StoreFailure) in try insert(4) }
    }
    #expect(try numbers == [1, 4])
  }

  @Test("A reader sees one state while another writes")
  func snapshot() throws {
    let other = try Connection(path: directory.file("a.db"))
    let counts = try connection.read { () throws(SQLiteError) in
      let before = try connection.integer("SELECT count(*) FROM t")
      try other.execute("INSERT INTO t VALUES (1)")
      return [before, try connection.integer("SELECT count(*) FROM t")]
    }
    #expect(counts == [0, 0])
    #expect(try numbers == [1])
  }

  @Test("Nothing can be written inside a read")
  func writeInRead() throws {
    #expect { try connection.read { () throws(StoreFailure) in try insert(1) } } throws: {
      $0 as? StoreFailure
        == .database(
          SQLiteError(.misuse, message: "a write inside a read transaction", sql: "INSERT INTO t VALUES (?1)"))
    }
    #expect(throws: SQLiteError.self) {
      try connection.read { () throws(SQLiteError) in try connection.write { () throws(SQLiteError) in } }
    }
    #expect(try numbers == [])
  }

  @Test("After SQLite itself rolled back, nothing more is written")
  func lostTransaction() throws {
    let trigger = "CREATE TRIGGER r BEFORE INSERT ON t WHEN new.a = 13 BEGIN SELECT RAISE(ROLLBACK, 'unlucky'); END"
    try connection.execute(script: trigger)
    #expect(throws: StoreFailure.self) {
      try connection.write { () throws(StoreFailure) in
        try insert(1)
        try? insert(13)
        try insert(2)
      }
    }
    #expect(try numbers == [])
    try insert(3)
    #expect(try numbers == [3])
  }
}
