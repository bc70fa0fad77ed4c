import Glibc
import SQLiteKit
import ShowroomCore
import TerminalKit

/// What a torture is to be like, and what its workers share.
public final class TortureSettings {
  let store: String
  let seed: UInt64
  let processes: Int
  private let program: String
  private let seconds: Int
  private var over = Int.max
  fileprivate var lastNumber = 0

  /// - Parameters:
  ///   - program: the path of the program that is to be tortured.
  ///   - store: where the scratch store is made; nothing may be there. What else is needed is made beside it, under names
  ///     that begin with it.
  public init(program: String, store: String, seconds: Int, processes: Int, seed: UInt64) {
    self.program = program
    self.store = store
    self.seconds = seconds
    self.processes = processes
    self.seed = seed
  }

  func begin() { over = clock() + seconds * 1_000_000_000 }
  func isOver() -> Bool { clock() >= over }

  /// Nanoseconds of a clock that nobody sets.
  func clock() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The line of the shell that starts a worker.
  func command(clock: String) -> [String] {
    [program, "--db", store, "--now", clock, "--language", "en", "--format", "json", "--keep-going"]
  }

  /// Writes a file of cars. Each third has a fault in its last row, so that nothing of it may be taken.
  func writeCars(_ number: Int, model: String) {
    let rows = (1...DeedMaker.carsInFile).map { row in
      "Torture,\(model),\(row == DeedMaker.carsInFile && number % 3 == 0 ? "never" : "20\(10 + row)")"
    }
    guard let file = fopen("\(store).cars-\(number).csv", "w") else { return }
    fputs((["make,model,year"] + rows).joined(separator: "\n") + "\n", file)
    fclose(file)
  }
}

/// Processes that do what people do at one store, and are killed while they do it; and the proof that the store bears it.
public struct Torture {
  /// Why it could not even begin.
  public struct Failure: Error {
    /// What the program said.
    public let message: String
  }

  private let settings: TortureSettings

  public init(_ settings: TortureSettings) {
    self.settings = settings
  }

  /// Makes the store, has the workers at it, and proves.
  public func run() throws(Failure) -> TortureReport {
    let (ledger, seconds) = try act()
    var report = TortureReport(seed: settings.seed, processes: settings.processes, seconds: seconds)
    report.deeds = deeds(of: ledger)
    report.killings = Ending.Signal.allCases.map {
      TortureReport.Killings(signal: $0.rawValue, counts: ledger.killings[$0] ?? [:])
    }
    report.proofs = try prove(ledger)
    return report
  }

  /// Makes the store and has the workers at it; tells for how many seconds they were.
  func act() throws(Failure) -> (ledger: Ledger, seconds: Double) {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    try tell(["person add Ben", "person add Mia", "plate add \"B 04 1234\""], clock: "2026-11-30T10:00")
    let began = settings.clock()
    let ledger = work()
    return (ledger, Double(settings.clock() - began) / 1e9)
  }

  func prove(_ ledger: Ledger) throws(Failure) -> [TortureReport.Proven] {
    var prover = Prover(store: settings.store, ledger: ledger)
    prover.lookAtOnce()
    // Holds that nobody confirmed are over by the evening; the program itself ends them.
    try tell(["drives today"], clock: Prover.evening)
    prover.proveAll()
    return prover.proven
  }

  /// Has the workers at it until the time is over and all have ended.
  private func work() -> Ledger {
    var ledger = Ledger()
    settings.begin()
    let workers = (0..<settings.processes).map { Worker($0, settings) }
    for worker in workers { worker.start(&ledger) }
    while case let busy = workers.filter({ !$0.isFinished }), !busy.isEmpty {
      var ends = busy.map { pollfd(fd: $0.descriptor ?? -1, events: Int16(POLLIN), revents: 0) }
      wait(for: &ends, until: busy.compactMap(\.killAt).min())
      for (worker, end) in zip(busy, ends) where end.revents != 0 { worker.listen(&ledger) }
      let now = settings.clock()
      for worker in busy {
        if let at = worker.killAt, at <= now { worker.strike(&ledger) }
        worker.watch(&ledger)
      }
    }
    return ledger
  }

  /// Waits for a word of anybody until the next signal is to be sent, at most a second.
  private func wait(for ends: inout [pollfd], until next: Int?) {
    let left = next.map { max(0, $0 - settings.clock()) } ?? Int.max
    guard left < 1_000_000 else {
      poll(&ends, nfds_t(ends.count), Int32(min(left / 1_000_000, 1000)))
      return
    }
    // `poll` counts in whole milliseconds, in which a booking is long done.
    var rest = timespec(tv_sec: 0, tv_nsec: left)
    nanosleep(&rest, nil)
    poll(&ends, nfds_t(ends.count), 0)
  }

  private func deeds(of ledger: Ledger) -> [TortureReport.Deeds] {
    let counts = Dictionary(grouping: ledger.entries, by: \.deed.kind)
    return Deed.Kind.allCases.map { kind in
      func count(_ fate: Fate) -> Int { counts[kind, default: []].count { $0.fate == fate } }
      return TortureReport.Deeds(
        kind: kind.rawValue, acknowledged: count(.acknowledged), refused: count(.refused), open: count(.open))
    }
  }

  /// Has the program run lines of which each must succeed.
  private func tell(_ lines: [String], clock: String) throws(Failure) {
    let words = settings.command(clock: clock) + lines.flatMap { ["-c", $0] }
    guard let program = ConversedProgram(words) else { throw Failure(message: String(cString: strerror(errno))) }
    program.closeInput()
    var last = ""
    while true {
      let (lines, isAtEnd) = program.lines()
      last = lines.last ?? last
      guard !isAtEnd else { break }
      var end = pollfd(fd: program.output, events: Int16(POLLIN), revents: 0)
      poll(&end, 1, 1000)
    }
    guard program.wait() == .exited(0) else { throw Failure(message: last) }
  }
}

extension TortureSettings {
  /// Removes what was made beside the store, and the store, too, if wanted.
  public func removeFiles(andStore: Bool) {
    var names = (1...max(1, lastNumber)).flatMap { number in
      ["\(store).cars-\(number).csv"] + ["", "-journal", "-wal", "-shm"].map { "\(store).copy-\(number)\($0)" }
    }
    if andStore { names += ["", "-wal", "-shm", ".outbox"].map { store + $0 } }
    for name in names { unlink(name) }
  }
}
