import Glibc
import SQLiteKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomTorture

/// A store that was tortured for a moment, once for all tests, and what its workers were told.
private struct Tortured {
  let directory = TemporaryDirectory()
  let ledger: Ledger
  let report: TortureReport

  static let once = Result { try Tortured() }

  init() throws {
    let torture = Torture(Self.settings(directory.file("scratch.db"), seconds: 3))
    let began = try torture.act()
    ledger = began.ledger
    report = TortureReport(seed: 1, processes: 3, seconds: began.seconds)
  }

  static func settings(_ store: String, seconds: Int) -> TortureSettings {
    TortureSettings(program: Program.built("showroom").path, store: store, seconds: seconds, processes: 3, seed: 11)
  }

  /// A copy of the store, to be tampered with.
  func copy() -> TortureSettings {
    let settings = Self.settings(copies.file("scratch-\(UInt64.random(in: 0...UInt64.max)).db"), seconds: 0)
    for suffix in ["", "-wal"] {
      File.write(File.bytes(directory.file("scratch.db\(suffix)")), to: settings.store + suffix)
    }
    return settings
  }

  private let copies = TemporaryDirectory()
}

extension Tortured: @unchecked Sendable {}

@Suite("A store that was tortured", .serialized)
struct TortureTests {
  private func failed(_ proofs: [TortureReport.Proven]) -> Set<TortureReport.Proof> {
    Set(proofs.filter { !$0.findings.isEmpty }.map(\.proof))
  }

  @Test("Workers were killed by each signal and in each phase, and yet all that is promised holds")
  func holds() throws {
    let tortured = try Tortured.once.get()
    let proofs = try Torture(tortured.copy()).prove(tortured.ledger)
    #expect(proofs.map(\.proof).count == TortureReport.Proof.allCases.count)
    #expect(Set(proofs.map(\.proof)) == Set(TortureReport.Proof.allCases))
    #expect(failed(proofs).isEmpty, "\(proofs.filter { !$0.findings.isEmpty })")
    #expect(tortured.ledger.killings.values.flatMap(\.values).reduce(0, +) > 10)
    #expect(tortured.ledger.entries.contains { $0.deed.kind == .book && $0.fate == .acknowledged })
    #expect(tortured.ledger.entries.contains { $0.fate == .refused })
  }

  /// What is done to the store, and the proof that must fail then. All rows of a kind go, since the last alone may be one
  /// that nobody was told of.
  static let tamperings: [(TortureReport.Proof, String)] = [
    (
      .noOverlap,
      """
      DROP TRIGGER test_drive_no_overlap_on_insert;
      INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by)
        SELECT vehicle_id, customer_id, ends - 1, ends + 60, 'confirmed', 'staff' FROM test_drive
        WHERE id > 30 AND state = 'confirmed' LIMIT 1;
      """
    ),
    (
      .noOverlap,
      """
      DROP TRIGGER test_drive_one_plate_on_update;
      UPDATE test_drive SET plate_id = 3, person_id = NULL, starts = 4000000000, ends = 4000000060
        WHERE id IN (SELECT id FROM test_drive WHERE state = 'confirmed' GROUP BY vehicle_id LIMIT 2);
      """
    ),
    (
      .noOverlap,
      """
      DROP TRIGGER test_drive_one_person_on_update;
      UPDATE test_drive SET state = 'confirmed', person_id = 1, plate_id = NULL, starts = 4000000000, ends = 4000000060
        WHERE id IN (SELECT id FROM test_drive WHERE state = 'confirmed' GROUP BY vehicle_id LIMIT 2);
      """
    ),
    (
      .nothingLost,
      """
      DELETE FROM test_drive WHERE request_key IS NOT NULL AND id NOT IN (SELECT drive_id FROM hand_over);
      """
    ),
    (
      .nothingLost,
      "DELETE FROM model WHERE make = 'Torture';"
    ),
    (
      .nothingLost,
      "DROP TRIGGER journal_is_whole; DELETE FROM journal WHERE act = 'CancelTestDrive';"
    ),
    (
      .journalAgrees,
      "DROP TRIGGER journal_is_whole; DELETE FROM journal WHERE subject = 'drive';"
    ),
    (
      .journalAgrees,
      "DROP TRIGGER journal_is_whole; DELETE FROM journal WHERE act = 'BookTestDrive' AND subject_id = 31;"
    ),
    (
      .journalAgrees,
      "DROP TRIGGER journal_test_drive_changed; DROP TRIGGER journal_test_drive_will_change; UPDATE test_drive SET moves = moves + 1 WHERE id = 31;"
    ),
    (
      .wholeActs,
      """
      DELETE FROM donation WHERE act_id IS NOT NULL;
      """
    ),
    (.wholeActs, "INSERT INTO author (only, act_id, at, speaker, act) VALUES (1, 1, 0, 'staff', 'book');"),
    (.wholeActs, "UPDATE name_entry SET asked = asked + 1;"),
    (.foreignKeys, "PRAGMA foreign_keys = OFF; UPDATE test_drive SET customer_id = 99999 WHERE id = 31;"),
  ]

