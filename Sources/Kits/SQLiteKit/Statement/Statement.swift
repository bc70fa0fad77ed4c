import CSQLite

/// A prepared statement, to be run any number of times.
///
/// `Connection` keeps those it prepares in a cache; few callers need to hold one.
public final class Statement {
  /// The SQL, as given.
  public let sql: String
  /// Whether it cannot change the database.
  public let isReadOnly: Bool

  let pointer: OpaquePointer
  private let handle: Handle
  /// Whether a run is under way: the cache must not hand it out a second time.
  private(set) var isRunning = false
  /// When the cache handed it out last, in its own count.
  var lastUse = 0

  init(handle: Handle, pointer: OpaquePointer, sql: String) {
    self.handle = handle
    self.pointer = pointer
    self.sql = sql
    isReadOnly = sqlite3_stmt_readonly(pointer) != 0
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Starts a run with these values for `?1`, `?2`, … and returns its rows.
  ///
  /// The statement is reset when the rows go out of scope, also when an error leaves the scope early.
  /// - Throws: `.misuse` where the number of values differs or the statement is running already.
  public func query(_ values: [any SQLiteBindable] = []) throws(SQLiteError) -> Rows {
    guard !isRunning else { throw SQLiteError(.misuse, message: "the statement is running already", sql: sql) }
    if let refusal = handle.refusal(of: self) { throw refusal }
    isRunning = true
    do throws(SQLiteError) {
      try bind(values)
    } catch {
      reset()
      throw error
    }
    return Rows(statement: self)
  }

  /// Runs it to its end; rows, if any, are passed over.
  public func run(_ values: [any SQLiteBindable] = []) throws(SQLiteError) {
    var rows = try query(values)
    while try rows.next() != nil {}
  }

  /// Moves to the next row: true for a row, false at the end.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw handle.error(code, sql: sql)
    }
  }

  /// Ends the run and lets go of the values: they are people's data.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
    isRunning = false
  }

  private func bind(_ values: [any SQLiteBindable]) throws(SQLiteError) {
    let expected = sqlite3_bind_parameter_count(pointer)
    guard values.count == Int(expected) else {
      throw SQLiteError(.misuse, message: "\(values.count) values for \(expected) parameters", sql: sql)
    }
    var index: Int32 = 0
    for value in values {
      index += 1
      let code = bind(value.sqliteValue, at: index)
      guard code == SQLITE_OK else { throw handle.error(code, sql: sql) }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(pointer, index)
    case .integer(let integer): return sqlite3_bind_int64(pointer, index, integer)
    case .real(let double): return sqlite3_bind_double(pointer, index, double)
    case .text(let string): return bind(string, at: index)
    case .blob(let bytes):
      return bytes.withUnsafeBytes {
        showroom_sqlite3_bind_blob(pointer, index, $0.baseAddress, UInt64($0.count))
      }
    }
  }

  private func bind(_ string: String, at index: Int32) -> Int32 {
    var string = string
    return string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        // A nil pointer would bind NULL: an empty text still needs an address.
        guard let base = $0.baseAddress else { return showroom_sqlite3_bind_text(pointer, index, "", 0) }
        return showroom_sqlite3_bind_text(pointer, index, base, UInt64($0.count))
      }
    }
  }
}
