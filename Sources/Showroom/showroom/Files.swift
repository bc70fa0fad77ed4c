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

/// A progress bar on a terminal, for what takes long.
final class Progress {
  private var bar = ProgressBar(label: "")

  func show(done: Int, total: Int) {
    if done >= total { bar.finish() } else { bar.update(done: done, total: total) }
  }
}
