import CSQLite

/// A statement of SQLite's own calls on a file, prepared once.
final class BareStatement {
  private let database: OpaquePointer
  let pointer: OpaquePointer

  struct Failure: Error {
    let message: String
  }

  init(path: String, _ sql: String) throws {
    var opened: OpaquePointer?
    var prepared: OpaquePointer?
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened,
      sqlite3_prepare_v2(opened, sql, -1, &prepared, nil) == SQLITE_OK, let prepared
    else { throw Failure(message: "cannot read \(path)") }
    (database, pointer) = (opened, prepared)
  }

  deinit {
    sqlite3_finalize(pointer)
    sqlite3_close_v2(database)
  }
}
