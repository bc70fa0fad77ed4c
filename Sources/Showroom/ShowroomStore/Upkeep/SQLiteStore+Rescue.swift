import SQLiteKit
import ShowroomCore

// Backups in the place of a store that can not be opened.
extension SQLiteStore {
  /// Says what a backup holds, after checking it whole, beside a store that need not be readable.
  public static func inspect(
    backup: String, inPlaceOf path: String, now: Instant
  ) throws(StoreError) -> BackupSummary {
    try checkReplaceable(path)
    return try withChecked(backup: backup, beside: path, now: now) { (checked, _) throws(StoreError) in
      try checked.summary()
    }
  }

  /// A folder, or a file of somebody else's, is no broken store.
  private static func checkReplaceable(_ path: String) throws(StoreError) {
    guard BackupFile(path).isReadable else { throw .unreadable(path: path, detail: "no file that can be read") }
  }

  /// Sets a store that can not be opened aside, and puts what a sound backup holds in its place. The backup is checked
  /// first, and stays as it is; the broken file keeps its bytes and its logs under another name.
  ///
  /// - Returns: the new name of the broken file; nil where there was none.
  public static func restore(
    from backup: String, inPlaceOf path: String, now: Instant
  ) throws(StoreError) -> String? {
    try checkReplaceable(path)
    return try withChecked(backup: backup, beside: path, now: now) { (checked, copy) throws(StoreError) in
      do throws(SQLiteError) {
        // One plain file without a log of its own, so that it can be given another name.
        try checked.connection.execute(script: "PRAGMA journal_mode = DELETE")
        let broken = BackupFile(path)
        let aside = broken.exists ? BackupFile.freeName(for: path, word: "broken") : nil
        if let aside { try broken.setAside(as: aside) }
        try copy.rename(to: path)
        return aside
      } catch {
        throw StoreError(error)
      }
    }
  }
}
