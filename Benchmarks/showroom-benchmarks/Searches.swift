import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomShell
import ShowroomStore

/// Takes a catalog in, once or in copies that are each a year younger, and measures queries on it.
///
/// Queries are lines of kind and words, with a tab between. Words of the kind `completion` are completed as behind
/// `find`, those of the kind `sentence` are looked through for names, all others are searched for. Times are those that
/// the processor gave this thread, in microseconds, so that what else runs does not count. `Benchmarks/run` makes the queries and
/// judges what is found.
struct Searches {
  private let store: SQLiteStore
  private let completer: CommandCompleter

  init(catalog: String, store path: String, copies: Int) throws {
    let file = try CarFile(csv: TextFile.bytes(catalog))
    let now = Demonstration.now
    let store = try SQLiteStore.open(path: path, now: now).store
    let taking = try Stopwatch.threadTime {
      for copy in 0..<copies {
        _ = try store.importCars(file.cars.map { Self.younger($0, by: copy) }, again: true) { _ in }
      }
    }
    let indexing = try Stopwatch.threadTime { try store.rebuildNames() }
    print("{\"cars\": \(try store.carCount()), \"importSeconds\": \(taking), \"indexSeconds\": \(indexing)}")
    self.store = store
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "UTC"))
    let context = Context(showroom: Showroom(store: store, environment: Environment(calendar: calendar) { now }))
    completer = CommandCompleter(
      data: StoreCompletion(context), language: .en, access: Access(context.speaker))
  }

  private static func younger(_ car: CarDraft, by years: Int) -> CarDraft {
    var car = car
    car.id = nil
    car.facts.year = car.facts.year.map { min(2100, $0 + years) }
    return car
  }

  /// Runs every query as often as `rounds` says, all of them once before any is repeated.
  func run(_ path: String, rounds: Int) throws {
    let queries = TextFile.lines(path).compactMap { line -> Query? in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count > 1 ? Query(kind: String(fields[0]), words: String(fields[1])) : nil
    }
    var times = [[Double]](repeating: [], count: queries.count)
    for _ in 0..<rounds {
      for (place, query) in queries.enumerated() { times[place].append(try time(query)) }
    }
    for (place, query) in queries.enumerated() { try report(query, times[place]) }
  }

  private struct Query {
    let kind: String
    let words: String
  }

  private func time(_ query: Query) throws -> Double {
    switch query.kind {
    case "completion":
      let line = "find \(query.words)"
      return Stopwatch.threadTime { _ = completer.complete(line, line.utf8.count) } * 1e6
    case "sentence":
      let words = query.words.split(separator: " ").map(String.init)
      return try Stopwatch.threadTime { _ = try store.names(in: words) } * 1e6
    default:
      return try Stopwatch.threadTime { _ = try store.search(query.words, limit: 10, thisYear: 2026) } * 1e6
    }
  }

  private func report(_ query: Query, _ times: [Double]) throws {
    let first = try store.search(query.words, limit: 1, thisYear: 2026).matches.first?.model
    let found = first.map { "[\(Result.quoted($0.make)), \(Result.quoted($0.name))]" } ?? "null"
    print(
      "{\"kind\": \(Result.quoted(query.kind)), \"query\": \(Result.quoted(query.words)), \"first\": \(found), "
        + "\"times\": [\(times.map { String($0) }.joined(separator: ", "))]}")
  }
}
