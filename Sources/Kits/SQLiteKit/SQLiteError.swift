import CSQLite

/// What SQLite, or this kit, refused to do.
///
/// It holds the SQL but never the values bound to it: those are people's data, and errors end up in logs.
public struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code (equal to the primary one where SQLite knows no finer kind).
  public let extendedCode: ResultCode
  /// SQLite's message, a trigger's, or the kit's own.
  public let message: String
  /// The statement that failed, with `?` where its values were; nil where there was none.
  public let sql: String?

  /// An error with a code, its message and the statement.
  public init(_ code: ResultCode, message: String, sql: String? = nil) {
    self.extendedCode = code
    self.message = message
    self.sql = sql
  }

  /// The primary result code.
  public var code: ResultCode { extendedCode.primary }

  /// Whether the lock could not be had in time; nothing was written then, and trying again later is right.
  public var isBusy: Bool { code == .busy }

  /// Whether the file is no database, or a damaged one.
  public var isDamage: Bool { code == .corrupt || code == .notADatabase }
}

extension SQLiteError: CustomStringConvertible {
  /// The message with its code, as `UNIQUE constraint failed: car.plate (SQLite code 2067)`.
  public var description: String { "\(message) (SQLite code \(extendedCode.rawValue))" }
}

/// Whether an error has this code, or a kind of it.
public func ~= (pattern: ResultCode, error: SQLiteError) -> Bool {
  pattern.includes(error.extendedCode)
}

/// Whether any error is SQLite's and has this code, or a kind of it.
public func ~= (pattern: ResultCode, error: any Error) -> Bool {
  (error as? SQLiteError).map { pattern.includes($0.extendedCode) } ?? false
}

/// An error type that can take in SQLite's own, so that a transaction throws one type: that of its body.
public protocol SQLiteErrorConvertible: Error {
  /// The error that stands for one of SQLite's.
  init(_ error: SQLiteError)
}

extension SQLiteError: SQLiteErrorConvertible {
  /// The error itself.
  public init(_ error: SQLiteError) {
    self = error
  }
}
