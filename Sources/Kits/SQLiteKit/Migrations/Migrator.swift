import CSQLite

/// Brings a file to the newest schema, by steps that are only ever added to.
///
/// `PRAGMA user_version` holds the number of the last step taken and `PRAGMA application_id` whose file it is; the table
/// `schema_migration` says which steps were taken, with a checksum of each, and when.
public struct Migrator: Sendable {
  /// What there was to do.
  public enum Outcome: Hashable, Sendable {
    /// Nothing.
    case upToDate
    /// The file was empty and has the newest schema now.
    case created
    /// The file had an older schema; `copy` is the path of what it was before (nil in memory).
    case upgraded(from: Int, copy: String?)
  }

  /// The number in the file's header that says whose file it is.
  public let applicationID: Int32
  /// The steps, in order.
  public let migrations: [Migration]

  /// A migrator for files with this application ID (not 0), by steps numbered 1, 2, 3, …
  public init(applicationID: Int32, migrations: [Migration]) {
    precondition(applicationID != 0, "0 is what a file without an owner has")
    precondition(migrations.map(\.number) == Array(1..<migrations.count + 1), "steps are numbered 1, 2, 3, …")
    self.applicationID = applicationID
    self.migrations = migrations
  }

  /// The newest schema's number.
  public var newest: Int { migrations.count }

  /// Creates or upgrades the schema, in one transaction, and switches the file to the write-ahead log.
  ///
  /// An older file is first copied to `FILE.before-N`, N being the newest schema (`FILE.before-N.2` and so on where that
  /// is taken), with mode 0600. A file that is up to date costs reading two numbers; that its steps are the known
  /// ones is checked when there is one to add, and by `verify`.
  /// - Parameters:
  ///   - now: what `schema_migration` records as the time, in seconds since 1970.
  ///   - derive: makes anew what is derived of the rows, in the transaction of an upgrade: there is no moment at which the
  ///     schema is new and that is not.
  @discardableResult
  public func migrate(
    _ connection: Connection, now: Int64, derive: (Connection) throws(SQLiteError) -> Void = { _ in }
  ) throws(MigrationError) -> Outcome {
    let outcome = try isUpToDate(connection) ? .upToDate : change(connection, now: now, derive: derive)
    do throws(SQLiteError) {
      try connection.useWriteAheadLog()
    } catch {
      throw MigrationError(error)
    }
    return outcome
  }

  /// Checks that each step taken is the one known by its number, whether or not there are any to add.
  public func verify(_ connection: Connection) throws(MigrationError) {
    try connection.read { () throws(MigrationError) in
      _ = try isUpToDate(connection)
      let version = try header(connection).version
      let taken = try stepsTaken(connection)
      guard taken.count == version else {
        let message = "schema_migration holds \(taken.count) steps, the header says \(version)"
        throw .damaged(SQLiteError(.corrupt, message: message))
      }
      let changed = zip(taken, migrations).first { $0.number != $1.number || $0.checksum != $1.checksum }
      if let step = changed?.0 { throw .changed(number: step.number, name: step.name) }
    }
  }

  /// Whether the file is this program's and new enough; refuses those of others, and newer ones.
  public func isUpToDate(_ connection: Connection) throws(MigrationError) -> Bool {
    let (owner, version) = try header(connection)
    if owner == applicationID, version == newest { return true }
    // Another process may be creating it this moment: only within one state do the numbers and the content fit together.
    return try connection.read { () throws(MigrationError) in
      let (owner, version) = try header(connection)
      guard owner == applicationID else {
        let isNew = try isEmpty(connection)
        guard isNew, owner == 0, version == 0 else { throw .foreign(applicationID: owner) }
        return false
      }
      guard version <= newest else { throw .newer(found: version, known: newest) }
      return version == newest
    }
  }

