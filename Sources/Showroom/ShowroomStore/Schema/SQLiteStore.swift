import SQLiteKit
import ShowroomCore

/// The showroom's store in one SQLite file.
///
/// One process owns the connection and calls it synchronously; between processes, SQLite settles who writes. The ports
/// are in extensions, a folder for each topic.
public final class SQLiteStore: StorePort {
  let connection: Connection
  /// Whom the journal names for the changes that follow.
  public internal(set) var author: Author?
  private var isWriting = false
  var knownVersion: KnownVersion?
  /// The search, which keeps its statements.
  let catalogSearch: CatalogSearch
  var rememberedHours = Remembered<OpeningHours>()
  var rememberedSettings = Remembered<BookingSettings>()
  var rememberedZone = Remembered<String>()

  /// How the file came to be in the state that it is in.
  public enum Origin: Equatable, Sendable {
    /// It was there, and up to date.
    case found
    /// It was new; it has the schema and nothing else.
    case created
    /// It was older and has been brought up to date; the copy holds what it was.
    case upgraded(copy: String?)
  }

  init(_ connection: Connection) {
    self.connection = connection
    catalogSearch = CatalogSearch(connection)
  }

  /// Opens the store in a file, creates it with mode 0600 where there is none, and brings it up to date.
  ///
  /// - Parameters:
  ///   - path: the file. Its folder must exist.
  ///   - now: UTC seconds, for the record of the upgrade.
  ///   - onSlowLock: called once when another process keeps the store locked for 2 s.
  public static func open(path: String, now: Instant, onSlowLock: (() -> Void)? = nil) throws(StoreError) -> (
    store: SQLiteStore, origin: Origin
  ) {
    do {
      let connection = try Connection(path: path, lockWait: LockWait(limit: .seconds(10), onSlow: onSlowLock))
      // The index of names is made from the cars; an older file has none, or that of an older program.
      let outcome = try Schema.migrator.migrate(connection, now: now.seconds) { (db) throws(SQLiteError) in
        try NameIndexWriter(db).rebuild()
      }
      return (SQLiteStore(connection), Origin(outcome))
    } catch let error as StoreError {
      throw error
    } catch let error as MigrationError {
      throw StoreError(error, path: path)
    } catch let error as SQLiteError {
      throw StoreError(opening: error, path: path)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Opens a store that is there and has the newest schema; nil where it is not so, or others keep it locked. Nothing is
  /// made or upgraded: for those who only look, such as a shell at a press of Tab.
  public static func openAsItIs(path: String) -> SQLiteStore? {
    let wait = LockWait(limit: .milliseconds(200))
    guard let connection = try? Connection(path: path, access: .readWrite, lockWait: wait),
      (try? Schema.migrator.isUpToDate(connection)) == true
    else { return nil }
    return SQLiteStore(connection)
  }

  /// A store in memory, with the schema and nothing else: for tests and rehearsals.
  public static func inMemory() throws(StoreError) -> SQLiteStore {
    try inMemory(schemaImage.get())
  }

  /// The schema and nothing else, made once in a process.
  private static let schemaImage: Result<[UInt8], StoreError> = Result { () throws(StoreError) in
    do {
      let connection = try Connection.inMemory()
      try Schema.migrator.migrate(connection, now: 0)
      return try connection.image()
    } catch {
      throw .failed("\(error)")
    }
  }

  /// A store in memory that begins as an image of another, which takes no time.
  public static func inMemory(_ image: [UInt8]) throws(StoreError) -> SQLiteStore {
    do throws(SQLiteError) {
      return SQLiteStore(try Connection.inMemory(image))
    } catch {
      throw StoreError(error)
    }
  }

  /// All bytes of the store, as its file would have them.
  public func image() throws(StoreError) -> [UInt8] {
    try run { (db) throws(SQLiteError) in try db.image() }
  }

  public func write<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    guard !isWriting else { return try connection.write(body) }
    isWriting = true
    defer { isWriting = false }
    return try connection.write { () throws(StoreError) in
      try beginAct()
      let value = try body()
      try endAct()
      return value
    }
  }

  public func read<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    try connection.read(body)
  }

  /// Runs a statement that changes something in a transaction that names its author. Inside another act it is part of that
  /// one and needs no savepoint: a statement that fails leaves nothing behind.
  func change<Value>(_ body: (Connection) throws(SQLiteError) -> Value) throws(StoreError) -> Value {
    guard !isWriting else { return try run(body) }
    return try write { () throws(StoreError) in try run(body) }
  }

  /// Runs statements, with SQLite's errors as the store's.
  func run<Value>(_ body: (Connection) throws(SQLiteError) -> Value) throws(StoreError) -> Value {
    do throws(SQLiteError) {
      return try body(connection)
    } catch {
      throw StoreError(error)
    }
  }
}

extension SQLiteStore.Origin {
  init(_ outcome: Migrator.Outcome) {
    switch outcome {
    case .upToDate: self = .found
    case .created: self = .created
    case .upgraded(_, let copy): self = .upgraded(copy: copy)
    }
  }
}
