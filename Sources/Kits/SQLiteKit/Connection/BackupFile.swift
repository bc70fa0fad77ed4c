import Glibc

/// The file that a copy of a database goes to, with what must be asked before it is replaced.
public struct BackupFile: Hashable, Sendable {
  /// The path as given.
  public let path: String

  /// The file under a path, whether or not it is there.
  public init(_ path: String) {
    self.path = path
  }

  /// Whether something has this name.
  public var exists: Bool { DatabaseFile.exists(path) }

  /// Whether it is a plain file that may be read.
  public var isReadable: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  /// Whether a log lies beside it: another program has the file open, or was cut off. With a new file under that log,
  /// SQLite would take old pages for new ones.
  public var hasLog: Bool { ["-wal", "-journal"].contains { DatabaseFile.exists(path + $0) } }

  /// Whether it is the same file as another path names, by whatever links.
  public func isSame(as other: String) -> Bool {
    var (mine, its) = (stat(), stat())
    guard stat(path, &mine) == 0, stat(other, &its) == 0 else { return false }
    return mine.st_dev == its.st_dev && mine.st_ino == its.st_ino
  }

  /// The first free name: `PATH.WORD`, then `PATH.WORD.2` and so on.
  public static func freeName(for path: String, word: String) -> String {
    let plain = "\(path).\(word)"
    guard DatabaseFile.exists(plain) else { return plain }
    let numbered = (2...1000).lazy.map { "\(plain).\($0)" }
    return numbered.first { !DatabaseFile.exists($0) } ?? plain
  }

  /// Removes the file and its logs, where they are there.
  public func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Gives the file and its logs another name, which nothing has yet. The log is the newest part of a database: it stays
  /// with it, and away from what comes in its place.
  public func setAside(as name: String) throws(SQLiteError) {
    for suffix in ["-wal", "-journal", "-shm"] where DatabaseFile.exists(path + suffix) {
      try BackupFile(path + suffix).rename(to: name + suffix)
    }
    try rename(to: name)
  }

  /// Gives the file another name; what had that name is replaced in one step.
  public func rename(to name: String) throws(SQLiteError) {
    guard Glibc.rename(path, name) == 0 else {
      throw SQLiteError(.cannotOpen, message: "cannot write \(name): \(String(cString: strerror(errno)))")
    }
  }
}
