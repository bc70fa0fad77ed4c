import CSQLite
import Synchronization

/// Stops what a connection is doing, from any thread: the running statement throws `.interrupted`.
public final class InterruptHandle: @unchecked Sendable {
  // Unchecked because of the pointer; the mutex guards it, and `sqlite3_interrupt` may be called from any thread.
  private let pointer: Mutex<Int?>

  init(_ pointer: OpaquePointer) {
    self.pointer = Mutex(Int(bitPattern: pointer))
  }

  /// Stops the running statements. Without effect when none runs or the connection is gone.
  public func interrupt() {
    pointer.withLock { address in
      guard let open = address.flatMap(OpaquePointer.init(bitPattern:)) else { return }
      sqlite3_interrupt(open)
    }
  }

  func disconnect() {
    pointer.withLock { $0 = nil }
  }
}