  @Test("Each proof fails on a store that was tampered with", arguments: tamperings)
  func tampered(proof: TortureReport.Proof, sql: String) throws {
    let tortured = try Tortured.once.get()
    let settings = tortured.copy()
    let result = Program("sqlite3").run(["-bail", settings.store, sql])
    #expect(result.exitCode == 0, "\(result.errors)")
    var prover = Prover(store: settings.store, ledger: tortured.ledger)
    prover.proveAll()
    #expect(failed(prover.proven).contains(proof))
  }

  @Test("What was refused is found, where it is there")
  func refusedIsThere() throws {
    let tortured = try Tortured.once.get()
    let refused = try #require(
      tortured.ledger.entries.first { $0.deed.kind == .book && $0.fate == .refused }?.deed.mark)
    let settings = tortured.copy()
    let sql = """
      INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by, request_key, request_content)
      VALUES (1, 1, 4000000000, 4000000060, 'cancelled', 'staff', '\(refused)', 'x')
      """
    #expect(Program("sqlite3").run([settings.store, sql]).exitCode == 0)
    #expect(failed(try Torture(settings).prove(tortured.ledger)).contains(.nothingRefused))
  }

  @Test("A damaged file, a lock that is held, and a log that is read are found")
  func fileFaults() throws {
    let tortured = try Tortured.once.get()
    var settings = tortured.copy()
    let holder = try Connection(path: settings.store, access: .readWrite)
    holder.lockWait = LockWait(limit: .zero)
    try holder.useWriteAheadLog()
    try holder.execute(script: "BEGIN IMMEDIATE; CREATE TABLE held (a)")
    var prover = Prover(store: settings.store, ledger: tortured.ledger)
    prover.lookAtOnce()
    #expect(failed(prover.proven) == [.noLockLeft, .logRecovered])
    try holder.execute(script: "ROLLBACK")

    settings = tortured.copy()
    #expect(Program("sqlite3").run([settings.store, "PRAGMA wal_checkpoint(TRUNCATE)"]).exitCode == 0)
    var bytes = File.bytes(settings.store)
    for index in bytes.indices where index > 8192 && index % 4096 == 9 { bytes[index] ^= 0x5A }
    File.write(bytes, to: settings.store)
    prover = Prover(store: settings.store, ledger: tortured.ledger)
    prover.proveAll()
    #expect(failed(prover.proven).contains(.integrity))
  }

  @Test("A copy that lacks a booking, or is cut, is found")
  func copies() throws {
    let tortured = try Tortured.once.get()
    let settings = tortured.copy()
    var ledger = tortured.ledger
    let copy = settings.store + ".copy"
    #expect(Program("sqlite3").run([settings.store, ".backup \(copy)"]).exitCode == 0)
    ledger.note(
      Deed(number: 1_000_000, kind: .backUp, line: "", mark: copy), sent: ledger.moment(), .acknowledged)
    func fails() throws -> Bool {
      var prover = Prover(store: settings.store, ledger: ledger)
      prover.proveAll()
      return failed(prover.proven).contains(.backups)
    }
    #expect(try !fails())
    let lost = try #require(ledger.entries.first { $0.deed.kind == .book && $0.fate == .acknowledged }?.answeredDrive)
    _ = Program("sqlite3").run([copy, "DELETE FROM test_drive WHERE id = \(lost)"])
    #expect(try fails())
    File.write(File.bytes(copy).prefix(20_000), to: copy)
    #expect(try fails())
  }

  @Test("A worker that does not answer, or ends by itself, is found")
  func workers() throws {
    var ledger = Ledger()
    let settings = TortureSettings(program: "/bin/false", store: "none", seconds: 1, processes: 1, seed: 1)
    let worker = Worker(0, settings)
    // As the command itself does: nobody reads what this worker is told.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    settings.begin()
    worker.start(&ledger)
    while ledger.oddities.isEmpty { worker.listen(&ledger) }
    #expect(ledger.oddities.first?.hasPrefix("no answer to ") == true)
  }
}
