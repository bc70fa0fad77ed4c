import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func sign(_ author: Author?) { self.author = author }

  public func journal(_ filter: JournalFilter) throws(StoreError) -> [JournalEntry] {
    let drives = "subject IN ('drive', 'hand over', 'return') AND subject_id"
    let tests = [
      filter.drive.map { _ in "\(drives) = ?1" },
      filter.customer.map { _ in
        """
        (subject = 'customer' AND subject_id = ?2
          OR \(drives) IN (SELECT id FROM test_drive WHERE customer_id = ?2)
          OR subject IN ('shortcut', 'pin') AND customer_id = ?2)
        """
      },
      filter.vehicle.map { _ in
        """
        (subject = 'vehicle' AND subject_id = ?3
          OR \(drives) IN (SELECT id FROM test_drive WHERE vehicle_id = ?3))
        """
      },
      "(before IS NOT after OR before IS NULL)",
    ].compactMap { $0 }
    return try run { (db) throws(SQLiteError) in
      try Self.entries(
        db, "WHERE \(tests.joined(separator: " AND ")) ORDER BY id DESC LIMIT ?4", filter.drive?.rawValue,
        filter.customer?.rawValue, filter.vehicle?.rawValue, filter.limit)
    }
  }

  public func lastAct(of signature: String) throws(StoreError) -> [JournalEntry] {
    try run { (db) throws(SQLiteError) in
      let act = try db.integer(
        """
        SELECT act_id FROM journal
        WHERE id > (SELECT max(id) FROM journal) - 10000 AND speaker = ?1 AND undoes IS NULL AND act <> 'init'
          AND act_id NOT IN (
            SELECT undoes FROM journal WHERE id > (SELECT max(id) FROM journal) - 10000 AND undoes IS NOT NULL)
        ORDER BY id DESC LIMIT 1
        """, signature)
      guard let act else { return [] }
      return try Self.entries(
        db, "WHERE id >= ?1 AND act_id = ?1 AND speaker = ?2 ORDER BY id LIMIT 1000", act, signature)
    }
  }

  public func eraseJournal(of customer: Customer.ID) throws(StoreError) {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        try db.execute(
          """
          UPDATE journal SET phrase = NULL
          WHERE phrase IS NOT NULL AND act_id IN (SELECT act_id FROM journal WHERE customer_id = ?1)
          """, customer.rawValue)
        try db.execute(
          "UPDATE journal SET phrase = NULL, before = NULL, after = NULL WHERE customer_id = ?1", customer.rawValue)
      }
    }
  }

  static func entries(
    _ db: Connection, _ clause: String, _ values: any SQLiteBindable...
  ) throws(SQLiteError) -> [JournalEntry] {
    let columns = "id, act_id, at, speaker, act, phrase, subject, subject_id, before, after"
    var rows = try db.prepare("SELECT \(columns) FROM journal \(clause)").query(values)
    var entries: [JournalEntry] = []
    while let row = try rows.next() {
      if let entry = row.journalEntry() { entries.append(entry) }
    }
    return entries
  }
}

// MARK: - Acts

extension SQLiteStore {
  /// Says in the transaction who writes, so that the journal's triggers know it.
  func beginAct() throws(StoreError) {
    guard let author else { return }
    try run { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT OR REPLACE INTO author (only, act_id, at, speaker, act, phrase, undoes)
        VALUES (1, (SELECT coalesce(max(id), 0) + 1 FROM journal), ?1, ?2, ?3, ?4, ?5)
        """, author.at.seconds, author.signature, author.act, author.phrase, author.undoes?.rawValue)
    }
  }

  /// Takes out the lines of the act that turned out to change nothing, and the author.
  func endAct() throws(StoreError) {
    guard author != nil else { return }
    try run { (db) throws(SQLiteError) in
      try db.execute(
        "DELETE FROM journal WHERE id >= (SELECT act_id FROM author) AND before IS after AND before IS NOT NULL")
      try db.execute("DELETE FROM author")
    }
  }

  /// Writes a line about something that no trigger watches.
  ///
  /// - Parameter after: an SQL expression for what is there now, made of `?2`.
  func note(_ subject: JournalEntry.Subject, _ id: Int64?, after: String, _ value: Int64) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      try db.execute(
        "INSERT INTO journal_note VALUES ('\(subject.rawValue)', ?1, NULL, 0, NULL, \(after))", id, value)
    }
  }
}

extension Row {
  fileprivate func journalEntry() -> JournalEntry? {
    guard let subject = JournalEntry.Subject(rawValue: text(6)) else { return nil }
    return JournalEntry(
      id: JournalEntry.ID(int64(0)), firstOfAct: int64IfAny(1).map { JournalEntry.ID($0) },
      at: Instant(seconds: int64(2)), speaker: text(3), act: text(4), phrase: textIfAny(5), subject: subject,
      subjectID: textIfAny(7), before: textIfAny(8).map(JournalRecord.init(storageText:)),
      after: textIfAny(9).map(JournalRecord.init(storageText:)))
  }
}
