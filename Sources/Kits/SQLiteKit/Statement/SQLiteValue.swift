/// A value as SQLite stores it.
public enum SQLiteValue: Hashable, Sendable {
  /// NULL.
  case null
  /// A 64-bit integer.
  case integer(Int64)
  /// A double; NaN becomes NULL in SQLite.
  case real(Double)
  /// Text of any content, NUL included.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

/// A type whose values can be bound to a statement's parameters.
public protocol SQLiteBindable {
  /// The value that SQLite gets.
  var sqliteValue: SQLiteValue { get }
}

extension SQLiteValue: SQLiteBindable {
  /// The value itself.
  public var sqliteValue: SQLiteValue { self }
}

extension Int64: SQLiteBindable {
  /// An INTEGER.
  public var sqliteValue: SQLiteValue { .integer(self) }
}

extension Int: SQLiteBindable {
  /// An INTEGER.
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Bool: SQLiteBindable {
  /// 1 or 0.
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: SQLiteBindable {
  /// A REAL.
  public var sqliteValue: SQLiteValue { .real(self) }
}

extension String: SQLiteBindable {
  /// A TEXT.
  public var sqliteValue: SQLiteValue { .text(self) }
}

extension [UInt8]: SQLiteBindable {
  /// A BLOB.
  public var sqliteValue: SQLiteValue { .blob(self) }
}

extension Optional: SQLiteBindable where Wrapped: SQLiteBindable {
  /// The wrapped value, or NULL.
  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }
}
