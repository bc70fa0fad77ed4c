import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func drive(_ id: TestDrive.ID) throws(StoreError) -> TestDrive? {
    try run { (db) throws(SQLiteError) in
      try Self.drives(
        db, "SELECT \(DriveColumns.list) FROM \(DriveColumns.tables) WHERE test_drive.id = ?1", id.rawValue
      ).first
    }
  }

  public func drive(
    key: String, by speaker: Speaker
  ) throws(StoreError) -> (drive: TestDrive, content: String)? {
    let found = try run { (db) throws(SQLiteError) in
      try db.first(
        "SELECT id, request_content FROM test_drive WHERE request_key = ?1 AND booked_by = ?2", key,
        speaker.storageText
      ) { (id: TestDrive.ID($0.int64(0)), content: $0.text(1)) }
    }
    guard let found, let drive = try drive(found.id) else { return nil }
    return (drive, found.content)
  }

  public func revision(of drive: TestDrive.ID) throws(StoreError) -> Int {
    try run { (db) throws(SQLiteError) in
      Int(try db.integer("SELECT revision FROM test_drive WHERE id = ?1", drive.rawValue) ?? 0)
    }
  }

  public func liveSlots(of vehicle: Vehicle.ID, in interval: TimeSlot) throws(StoreError) -> [LiveSlot] {
    try liveSlots("vehicle_id", vehicle.rawValue, in: interval)
  }

  /// The live drives with one vehicle, plate or person, of which no two overlap.
  ///
  /// - Parameter column: the column of a drive that holds it.
  func liveSlots(_ column: String, _ id: Int64, in interval: TimeSlot) throws(StoreError) -> [LiveSlot] {
    try run { (db) throws(SQLiteError) in
      // The one that is under way when the interval begins, and those that start in it.
      let first = try db.integer(
        """
        SELECT starts FROM test_drive WHERE \(column) = ?1 AND state IN ('held', 'confirmed', 'out') AND starts <= ?2
        ORDER BY starts DESC LIMIT 1
        """, id, interval.start.seconds)
      let near = try db.all(
        """
        SELECT id, starts, ends, state = 'out' FROM test_drive
        WHERE \(column) = ?1 AND state IN ('held', 'confirmed', 'out') AND starts >= ?2 AND starts < ?3
        ORDER BY starts
        """, id, first ?? interval.start.seconds, interval.end.seconds
      ) { $0.liveSlot() }.compactMap { $0 }
      // The one that it is out with, which may be days late, or have gone out early.
      let out =
        try db.first(
          """
          SELECT id, starts, ends, 1 FROM test_drive
          WHERE \(column) = ?1 AND state = 'out' AND (starts < ?2 OR starts >= ?3) LIMIT 1
          """, id, first ?? interval.start.seconds, interval.end.seconds
        ) { $0.liveSlot() } ?? nil
      return ([out].compactMap { $0 } + near).filter { $0.isOut || $0.slot.overlaps(interval) }
    }
  }

  public func slots(of customer: Customer.ID, startingIn interval: TimeSlot) throws(StoreError) -> [CustomerSlot] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        Self.slotsOfCustomer, customer.rawValue, interval.start.seconds, interval.end.seconds
      ) { row in row.liveSlot().map { CustomerSlot(time: $0, isLive: row.bool(4)) } }.compactMap { $0 }
    }
  }

  static let slotsOfCustomer = """
    SELECT id, starts, ends, state = 'out', state IN ('held', 'confirmed', 'out') FROM test_drive
    WHERE customer_id = ?1 AND starts >= ?2 AND starts < ?3
      AND state <> 'cancelled' AND state <> 'declined' AND state <> 'expired'
    ORDER BY starts
    """

  public func noShowCount(of customer: Customer.ID) throws(StoreError) -> Int {
    try run { (db) throws(SQLiteError) in
      Int(
        try db.integer(
          "SELECT count(*) FROM test_drive WHERE customer_id = ?1 AND state = 'no-show'", customer.rawValue) ?? 0)
    }
  }

  public func drives(_ filter: DriveFilter) throws(StoreError) -> [TestDrive] {
    return try run { (db) throws(SQLiteError) in
      try Self.drives(
        db, Self.sql(for: filter), filter.customer?.rawValue, filter.vehicle?.rawValue, filter.model?.rawValue,
        filter.interval?.start.seconds, filter.interval?.end.seconds, filter.limit)
    }
  }

  /// The query of a filter. Its values are `?1` customer, `?2` vehicle, `?3` model, `?4` and `?5` interval, `?6` limit.
  static func sql(for filter: DriveFilter) -> String {
    let states = filter.states.map { states in states.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ") }
    // Few cars are out, and they have an index of their own. The plus keeps SQLite from going through all drives there ever
    // were, in the order of their starts, to find them.
    let isAboutOut = filter.states == [.out] && filter.interval == nil && filter.customer == nil
    let isByVehicle = filter.vehicle != nil && filter.customer == nil
    let tests = [
      filter.customer.map { _ in "test_drive.customer_id = ?1" },
      filter.vehicle.map { _ in
        isByVehicle && !isAboutOut ? partsOfVehicle(filter.states) : "test_drive.vehicle_id = ?2"
      },
      filter.model.map { _ in "car.model_id = ?3" },
      filter.interval.map { _ in "test_drive.starts < ?5 AND test_drive.starts >= ?4 - \(Self.longestDrive)" },
      filter.interval.map { _ in "test_drive.ends > ?4" },
      states.map { filter.states?.count == 1 ? "test_drive.state = \($0)" : "test_drive.state IN (\($0))" },
    ].compactMap { $0 }
    return """
      SELECT \(DriveColumns.list) FROM \(DriveColumns.tables)
      WHERE \(tests.isEmpty ? "1" : tests.joined(separator: " AND "))
      ORDER BY \(isAboutOut || isByVehicle ? "+" : "")test_drive.starts, test_drive.id LIMIT ?6
      """
  }

  /// The drives of the vehicle `?2` that may be in some states, nil for any: a look-up in each of the indexes by vehicle
  /// that has such, which stand in the schema with just these words.
  private static func partsOfVehicle(_ states: Set<TestDrive.State>?) -> String {
    let parts: [(states: Set<TestDrive.State>, test: String)] = [
      ([.held, .confirmed, .out], "state IN ('held', 'confirmed', 'out')"),
      ([.returned], "state = 'returned'"),
      (
        [.requested, .cancelled, .declined, .noShow, .expired],
        "state IN ('requested', 'cancelled', 'declined', 'no-show', 'expired')"
      ),
    ]
    let wanted = parts.filter { part in states.map { !$0.isDisjoint(with: part.states) } ?? true }
    let tests = wanted.map { "test_drive.vehicle_id = ?2 AND test_drive.\($0.test)" }
    return tests.isEmpty ? "0" : "(\(tests.joined(separator: " OR ")))"
  }

  static func drives(
    _ db: Connection, _ sql: String, _ values: any SQLiteBindable...
  ) throws(SQLiteError) -> [TestDrive] {
    var rows = try db.prepare(sql).query(values)
    var drives: [TestDrive] = []
    while let row = try rows.next() {
      if let drive = row.drive(at: 0) { drives.append(drive) }
    }
    return drives
  }

  /// Seconds: no drive is longer, so a look at an interval need not begin earlier than this before it.
  static let longestDrive = 3 * 86_400
}

extension Row {
  fileprivate func liveSlot() -> LiveSlot? {
    slot(at: 1).map { LiveSlot(drive: TestDrive.ID(int64(0)), slot: $0, isOut: bool(3)) }
  }
}
