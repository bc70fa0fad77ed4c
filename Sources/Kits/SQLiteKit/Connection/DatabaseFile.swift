import CSQLite
import Glibc

/// The file underneath a connection: how it is named to SQLite, and how it comes to be.
enum DatabaseFile {
  /// The path as SQLite must get it, so that it names a file: never `:memory:`, a URI or a temporary database.
  static func literal(_ path: String) throws(SQLiteError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SQLiteError(.cannotOpen, message: "this is not the name of a file")
    }
    return path.hasPrefix("/") ? path : "./" + path
  }

  /// Creates an empty file for its owner's eyes only (0600), unless there is one. SQLite gives its `-wal` and `-shm`
  /// the same mode.
  ///
  /// A link to an existing file is followed, as the owner may keep the file elsewhere; a link to nothing is not: what is
  /// created is created under the very name given, where nobody can have pointed it to another place.
  /// - Returns: whether it was created.
  @discardableResult
  static func create(_ path: String) throws(SQLiteError) -> Bool {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return true
    }
    guard errno == EEXIST else { throw cannot("create", path) }
    closeToOthers(path)
    return false
  }

  /// An empty file that is there becomes a database like a new one: it is for its owner's eyes only from now on.
  private static func closeToOthers(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 else { return }
    if status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// Creates an empty file that was not there before.
  static func createNew(_ path: String) throws(SQLiteError) {
    guard try create(path) else { throw SQLiteError(.cannotOpen, message: "\(path) is there already") }
  }

  /// Refuses what is not an ordinary file: a pipe, say, would wait for ever.
  static func check(_ path: String) throws(SQLiteError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw cannot("open", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SQLiteError(.cannotOpen, message: "\(path) is not an ordinary file")
    }
  }

  /// Whether something, be it a link to nothing, has this name.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func cannot(_ verb: String, _ path: String) -> SQLiteError {
    SQLiteError(.cannotOpen, message: "cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
