import CSQLite

/// Rows read by SQLite's own calls with a statement that is prepared once, and nothing done with them.
struct BareRead {
  private let statement: BareStatement

  init(path: String, _ sql: String) throws {
    statement = try BareStatement(path: path, sql)
  }

  /// - Parameter rows: how many there have to be, so that it is known that the right ones were read.
  func run(rows: ClosedRange<Int>) throws {
    var count = 0
    while sqlite3_step(statement.pointer) == SQLITE_ROW {
      for column in 0..<sqlite3_column_count(statement.pointer) { _ = sqlite3_column_text(statement.pointer, column) }
      count += 1
    }
    sqlite3_reset(statement.pointer)
    guard rows.contains(count) else { throw BareStatement.Failure(message: "\(count) rows") }
  }
}
