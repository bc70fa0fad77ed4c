import CReadline
import Glibc

/// The lines of earlier sessions and of this one, in readline's memory and in a file.
///
/// Each line is appended to the file at once: a session that is killed loses nothing, and sessions side by side add to the
/// same file. The file is for its owner alone (0600).
struct History {
  /// The file; nil keeps the history in memory.
  let path: String?
  /// How many lines are kept.
  let limit: Int
  private var last: String?
  /// Whether lines stay in memory, until they are forgotten.
  var isPrivate = false

  /// Reads the file, and makes it where it is missing. Where what has its name is no file of this person, the history stays
  /// in memory.
  init(path: String?, limit: Int) {
    self.path = path.flatMap { Self.prepare($0) ? $0 : nil }
    self.limit = limit
    using_history()
    stifle_history(Int32(clamping: limit))
    guard let path = self.path else { return }
    read_history(path)
    // Cutting rewrites the file, which can lose a line that another session adds just then: rarely, therefore.
    if showroom_history_lines_read() > 2 * limit { history_truncate_file(path, Int32(clamping: limit)) }
    last = showroom_history_newest().map { String(cString: $0) }
  }

  /// Remembers a line, unless it is blank, begins with a space, or is the same as the one before.
  mutating func add(_ line: String) {
    guard Self.isWorthKeeping(line), line != last else { return }
    last = line
    add_history(line)
    guard let path, !isPrivate else { return }
    append_history(1, path)
  }

  /// Forgets the lines in memory; those in the file stay there.
  mutating func forget() {
    clear_history()
    last = nil
  }

  static func isWorthKeeping(_ line: String) -> Bool {
    guard let first = line.first, first != " " else { return false }
    return !line.allSatisfy(\.isWhitespace)
  }

  /// Makes the file, or takes it away from other people's eyes; false where that cannot be. A link to a file is followed, as
  /// people keep such files elsewhere; a link to nothing is not, and neither is anything else than a person's own file used.
  private static func prepare(_ path: String) -> Bool {
    var descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT {
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return false
    }
    fchmod(descriptor, 0o600)
    return true
  }
}
