import Glibc

/// A pipe to another program and one from it. No other program that is started gets them.
final class ProgramPipes {
  let input: Int32
  let inputOtherEnd: Int32
  let output: Int32
  let outputOtherEnd: Int32

  /// Nil where no pipe is to be had; `errno` says why.
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
  }

  /// Reading and writing take what there is, and wait for nothing.
  func waitForNothing() {
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

  /// Starts a program at the other ends, without a shell. What it writes to standard error comes the same way as its
  /// output, in order.
  ///
  /// - Returns: 0, or the number of the error.
  func spawn(_ program: String, _ arguments: [String], _ process: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, inputOtherEnd, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outputOtherEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outputOtherEnd, STDERR_FILENO)
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
}
