/// The statements of one connection, kept for the next time; the one unused for longest goes when it is full.
struct StatementCache {
  /// How many statements are kept.
  let capacity: Int
  private var statements: [Key: Statement] = [:]
  private var clock = 0

  /// Statements are texts of hundreds of bytes, looked up all the time: the length and the end tell nearly all of them
  /// apart, and what they do not is compared in full.
  private struct Key: Hashable {
    let sql: String

    func hash(into hasher: inout Hasher) {
      hasher.combine(sql.utf8.count)
      for byte in sql.utf8.suffix(8) { hasher.combine(byte) }
    }
  }

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { statements.count }

  /// A statement that is not running, or nil.
  mutating func idle(_ sql: String) -> Statement? {
    guard let statement = statements[Key(sql: sql)], !statement.isRunning else { return nil }
    clock += 1
    statement.lastUse = clock
    return statement
  }

  /// Keeps a statement, unless one with the same SQL is there (running, as its twin was needed).
  mutating func keep(_ statement: Statement, for sql: String) {
    guard capacity > 0, statements[Key(sql: sql)] == nil else { return }
    if statements.count >= capacity, let oldest = statements.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      statements[oldest.key] = nil
    }
    clock += 1
    statement.lastUse = clock
    statements[Key(sql: sql)] = statement
  }

  mutating func removeAll() {
    statements.removeAll()
  }
}
