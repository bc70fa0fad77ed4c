/// The statements of one connection, kept for the next time; the one unused for longest goes when it is full.
struct StatementCache {
  /// How many statements are kept.
  let capacity: Int
  private var entries: [String: Entry] = [:]
  private var clock = 0

  private struct Entry {
    let statement: Statement
    var lastUse: Int
  }

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// A statement that is not running, or nil.
  mutating func idle(_ sql: String) -> Statement? {
    guard let entry = entries[sql], !entry.statement.isRunning else { return nil }
    clock += 1
    entries[sql]?.lastUse = clock
    return entry.statement
  }

  /// Keeps a statement, unless one with the same SQL is there (running, as its twin was needed).
  mutating func keep(_ statement: Statement, for sql: String) {
    guard capacity > 0, entries[sql] == nil else { return }
    if entries.count >= capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
    }
    clock += 1
    entries[sql] = Entry(statement: statement, lastUse: clock)
  }

  mutating func removeAll() {
    entries.removeAll()
  }
}
