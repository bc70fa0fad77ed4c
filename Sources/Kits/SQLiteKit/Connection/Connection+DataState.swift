import CSQLite

/// What a connection sees at a moment of a transaction: the same as at another moment that is equal.
public struct DataState: Hashable, Sendable {
  let transaction: Int
  /// The rows that this connection has written, those of triggers and of what was rolled back included.
  let written: Int64
}

/// What tells whether anything was written between two moments, by this connection or by any other: two equal states
/// of one connection hold the same data, unless a transaction was rolled back in between.
public struct FileState: Hashable, Sendable {
  /// Changes whenever another connection commits.
  let others: Int64
  /// The rows that this connection has written, those of triggers and of what was rolled back included.
  let own: Int64
}

extension Connection {
  /// The state of the file, inside of transactions and outside; costs a look at one number in memory that all
  /// connections of the file share.
  public func fileState() throws(SQLiteError) -> FileState {
    FileState(others: try integer("PRAGMA data_version") ?? 0, own: sqlite3_total_changes64(handle.pointer))
  }

  /// The state now; nil outside of transactions, where another connection may write at any time.
  public var dataState: DataState? {
    guard handle.transaction != .none else { return nil }
    return DataState(transaction: handle.transactionCount, written: sqlite3_total_changes64(handle.pointer))
  }

  /// Whether the file has another name by now, or none: what is written to it, nobody will find.
  public var isMoved: Bool {
    var moved: Int32 = 0
    return sqlite3_file_control(handle.pointer, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// Whether a transaction that writes is under way.
  public var isWriting: Bool {
    if case .writing = handle.transaction { true } else { false }
  }
}
