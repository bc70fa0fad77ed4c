import CSQLite
import LanguageKit
import ShowroomCore

/// Fills a demonstration showroom with many drives: most are over, one demonstrator is booked four times a day for a month,
/// and some of the others are booked today.
///
/// The rows go in without the triggers, each with the line that the journal would have: what is measured afterwards is a
/// store as years of work leave it.
struct DiaryFiller {
  let path: String
  /// Drives in all, at least 200.
  let count: Int

  struct Failure: Error {
    let message: String
  }

  /// The demonstrator that is booked for a month.
  static let busyVehicle = 1

  func fill() throws {
    var opened: OpaquePointer?
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK, let database = opened else {
      throw Failure(message: "cannot open \(path)")
    }
    defer { sqlite3_close_v2(database) }
    try run("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA wal_autocheckpoint = 20000", database)
    // An index that is made of millions of rows at the end takes a fraction of the time of one that grows row by row.
    let apart = """
      type = 'trigger' OR type = 'index' AND sql IS NOT NULL AND tbl_name IN ('test_drive', 'journal')
      """
    try run("CREATE TEMP TABLE kept AS SELECT sql FROM sqlite_schema WHERE \(apart) ORDER BY rowid", database)
    let kept = try texts("SELECT sql FROM kept ORDER BY rowid", database)
    try run("BEGIN IMMEDIATE", database)
    for name in try texts("SELECT type || ' \"' || name || '\"' FROM sqlite_schema WHERE \(apart)", database) {
      try run("DROP \(name)", database)
    }
    try run("DELETE FROM test_drive", database)
    try run(coming, database)
    try run(past, database)
    try run(journal, database)
    for sql in kept { try run(sql, database) }
    try run("COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)", database)
  }

  /// Seconds of midnight in UTC on the day of ``Demonstration/now``.
  private static let midnight = Demonstration.now.seconds / 86_400 * 86_400

  /// 120 drives in a month with one car, and 20 today with others, at the hours of the showroom.
  private var coming: String {
    """
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
    INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by)
    SELECT \(Self.busyVehicle), 1 + i % 13, \(Self.midnight) + (1 + i / 4) * 86400 + (9 + 2 * (i % 4)) * 3600,
      \(Self.midnight) + (1 + i / 4) * 86400 + (9 + 2 * (i % 4)) * 3600 + 2700, 'confirmed', 'staff' FROM n;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19)
    INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by)
    SELECT 2 + i, 1 + i % 13, \(Self.midnight) + (10 + i % 7) * 3600, \(Self.midnight) + (10 + i % 7) * 3600 + 2700,
      'confirmed', 'staff' FROM n
    """
  }

  /// The rest: eight drives a day on each of forty cars, back through the years; one of twenty was not come to.
  private var past: String {
    """
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(count - 141))
    INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by)
    SELECT 1 + i % 40, 1 + i % 13, \(Self.midnight) - (1 + i / 320) * 86400 + (8 + i / 40 % 8) * 3600,
      \(Self.midnight) - (1 + i / 320) * 86400 + (8 + i / 40 % 8) * 3600 + 2700,
      CASE WHEN i % 20 = 7 THEN 'no-show' ELSE 'returned' END, 'staff' FROM n
    """
  }

  private var journal: String {
    """
    INSERT INTO journal (act_id, at, speaker, act, subject, subject_id, customer_id, after)
    SELECT (SELECT max(id) FROM journal) + id, starts, 'staff', 'BookTestDrive', 'drive', id, customer_id, 'state=' || state
    FROM test_drive
    """
  }

  private func run(_ sql: String, _ database: OpaquePointer) throws {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else {
      throw Failure(message: String(cString: sqlite3_errmsg(database)))
    }
  }

  private func texts(_ sql: String, _ database: OpaquePointer) throws -> [String] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK, let statement = prepared else {
      throw Failure(message: String(cString: sqlite3_errmsg(database)))
    }
    defer { sqlite3_finalize(statement) }
    var found: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      if let text = sqlite3_column_text(statement, 0) { found.append(String(cString: text)) }
    }
    return found
  }
}
