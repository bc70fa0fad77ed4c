import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func waiting(_ id: WaitingEntry.ID) throws(StoreError) -> WaitingEntry? {
    try run { (db) throws(SQLiteError) in
      try db.first(
        "SELECT \(WaitingColumns.list) FROM \(WaitingColumns.tables) WHERE waiting.id = ?1", id.rawValue
      ) { $0.waitingEntry() } ?? nil
    }
  }

  public func waiting(
    _ states: Set<WaitingEntry.State>, of customer: Customer.ID?, limit: Int
  ) throws(StoreError) -> [WaitingEntry] {
    let words = states.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
    return try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT \(WaitingColumns.list) FROM \(WaitingColumns.tables)
        WHERE waiting.state IN (\(words)) AND (?1 IS NULL OR waiting.customer_id = ?1) ORDER BY waiting.id LIMIT ?2
        """, customer?.rawValue, limit
      ) { $0.waitingEntry() }
      .compactMap { $0 }
    }
  }

  public func waiting(for vehicle: Vehicle) throws(StoreError) -> [WaitingEntry] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT \(WaitingColumns.list) FROM \(WaitingColumns.tables)
        WHERE waiting.id IN (
          SELECT id FROM waiting WHERE state = 'waiting' AND car_scope = 'model' AND car_ref = ?1
          UNION ALL SELECT id FROM waiting WHERE state = 'waiting' AND car_scope = 'car' AND car_ref = ?2
          UNION ALL SELECT id FROM waiting WHERE state = 'waiting' AND car_scope = 'vehicle' AND car_ref = ?3)
        ORDER BY waiting.id
        """, vehicle.car.model.id.rawValue, vehicle.car.id.rawValue, vehicle.id.rawValue
      ) { $0.waitingEntry() }
      .compactMap { $0 }
    }
  }

  public func addWaiting(
    _ wish: WaitingWish, for customer: Customer.ID, by speaker: Speaker
  ) throws(StoreError) -> WaitingEntry {
    try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute(
          """
          INSERT INTO waiting (customer_id, car_scope, car_ref, car_name, minutes, options, first_day, last_day, opens,
            closes, until, state, added_by)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'waiting', ?12)
          """, customer.rawValue, wish.car.scope.word, wish.car.scope.number, wish.car.name, wish.duration.rawValue,
          wish.options.storageText, wish.days.lowerBound.description, wish.days.upperBound.description,
          wish.times.lowerBound, wish.times.upperBound, wish.until.seconds, speaker.storageText)
        return WaitingEntry.ID(db.lastInsertRowID)
      }
      guard let entry = try waiting(id) else { throw .failed("entry \(id) is gone") }
      return entry
    }
  }

  public func update(_ entry: WaitingEntry) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE waiting SET state = ?2, drive_id = ?3 WHERE id = ?1", entry.id.rawValue, entry.state.rawValue,
        entry.drive?.rawValue)
    }
  }

  public func isAnythingDue(asOf now: Instant) throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in
      try db.hasRow(
        """
        SELECT 1 FROM test_drive WHERE state = 'held' AND hold_expires <= ?1
        UNION ALL SELECT 1 FROM test_drive WHERE state = 'requested' AND starts <= ?1
        UNION ALL SELECT 1 FROM waiting WHERE state = 'waiting' AND until <= ?1
        """, now.seconds)
    }
  }

  public func asClock<Value>(_ act: String, _ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    let before = author
    try run { (db) throws(SQLiteError) in
      try db.execute("UPDATE author SET speaker = 'clock', act = ?1, phrase = NULL", act)
    }
    let value = try body()
    try run { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE author SET speaker = ?1, act = ?2, phrase = ?3", before?.speaker.storageText ?? "unknown",
        before?.act ?? "unknown", before?.phrase)
    }
    return value
  }
}

/// The columns that make a `WaitingEntry`, in the order in which `Row.waitingEntry()` reads them.
private enum WaitingColumns {
  static let tables = "waiting JOIN customer ON customer.id = waiting.customer_id"
  static let list = """
    waiting.id, car_scope, car_ref, car_name, minutes, options, first_day, last_day, opens, closes, until, state, \
    drive_id, added_by, \(CustomerColumns.list)
    """
  static let count = 14
}

extension Row {
  /// Nil never comes from a store whose constraints hold.
  fileprivate func waitingEntry() -> WaitingEntry? {
    guard let scope = CarSelection.Scope(word: text(1), number: int64(2)), let first = CivilDate(iso: text(6)),
      let last = CivilDate(iso: text(7)), first <= last, int(8) <= int(9),
      let state = WaitingEntry.State(rawValue: text(11))
    else { return nil }
    let wish = WaitingWish(
      car: CarSelection(scope, name: text(3)), duration: Minutes(int(4)),
      options: [DriveOption](storageText: text(5)), days: first...last, times: int(8)...int(9),
      until: Instant(seconds: int64(10)))
    return WaitingEntry(
      id: WaitingEntry.ID(int64(0)), customer: customer(at: WaitingColumns.count), wish: wish, state: state,
      drive: int64IfAny(12).map { TestDrive.ID($0) }, addedBy: Speaker(storageText: text(13)) ?? .staff)
  }
}
