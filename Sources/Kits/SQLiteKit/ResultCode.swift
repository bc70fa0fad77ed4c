import CSQLite

/// One of SQLite's result codes, primary (`constraint`) or extended (`constraintUnique`).
///
/// Meanings: <https://www.sqlite.org/rescode.html>. Match an error with `catch` or `switch`:
///
///     switch error {
///     case ResultCode.constraintUnique: …   // just this one
///     case ResultCode.constraint: …         // any kind of constraint
///     default: …
///     }
public struct ResultCode: RawRepresentable, Hashable, Sendable {
  /// The number that SQLite uses.
  public let rawValue: Int32

  /// A code by SQLite's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The primary code: the low byte of an extended one.
  public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  /// Whether `other` is this code, or, where this code is primary, one of its kinds.
  public func includes(_ other: ResultCode) -> Bool {
    self == other || self == other.primary
  }
}

extension ResultCode {
  /// Success. No error carries it.
  public static let ok = ResultCode(rawValue: SQLITE_OK)
  /// Wrong SQL, a missing table, a wrong argument.
  public static let error = ResultCode(rawValue: SQLITE_ERROR)
  /// A statement was stopped by a callback or by a rollback underneath it.
  public static let abort = ResultCode(rawValue: SQLITE_ABORT)
  /// Another connection holds the lock, and the wait for it came to its end.
  public static let busy = ResultCode(rawValue: SQLITE_BUSY)
  /// The same connection holds a lock that stands in the way.
  public static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  /// Memory ran out.
  public static let outOfMemory = ResultCode(rawValue: SQLITE_NOMEM)
  /// A write to something that may only be read.
  public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// Stopped by `InterruptHandle.interrupt()`.
  public static let interrupted = ResultCode(rawValue: SQLITE_INTERRUPT)
  /// The operating system could not read or write.
  public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// The file is damaged.
  public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// The disk is full.
  public static let full = ResultCode(rawValue: SQLITE_FULL)
  /// The file cannot be opened or created.
  public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  /// The schema changed under a statement.
  public static let schema = ResultCode(rawValue: SQLITE_SCHEMA)
  /// A text or blob is larger than SQLite allows.
  public static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)
  /// A constraint of the schema refused the change.
  public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  /// A value of the wrong type for its place.
  public static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  /// The program used the kit in a way that it forbids.
  public static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  /// A parameter that the statement does not have.
  public static let range = ResultCode(rawValue: SQLITE_RANGE)
  /// The file is not an SQLite database.
  public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
}

extension ResultCode {
  /// A reader wanted to write, but its snapshot is no longer the newest.
  public static let busySnapshot = extended(SQLITE_BUSY, 2)
  /// The file was removed or replaced while it was open.
  public static let readOnlyMoved = extended(SQLITE_READONLY, 4)
  /// A CHECK constraint.
  public static let constraintCheck = extended(SQLITE_CONSTRAINT, 1)
  /// A foreign key.
  public static let constraintForeignKey = extended(SQLITE_CONSTRAINT, 3)
  /// A NOT NULL constraint.
  public static let constraintNotNull = extended(SQLITE_CONSTRAINT, 5)
  /// A PRIMARY KEY.
  public static let constraintPrimaryKey = extended(SQLITE_CONSTRAINT, 6)
  /// `RAISE(ABORT, …)` in a trigger; the error's message is the trigger's.
  public static let constraintTrigger = extended(SQLITE_CONSTRAINT, 7)
  /// A UNIQUE constraint or index.
  public static let constraintUnique = extended(SQLITE_CONSTRAINT, 8)
  /// A rowid that exists already.
  public static let constraintRowID = extended(SQLITE_CONSTRAINT, 10)
  /// A value that a STRICT table's column does not take.
  public static let constraintDataType = extended(SQLITE_CONSTRAINT, 12)

  private static func extended(_ primary: Int32, _ kind: Int32) -> ResultCode {
    ResultCode(rawValue: primary | (kind << 8))
  }
}
