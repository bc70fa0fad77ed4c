import TestSupport

/// A showroom in a directory of its own, and the program that runs on it at a clock that stands still.
struct Showroom {
  let directory = TemporaryDirectory()

  /// The store's file.
  var store: String { directory.file("desk.db") }

  /// What keeps a test apart from the person who runs it: variables that are set, and those that are taken away.
  var variables: [String: String] {
    [
      "HOME": directory.path, "XDG_DATA_HOME": directory.file("data"), "XDG_STATE_HOME": directory.file("state"),
      "XDG_CONFIG_HOME": directory.file("config"), "LC_ALL": "C.UTF-8", "TZ": "UTC", "INPUTRC": "/dev/null",
    ]
  }

  var environment: [String: String?] {
    var all = variables.mapValues { Optional($0) }
    for name in ["SHOWROOM_DB", "LANG", "LC_MESSAGES", "NO_COLOR", "PAGER"] { all[name] = .some(nil) }
    return all
  }

  static let clock = ["--now", "2026-12-01T10:00", "--language", "en"]

  /// Runs the program with arguments, each of which stays one word.
  @discardableResult
  func run(_ arguments: String..., input: String = "") -> Program.Result {
    start(arguments, input: input).wait()
  }

  /// Starts the program and goes on.
  func start(_ arguments: [String], input: String = "") -> RunningProgram {
    Program.built("showroom").start(
      ["--db", store] + Self.clock + arguments, input: input, environment: environment, in: directory.path)
  }

  /// What the sqlite3 tool says of the store.
  func query(_ sql: String) -> String {
    String(Program("sqlite3").run([store, sql]).output.dropLast())
  }
}
