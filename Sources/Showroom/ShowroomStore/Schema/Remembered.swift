import SQLiteKit
import ShowroomCore

/// A value that was read from the settings, good until one of them is changed, by whatever program.
struct Remembered<Value> {
  private var entry: (version: Int64, value: Value)?

  /// The value, where it was kept of the settings in this version.
  func value(at version: Int64) -> Value? {
    entry.flatMap { $0.version == version ? $0.value : nil }
  }

  mutating func keep(_ value: Value, at version: Int64) {
    entry = (version, value)
  }
}

/// The version of the settings, as it was read at a moment of a transaction.
struct KnownVersion {
  let state: DataState
  let version: Int64
}

extension SQLiteStore {
  /// The remembered value, or the one that is read and remembered.
  ///
  /// What is read in a transaction that writes is not kept: the transaction may yet be rolled back.
  func remembering<Value>(
    _ place: ReferenceWritableKeyPath<SQLiteStore, Remembered<Value>>,
    _ read: (Connection) throws(SQLiteError) -> Value
  ) throws(StoreError) -> Value {
    try run { (db) throws(SQLiteError) in
      guard db.dataState != nil else { return try db.read { () throws(SQLiteError) in try recall(db, place, read) } }
      return try recall(db, place, read)
    }
  }

  private func recall<Value>(
    _ db: Connection, _ place: ReferenceWritableKeyPath<SQLiteStore, Remembered<Value>>,
    _ read: (Connection) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    let version = try settingsVersion(db)
    if let known = self[keyPath: place].value(at: version) { return known }
    let value = try read(db)
    if !db.isWriting { self[keyPath: place].keep(value, at: version) }
    return value
  }

  /// Read once in a transaction, and again after something was written in it.
  private func settingsVersion(_ db: Connection) throws(SQLiteError) -> Int64 {
    let state = db.dataState
    if let known = knownVersion, known.state == state { return known.version }
    let version = try db.integer("SELECT version FROM settings_version") ?? 0
    knownVersion = state.map { KnownVersion(state: $0, version: version) }
    return version
  }
}
