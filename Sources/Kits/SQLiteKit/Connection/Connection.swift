import CSQLite

/// An open SQLite database.
///
/// One owner, one thread: it is no `Sendable`. Concurrency is between processes and between connections, and SQLite
/// settles it. It closes when it goes.
///
/// Foreign keys are on, the schema is not trusted (no functions with side effects in views and triggers), statements
/// cannot damage the file (`SQLITE_DBCONFIG_DEFENSIVE`), and a string in double quotes is no string.
public final class Connection {
  /// What may be done with the file.
  public enum Access: Sendable {
    /// Read and write; a missing file is created with mode 0600.
    case create
    /// Read and write a file that is there.
    case readWrite
    /// Read only.
    case readOnly
  }

  /// How many prepared statements are kept for the next time.
  public static let statementCacheCapacity = 128

  /// The path as given; nil for a database in memory.
  public let path: String?

  let handle: Handle
  private var cache = StatementCache(capacity: statementCacheCapacity)

  /// Opens a file. Nothing in it changes by that; `useWriteAheadLog()` and a `Migrator` come next.
  /// - Throws: `.cannotOpen`; also `.readOnly` where `access` asks for more than the file allows. That a file is no
  ///   database shows at its first use.
  public convenience init(
    path: String, access: Access = .create, lockWait: LockWait = LockWait()
  ) throws(SQLiteError) {
    let literal = try DatabaseFile.literal(path)
    if access == .create { try DatabaseFile.create(literal) }
    try DatabaseFile.check(literal)
    let flags = access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    try self.init(name: literal, path: path, flags: flags, lockWait: lockWait)
    guard access == .readOnly || sqlite3_db_readonly(handle.pointer, "main") == 0 else {
      throw SQLiteError(.readOnly, message: "\(path) cannot be written")
    }
  }

  /// Opens a new database in memory.
  public static func inMemory() throws(SQLiteError) -> Connection {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    return try Connection(name: ":memory:", path: nil, flags: flags, lockWait: LockWait())
  }

  /// What is set once for the process, before its first connection.
  private static let library: Void = showroom_sqlite3_count_no_memory()

  private init(name: String, path: String?, flags: Int32, lockWait: LockWait) throws(SQLiteError) {
    Self.library
    var pointer: OpaquePointer?
    let code = sqlite3_open_v2(name, &pointer, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, nil)
    guard let pointer else { throw SQLiteError(.outOfMemory, message: "no memory to open \(name)") }
    handle = Handle(pointer: pointer, lockWait: lockWait)
    self.path = path
    guard code == SQLITE_OK else { throw handle.error(code, sql: nil) }
    try configure()
  }

  /// Switches that need no look at the file.
  private func configure() throws(SQLiteError) {
    let flags: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_DQS_DDL, 0), (SQLITE_DBCONFIG_DQS_DML, 0),
    ]
    for (option, value) in flags { try setFlag(option, value) }
    try execute(script: "PRAGMA cell_size_check = ON")
  }

  func setFlag(_ option: Int32, _ value: Int32) throws(SQLiteError) {
    let code = showroom_sqlite3_set_flag(handle.pointer, option, value)
    guard code == SQLITE_OK else { throw handle.error(code, sql: nil) }
  }

  /// How it waits for locks.
  public var lockWait: LockWait {
    get { handle.waiter.policy }
    set { handle.waiter.policy = newValue }
  }

  /// Switches the file to the write-ahead log, where readers and one writer do not stand in each other's way, and to
  /// `synchronous = FULL`: what is committed survives a power cut.
  public func useWriteAheadLog() throws(SQLiteError) {
    // The switch needs the file for itself, and SQLite does not wait for that by itself.
    try handle.waiter.retrying { () throws(SQLiteError) in
      // Up to 32 MiB of pages are kept at hand: SQLite's own 2 are too few for a large catalog or many saved phrases. It is
      // set here, as it reads the file.
      try execute(script: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768")
    }
  }

  /// Stops what this connection does, from another thread.
  public var interruptHandle: InterruptHandle { handle.interruptHandle }

  /// The rowid of the last row inserted.
  public var lastInsertRowID: Int64 { sqlite3_last_insert_rowid(handle.pointer) }

  /// How many rows the last INSERT, UPDATE or DELETE changed, those of triggers not counted.
  public var changes: Int { Int(sqlite3_changes64(handle.pointer)) }

  /// Whether a transaction is under way.
  public var isInTransaction: Bool { handle.isInTransaction }

  /// A statement ready to run, from the cache where it is there and idle. The SQL holds one statement.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let cached = cache.idle(sql) { return cached }
    guard let (statement, rest) = try compile(sql[...]), try compile(rest) == nil else {
      throw SQLiteError(.misuse, message: "this SQL is not exactly one statement", sql: sql)
    }
    cache.keep(statement, for: sql)
    return statement
  }

  /// Runs each statement of a script, in order; rows are passed over.
  /// - Throws: the first error, with the statement that failed; those before it stay done.
  public func execute(script: String) throws(SQLiteError) {
    var rest = script[...]
    while let (statement, tail) = try compile(rest) {
      try statement.run()
      rest = tail
    }
  }

  /// The first statement of an SQL text and what follows it; nil where only space and comments are left.
  private func compile(_ sql: Substring) throws(SQLiteError) -> (Statement, Substring)? {
    guard !sql.isEmpty else { return nil }
    var sql = sql
    let (code, pointer, used) = sql.withUTF8 { bytes -> (Int32, OpaquePointer?, Int) in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        var pointer: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v2(handle.pointer, chars.baseAddress, Int32(chars.count), &pointer, &tail)
        guard let start = chars.baseAddress, let tail else { return (code, pointer, chars.count) }
        return (code, pointer, UnsafePointer(start).distance(to: tail))
      }
    }
    guard code == SQLITE_OK else { throw handle.error(code, sql: String(sql)) }
    guard let pointer else { return nil }
    let end = sql.utf8.index(sql.startIndex, offsetBy: used)
    return (Statement(handle: handle, pointer: pointer, sql: String(sql[..<end])), sql[end...])
  }
}
