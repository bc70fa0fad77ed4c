import CSQLite
import ShowroomCore

/// A saved phrase looked up by its key, and nothing done with it.
final class BareLookUp {
  private let database: OpaquePointer
  private let statement: OpaquePointer

  struct Failure: Error {
    let message: String
  }

  init(path: String) throws {
    var opened: OpaquePointer?
    var prepared: OpaquePointer?
    let sql = """
      SELECT shortcut.* FROM shortcut_phrase JOIN shortcut ON shortcut.id = shortcut_id WHERE phrase_key = ?1
      """
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened,
      sqlite3_prepare_v2(opened, sql, -1, &prepared, nil) == SQLITE_OK, let prepared
    else { throw Failure(message: "cannot read \(path)") }
    (database, statement) = (opened, prepared)
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close_v2(database)
  }

  func run(_ phrase: String) throws {
    guard let key = PhraseKey(phrase)?.text else { throw Failure(message: phrase) }
    showroom_sqlite3_bind_text(statement, 1, key, UInt64(key.utf8.count))
    guard sqlite3_step(statement) == SQLITE_ROW else { throw Failure(message: "not found: \(phrase)") }
    sqlite3_reset(statement)
  }
}
