import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func forget(_ customer: Customer.ID) throws(StoreError) -> Forgotten {
    try erasing { () throws(StoreError) in
      let drives = try run { (db) throws(SQLiteError) in
        try db.all("SELECT id FROM test_drive WHERE customer_id = ?1", customer.rawValue) { $0.int64(0) }
      }
      let shortcuts = try deleteShortcuts(of: customer)
      let notes = try deleteNotes(about: customer)
      try run { (db) throws(SQLiteError) in
        for drive in drives { try Eraser(db).erase(drive: drive) }
      }
      try update(Customer(id: customer, name: Customer.nobody))
      // The journal last: it has taken down what was just done.
      try eraseJournal(of: customer)
      return Forgotten(drives: drives.count, shortcuts: shortcuts, notes: notes)
    }
  }

  public func personalDrives(endedBefore limit: Instant) throws(StoreError) -> Int {
    try oldDrives(endedBefore: limit).count
  }

  public func makeAnonymous(drivesEndedBefore limit: Instant) throws(StoreError) -> Int {
    try erasing { () throws(StoreError) in
      let drives = try oldDrives(endedBefore: limit)
      try deleteOldWishes(until: limit)
      try run { (db) throws(SQLiteError) in
        try db.execute("DELETE FROM donation WHERE at < ?1", limit.seconds)
        // What was kept only to be put back.
        try db.execute("DELETE FROM message_group_before")
      }
      guard !drives.isEmpty else { return 0 }
      let nobody = try nobody()
      try run { (db) throws(SQLiteError) in
        for drive in drives {
          try db.execute("UPDATE test_drive SET customer_id = ?2 WHERE id = ?1", drive, nobody.rawValue)
          try db.execute("DELETE FROM waiting WHERE drive_id = ?1", drive)
          try Eraser(db).erase(drive: drive)
          try Eraser(db).blankJournal(ofDrive: drive)
          // What tells whose it was.
          try db.execute("DELETE FROM donation WHERE drive_id = ?1", drive)
          try db.execute("DELETE FROM drive_account WHERE drive_id = ?1", drive)
        }
      }
      return drives.count
    }
  }

  private func oldDrives(endedBefore limit: Instant) throws(StoreError) -> [Int64] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT test_drive.id FROM test_drive JOIN customer ON customer.id = customer_id
        WHERE ends < ?1 AND state NOT IN ('held', 'requested', 'confirmed', 'out') AND customer.name <> ?2
        """, limit.seconds, Customer.nobody
      ) { $0.int64(0) }
    }
  }

  /// The customer to whom old drives belong: nobody. Added when the first one is needed.
  private func nobody() throws(StoreError) -> Customer.ID {
    let known = try run { (db) throws(SQLiteError) in
      try db.integer("SELECT id FROM customer WHERE name = ?1 ORDER BY id LIMIT 1", Customer.nobody)
    }
    if let known { return Customer.ID(known) }
    return try addCustomer(CustomerDraft(name: Customer.nobody)).id
  }

  /// Who waited for a time that is long over.
  private func deleteOldWishes(until limit: Instant) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      let old = "until < ?1 AND state NOT IN ('waiting', 'offered')"
      try db.execute(
        """
        UPDATE journal SET phrase = NULL, before = NULL, after = NULL
        WHERE subject = 'waiting' AND subject_id IN (SELECT id FROM waiting WHERE \(old))
        """, limit.seconds)
      try db.execute("DELETE FROM waiting WHERE \(old)", limit.seconds)
    }
  }

  private func deleteShortcuts(of customer: Customer.ID) throws(StoreError) -> Int {
    try run { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM shortcut WHERE customer_id = ?1", customer.rawValue)
      return db.changes
    }
  }

  /// Every table that says of which customer a row is, whatever migration made it.
  private func deleteNotes(about customer: Customer.ID) throws(StoreError) -> Int {
    try run { (db) throws(SQLiteError) in
      var notes = 0
      for table in try StoredTables(db).empty(withSecrets: true)
      where table.columns.contains(where: { $0.name == "customer_id" }) {
        guard !["test_drive", "shortcut", "journal"].contains(table.name) else { continue }
        try db.execute("DELETE FROM \(StoredTables.quoted(table.name)) WHERE customer_id = ?1", customer.rawValue)
        notes += db.changes
      }
      return notes
    }
  }

  /// A transaction after which what was deleted is not in the file any more, nor in its log.
  func erasing<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    try run { (db) throws(SQLiteError) in try db.execute(script: "PRAGMA secure_delete = ON") }
    let value = try write(body)
    // Where others still read, the log goes later: what was deleted is written over all the same.
    try? run { (db) throws(SQLiteError) in try db.execute(script: "PRAGMA wal_checkpoint(TRUNCATE)") }
    return value
  }
}

/// Blanks the texts in which a person may have said something of themselves.
private struct Eraser {
  private let db: Connection

  init(_ connection: Connection) {
    db = connection
  }

  /// What is blanked of a drive, by table: of the tables and columns that are there.
  private static let blanks: [(table: String, key: String, column: String, value: String)] = [
    ("test_drive", "id", "phrase", "NULL"), ("test_drive", "id", "options", "''"),
    ("test_drive", "id", "reason", "NULL"),
    ("test_drive", "id", "override_reason", "iif(overrides IS NULL, NULL, '-')"),
    ("hand_over", "drive_id", "licence_number", "'-'"), ("hand_over", "drive_id", "licence_category", "'-'"),
    ("hand_over", "drive_id", "licence_expires", "'-'"), ("hand_over", "drive_id", "drivers", "NULL"),
    ("give_back", "drive_id", "note", "NULL"), ("give_back", "drive_id", "follow_up", "NULL"),
  ]

  func erase(drive: Int64) throws(SQLiteError) {
    try eraseLists(ofDrive: drive)
    try db.execute("UPDATE test_drive SET request_key = NULL, request_content = NULL WHERE id = ?1", drive)
    for blank in Self.blanks where try has(blank.column, in: blank.table) {
      try db.execute("UPDATE \(blank.table) SET \(blank.column) = \(blank.value) WHERE \(blank.key) = ?1", drive)
    }
  }

  /// What was to be done for the drive may name people.
  private func eraseLists(ofDrive drive: Int64) throws(SQLiteError) {
    let lists = try db.all("SELECT id FROM todo_list WHERE drive_id = ?1", drive) { $0.int64(0) }
    try db.execute("DELETE FROM todo_list WHERE drive_id = ?1", drive)
    for list in lists {
      try db.execute(
        """
        UPDATE journal SET phrase = NULL, before = NULL, after = NULL WHERE subject = 'list' AND subject_id = ?1
        """, list)
    }
  }

  /// The lines stay, so that it can be counted what was done and when; what they say of the person goes.
  func blankJournal(ofDrive drive: Int64) throws(SQLiteError) {
    try db.execute(
      """
      UPDATE journal SET phrase = NULL, before = NULL, after = NULL
      WHERE subject IN ('drive', 'hand over', 'return') AND subject_id = ?1
      """, drive)
  }

  private func has(_ column: String, in table: String) throws(SQLiteError) -> Bool {
    try db.hasRow("SELECT 1 FROM pragma_table_info(?1) WHERE name = ?2", table, column)
  }
}
