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
    guard let pipes = Pipes() else { return .notStarted(String(cString: strerror(errno))) }
    // Whoever stops reading must not end this program.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    var process: pid_t = -1
    let code = spawn(program, arguments, pipes, &process)
    pipes.closeOtherEnds()
    guard code == 0 else {
      pipes.close()
      return .notStarted(String(cString: strerror(code)))
    }
    return Supervision(process: process, pipes: pipes, input: input, deadline: now() + seconds * 1000).wait()
  }

  private static func spawn(_ program: String, _ arguments: [String], _ pipes: Pipes, _ process: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, pipes.inputOtherEnd, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.outputOtherEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.outputOtherEnd, STDERR_FILENO)
    // What this program blocks or ignores must not reach the other.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return posix_spawn(&process, program, &actions, &attributes, copies + [nil], environ)
  }

  /// Milliseconds of a clock that nobody sets.
  fileprivate static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// A pipe to the program and one from it. No other program that is started gets them.
  private final class Pipes {
    let input: Int32
    let inputOtherEnd: Int32
    let output: Int32
    let outputOtherEnd: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      (inputOtherEnd, input) = (ends[0], ends[1])
      guard pipe(&ends) == 0 else {
        Glibc.close(inputOtherEnd)
        Glibc.close(input)
        return nil
      }
      (output, outputOtherEnd) = (ends[0], ends[1])
      for end in [input, inputOtherEnd, output, outputOtherEnd] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      for end in [input, output] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    func closeOtherEnds() {
      Glibc.close(inputOtherEnd)
      Glibc.close(outputOtherEnd)
    }

    func close() {
      Glibc.close(input)
      Glibc.close(output)
    }
  }

  /// A program that runs: fed, listened to, and waited for.
  private struct Supervision {
    let process: pid_t
    let pipes: Pipes
    var input: ArraySlice<UInt8>
    let deadline: Int
    var output: [UInt8] = []
    var isFed = false

    init(process: pid_t, pipes: Pipes, input: [UInt8], deadline: Int) {
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
