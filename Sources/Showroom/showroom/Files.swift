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
  /// Writes a file whole; one that is there is replaced in one step, and only where that is allowed. Without a path it is
  /// standard output.
  static func write(
    _ path: String?, replacing: Bool, _ body: (_ write: (String) -> Bool) -> Bool
  ) -> Context.FileRefusal? {
    guard let path else { return show(body) }
    var status = stat()
    let isThere = lstat(path, &status) == 0
    guard !isThere || replacing else { return .exists }
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      return .failed(reason: String(cString: strerror(EEXIST)))
    }
    let part = isThere ? "\(path).part-\(getpid())" : path
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .failed(reason: String(cString: strerror(errno))) }
    let buffer = OutputBuffer(descriptor)
    let isWritten = body(buffer.add) && buffer.flush() && fsync(descriptor) == 0
    let reason = errno
    guard close(descriptor) == 0, isWritten, part == path || rename(part, path) == 0 else {
      let late = isWritten ? errno : reason
      unlink(part)
      return .failed(reason: String(cString: strerror(late)))
    }
    return nil
  }

  /// Writes to standard output; on a terminal without what could steer that.
  private static func show(_ body: (_ write: (String) -> Bool) -> Bool) -> Context.FileRefusal? {
    let isTerminal = StandardStream.output.isTerminal
    let buffer = OutputBuffer(StandardStream.output.rawValue)
    let isWritten = body { piece in buffer.add(isTerminal ? sanitisedLines(piece) : piece) }
    return isWritten && buffer.flush() ? nil : .failed(reason: String(cString: strerror(errno)))
  }

  /// Each line of a text without what could steer a terminal.
  static func sanitisedLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { sanitised($0) }
      .joined(separator: "\n")
  }
}

/// Gathers small pieces, so that each is no call of the system.
final class OutputBuffer {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private static let capacity = 1 << 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Self.capacity + 4096)
  }

  /// - Returns: false where the disk is full or the other end is gone; `errno` says why.
  func add(_ piece: String) -> Bool {
    bytes += piece.utf8
    return bytes.count < Self.capacity || flush()
  }

  func flush() -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    return StandardOutput.write(bytes, to: descriptor)
  }
}

/// A progress bar on a terminal, for what takes long.
final class Progress {
  private var bar = ProgressBar(label: "")

  func show(done: Int, total: Int) {
    if done >= total { bar.finish() } else { bar.update(done: done, total: total) }
  }
}
