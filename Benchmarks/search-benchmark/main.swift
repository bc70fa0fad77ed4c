import Glibc
import ShowroomCore
import ShowroomStore

/// Measures the search by class of query:
///
///     search-benchmark CATALOG.csv QUERIES.tsv STORE.db [COPIES]
///
/// The catalog is taken in once into a new store, or as often as `COPIES` says, each copy a year younger. Queries are
/// lines of class and words, with a tab between; a first line of names is passed over.
///
/// Searches are measured by the time that the processor gave them, so that what else runs does not count; the text
/// `wall` at the end tells what a clock on the wall showed for all of them.
struct SearchBenchmark {
  private static let rounds = 20
  private let store: SQLiteStore
  private let queries: [(kind: String, words: String)]

  init(_ arguments: [String]) throws {
    let file = try CarFile(csv: Self.bytes(of: arguments[0]))
    let now = Instant(seconds: 1_796_000_000)
    store = try SQLiteStore.open(path: arguments[2], now: now).store
    let copies = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
    let start = ContinuousClock.now
    for copy in 0..<copies { _ = try store.importCars(file.cars.map { Self.younger($0, by: copy) }) { _ in } }
    print("\(try store.carCount()) cars taken in and indexed: \(start.duration(to: .now))")
    queries = Self.text(of: arguments[1]).split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count > 1 ? (String(fields[0]), String(fields[1])) : nil
    }
  }

  private static func younger(_ car: CarDraft, by years: Int) -> CarDraft {
    var car = car
    car.id = nil
    car.facts.year = car.facts.year.map { min(2100, $0 + years) }
    return car
  }

  func run() throws {
    var times: [String: [Double]] = [:]
    var wall: [Double] = []
    for _ in 0..<Self.rounds {
      for query in queries {
        let start = ContinuousClock.now
        let spent = try Self.processorTime { _ = try store.search(query.words, limit: 10, thisYear: 2026) }
        times[query.kind, default: []].append(spent)
        wall.append(Double(start.duration(to: .now).components.attoseconds) / 1e12)
      }
    }
    for kind in times.keys.sorted() { print(Self.line(kind, times[kind] ?? [])) }
    print(Self.line("all", times.values.flatMap { $0 }))
    print(Self.line("wall", wall))
    try measureSpans()
  }

  private func measureSpans() throws {
    let phrase = ["book", "me", "the", "vw", "golf", "tomorrow", "at", "three"]
    var times: [Double] = []
    for _ in 0..<2000 {
      times.append(try Self.processorTime { _ = try store.names(in: phrase) })
    }
    print(Self.line("names in a phrase", times))
  }

  /// Microseconds of this thread.
  private static func processorTime(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
    let start = now()
    try work()
    return now() - start
  }

  private static func line(_ name: String, _ times: [Double]) -> String {
    let sorted = times.sorted()
    func quantile(_ part: Double) -> Int { Int(sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]) }
    return "\(name): median \(quantile(0.5)) µs, 95 % \(quantile(0.95)) µs, 99 % \(quantile(0.99)) µs"
  }

  private static func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count < 3 {
  print("usage: search-benchmark CATALOG.csv QUERIES.tsv STORE.db [COPIES]")
  exit(2)
}
try SearchBenchmark(arguments).run()