  /// Under the lock: looks again (another process may have been here first), then copies and changes.
  private func change(
    _ connection: Connection, now: Int64, derive: (Connection) throws(SQLiteError) -> Void
  ) throws(MigrationError) -> Outcome {
    // A step may rebuild a table that others refer to, which foreign keys would take for a removal of its rows.
    try withoutForeignKeys(connection) { () throws(MigrationError) in
      try connection.write { () throws(MigrationError) in
        guard try !isUpToDate(connection) else { return .upToDate }
        let (owner, version) = try header(connection)
        guard owner != 0 else {
          try take(migrations[...], on: connection, now: now)
          return .created
        }
        try verify(connection)
        let copy = try setCopyAside(connection)
        try take(migrations[version...], on: connection, now: now)
        try converting { () throws(SQLiteError) in try derive(connection) }
        return .upgraded(from: version, copy: copy)
      }
    }
  }

  private func take(
    _ steps: ArraySlice<Migration>, on connection: Connection, now: Int64
  ) throws(MigrationError) {
    for step in steps {
      do throws(SQLiteError) {
        if step.number == 1 { try connection.execute(script: Self.table) }
        try connection.execute(script: step.sql)
        try connection.execute(
          "INSERT INTO schema_migration VALUES (?1, ?2, ?3, ?4)", step.number, step.name, step.checksum, now)
        if let violation = try connection.foreignKeyViolations(limit: 1).first {
          throw SQLiteError(.constraintForeignKey, message: violation.description)
        }
      } catch {
        throw .failed(number: step.number, name: step.name, error)
      }
    }
    try converting { () throws(SQLiteError) in
      // Pragmas take no parameters; both are numbers of this program.
      try connection.execute(script: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(newest)")
    }
  }

  private static let table = """
    CREATE TABLE schema_migration (
      number INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      checksum TEXT NOT NULL,
      applied_at INTEGER NOT NULL
    ) STRICT
    """
}

extension Migrator {
  private struct Step {
    let number: Int
    let name: String
    let checksum: String
  }

  private func header(_ connection: Connection) throws(MigrationError) -> (owner: Int32, version: Int) {
    try converting { () throws(SQLiteError) in
      let owner = try connection.integer("PRAGMA application_id") ?? 0
      let version = try connection.integer("PRAGMA user_version") ?? 0
      return (Int32(truncatingIfNeeded: owner), Int(version))
    }
  }

  private func isEmpty(_ connection: Connection) throws(MigrationError) -> Bool {
    try converting { () throws(SQLiteError) in try !connection.hasRow("SELECT 1 FROM sqlite_schema LIMIT 1") }
  }

  private func stepsTaken(_ connection: Connection) throws(MigrationError) -> [Step] {
    try converting { () throws(SQLiteError) in
      guard try connection.hasRow("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'") else { return [] }
      return try connection.all("SELECT number, name, checksum FROM schema_migration ORDER BY number") {
        Step(number: $0.int(0), name: $0.text(1), checksum: $0.text(2))
      }
    }
  }

  /// Copies the file through a connection of its own: this one holds the lock, and nobody writes meanwhile.
  private func setCopyAside(_ connection: Connection) throws(MigrationError) -> String? {
    guard let path = connection.path else { return nil }
    let copy = BackupFile.freeName(for: path, word: "before-\(newest)")
    do throws(SQLiteError) {
      try Connection(path: path, access: .readOnly).backup(to: copy)
    } catch {
      throw .copyFailed(path: copy, error)
    }
    return copy
  }

  private func withoutForeignKeys<Result>(
    _ connection: Connection, _ body: () throws(MigrationError) -> Result
  ) throws(MigrationError) -> Result {
    try converting { () throws(SQLiteError) in try connection.setFlag(SQLITE_DBCONFIG_ENABLE_FKEY, 0) }
    defer { try? connection.setFlag(SQLITE_DBCONFIG_ENABLE_FKEY, 1) }
    return try body()
  }

  private func converting<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(MigrationError) -> Result {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw MigrationError(error)
    }
  }
}
