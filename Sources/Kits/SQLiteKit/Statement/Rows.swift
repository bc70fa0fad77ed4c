/// The rows of one run of a statement, read one at a time.
///
///     var rows = try connection.query("SELECT name FROM customer WHERE id = ?1", id)
///     while let row = try rows.next() { names.append(row.text(0)) }
public struct Rows: ~Copyable {
  private let statement: Statement
  private var isAtEnd = false

  init(statement: Statement) {
    self.statement = statement
  }

  deinit {
    statement.reset()
  }

  /// The next row, or nil at the end (and ever after). A row is good until the next call.
  public mutating func next() throws(SQLiteError) -> Row? {
    guard !isAtEnd else { return nil }
    // After an error SQLite would start the statement again: it is over here.
    isAtEnd = true
    guard try statement.step() else { return nil }
    isAtEnd = false
    return Row(statement: statement)
  }
}
