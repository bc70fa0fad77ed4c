import Glibc

/// Runs another program to its end: no shell, its arguments as they are.
public enum ChildProcess {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with its exit code and the first of what it wrote.
    case exited(code: Int32, output: String)
    /// By a signal, or because its time was over.
    case stopped
    /// It could not be started, in the system's words.
    case notStarted(String)
  }

  /// What is kept of its output, in bytes.
  static let greatestOutput = 4096

  /// Starts a program, writes to its standard input, and waits.
  ///
  /// - Parameters:
  ///   - arguments: the path of the program, and what follows it.
  ///   - input: what it reads from standard input.
  ///   - seconds: after this time it is ended.
  public static func run(_ arguments: [String], input: [UInt8], seconds: Int) -> Ending {
    guard let program = arguments.first else { return .notStarted(String(cString: strerror(ENOENT))) }
    guard let pipes = ProgramPipes() else { return .notStarted(String(cString: strerror(errno))) }
    pipes.waitForNothing()
    // Whoever stops reading must not end this program.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    var process: pid_t = -1
    let code = pipes.spawn(program, arguments, &process)
    pipes.closeOtherEnds()
    guard code == 0 else {
      pipes.close()
      return .notStarted(String(cString: strerror(code)))
    }
    return Supervision(process: process, pipes: pipes, input: input, deadline: now() + seconds * 1000).wait()
  }

  /// Milliseconds of a clock that nobody sets.
  fileprivate static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// A program that runs: fed, listened to, and waited for.
  private struct Supervision {
    let process: pid_t
    let pipes: ProgramPipes
    var input: ArraySlice<UInt8>
    let deadline: Int
    var output: [UInt8] = []
    var isFed = false

    init(process: pid_t, pipes: ProgramPipes, input: [UInt8], deadline: Int) {
      self.process = process
      self.pipes = pipes
      self.input = input[...]
      self.deadline = deadline
    }

    mutating func loop() -> Ending {
      while true {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        listen()
        if ended == process { return ending(status) }
        if ended < 0, errno != EINTR { return .stopped }
        guard ChildProcess.now() < deadline else { return kill(&status) }
        feed()
        pause()
      }
    }

    func wait() -> Ending {
      var running = self
      let ending = running.loop()
      Glibc.close(pipes.output)
      if !running.isFed { Glibc.close(pipes.input) }
      return ending
    }

    private func kill(_ status: inout Int32) -> Ending {
      Glibc.kill(process, SIGKILL)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return .stopped
    }

    private func ending(_ status: Int32) -> Ending {
      guard status & 0x7F == 0 else { return .stopped }
      return .exited(code: (status >> 8) & 0xFF, output: String(decoding: output, as: UTF8.self))
    }

    /// Writes what the pipe takes. The end of the input is its closed end.
    private mutating func feed() {
      guard !isFed else { return }
      while !input.isEmpty {
        let count = input.withUnsafeBytes { write(pipes.input, $0.baseAddress, $0.count) }
        if count > 0 {
          input = input.dropFirst(count)
        } else if errno == EAGAIN {
          return
        } else if errno != EINTR {
          break
        }
      }
      Glibc.close(pipes.input)
      isFed = true
    }

    private mutating func listen() {
      var piece = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(pipes.output, &piece, piece.count)
        guard count > 0 else { return }
        output += piece[..<min(count, max(0, ChildProcess.greatestOutput - output.count))]
      }
    }

    /// Until something is to be read or written, at most a moment: the end of the program wakes nobody.
    private func pause() {
      var ends = [pollfd(fd: pipes.output, events: Int16(POLLIN), revents: 0)]
      if !isFed { ends.append(pollfd(fd: pipes.input, events: Int16(POLLOUT), revents: 0)) }
      poll(&ends, nfds_t(ends.count), 20)
      // A closed pipe is always ready; do not turn in circles until its program ends.
      if ends[0].revents & Int16(POLLHUP) != 0 { usleep(2000) }
    }
  }
}
