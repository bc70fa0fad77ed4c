import Glibc
import ShowroomCore
import ShowroomIntents
import ShowroomStore

/// Eight processes that book at once, against eight that insert the same rows by SQLite's own calls into a file of the same
/// kind. All begin at the same moment.
struct Crowd {
  let folder: String
  private static let processes = 8
  private static let bookingsEach = 50
  private static let rounds = 6

  /// How a process that this one starts books.
  enum Kind: String {
    case product, peer
  }

  func results() throws -> [Result] {
    var pace: [Kind: [Double]] = [:]
    var waits: [Double] = []
    for round in 0..<Self.rounds {
      for kind in round.isMultiple(of: 2) ? [Kind.product, .peer] : [.peer, .product] {
        let runs = try run(kind, round)
        let (start, end) = (runs.map(\.start).min() ?? 0, runs.map(\.end).max() ?? 0)
        pace[kind, default: []].append((end - start) / Double(Self.processes * Self.bookingsEach))
        if kind == .product { waits += runs.flatMap(\.waits) }
      }
    }
    let each = (product: Sample(pace[.product] ?? []), peer: Sample(pace[.peer] ?? []))
    let slowest = (product: Sample([waits.max() ?? 0]), peer: Sample([Sample(waits).median]))
    return [
      Result(
        topic: "crowd", what: "8 at once, each booking", peer: "insert of the row", measured: each,
        aim: .ratio(1 / 0.9)),
      Result(
        topic: "crowd", what: "slowest of \(waits.count) waits", peer: "their median", measured: slowest,
        aim: .ratio(20)),
    ]
  }

  private func run(_ kind: Kind, _ round: Int) throws -> [Run] {
    let path = "\(folder)/crowd-\(kind.rawValue)-\(round).db"
    let demonstration = try Demonstration(path: path)
    try Bookings.addCustomers(to: demonstration.store)
    let start = Self.now() + 1_500_000_000
    let workers = try (0..<Self.processes).map { number in
      try Process.start(
        ["/proc/self/exe", "worker", kind.rawValue, path, "\(number)", "\(start)"],
        output: "\(folder)/worker-\(number)")
    }
    for worker in workers { try Process.wait(for: worker) }
    return try (0..<Self.processes).map { try Run(file: "\(folder)/worker-\($0)") }
  }

  // MARK: - In a process of its own

  /// Books, and prints when it began and ended and how long each booking took, in nanoseconds.
  static func work(_ arguments: [String]) throws {
    guard arguments.count == 4, let kind = Kind(rawValue: arguments[0]), let number = Int(arguments[2]),
      let start = Double(arguments[3])
    else { throw Options.Unknown(argument: "worker") }
    let demonstration = try Demonstration(path: arguments[1])
    let all = try Bookings.requests(in: demonstration, count: processes * bookingsEach)
    let own = all.indices.filter { $0 % processes == number }.map { all[$0] }
    let handler = BookTestDriveHandler(demonstration.showroom)
    let insert = try BareInsert(path: arguments[1], waits: true)
    demonstration.store.sign(Author(speaker: .staff, act: "book", at: Demonstration.now))
    while now() < start { usleep(200) }
    let begin = now()
    let waits = try own.map { request in
      switch kind {
      case .product: try Bookings.book(request, handler)
      case .peer: try Stopwatch.time { try insert.run(request) }
      }
    }
    print(([begin, now()] + waits).map { String($0) }.joined(separator: "\n"))
  }

  /// Nanoseconds of a clock that all processes share.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// What a process of a crowd printed.
private struct Run {
  let start: Double
  let end: Double
  let waits: [Double]

  init(file: String) throws {
    let numbers = TextFile.text(file).split(separator: "\n").compactMap { Double($0) }
    guard numbers.count > 2 else { throw Folder.Failure(path: file) }
    (start, end, waits) = (numbers[0], numbers[1], Array(numbers[2...]))
  }
}
