import CSQLite
import ShowroomCore
import ShowroomIntents

/// The row of a booking, inserted by SQLite's own calls, with statements that are prepared once.
final class BareInsert {
  private let database: OpaquePointer
  private let begin: OpaquePointer
  private let insert: OpaquePointer
  private let commit: OpaquePointer

  struct Failure: Error {
    let message: String
  }

  /// - Parameters:
  ///   - path: a file that has the store's schema.
  ///   - waits: whether it waits for others who write, as SQLite does by itself.
  init(path: String, waits: Bool = false) throws {
    var opened: OpaquePointer?
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened,
      sqlite3_exec(opened, "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL", nil, nil, nil) == SQLITE_OK
    else { throw Failure(message: "cannot open \(path)") }
    if waits { sqlite3_busy_timeout(opened, 30_000) }
    database = opened
    begin = try Self.prepare(opened, "BEGIN IMMEDIATE")
    commit = try Self.prepare(opened, "COMMIT")
    insert = try Self.prepare(
      opened,
      """
      INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, options, state, booked_by)
      VALUES (?1, ?2, ?3, ?4, '', 'confirmed', 'staff')
      """)
  }

  deinit {
    for statement in [begin, insert, commit] { sqlite3_finalize(statement) }
    sqlite3_close_v2(database)
  }

  /// One transaction with one row in it.
  func run(_ request: BookTestDrive) throws {
    guard let start = request.start.value, case .known(let customer)? = request.customer.value else {
      throw Failure(message: "the request is not settled")
    }
    sqlite3_bind_int64(insert, 1, start.vehicle.id.rawValue)
    sqlite3_bind_int64(insert, 2, customer.id.rawValue)
    sqlite3_bind_int64(insert, 3, start.instant.seconds)
    sqlite3_bind_int64(insert, 4, start.instant.seconds + 1800)
    for statement in [begin, insert, commit] {
      guard sqlite3_step(statement) == SQLITE_DONE else {
        throw Failure(message: String(cString: sqlite3_errmsg(database)))
      }
      sqlite3_reset(statement)
    }
  }

  private static func prepare(_ database: OpaquePointer, _ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw Failure(message: String(cString: sqlite3_errmsg(database)))
    }
    return statement
  }
}
