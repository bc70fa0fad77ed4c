import CSQLite

/// One row of a result, good until the next row is asked for: copy out of it what is to stay.
///
/// Columns count from 0. The getters without `IfAny` read NULL as 0, "" or no bytes, as SQLite does: use them for
/// columns that the schema declares NOT NULL.
public struct Row {
  private let statement: Statement

  init(statement: Statement) {
    self.statement = statement
  }

  private var pointer: OpaquePointer { statement.pointer }

  /// How many columns there are.
  public var count: Int { Int(sqlite3_column_count(pointer)) }

  /// A column's name, or "" where there is no such column.
  public func name(_ column: Int) -> String {
    sqlite3_column_name(pointer, Int32(column)).map { String(cString: $0) } ?? ""
  }

  /// Whether a column is NULL.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL
  }

  /// An INTEGER.
  public func int64(_ column: Int) -> Int64 {
    sqlite3_column_int64(pointer, Int32(column))
  }

  /// An INTEGER, as `Int`.
  public func int(_ column: Int) -> Int {
    Int(sqlite3_column_int64(pointer, Int32(column)))
  }

  /// An INTEGER, true unless it is 0.
  public func bool(_ column: Int) -> Bool {
    sqlite3_column_int64(pointer, Int32(column)) != 0
  }

  /// A REAL.
  public func double(_ column: Int) -> Double {
    sqlite3_column_double(pointer, Int32(column))
  }

  /// A TEXT, copied by its length (it may hold NUL). Broken UTF-8 is repaired with U+FFFD.
  public func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(pointer, Int32(column)) else { return "" }
    let length = Int(sqlite3_column_bytes(pointer, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// A BLOB, copied.
  public func blob(_ column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(pointer, Int32(column)) else { return [] }
    let length = Int(sqlite3_column_bytes(pointer, Int32(column)))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
  }
}

extension Row {
  /// An INTEGER, or nil for NULL.
  public func int64IfAny(_ column: Int) -> Int64? { isNull(column) ? nil : int64(column) }

  /// An INTEGER as `Int`, or nil for NULL.
  public func intIfAny(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }

  /// A REAL, or nil for NULL.
  public func doubleIfAny(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }

  /// A TEXT, or nil for NULL.
  public func textIfAny(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// A BLOB, or nil for NULL.
  public func blobIfAny(_ column: Int) -> [UInt8]? { isNull(column) ? nil : blob(column) }

  /// A column as what SQLite holds there.
  public func value(_ column: Int) -> SQLiteValue {
    switch sqlite3_column_type(pointer, Int32(column)) {
    case SQLITE_INTEGER: .integer(int64(column))
    case SQLITE_FLOAT: .real(double(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
