import CSQLite

/// What a connection sees at a moment of a transaction: the same as at another moment that is equal.
public struct DataState: Hashable, Sendable {
  let transaction: Int
  /// The rows that this connection has written, those of triggers and of what was rolled back included.
  let written: Int64
}

extension Connection {
  /// The state now; nil outside of transactions, where another connection may write at any time.
  public var dataState: DataState? {
    guard handle.transaction != .none else { return nil }
    return DataState(transaction: handle.transactionCount, written: sqlite3_total_changes64(handle.pointer))
  }

  /// Whether a transaction that writes is under way.
  public var isWriting: Bool {
    if case .writing = handle.transaction { true } else { false }
  }
}
