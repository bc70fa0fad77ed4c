import SQLiteKit
import ShowroomCore

/// A value that was read from the store, good until something is written. A booking asks for the opening hours many times,
/// and they change a few times a year.
struct Remembered<Value> {
  private var entry: (state: DataState, value: Value)?

  /// The value, where nothing was written since it was kept.
  func value(at state: DataState) -> Value? {
    entry.flatMap { $0.state == state ? $0.value : nil }
  }

  mutating func keep(_ value: Value, at state: DataState) {
    entry = (state, value)
  }
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
      let state = try db.dataState()
      if let known = self[keyPath: place].value(at: state) { return known }
      let value = try read(db)
      if !db.isWriting { self[keyPath: place].keep(value, at: state) }
      return value
    }
  }
}
