import CSQLite
import ShowroomCore

/// A saved phrase looked up by its key, and nothing done with it.
struct BareLookUp {
  private let statement: BareStatement

  init(path: String) throws {
    statement = try BareStatement(
      path: path,
      "SELECT shortcut.* FROM shortcut_phrase JOIN shortcut ON shortcut.id = shortcut_id WHERE phrase_key = ?1")
  }

  func run(_ phrase: String) throws {
    guard let key = PhraseKey(phrase)?.text else { throw BareStatement.Failure(message: phrase) }
    showroom_sqlite3_bind_text(statement.pointer, 1, key, UInt64(key.utf8.count))
    guard sqlite3_step(statement.pointer) == SQLITE_ROW else {
      throw BareStatement.Failure(message: "not found: \(phrase)")
    }
    sqlite3_reset(statement.pointer)
  }
}
