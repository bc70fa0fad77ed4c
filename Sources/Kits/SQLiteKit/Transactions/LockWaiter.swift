import CSQLite
import Glibc

/// Waits for one connection: in the queue of those who want to write, and when SQLite calls back as a lock is held elsewhere.
final class LockWaiter {
  var policy: LockWait
  private var start = ContinuousClock.now
  /// Since when it is first in the queue; nil for who is in none.
  private var firstSince: ContinuousClock.Instant?
  private var hasSaidSlow = false
  private var random = SystemRandomNumberGenerator()

  init(_ policy: LockWait) {
    self.policy = policy
  }

  /// Makes it the busy handler of a database that will not outlive it.
  func install(on database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      database,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<LockWaiter>.fromOpaque(context).takeUnretainedValue().wait(attempt: attempt) ? 1 : 0
      }, context)
  }

  /// Runs `body`, which takes SQLite's lock, when it is this one's turn in the queue, or when patience with those before it
  /// is at an end: one of them may be stopped. The ticket goes back as soon as the lock is held, so that the next in the
  /// queue is ready when it comes free.
  func inTurn<Failure: Error>(_ queue: WriterQueue?, _ body: () throws(Failure) -> Void) throws(Failure) {
    guard let queue else { return try body() }
    queue.join()
    defer {
      firstSince = nil
      queue.leave()
    }
    begin()
    while !queue.isFirst, let step = policy.queueStep(after: start.duration(to: .now)) { sleep(step) }
    firstSince = .now
    try body()
  }

  private func begin() {
    start = .now
    hasSaidSlow = false
  }

  /// Sleeps one step; false when the time is up. Attempt 0 begins a new wait, unless that began in the queue.
  private func wait(attempt: Int32) -> Bool {
    if attempt == 0, firstSince == nil { begin() }
    let waited = start.duration(to: .now)
    let asFirst = firstSince.map { policy.firstStep(after: $0.duration(to: .now), of: waited) }
    guard let step = asFirst ?? policy.step(after: waited, using: &random) else { return false }
    if !hasSaidSlow, waited >= policy.slowAfter {
      hasSaidSlow = true
      policy.onSlow?()
    }
    sleep(step)
    return true
  }

  /// Runs `body` again while the lock is held elsewhere, for what SQLite refuses without calling back.
  func retrying(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    let start = ContinuousClock.now
    while true {
      do throws(SQLiteError) {
        return try body()
      } catch {
        guard error.isBusy, let step = policy.step(after: start.duration(to: .now), using: &random) else { throw error }
        sleep(step)
      }
    }
  }

  private func sleep(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    // A signal may end it early: the lock is then asked for a little sooner, which does no harm.
    nanosleep(&time, nil)
  }
}
