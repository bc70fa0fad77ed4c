import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func addDrive(_ draft: DriveDraft) throws(StoreError) -> TestDrive {
    let id = try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO test_drive
          (vehicle_id, customer_id, starts, ends, options, state, booked_by, phrase, hold_expires,
           overrides, override_reason, plate_id, person_id, request_key, request_content)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
        """, draft.vehicle.rawValue, draft.customer.rawValue, draft.slot.start.seconds, draft.slot.end.seconds,
        draft.options.storageText, draft.state.rawValue, draft.bookedBy.storageText, draft.phrase,
        draft.holdExpires?.seconds, draft.override?.storageText, draft.override?.reason,
        draft.resources.plate?.id.rawValue, draft.resources.person?.id.rawValue, draft.key?.name, draft.key?.content)
      return TestDrive.ID(db.lastInsertRowID)
    }
    guard let drive = try drive(id) else { throw .failed("drive \(id) is gone") }
    return drive
  }

  public func update(_ drive: TestDrive) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        UPDATE test_drive SET vehicle_id = ?2, starts = ?3, ends = ?4, options = ?5, state = ?6, hold_expires = ?7,
          reason = ?8, ended_by = ?9, moves = ?10, overrides = ?11, override_reason = ?12, plate_id = ?13,
          person_id = ?14
        WHERE id = ?1
        """, drive.id.rawValue, drive.vehicle.id.rawValue, drive.slot.start.seconds, drive.slot.end.seconds,
        drive.options.storageText, drive.state.rawValue, drive.holdExpires?.seconds, drive.reason,
        drive.endedBy?.storageText, drive.moves, drive.override?.storageText, drive.override?.reason,
        drive.resources.plate?.id.rawValue, drive.resources.person?.id.rawValue)
    }
  }

  @discardableResult
  public func expire(asOf now: Instant) throws(StoreError) -> Set<Vehicle.ID> {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        let free = try db.all(
          "SELECT vehicle_id FROM test_drive WHERE state = 'held' AND hold_expires <= ?1", now.seconds
        ) { Vehicle.ID($0.int64(0)) }
        try db.execute(
          """
          UPDATE test_drive SET state = 'expired', hold_expires = NULL
          WHERE (state = 'held' AND hold_expires <= ?1) OR (state = 'requested' AND starts <= ?1)
          """, now.seconds)
        try db.execute(
          "UPDATE waiting SET state = 'expired' WHERE state = 'waiting' AND until <= ?1", now.seconds)
        return Set(free)
      }
    }
  }
}

/// The columns that make a `TestDrive`, in the order in which `Row.drive(at:)` reads them.
enum DriveColumns {
  static let tables = """
    test_drive JOIN customer ON customer.id = test_drive.customer_id \
    JOIN vehicle ON vehicle.id = test_drive.vehicle_id \
    JOIN car ON car.id = vehicle.car_id JOIN model ON model.id = car.model_id \
    LEFT JOIN resource AS plate ON plate.id = test_drive.plate_id \
    LEFT JOIN resource AS person ON person.id = test_drive.person_id
    """
  static let list = """
    test_drive.id, test_drive.starts, test_drive.ends, test_drive.options, test_drive.state, test_drive.booked_by, \
    test_drive.phrase, test_drive.hold_expires, test_drive.reason, test_drive.ended_by, test_drive.moves, \
    test_drive.overrides, test_drive.override_reason, plate.id, plate.kind, plate.name, plate.retired, \
    person.id, person.kind, person.name, person.retired, \
    (SELECT account.id || ' ' || account.name FROM drive_account JOIN account ON account.id = account_id \
      WHERE drive_id = test_drive.id), \(CustomerColumns.list), \(VehicleColumns.list)
    """
  static let count = 22
}

extension Row {
  func slot(at column: Int) -> TimeSlot? {
    TimeSlot(start: Instant(seconds: int64(column)), end: Instant(seconds: int64(column + 1)))
  }

  /// Nil never comes from a store whose constraints hold: they refuse an end before the start and unknown states.
  func drive(at column: Int) -> TestDrive? {
    guard let slot = slot(at: column + 1), let state = TestDrive.State(rawValue: text(column + 4)) else { return nil }
    var drive = TestDrive(
      id: TestDrive.ID(int64(column)), vehicle: vehicle(at: column + DriveColumns.count + CustomerColumns.count),
      customer: customer(at: column + DriveColumns.count), slot: slot,
      options: [DriveOption](storageText: text(column + 3)), state: state,
      bookedBy: Speaker(storageText: text(column + 5)) ?? .staff, phrase: textIfAny(column + 6),
      holdExpires: int64IfAny(column + 7).map(Instant.init(seconds:)))
    drive.reason = textIfAny(column + 8)
    drive.endedBy = textIfAny(column + 9).flatMap { Speaker(storageText: $0) }
    drive.moves = int(column + 10)
    drive.override = textIfAny(column + 11).flatMap { Override(storageText: $0, reason: text(column + 12)) }
    drive.resources = DriveResources(plate: resource(at: column + 13), person: resource(at: column + 17))
    drive.account = account(at: column + 21)
    return drive
  }
}
