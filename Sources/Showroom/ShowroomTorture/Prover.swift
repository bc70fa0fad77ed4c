import Glibc
import SQLiteKit
import ShowroomCore

/// Proves what holds of a store after all that was done to it, with SQL of its own.
struct Prover {
  typealias Proof = TortureReport.Proof

  private let store: String
  private let ledger: Ledger
  private(set) var proven: [TortureReport.Proven] = []

  /// By then every hold is over.
  static let evening = "2026-11-30T23:00"

  init(store: String, ledger: Ledger) {
    self.store = store
    self.ledger = ledger
  }

  /// What must be looked at before anybody else opens the store: whether a write succeeds at once, and whether the log is
  /// taken over.
  mutating func lookAtOnce() {
    let log = size(of: store + "-wal")
    let opened = Result { () throws(SQLiteError) in
      try Connection(path: store, access: .readWrite, lockWait: LockWait(limit: .zero))
    }
    proven.append(
      Self.concluded(.noLockLeft) { () throws(SQLiteError) in
        try opened.get().write { () throws(SQLiteError) in
          try opened.get().execute(script: "CREATE TABLE torture (at INTEGER); DROP TABLE torture")
        }
        return (1, [])
      })
    proven.append(
      Self.concluded(.logRecovered) { () throws(SQLiteError) in
        let isBusy = try opened.get().integer("PRAGMA wal_checkpoint(TRUNCATE)") != 0
        let left = size(of: store + "-wal")
        return (log, isBusy || left > 0 ? ["\(left) bytes are left in the log"] : [])
      })
  }

  /// All the rest.
  mutating func proveAll() {
    do throws(SQLiteError) {
      let db = try Connection(path: store, access: .readWrite)
      try Told(ledger).write(to: db)
      proven += [integrity(db), foreignKeys(db)]
      for (proof, looked, queries) in Queries.all { proven.append(Self.proof(proof, db, looked, queries)) }
    } catch {
      // A store that can not be read proves nothing.
      let missing = Set(Proof.allCases).subtracting(proven.map(\.proof)).subtracting([.backups, .workers])
      proven += Proof.allCases.filter(missing.contains).map {
        TortureReport.Proven($0, looked: 0, findings: [error.description])
      }
    }
    proven.append(Self.concluded(.backups) { () throws(SQLiteError) in try copies() })
    proven.append(TortureReport.Proven(.workers, looked: ledger.lives, findings: ledger.oddities))
  }

  private func integrity(_ db: Connection) -> TortureReport.Proven {
    Self.concluded(.integrity) { () throws(SQLiteError) in
      (Int(try db.integer("PRAGMA page_count") ?? 0), try db.integrityProblems())
    }
  }

  private func foreignKeys(_ db: Connection) -> TortureReport.Proven {
    Self.concluded(.foreignKeys) { () throws(SQLiteError) in
      let rows = try db.integer("SELECT count(*) FROM test_drive") ?? 0
      return (Int(rows), try db.foreignKeyViolations().map(\.description))
    }
  }

  private static func proof(
    _ proof: Proof, _ db: Connection, _ looked: String, _ queries: [(words: String, sql: String)]
  ) -> TortureReport.Proven {
    concluded(proof) { () throws(SQLiteError) in
      var findings: [String] = []
      for (words, sql) in queries {
        findings += try db.all("SELECT * FROM (\(sql)) LIMIT 20") { "\(words): \($0.text(0))" }
      }
      return (Int(try db.integer(looked) ?? 0), findings)
    }
  }

  private static func concluded(
    _ proof: Proof, _ body: () throws(SQLiteError) -> (Int, [String])
  ) -> TortureReport.Proven {
    do throws(SQLiteError) {
      let (looked, findings) = try body()
      return TortureReport.Proven(proof, looked: looked, findings: findings)
    } catch {
      return TortureReport.Proven(proof, looked: 0, findings: [error.description])
    }
  }

  /// A copy that was acknowledged is whole, and has each booking that was acknowledged before it was asked for. One that
  /// was cut off is whole, too, or no store.
  private func copies() throws(SQLiteError) -> (Int, [String]) {
    var findings: [String] = []
    let copies = ledger.entries.filter { $0.deed.kind == .backUp }
    for copy in copies {
      guard let path = copy.deed.mark else { continue }
      do throws(SQLiteError) {
        let db = try Connection(path: path, access: .readWrite)
        let isStore = try db.hasRow("SELECT 1 FROM sqlite_schema")
        guard copy.fate == .acknowledged || isStore else { continue }
        findings += try db.integrityProblems().map { "\(path): \($0)" }
        let drives = ledger.entries.filter {
          $0.deed.kind == .book && $0.fate == .acknowledged && $0.answered < copy.sent
        }
        for drive in drives.compactMap(\.answeredDrive) {
          let isThere = try db.hasRow("SELECT 1 FROM test_drive WHERE id = ?1", drive)
          if !isThere { findings.append("\(path): drive \(drive) is not in it") }
        }
      } catch {
        // What was not acknowledged need not be there; what is no database passes for none.
        if copy.fate == .acknowledged { findings.append("\(path): \(error.description)") }
      }
    }
    return (copies.count, findings)
  }

  private func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

/// What the workers were told, as a table beside the store.
private struct Told {
  private let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  func write(to db: Connection) throws(SQLiteError) {
    try db.execute(
      script:
        "CREATE TEMP TABLE told (number INTEGER PRIMARY KEY, kind TEXT, fate TEXT, drive INTEGER, mark TEXT, answer INTEGER)"
    )
    try db.write { () throws(SQLiteError) in
      for entry in ledger.entries {
        try db.execute(
          "INSERT INTO temp.told VALUES (?1, ?2, ?3, ?4, ?5, ?6)", entry.deed.number, entry.deed.kind.rawValue,
          entry.fate.rawValue, entry.deed.drive, entry.deed.mark, entry.answeredDrive)
      }
    }
    try db.execute(script: Queries.tables)
  }
}
