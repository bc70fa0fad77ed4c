import Glibc

/// The queue of those who want to write to one file, so that who comes first writes first.
///
/// SQLite keeps no queue: who asks just after the lock came free gets it, and with many processes some are passed over for
/// seconds. Here each takes a ticket, the instant of asking, and holds it as a lock on that one byte of a file beside the
/// store; it is first when no byte before its own is locked. Nobody waits inside the kernel, so that a wait can end, and the
/// system lets go of the tickets of a process that ends, however it does. Who closes the file when nobody has a ticket takes
/// it away.
///
/// The queue only settles the order. What keeps writers apart is SQLite's own lock, also from those who know no queue.
final class WriterQueue {
  private let store: String
  private var descriptor: Int32 = -1
  private var ticket: off_t?
  /// Linux's locks that belong to an open file, not to a process, so that two connections of one process are two. Their
  /// names in `fcntl.h` are hidden from Swift.
  private static let (getLock, setLock): (Int32, Int32) = (36, 37)

  /// - Parameter store: the queue is a file beside it with the same mode.
  /// - Returns: nil where that file can be neither opened nor made: writers then go without a queue.
  init?(beside store: String) {
    self.store = store
    guard reopen() else { return nil }
  }

  private var path: String { "\(store).queue" }

  deinit {
    guard descriptor >= 0 else { return }
    leave()
    if isInPlace, control(Self.setLock, F_WRLCK, from: 0, count: 0) != nil { unlink(path) }
    close(descriptor)
  }

  /// Takes a ticket behind all that are out.
  func join() {
    if !isInPlace { _ = reopen() }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = off_t(time.tv_sec) * 1_000_000_000 + off_t(time.tv_nsec)
    // Two may ask in the same nanosecond.
    ticket = (now..<now + 8).first { control(Self.setLock, F_WRLCK, from: $0, count: 1) != nil }
  }

  /// Gives the ticket back.
  func leave() {
    guard let ticket else { return }
    _ = control(Self.setLock, F_UNLCK, from: ticket, count: 1)
    self.ticket = nil
  }

  /// Whether nobody is before this one.
  var isFirst: Bool {
    guard let ticket else { return true }
    return control(Self.getLock, F_WRLCK, from: 0, count: ticket).map { Int32($0.l_type) == F_UNLCK } ?? true
  }

  private func reopen() -> Bool {
    if descriptor >= 0 { close(descriptor) }
    var status = stat()
    guard stat(store, &status) == 0 else {
      descriptor = -1
      return false
    }
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, status.st_mode & 0o666)
    return descriptor >= 0
  }

  /// Whether the file that is open has its name still: who closed it last has taken it away otherwise.
  private var isInPlace: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// - Parameter count: how many bytes; 0 for all to come.
  /// - Returns: what the system says of these bytes; nil where it refuses.
  private func control(_ command: Int32, _ type: Int32, from start: off_t, count: off_t) -> flock? {
    var lock = flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = start
    lock.l_len = count
    return fcntl(descriptor, command, &lock) == 0 ? lock : nil
  }
}
