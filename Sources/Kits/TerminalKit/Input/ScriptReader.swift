import Glibc

/// Reads lines from a file descriptor: scripts, pipes, batches.
///
/// A line ends with LF or CRLF, the last one also with the end of the file. Broken UTF-8 is repaired with U+FFFD, NUL is
/// kept, and a byte order mark at the start is dropped. What has been read of a longer line than `limit` is let go, so that
/// memory stays bounded.
public final class ScriptReader: LineReader {
  /// The greatest length of a line, in bytes, unless another is asked for: a million characters of any script.
  public static let standardLimit = 4 << 20

  /// The greatest length of a line, in bytes.
  public let limit: Int

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer, and up to where no end of it has been found.
  private var start = 0
  private var searched = 0
  private var isFirst = true
  private var isSkipping = false
  private var end: LineEvent?

  /// A reader of standard input, or of another descriptor.
  public init(descriptor: Int32 = STDIN_FILENO, limit: Int = standardLimit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line; the prompt is not shown.
  public func readLine(prompt: String = "") -> LineEvent {
    while true {
      if let line = takeLine() { return line }
      if let end { return lastLine() ?? end }
      fill()
    }
  }

  /// The next line, if the buffer holds its end.
  private func takeLine() -> LineEvent? {
    guard let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      dropLongLine()
      return nil
    }
    let bytes = buffer[start..<newline]
    start = newline + 1
    searched = start
    return event(bytes)
  }

  /// What follows the last LF, once.
  private func lastLine() -> LineEvent? {
    guard start < buffer.count || isSkipping else { return nil }
    let bytes = buffer[start...]
    start = buffer.count
    return event(bytes)
  }

  private func event(_ bytes: ArraySlice<UInt8>) -> LineEvent {
    var bytes = bytes
    if isFirst, bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = bytes.dropFirst(3) }
    isFirst = false
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    guard !isSkipping, bytes.count <= limit else {
      isSkipping = false
      return .tooLong(limit: limit)
    }
    return .line(String(decoding: bytes, as: UTF8.self))
  }

  /// Lets go of what cannot become a line any more. The CR of a CRLF may stand beyond the limit.
  private func dropLongLine() {
    guard isSkipping || buffer.count - start > limit + 4 else { return }
    isSkipping = true
    start = buffer.count
  }

  /// Waits for more bytes, or learns that there are none.
  private func fill() {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    let size = 65_536
    var chunk = [UInt8](repeating: 0, count: size)
    let count = read(descriptor, &chunk, size)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 {
      end = .end
    } else if errno == EAGAIN {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, -1)
    } else if errno != EINTR {
      end = .failed(reason: String(cString: strerror(errno)))
    }
  }
}
