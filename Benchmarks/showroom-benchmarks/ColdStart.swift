import Glibc

/// From the call of a program to its end, against the `sqlite3` shell that reads the same facts from the same file.
struct ColdStart {
  let showroom: String
  let folder: String

  func results(rounds: Int) throws -> [Result] {
    let file = "\(folder)/start.db"
    try Process.run(["\(showroom)", "--db", file, "hours"])
    let pairs: [(product: [String], peer: [String])] = [
      (["--version"], ["--version"]),
      (["--db", file, "hours"], [file, "SELECT weekday, opens, closes FROM opening_span"]),
      (["--db", file, "drives"], [file, Self.drives]),
      (["--db", file, "find", "golf"], [file, Self.golf]),
    ]
    return try pairs.map { pair in
      let times = try Stopwatch.compare(
        rounds: rounds, { _ in try time([showroom] + pair.product) }, { _ in try time(["sqlite3"] + pair.peer) })
      let words = pair.product.filter { $0 != "--db" && $0 != file }.joined(separator: " ")
      let peer = pair.peer[0] == "--version" ? "sqlite3 --version" : "sqlite3, the same rows"
      return Result(topic: "start", what: words, peer: peer, measured: times, aim: .ratio(3))
    }
  }

  private func time(_ command: [String]) throws -> Double {
    try Stopwatch.time { try Process.run(command) }
  }

  private static let drives = """
    SELECT test_drive.id, starts, ends, test_drive.state, customer.name, plate, make, model.name FROM test_drive
    JOIN customer ON customer.id = customer_id JOIN vehicle ON vehicle.id = vehicle_id
    JOIN car ON car.id = car_id JOIN model ON model.id = model_id
    WHERE ends > unixepoch() AND test_drive.state IN ('held', 'requested', 'confirmed', 'out') ORDER BY starts LIMIT 200
    """

  private static let golf = """
    SELECT car.id, make, name, year, fuel, transmission FROM car JOIN model ON model.id = model_id WHERE name LIKE 'golf%'
    """
}

/// Programs that are run to their end.
enum Process {
  struct Failure: Error {
    let command: [String]
    let status: Int32
  }

  /// Runs a command with nothing to read, and its output in a file or nowhere.
  static func run(_ command: [String], output: String = "/dev/null") throws {
    try wait(for: try start(command, output: output), command)
  }

  /// Starts a command with nothing to read, and its output in a file.
  static func start(_ command: [String], output: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw Failure(command: command, status: code) }
    return process
  }

  /// Waits for the end of a process, which must be a good one.
  static func wait(for process: pid_t, _ command: [String] = []) throws {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else { throw Failure(command: command, status: status) }
  }
}
