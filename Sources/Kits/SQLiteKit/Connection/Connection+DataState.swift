import CSQLite

/// What tells whether anything was written between two moments, by this connection or by any other: two equal states
/// of one connection hold the same data, unless a transaction was rolled back in between.
public struct DataState: Hashable, Sendable {
  /// Changes whenever another connection commits.
  let others: Int64
  /// The rows that this connection has written, those of triggers and of what was rolled back included.
  let own: Int64
}

extension Connection {
  /// The state now; costs a look at one number in memory that all connections of the file share.
  public func dataState() throws(SQLiteError) -> DataState {
    DataState(others: try integer("PRAGMA data_version") ?? 0, own: sqlite3_total_changes64(handle.pointer))
  }

  /// Whether a transaction that writes is under way.
  public var isWriting: Bool {
    if case .writing = handle.transaction { true } else { false }
  }
}
