import Glibc

/// A process that a test has started. Its input and outputs are files, so that no pipe can fill up and block it.
public final class RunningProgram {
  /// The process.
  public let id: pid_t
  private let scratch = TemporaryDirectory()
  private var result: Program.Result?

  init(path: String, arguments: [String], input: String, environment: [String], directory: String?) {
    let (stdin, stdout, stderr) = (scratch.file("in"), scratch.file("out"), scratch.file("err"))
    File.write(input.utf8, to: stdin)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, stdin, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, stdout, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, stderr, O_WRONLY | O_CREAT, 0o600)
    // `env` changes the directory and then becomes the program: the process stays the same.
    let command = directory.map { ["env", "--chdir=\($0)", path] } ?? [path]
    id = Self.spawn(command + arguments, environment, &actions)
  }

  deinit {
    guard result == nil, id > 0 else { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Waits for its end. A program that could not be started has the exit code 127.
  public func wait() -> Program.Result {
    if let result { return result }
    var status: Int32 = 127 << 8
    if id > 0 { while waitpid(id, &status, 0) < 0, errno == EINTR {} }
    let signal = status & 0x7f
    let ended = Program.Result(
      output: File.text(scratch.file("out")), errors: File.text(scratch.file("err")),
      exitCode: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
    result = ended
    return ended
  }

  /// Whether it has ended by itself; `wait` tells how.
  public var hasEnded: Bool {
    guard result == nil, id > 0 else { return true }
    var information = siginfo_t()
    // Looks without taking the status away from `wait`.
    waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return information.si_signo == SIGCHLD
  }

  private static func spawn(
    _ command: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t
  ) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What the test runner blocks or ignores must not reach the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var id: pid_t = -1
    let code = withCStrings(command) { argv in
      withCStrings(environment) { posix_spawnp(&id, command[0], &actions, &attributes, argv, $0) }
    }
    return code == 0 ? id : -1
  }

  private static func withCStrings<R>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
