import CSQLite

/// Rows read by SQLite's own calls with a statement that is prepared once, and nothing done with them.
final class BareRead {
  private let database: OpaquePointer
  private let statement: OpaquePointer

  struct Failure: Error {
    let message: String
  }

  init(path: String, _ sql: String) throws {
    var opened: OpaquePointer?
    var prepared: OpaquePointer?
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened,
      sqlite3_prepare_v2(opened, sql, -1, &prepared, nil) == SQLITE_OK, let prepared
    else { throw Failure(message: "cannot read \(path)") }
    (database, statement) = (opened, prepared)
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close_v2(database)
  }

  /// - Parameter rows: how many there have to be, so that it is known that the right ones were read.
  func run(rows: ClosedRange<Int>) throws {
    var count = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      for column in 0..<sqlite3_column_count(statement) { _ = sqlite3_column_text(statement, column) }
      count += 1
    }
    sqlite3_reset(statement)
    guard rows.contains(count) else { throw Failure(message: "\(count) rows") }
  }
}
