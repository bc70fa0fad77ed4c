import CSQLite
import Glibc

extension Connection {
  /// How far a copy has come, in pages of the database.
  public struct BackupProgress: Hashable, Sendable {
    /// Pages copied.
    public let done: Int
    /// Pages in all.
    public let total: Int
  }

  /// Copies the whole database to a new file with mode 0600, while others read and write. The copy is one state: that
  /// of the moment when it began. What was begun is removed when it fails.
  /// - Parameter progress: told now and then how far it has come; false stops it (`.interrupted`).
  /// - Throws: `.cannotOpen` where the file is there already.
  public func backup(to path: String, progress: (BackupProgress) -> Bool = { _ in true }) throws(SQLiteError) {
    let literal = try DatabaseFile.literal(path)
    try DatabaseFile.createNew(literal)
    do throws(SQLiteError) {
      let copy = try Connection(path: path, access: .readWrite, lockWait: lockWait)
      try self.copy(to: copy, progress: progress)
      // A copy is one plain file: it can be read from where nothing can be written.
      try copy.execute(script: "PRAGMA journal_mode = DELETE")
    } catch {
      unlink(literal)
      throw error
    }
  }

  /// Copies as `backup(to:progress:)` does, and replaces a file of that name by the copy once that is whole.
  public func backup(
    replacing path: String, progress: (BackupProgress) -> Bool = { _ in true }
  ) throws(SQLiteError) {
    let part = BackupFile(BackupFile.freeName(for: path, word: "part"))
    try backup(to: part.path, progress: progress)
    do throws(SQLiteError) {
      try part.rename(to: path)
    } catch {
      part.remove()
      throw error
    }
  }

  /// Replaces all that `destination` holds by what this database holds, in one transaction there.
  public func copy(
    to destination: Connection, progress: (BackupProgress) -> Bool = { _ in true }
  ) throws(SQLiteError) {
    // The read transaction holds one state, so that writers elsewhere cannot make the copy start again for ever.
    try read { () throws(SQLiteError) in
      // A transaction has its state from its first look at the file on.
      _ = try hasRow("SELECT 1 FROM sqlite_schema")
      guard let backup = sqlite3_backup_init(destination.handle.pointer, "main", handle.pointer, "main") else {
        throw destination.handle.error(SQLITE_ERROR, sql: nil)
      }
      var isWanted = true
      var code = SQLITE_OK
      while isWanted, code == SQLITE_OK {
        code = sqlite3_backup_step(backup, Self.pagesAtOnce)
        let total = Int(sqlite3_backup_pagecount(backup))
        let progressed = BackupProgress(done: total - Int(sqlite3_backup_remaining(backup)), total: total)
        isWanted = code == SQLITE_DONE || progress(progressed)
      }
      let end = sqlite3_backup_finish(backup)
      guard isWanted else { throw SQLiteError(.interrupted, message: "the copy was stopped") }
      guard code == SQLITE_DONE, end == SQLITE_OK else { throw destination.handle.error(code, sql: nil) }
      _ = progress(BackupProgress(done: 1, total: 1))
    }
  }

  /// A megabyte in pages of 4 KiB: a short time between two words on the progress.
  private static let pagesAtOnce: Int32 = 256
}
