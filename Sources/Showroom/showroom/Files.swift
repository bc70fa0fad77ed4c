import Glibc
import ShowroomShell
import TerminalKit

/// Files that a person names.
enum InputFile {
  /// The greatest size of a file that is read, in bytes.
  static let greatestSize = 512 << 20

  /// Reads a whole file; `-` is standard input.
  static func read(_ path: String) -> Context.FileContents {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failed(reason: String(cString: strerror(errno))) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var contents: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count == 0 { return .bytes(contents) }
      if count < 0 {
        if errno == EINTR { continue }
        return .failed(reason: String(cString: strerror(errno)))
      }
      guard contents.count + count <= greatestSize else { return .failed(reason: String(cString: strerror(EFBIG))) }
      contents += piece[..<count]
    }
  }
}

/// Files that the program writes. They hold people's data, so they are for their owner alone.
enum OutputFile {
  /// Writes a file whole; one that is there is replaced in one step, and only where that is allowed.
  static func write(_ path: String, _ text: String, replacing: Bool) -> Context.FileRefusal? {
    var status = stat()
    let isThere = lstat(path, &status) == 0
    guard !isThere || replacing else { return .exists }
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      return .failed(reason: String(cString: strerror(EEXIST)))
    }
    let part = isThere ? "\(path).part-\(getpid())" : path
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .failed(reason: String(cString: strerror(errno))) }
    let isWritten = StandardOutput.write(Array(text.utf8), to: descriptor) && fsync(descriptor) == 0
    let reason = errno
    guard close(descriptor) == 0, isWritten, part == path || rename(part, path) == 0 else {
      let late = isWritten ? errno : reason
      unlink(part)
      return .failed(reason: String(cString: strerror(late)))
    }
    return nil
  }
}

/// A progress bar on a terminal, for what takes long.
final class Progress {
  private var bar = ProgressBar(label: "")

  func show(done: Int, total: Int) {
    if done >= total { bar.finish() } else { bar.update(done: done, total: total) }
  }
}
