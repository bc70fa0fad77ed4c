import Glibc

/// Held by the one program that hands messages of a store over. The system lets go of it when that program ends, however it
/// does; the programs that it starts do not get it.
final class OutboxLock {
  private let descriptor: Int32

  /// - Parameter store: the path of the store; the lock is a file beside it.
  /// - Returns: nil where another program holds it, or the file can not be made.
  init?(store: String) {
    descriptor = open("\(store).outbox", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    // What was opened is closed as the object goes, here too.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { close(descriptor) }
}
