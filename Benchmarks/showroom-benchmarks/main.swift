import Glibc

/// What is measured, and with what.
struct Options {
  /// The program whose start is measured.
  var showroom = ".build/release/showroom"
  /// On the disk that is measured.
  var folder = ".build"
  /// How often each start is measured; the rest scales with it.
  var rounds = 300
  /// The Python in which the peers are installed; without it they are left out.
  var python: String?
  /// Where their programs are.
  var peers = "Benchmarks/peers"
  /// Without what takes minutes.
  var isQuick = false

  struct Unknown: Error {
    let argument: String
  }

  init(_ arguments: some Collection<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      if option == "--quick" {
        isQuick = true
        continue
      }
      guard let value = rest.popFirst() else { throw Unknown(argument: option) }
      switch option {
      case "--showroom": showroom = value
      case "--folder": folder = value
      case "--python": python = value
      case "--peers": peers = value
      case "--rounds": rounds = max(10, Int(value) ?? 0)
      default: throw Unknown(argument: option)
      }
    }
  }
}

/// Measures one group of rows.
func results(_ group: String, _ options: Options) throws -> [Result] {
  let folder = try Folder(in: options.folder)
  let (path, rounds, isQuick) = (folder.path, options.rounds, options.isQuick)
  switch group {
  case "start": return try ColdStart(showroom: options.showroom, folder: path).results(rounds: rounds)
  case "booking": return try Bookings(folder: path).results(rounds: rounds * 2)
  case "crowd": return try Crowd(folder: path).results()
  case "phrase": return try Phrases(folder: path, isQuick: isQuick).results(rounds: rounds)
  case "sentence":
    let peers = options.python.map { Peers(python: $0, scripts: options.peers, folder: path) }
    return try Sentences(folder: path, peers: peers, isQuick: isQuick).results(rounds: rounds)
  case "diary": return try Diary(folder: path, isQuick: isQuick).results(rounds: rounds)
  case "suggestions": return try Suggestions().results()
  default: throw Options.Unknown(argument: group)
  }
}

/// Says something beside the rows.
func note(_ text: String) {
  var line = "showroom-benchmarks: \(text)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// `Benchmarks/run` and `Benchmarks/instructions` call this program; it has a mode for each thing that they ask for.
func run(_ arguments: [String]) throws {
  switch arguments.count > 1 ? arguments[0] : "" {
  case "measure": for result in try results(arguments[1], Options(arguments[2...])) { print(result.json) }
  case "search" where arguments.count == 6:
    try Searches(catalog: arguments[1], store: arguments[3], copies: Int(arguments[4]) ?? 1)
      .run(arguments[2], rounds: Int(arguments[5]) ?? 20)
  case "understand" where arguments.count == 4:
    try GivenCases(store: arguments[2]).run(arguments[1], rounds: Int(arguments[3]) ?? 20)
  case "prepare-hot-paths": try HotPaths(folder: arguments[1]).prepare()
  case "hot-paths": try HotPaths(folder: arguments[1]).run()
  case "memory": try Memory.measure(store: arguments[1])
  case "worker": try Crowd.work(Array(arguments.dropFirst()))
  default:
    print(
      """
      usage: showroom-benchmarks measure GROUP [OPTIONS]
             showroom-benchmarks search CATALOG.csv QUERIES.tsv STORE.db COPIES ROUNDS
             showroom-benchmarks understand LINES.jsonl STORE.db ROUNDS
             showroom-benchmarks prepare-hot-paths FOLDER | hot-paths FOLDER
      """)
    exit(2)
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  note("\(error)")
  exit(1)
}
