import CFaultyVFS
import Glibc
import SQLiteKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import TestSupport
import Testing

/// Each call to the disk that an act makes fails once, in each way: the store opens afterwards and is consistent, and what
/// was acknowledged is there.
@Suite("A disk that fails")
struct FaultyDiskTests {
  /// Something that a person does, and how it shows in the store.
  struct Act: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    /// A query that gives 1 where it is done, and 0 where nothing of it is.
    let isDone: String
    var testDescription: String { name }
  }

  static let acts = [
    Act(
      name: "a booking",
      lines: ["book --vehicle 2 --start \"2026-12-02 10:00\" --duration 30 --for 1 --key K", "yes"],
      isDone: """
        SELECT count(*) FROM test_drive JOIN donation ON drive_id = test_drive.id
        JOIN journal ON subject = 'drive' AND subject_id = test_drive.id WHERE request_key = 'K'
        """),
    Act(
      name: "a move", lines: ["drive move 1 2026-12-03 11:00", "yes"],
      isDone: "SELECT starts = unixepoch('2026-12-03 10:00') FROM test_drive WHERE id = 1"),
    Act(
      name: "a cancellation", lines: ["drive cancel 1 --reason ill", "yes"],
      isDone: "SELECT state = 'cancelled' AND reason = 'ill' FROM test_drive WHERE id = 1"),
    Act(
      name: "an undo", lines: ["undo", "yes"],
      isDone: "SELECT state = 'cancelled' FROM test_drive WHERE id = 1"),
  ]

  enum Fault: Int32, CaseIterable {
    case write = 1
    case tornWrite, full, sync, truncate, open, delete, power

    /// After a power cut nobody knows which of the last writes got to the disk; elsewhere what was refused is not there.
    var leavesDoubt: Bool { self == .power }
  }

  private let directory = TemporaryDirectory()
  private let base: SmallShowroom

  init() throws {
    base = try SmallShowroom(at: directory.file("base.db"))
    #expect(faulty_install() == 0)
  }

  /// Runs the body on a fresh copy with the n-th call failing; the store is closed, and the layer back to normal, at its
  /// end.
  ///
  /// - Returns: what the body returns, and how many calls of that kind there were up to the fault.
  private func failing<Value>(
    _ fault: Fault, at n: Int32, surviving seed: UInt64 = 0, from original: SmallShowroom? = nil,
    _ body: (SmallShowroom) -> Value
  ) -> (value: Value, calls: Int32, happened: Bool, store: SmallShowroom) {
    for name in File.names(in: directory.path) where name.hasPrefix("run") { unlink(directory.file(name)) }
    let store = SmallShowroom(copiedTo: directory.file("run.db"), from: original ?? base)
    faulty_watch(directory.file("run"))
    faulty_arm(fault.rawValue, n)
    let value = body(store)
    let (calls, happened) = (faulty_count(), faulty_happened() != 0)
    faulty_restart(seed)
    // The memory that processes share does not outlive a power cut.
    if fault == .power { unlink(store.path + "-shm") }
    return (value, calls, happened, store)
  }

  /// How many calls of a kind an act makes.
  private func calls(_ fault: Fault, _ body: (SmallShowroom) -> Void) -> Int32 {
    failing(fault, at: Int32.max, body).calls
  }

  /// Each call that may fail, with each choice of what survives a power cut: nothing, and two by chance.
  private func cases(_ fault: Fault, _ calls: Int32) -> [(n: Int32, seed: UInt64)] {
    guard calls > 0 else { return [] }
    return (1...calls).flatMap { n in
      (fault == .power ? [0, UInt64(n) * 2 + 1, UInt64(n) * 7919] : [0]).map { (n, $0) }
    }
  }

  @Test("An act is there wholly or not at all, and it is there where it was acknowledged", arguments: acts)
  func act(_ act: Act) {
    var faults = 0
    for fault in Fault.allCases {
      let calls = calls(fault) { #expect($0.run(act.lines) == nil) }
      for (n, seed) in cases(fault, calls) {
        let (problem, _, happened, store) = failing(fault, at: n, surviving: seed) { $0.run(act.lines) }
        let place = "\(act.name), \(fault) \(n) of \(calls), seed \(seed)"
        #expect(happened, "\(place)")
        let isDone = store.number(act.isDone)
        if problem == nil { #expect(isDone == 1, "acknowledged and lost: \(place)") }
        if let problem, !fault.leavesDoubt {
          #expect(isDone == 0, "refused and there: \(place), \(problem.message)")
        }
        #expect(isDone == 0 || isDone == 1, "\(place)")
        let found = store.fault()
        #expect(found == nil, "\(place): \(found ?? "")")
        faults += 1
      }
    }
    #expect(faults > 100)
  }

  @Test("A full disk is told as one, and the same act goes well once there is room")
  func full() {
    let act = Self.acts[0]
    for n in stride(from: Int32(1), through: calls(.full) { _ = $0.run(act.lines) }, by: 5) {
      let (problem, _, _, store) = failing(.full, at: n) { $0.run(act.lines) }
      guard let problem else { continue }
      #expect(["disk-full", "not-opened"].contains(problem.code), "\(problem)")
      #expect(store.run(act.lines) == nil)
      #expect(store.number(act.isDone) == 1)
    }
  }

  @Test("A copy that was acknowledged is whole, and the store is as it was")
  func backup() {
    for fault in Fault.allCases {
      let calls = calls(fault) { #expect($0.run(["backup \"\(copy)\""]) == nil) }
      for (n, seed) in cases(fault, calls).enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
        let (problem, _, _, store) = failing(fault, at: n, surviving: seed) { $0.run(["backup \"\(copy)\""]) }
        let place = "\(fault) \(n) of \(calls), seed \(seed)"
        let found = store.fault()
        #expect(found == nil, "\(place): \(found ?? "")")
        #expect(store.number("SELECT count(*) FROM test_drive") == 1)
        guard problem == nil else { continue }
        #expect(store.number("SELECT count(*) FROM test_drive", in: copy) == 1, "\(place)")
        let problems = (try? Connection(path: copy, access: .readWrite).integrityProblems()) ?? ["it does not open"]
        #expect(problems.isEmpty, "\(place): \(problems)")
      }
    }
  }

  private var copy: String { directory.file("run.copy") }

  @Test("A store that is brought up to date is the old one or the new one, and a second start makes it new")
  func migration() throws {
    let old = directory.file("old.db")
    try OldStore.make(at: old, steps: OldStore.newest - 2)
    let kept = try OldStore.rows(of: old)
    let before = SmallShowroom(existing: old)
    for fault in Fault.allCases {
      let calls = failing(fault, at: Int32.max, from: before) { $0.run([]) }.calls
      for (n, seed) in cases(fault, calls).enumerated().filter({ $0.offset % 11 == 0 }).map(\.element) {
        let (_, _, _, store) = failing(fault, at: n, surviving: seed, from: before) { $0.run([]) }
        let place = "\(fault) \(n) of \(calls), seed \(seed)"
        let version = store.number("PRAGMA user_version")
        #expect(version == Int64(OldStore.newest) || version == Int64(OldStore.newest - 2), "\(place)")
        #expect(
          try kept.allSatisfy { (query, rows) in try rows.isSubset(of: OldStore.rows(query, in: store.path)) },
          "\(place)")
        let found = store.fault(looksAtActs: false)
        #expect(found == nil, "\(place): \(found ?? "")")
      }
    }
  }
}
