import CSQLite
import Glibc

/// The open database itself: owned by the connection and by each of its statements, closed when the last lets go.
final class Handle {
  let pointer: OpaquePointer
  let waiter: LockWaiter
  let interruptHandle: InterruptHandle
  /// Where those who want to write to this file wait; nil for a database in memory, and where there can be no queue. It is
  /// made at the first write: who reads only leaves nothing in the folder.
  private(set) lazy var queue: WriterQueue? = sqlite3_db_filename(pointer, "main").flatMap {
    $0.pointee == 0 ? nil : WriterQueue(beside: String(cString: $0))
  }
  var transaction: TransactionState = .none
  /// How many transactions were begun, to tell one from another.
  var transactionCount = 0

  init(pointer: OpaquePointer, lockWait: LockWait) {
    self.pointer = pointer
    waiter = LockWaiter(lockWait)
    interruptHandle = InterruptHandle(pointer)
    waiter.install(on: pointer)
  }

  deinit {
    interruptHandle.disconnect()
    sqlite3_close_v2(pointer)
  }

  /// Whether SQLite is inside a transaction, whatever this kit believes.
  var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

  /// The error that SQLite describes right now.
  func error(_ code: Int32, sql: String?) -> SQLiteError {
    let extended = sqlite3_extended_errcode(pointer)
    let fits = extended & 0xff == code & 0xff
    let message = String(cString: fits ? sqlite3_errmsg(pointer) : sqlite3_errstr(code))
    // SQLite takes a quota, or a limit on the size of files, for a fault of the disk; and of what the system says, it
    // keeps the number.
    let reason = sqlite3_system_errno(pointer)
    if [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff), reason != 0 {
      if [ENOSPC, EDQUOT, EFBIG].contains(reason) { return SQLiteError(.full, message: message, sql: sql) }
      let words = "\(message): \(String(cString: strerror(reason)))"
      return SQLiteError(ResultCode(rawValue: fits ? extended : code), message: words, sql: sql)
    }
    return SQLiteError(ResultCode(rawValue: fits ? extended : code), message: message, sql: sql)
  }

  /// Why a statement may not start now; nil where it may.
  func refusal(of statement: Statement) -> SQLiteError? {
    switch transaction {
    case .none: return nil
    case .reading where !statement.isReadOnly:
      return SQLiteError(.misuse, message: "a write inside a read transaction", sql: statement.sql)
    // SQLite rolls back by itself when the disk is full, say. What follows would be written outside of the transaction.
    case .reading where !isInTransaction, .writing where !isInTransaction:
      return SQLiteError(.abort, message: "the transaction was rolled back", sql: statement.sql)
    case .reading, .writing: return nil
    }
  }
}

/// What this connection's own transactions are at.
enum TransactionState: Equatable {
  case none
  case reading
  /// The depth counts from 1; each level above the first is a savepoint.
  case writing(depth: Int)
}
