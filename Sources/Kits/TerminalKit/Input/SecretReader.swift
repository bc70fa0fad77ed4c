import Glibc

/// Reads one line at a terminal without showing it: a PIN.
///
/// The line is in no history and no buffer that outlives the call. Ctrl-C and Ctrl-D drop it; the terminal is given back
/// as it was whatever happens.
public struct SecretReader {
  /// Seconds without a key after which the line is dropped; nil waits for ever.
  public var quietLimit: Int?
  /// Whether Ctrl-Z and Ctrl-\ do nothing.
  public var isForCustomers = false

  /// The greatest length of a line, in bytes.
  static let greatestLength = 256

  public init() {}

  /// Reads a line from standard input, which must be a terminal.
  public func readLine(prompt: String) -> LineEvent {
    StandardOutput.write(prompt)
    let gate = SignalGate()
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return .end }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ICANON | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      StandardOutput.write("\n")
    }
    return wait(gate)
  }

  private func wait(_ gate: borrowing SignalGate) -> LineEvent {
    let watch = QuietWatch(limit: quietLimit)
    while true {
      var sources = [
        pollfd(fd: gate.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, 2, watch.timeout) > 0 else {
        if watch.isOver { return .quiet }
        continue
      }
      if let signal = gate.next() {
        if let event = event(of: signal, gate) { return event }
      } else if sources[1].revents != 0 {
        return line()
      }
    }
  }

  /// What a signal leads to; nil where the line goes on. One that ends the process does so after the terminal is given back.
  private func event(of signal: Int32, _ gate: borrowing SignalGate) -> LineEvent? {
    switch signal {
    case SIGINT: return .interrupted
    case SIGWINCH, SIGTSTP: return nil
    case SIGQUIT where isForCustomers: return nil
    default:
      raise(signal)
      return .end
    }
  }

  /// The terminal hands over whole lines.
  private func line() -> LineEvent {
    var bytes = [UInt8](repeating: 0, count: Self.greatestLength + 1)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return .end }
    guard bytes[count - 1] == UInt8(ascii: "\n") else {
      tcflush(STDIN_FILENO, TCIFLUSH)
      return count > Self.greatestLength ? .tooLong(limit: Self.greatestLength) : .end
    }
    return .line(String(decoding: bytes[..<(count - 1)], as: UTF8.self))
  }
}
