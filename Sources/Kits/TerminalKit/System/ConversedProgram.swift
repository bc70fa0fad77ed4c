import Glibc

/// Another program that runs beside this one and is talked with, a line at a time. What it writes to standard output and
/// to standard error comes in the order in which it was written.
public final class ConversedProgram {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this exit code.
    case exited(Int32)
    /// By this signal.
    case signalled(Int32)
  }

  /// The process.
  public let process: Int32
  /// What it writes can be read from here, and waited for with `poll`.
  public var output: Int32 { pipes.output }

  private let pipes: ProgramPipes
  private var isInputOpen = true
  private var pending: [UInt8] = []

  /// Starts a program; nil where that can not be done, and `errno` says why.
  ///
  /// - Parameter arguments: the path of the program, and what follows it.
  public init?(_ arguments: [String]) {
    guard let program = arguments.first, let pipes = ProgramPipes() else { return nil }
    var started: pid_t = -1
    let code = pipes.spawn(program, arguments, &started)
    pipes.closeOtherEnds()
    guard code == 0 else {
      pipes.close()
      errno = code
      return nil
    }
    self.pipes = pipes
    process = started
    _ = fcntl(pipes.output, F_SETFL, fcntl(pipes.output, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    closeInput()
    Glibc.close(pipes.output)
  }

  /// Writes a line to its standard input. One that is not read, because the program has ended, is lost; `SIGPIPE` must be
  /// ignored.
  public func send(_ line: String) {
    let bytes = Array(line.utf8) + [0x0A]
    var sent = 0
    while isInputOpen, sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(pipes.input, $0.baseAddress, $0.count) }
      if count > 0 { sent += count } else if errno != EINTR { return }
    }
  }

  /// Ends its standard input.
  public func closeInput() {
    if isInputOpen { Glibc.close(pipes.input) }
    isInputOpen = false
  }

  /// What it has written since the last look, as whole lines; the flag says that nothing more will come.
  public func lines() -> (lines: [String], isAtEnd: Bool) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var isAtEnd = false
    while true {
      let count = read(pipes.output, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      isAtEnd = count == 0
      guard count > 0 else { break }
      pending += piece[..<count]
    }
    var parts = pending.split(separator: 0x0A, omittingEmptySubsequences: false)
    // A line without its end was cut off, and says nothing.
    pending = Array(parts.removeLast())
    return (parts.map { String(decoding: $0, as: UTF8.self) }, isAtEnd)
  }

  /// Sends it a signal.
  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits for its end.
  public func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
  }
}
