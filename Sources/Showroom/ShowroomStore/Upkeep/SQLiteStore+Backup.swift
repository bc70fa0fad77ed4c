import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func backUp(
    to path: String, replacing: Bool, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) {
    let file = BackupFile(path)
    if let own = connection.path, file.isSame(as: own) { throw .file(path: path, .isTheStore) }
    if file.exists {
      guard replacing else { throw .file(path: path, .exists) }
      guard !file.hasLog else { throw .file(path: path, .inUse) }
    }
    try run { (db) throws(SQLiteError) in
      let step = { (copied: Connection.BackupProgress) in
        progress(copied.done, copied.total)
        return true
      }
      if file.exists { try db.backup(replacing: path, progress: step) } else { try db.backup(to: path, progress: step) }
    }
  }

  public func inspect(backup path: String, now: Instant) throws(StoreError) -> BackupSummary {
    try Self.withChecked(backup: path, beside: connection.path, now: now) { (checked, _) throws(StoreError) in
      try checked.summary()
    }
  }

  public func restore(
    from path: String, now: Instant, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> String? {
    try Self.withChecked(backup: path, beside: connection.path, now: now) { (checked, _) throws(StoreError) in
      let aside = connection.path.map { BackupFile.freeName(for: $0, word: "before-restore") }
      if let aside { try backUp(to: aside, replacing: false) { _, _ in } }
      try run { (db) throws(SQLiteError) in
        try checked.connection.copy(to: db) { copied in
          progress(copied.done, copied.total)
          return true
        }
      }
      return aside
    }
  }

  /// Works with a copy of a backup that is brought to the newest schema and found sound. The backup itself is only read,
  /// and the copy goes away at the end.
  static func withChecked<Value>(
    backup path: String, beside store: String?, now: Instant,
    _ body: (_ checked: SQLiteStore, _ copy: BackupFile) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    if let store, BackupFile(path).isSame(as: store) { throw .file(path: path, .isTheStore) }
    let copy = BackupFile(BackupFile.freeName(for: store ?? path, word: "restoring"))
    defer { copy.remove() }
    return try body(try checked(backup: path, copy: copy, now: now), copy)
  }

  private static func checked(backup path: String, copy: BackupFile, now: Instant) throws(StoreError) -> SQLiteStore {
    do {
      try Connection(path: path, access: .readOnly).backup(to: copy.path)
      let connection = try Connection(path: copy.path, access: .readWrite)
      let outcome = try Schema.migrator.migrate(connection, now: now.seconds)
      if case .upgraded(_, let older?) = outcome { BackupFile(older).remove() }
      let store = SQLiteStore(connection)
      guard outcome != .created, try store.isSetUp() else { throw StoreError.file(path: path, .empty) }
      if let fault = try store.findings().first(where: { !$0.isRepairable }) {
        throw StoreError.unreadable(path: path, detail: fault.detail)
      }
      return store
    } catch let error as MigrationError {
      throw StoreError(error, path: path)
    } catch let error as SQLiteError {
      throw StoreError(opening: error, path: path)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .failed("\(error)")
    }
  }

  func summary() throws(StoreError) -> BackupSummary {
    try run { (db) throws(SQLiteError) in
      func count(_ table: String) throws(SQLiteError) -> Int {
        Int(try db.integer("SELECT count(*) FROM \(table)") ?? 0)
      }
      return BackupSummary(
        cars: try count("car"), customers: try count("customer"), drives: try count("test_drive"),
        lastDrive: try db.integer("SELECT max(starts) FROM test_drive").map(Instant.init(seconds:)))
    }
  }
}

extension StoreFinding {
  /// The finding in a few plain words, for an error about a file.
  fileprivate var detail: String {
    switch self {
    case .damage(let words), .staleIndex(let words), .brokenReference(let words), .foreignSchema(let words): words
    case .overlap(let one, let other), .sharedResource(let one, let other): "drives \(one) and \(other) overlap"
    case .blocked(let drive, let block): "drive \(drive) overlaps block \(block)"
    case .staleNames, .staleCustomerNames: code
    }
  }
}
