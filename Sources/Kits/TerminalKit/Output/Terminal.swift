import Glibc

/// One of the standard streams.
public enum StandardStream: Int32, Sendable {
  /// Standard input.
  case input = 0
  /// Standard output.
  case output = 1
  /// Standard error.
  case error = 2

  /// Whether it is a terminal, not a pipe or a file.
  public var isTerminal: Bool { isatty(rawValue) == 1 }
}

/// The size of a terminal, in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The width.
  public let columns: Int
  /// The height.
  public let rows: Int

  /// What is taken where there is no terminal.
  public static let standard = TerminalSize(columns: 80, rows: 24)

  /// A size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal on a stream now; else what `COLUMNS` and `LINES` say; else 80 × 24.
  public init(of stream: StandardStream = .output, variables: EnvironmentVariables = .process) {
    var size = winsize()
    if ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
    } else {
      self.init(
        columns: Self.number(variables["COLUMNS"]) ?? Self.standard.columns,
        rows: Self.number(variables["LINES"]) ?? Self.standard.rows)
    }
  }

  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}

/// Writes to standard streams whole, whatever signals and full pipes do in between.
public enum StandardOutput {
  /// Writes text to a stream at once, past C's buffers (which are emptied first).
  /// - Returns: false where the other end is gone or the disk is full.
  @discardableResult
  public static func write(_ text: String, to stream: StandardStream = .output) -> Bool {
    fflush(nil)
    return writeAll(Array(text.utf8), to: stream.rawValue)
  }

  /// Writes bytes to an open file.
  /// - Returns: false where the disk is full or the file can not be written; `errno` says why.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    writeAll(bytes, to: descriptor)
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
