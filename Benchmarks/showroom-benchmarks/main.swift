import Glibc

/// What is measured, and where the figures go.
struct Options {
  /// The program whose start is measured.
  var showroom = ".build/release/showroom"
  /// On the disk that is measured.
  var folder = ".build"
  var json: String?
  /// How often each start is measured; the rest scales with it.
  var rounds = 300
  /// The Python in which the peers of sentences and dates are installed; without it those peers are left out.
  var python: String?
  /// Where their programs are.
  var peers = "Benchmarks/peers"
  /// A store whose memory is measured, and nothing else.
  var memory: String?
  /// Without what takes minutes.
  var isQuick = false
  /// The one topic that is measured: start, booking, phrase, sentence, date, diary, crowd or suggestions; all if nil.
  var only: String?

  func measures(_ topic: String) -> Bool { only == nil || only == topic }

  struct Unknown: Error {
    let argument: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--quick" {
        isQuick = true
        continue
      }
      guard let value = rest.popFirst() else { throw Unknown(argument: option) }
      switch option {
      case "--showroom": showroom = value
      case "--folder": folder = value
      case "--json": json = value
      case "--only": only = value
      case "--python": python = value
      case "--peers": peers = value
      case "--memory": memory = value
      case "--rounds": rounds = max(10, Int(value) ?? 0)
      default: throw Unknown(argument: option)
      }
    }
  }
}

func report(_ options: Options) throws {
  if let store = options.memory { return try Memory.measure(store: store) }
  let conditions = Conditions.all
  for (name, value) in conditions { print("\(name): \(value)") }
  let folder = try Folder(in: options.folder)
  var results: [Result] = []
  if options.measures("start") {
    results += try ColdStart(showroom: options.showroom, folder: folder.path).results(rounds: options.rounds)
  }
  if options.measures("booking") { results += try Bookings(folder: folder.path).results(rounds: options.rounds * 2) }
  if options.measures("phrase") { results += try Phrases(folder: folder.path).results(rounds: options.rounds) }
  let peers = options.python.map { Peers(python: $0, scripts: options.peers, folder: folder.path) }
  if peers == nil { print("not measured: hassil and dateparser, which are not installed") }
  if options.measures("date") { results += try Dates(peers: peers).results(rounds: options.rounds) }
  if options.measures("sentence") {
    results += try Sentences(folder: folder.path, peers: peers).results(rounds: options.rounds)
  }
  if options.measures("diary") {
    results += try Diary(folder: folder.path, isQuick: options.isQuick).results(rounds: options.rounds)
  }
  if options.measures("crowd") { results += try Crowd(folder: folder.path).results() }
  if !results.isEmpty { print("\n" + Result.table(results)) }
  let suggestions = options.measures("suggestions") ? try Suggestions().scores() : []
  if !suggestions.isEmpty { print("\n" + Suggestions.table(suggestions)) }
  guard let path = options.json else { return }
  let facts = conditions.map { "\(Result.quoted($0.name)): \(Result.quoted($0.value))" }.joined(separator: ", ")
  let hits = suggestions.map(\.json).joined(separator: ",\n  ")
  let text = """
    {"conditions": {\(facts)}, "results": [
      \(results.map(\.json).joined(separator: ",\n  "))
    ], "suggestions": [
      \(hits)
    ]}

    """
  guard let file = fopen(path, "w") else { throw Folder.Failure(path: path) }
  fputs(text, file)
  fclose(file)
}

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if arguments.first == "--worker" {
    try Crowd.work(Array(arguments.dropFirst()))
  } else {
    try report(try Options(arguments))
  }
} catch {
  var message = "showroom-benchmarks: \(error)\n"
  message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(1)
}
