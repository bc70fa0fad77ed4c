import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func donate(_ draft: DonationDraft) throws(StoreError) {
    let intent = draft.intent
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT OR IGNORE INTO donation (customer_id, intent, car_scope, car_ref, car_name, minutes, options, start, account_id,
          terminal, at, drive_id, act_id)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
          CASE WHEN ?12 IS NOT NULL THEN (SELECT act_id FROM author) END
        WHERE (?1 IS NULL OR (SELECT state FROM consent WHERE customer_id = ?1) = 'agreed')
          AND NOT EXISTS (SELECT 1 FROM setting WHERE key = 'donations' AND value = 'restricted')
        """, draft.customer?.rawValue, intent.name, intent.car?.scope.word, intent.car?.scope.number, intent.car?.name,
        intent.duration?.rawValue, intent.options.storageText, intent.start?.storageText, intent.account?.id.rawValue,
        draft.terminal, draft.at.seconds, draft.drive?.rawValue)
      guard draft.customer == nil else { return }
      try db.execute(
        """
        DELETE FROM donation WHERE customer_id IS NULL AND terminal = ?1 AND id <= (
          SELECT id FROM donation WHERE customer_id IS NULL AND terminal = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
        """, draft.terminal, Predictor.greatestCount)
    }
  }

  public func donations(_ filter: DonationFilter) throws(StoreError) -> [Donation] {
    try run { (db) throws(SQLiteError) in
      var rows = try db.prepare(
        """
        SELECT donation.id, customer_id, intent, car_scope, car_ref, car_name, minutes, options, start,
          (SELECT account.id || ' ' || account.name FROM account WHERE account.id = account_id), terminal, at, drive_id
        FROM donation WHERE \(filter.condition) ORDER BY donation.id DESC LIMIT ?8
        """
      ).query(filter.values + [filter.limit])
      var found: [Donation] = []
      while let row = try rows.next() { found.append(row.donation()) }
      return found
    }
  }

  public func deleteDonations(_ filter: DonationFilter) throws(StoreError) -> Int {
    try erasing { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        try db.prepare("DELETE FROM donation WHERE \(filter.condition)").run(filter.values)
        return db.changes
      }
    }
  }

  public func deleteDonations(ofAct act: JournalEntry.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in try db.execute("DELETE FROM donation WHERE act_id = ?1", act.rawValue) }
  }
}

extension DonationFilter {
  /// The tests that are asked for, over ``values``.
  fileprivate var condition: String {
    let tests = [
      customer.map { _ in "customer_id = ?1" }, terminal.map { _ in "customer_id IS NULL AND terminal = ?7" },
      id.map { _ in "donation.id = ?2" },
      group.map { $0 == .looks ? "drive_id IS NULL" : "drive_id = ?3" }, intent.map { _ in "intent = ?4" },
      car.map { _ in "car_scope = ?5 AND car_ref = ?6" },
    ].compactMap { $0 }
    // Each place is named, whichever are tested.
    return (tests + ["coalesce(?1, ?2, ?3, ?4, ?5, ?6, ?7, 1) IS NOT NULL"]).joined(separator: " AND ")
  }

  fileprivate var values: [any SQLiteBindable] {
    [customer?.rawValue, id?.rawValue, group?.drive?.rawValue, intent, car?.word, car?.number, terminal]
  }
}

extension Donation.Group {
  fileprivate var drive: TestDrive.ID? {
    guard case .drive(let id) = self else { return nil }
    return id
  }
}

extension Row {
  fileprivate func donation() -> Donation {
    var intent = storedIntent(at: 2)
    intent.account = account(at: 9)
    return Donation(
      id: Donation.ID(int64(0)), customer: int64IfAny(1).map { Customer.ID($0) }, intent: intent, terminal: text(10),
      at: Instant(seconds: int64(11)), drive: int64IfAny(12).map { TestDrive.ID($0) })
  }

  /// The seven columns of an intent, from its name to its start.
  func storedIntent(at column: Int) -> StoredIntent {
    let scope = CarSelection.Scope(word: textIfAny(column + 1), number: int64(column + 2))
    return StoredIntent(
      name: text(column), car: scope.map { CarSelection($0, name: text(column + 3)) },
      duration: intIfAny(column + 4).map { Minutes($0) }, options: [DriveOption](storageText: text(column + 5)),
      start: textIfAny(column + 6).flatMap(WhenExpression.init(storageText:)))
  }

  /// An account as one text: its number, a space, its name.
  func account(at column: Int) -> Account? {
    guard let text = textIfAny(column), let space = text.firstIndex(of: " "), let number = Int64(text[..<space])
    else { return nil }
    return Account(id: Account.ID(number), name: String(text[text.index(after: space)...]))
  }
}
