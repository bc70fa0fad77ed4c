import SQLiteKit
import TestSupport
import Testing

@Suite("Values go in and come out as they are")
struct StatementTests {
  let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
  }

  static let texts = [
    "", "plain", "Škoda Citroën ß ł ø", "NUL \0 in the middle\0", "😀👩‍👩‍👧 emoji", "line\nbreak\r\n\u{2028}",
    "'; DROP TABLE car; --",
    "\u{1b}[2J", String(repeating: "x", count: 100_000),
  ]

  @Test("A text comes back as it was", arguments: texts)
  func textRoundTrip(text: String) throws {
    #expect(try connection.first("SELECT ?1", text) { $0.text(0) } == text)
    #expect(try connection.integer("SELECT length(CAST(?1 AS BLOB))", text) == Int64(text.utf8.count))
  }

  static let values: [SQLiteValue] = [
    .null, .integer(.min), .integer(.max), .integer(0), .real(-1.5), .real(.infinity), .text("ä"), .blob([]),
    .blob([0, 255, 0]),
  ]

  @Test("Each kind of value comes back as its kind", arguments: values)
  func valueRoundTrip(value: SQLiteValue) throws {
    #expect(try connection.first("SELECT ?1", value) { $0.value(0) } == value)
  }

  @Test("An absent value is NULL, and is read as absent or as nothing")
  func absentValues() throws {
    let absent: String? = nil
    try connection.execute(script: "CREATE TABLE t (a TEXT, b INTEGER)")
    try connection.execute("INSERT INTO t VALUES (?1, ?2)", absent, Int?.none)
    #expect(try connection.first("SELECT a, b FROM t") { $0.isNull(0) && $0.isNull(1) } == true)
    #expect(try connection.first("SELECT a, b FROM t") { $0.text(0) == "" && $0.int(1) == 0 } == true)
    #expect(try connection.first("SELECT a, b FROM t") { $0.textIfAny(0) == nil && $0.intIfAny(1) == nil } == true)
  }

  @Test("Broken UTF-8 is repaired when it is read")
  func brokenText() throws {
    let text = try connection.first("SELECT CAST(x'41ff42' AS TEXT)") { $0.text(0) }
    #expect(text == "A\u{fffd}B")
  }

  @Test("A statement is ready again after an error left the loop")
  func resetAfterError() throws {
    try connection.execute(script: "CREATE TABLE n (i INTEGER); INSERT INTO n VALUES (1), (2), (3)")
    let statement = try connection.prepare("SELECT i FROM n")
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      var rows = try statement.query()
      while try rows.next() != nil { throw Stop() }
    }
    // A statement still running would keep its table from being dropped.
    try connection.execute(script: "DROP TABLE n")
  }

  @Test("The same query inside itself reads from the start")
  func nestedQuery() throws {
    try connection.execute(script: "CREATE TABLE n (i INTEGER); INSERT INTO n VALUES (1), (2)")
    var pairs: [[Int]] = []
    var outer = try connection.query("SELECT i FROM n ORDER BY i")
    while let row = try outer.next() {
      let left = row.int(0)
      pairs += try connection.all("SELECT i FROM n ORDER BY i") { [left, $0.int(0)] }
    }
    #expect(pairs == [[1, 1], [1, 2], [2, 1], [2, 2]])
  }

  @Test("More statements than the cache holds all work")
  func boundedCache() throws {
    for number in 0..<Connection.statementCacheCapacity * 3 {
      #expect(try connection.integer("SELECT \(number)") == Int64(number))
    }
  }

  @Test(
    "A wrong number of values and a second statement are refused",
    arguments: ["SELECT ?1", "SELECT 1; SELECT 2", " -- x"])
  func misuse(sql: String) {
    #expect { try connection.execute(sql) } throws: { ResultCode.misuse ~= $0 }
  }

  @Test("A script names the statement that failed, and never a value")
  func failingScript() throws {
    try connection.execute(script: "CREATE TABLE p (name TEXT UNIQUE) STRICT; -- a comment at the end")
    try connection.execute("INSERT INTO p VALUES (?1)", "Anna")
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO p VALUES (?1)", "Anna") }
    #expect(error?.extendedCode == .constraintUnique)
    #expect(error?.sql == "INSERT INTO p VALUES (?1)")
    #expect(error.map { "\($0)".contains("Anna") } == false)
  }

  static let refusals: [(String, ResultCode)] = [
    ("INSERT INTO r VALUES (1, 'a', 0)", .constraintPrimaryKey),
    ("INSERT INTO r VALUES (2, 'a', 0)", .constraintUnique),
    ("INSERT INTO r VALUES (2, NULL, 0)", .constraintNotNull), ("INSERT INTO r VALUES (2, 'b', -1)", .constraintCheck),
    ("INSERT INTO r VALUES (2, 'b', 'x')", .constraintDataType), ("INSERT INTO s VALUES (9)", .constraintForeignKey),
    ("DELETE FROM r", .constraintTrigger), ("SELECT * FROM nowhere", .error), ("SELECT \"a string\"", .error),
  ]

  @Test("Each refusal of the schema has its code", arguments: refusals)
  func resultCodes(sql: String, code: ResultCode) throws {
    try connection.execute(
      script: """
        CREATE TABLE r (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, n INTEGER CHECK (n >= 0)) STRICT;
        CREATE TABLE s (r INTEGER REFERENCES r (id)) STRICT;
        CREATE TRIGGER keep BEFORE DELETE ON r BEGIN SELECT RAISE(ABORT, 'kept for good'); END;
        INSERT INTO r VALUES (1, 'a', 0);
        """)
    let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
    #expect(error?.extendedCode == code)
    #expect(error.map { code.primary ~= $0 } == true)
    if code == .constraintTrigger { #expect(error?.message == "kept for good") }
  }

  @Test("A long query stops when it is interrupted from another thread")
  func interrupt() async throws {
    let handle = connection.interruptHandle
    let stopper = Task.detached { while !Task.isCancelled { handle.interrupt() } }
    let endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"
    #expect { try connection.integer(endless) } throws: { ResultCode.interrupted ~= $0 }
    stopper.cancel()
  }
}
