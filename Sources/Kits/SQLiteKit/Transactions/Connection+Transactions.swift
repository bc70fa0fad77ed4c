extension Connection {
  /// Runs `body` in a transaction that writes: all of it is written, or, when it throws, nothing.
  ///
  ///     try connection.write { () throws(StoreError) in … }
  ///
  /// The lock is taken first (`BEGIN IMMEDIATE`), so that what `body` reads cannot change before it writes. Inside
  /// another `write` it becomes a savepoint: its error undoes its own part, and the outer one goes on if it likes.
  /// - Throws: what `body` throws, and SQLite's errors turned into that type: `.busy` where the lock could not be had
  ///   within `lockWait` (nothing is written then), `.misuse` inside a `read`.
  public func write<Result, Failure: SQLiteErrorConvertible>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch handle.transaction {
    case .none:
      try outermost(state: .writing(depth: 1), body) { () throws(Failure) in
        try handle.waiter.inTurn(handle.queue) { () throws(Failure) in
          try control("BEGIN IMMEDIATE", as: Failure.self)
        }
      }
    case .writing(let depth): try savepoint(depth: depth + 1, body)
    case .reading: throw Failure(SQLiteError(.misuse, message: "a write inside a read transaction"))
    }
  }

  /// Runs `body` on one unchanging state of the database, whatever others write meanwhile. It cannot write.
  /// - Throws: what `body` throws, and SQLite's errors turned into that type.
  public func read<Result, Failure: SQLiteErrorConvertible>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard handle.transaction == .none else { return try body() }
    return try outermost(state: .reading, body) { () throws(Failure) in try control("BEGIN", as: Failure.self) }
  }

  private func outermost<Result, Failure: SQLiteErrorConvertible>(
    state: TransactionState, _ body: () throws(Failure) -> Result, begin: () throws(Failure) -> Void
  ) throws(Failure) -> Result {
    try begin()
    handle.transaction = state
    handle.transactionCount += 1
    defer { handle.transaction = .none }
    do throws(Failure) {
      // What is written to a file without a name is lost, though SQLite would take it.
      if case .writing = state, isMoved {
        throw Failure(SQLiteError(.readOnlyMoved, message: "the file was removed or replaced while it was open"))
      }
      let result = try body()
      try control("COMMIT", as: Failure.self)
      return result
    } catch {
      // SQLite has rolled back by itself after some errors. The error that led here tells more than a second one.
      if handle.isInTransaction { try? control("ROLLBACK", as: Failure.self) }
      throw error
    }
  }

  private func savepoint<Result, Failure: SQLiteErrorConvertible>(
    depth: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try control("SAVEPOINT level\(depth)", as: Failure.self)
    handle.transaction = .writing(depth: depth)
    defer { handle.transaction = .writing(depth: depth - 1) }
    do throws(Failure) {
      let result = try body()
      try control("RELEASE level\(depth)", as: Failure.self)
      return result
    } catch {
      if handle.isInTransaction {
        try? control("ROLLBACK TO level\(depth)", as: Failure.self)
        try? control("RELEASE level\(depth)", as: Failure.self)
      }
      throw error
    }
  }

  /// Runs a statement that begins or ends a transaction, past the checks that other statements get.
  private func control<Failure: SQLiteErrorConvertible>(_ sql: String, as _: Failure.Type) throws(Failure) {
    do throws(SQLiteError) {
      let statement = try prepare(sql)
      defer { statement.reset() }
      _ = try statement.step()
    } catch {
      throw Failure(error)
    }
  }
}
