/// How long, and how, a connection waits for a lock that another holds.
///
/// Those who want to write stand in a queue, where there can be one (see `WriterQueue`): who is first asks for the lock in
/// very short steps, the others look only whether they have become the first.
///
/// Without a queue it waits in short steps of random length, so that waiting processes do not fall into step; with plain
/// doubling waits the late comers win and the first starve. Who has waited for long asks more often, which ages out bad luck.
public struct LockWait {
  /// The shortest step.
  public var shortestStep: Duration = .milliseconds(1)
  /// The longest step, at first; it shrinks to a tenth within `agesWithin`.
  public var longestStep: Duration = .milliseconds(25)
  /// After how long the steps are as short as they get.
  public var agesWithin: Duration = .milliseconds(250)
  /// After how long in the queue one asks for the lock, whoever is before: one of those may be stopped.
  public var queuePatience: Duration = .milliseconds(500)
  /// After how long `onSlow` is called, once for each wait.
  public var slowAfter: Duration = .seconds(2)
  /// After how long the wait ends with the error `.busy`, and nothing written.
  public var limit: Duration = .seconds(10)
  /// Told that the wait is long, to say so to a person. It must not use the connection.
  public var onSlow: (() -> Void)?

  /// The usual wait: steps of at most 25 ms, a word after 2 s, the end after 10 s.
  public init() {}

  /// The usual wait with another limit, or another word after 2 s.
  public init(limit: Duration, onSlow: (() -> Void)? = nil) {
    self.limit = limit
    self.onSlow = onSlow
  }

  /// The next step after having waited for so long, or nil when the wait is over. It never goes beyond the limit.
  func step(after waited: Duration, using random: inout some RandomNumberGenerator) -> Duration? {
    guard waited < limit else { return nil }
    let age = min(1, waited / agesWithin)
    let longest = max(shortestStep, longestStep * (1 - 0.9 * age))
    let step = shortestStep + (longest - shortestStep) * Double.random(in: 0...1, using: &random)
    return min(step, limit - waited)
  }

  /// The next step of who stands in the queue behind others; nil when patience with them is at an end.
  func queueStep(after waited: Duration) -> Duration? {
    guard waited < min(queuePatience, limit) else { return nil }
    return min(max(.microseconds(100), waited / 8), .milliseconds(1))
  }

  /// The next step of who is first in the queue: a small part of the time since then, so that little is lost between one
  /// writer and the next, however long each takes. Nil when the whole wait is over.
  func firstStep(after waited: Duration, of whole: Duration) -> Duration? {
    guard whole < limit else { return nil }
    return min(max(.microseconds(20), waited / 16), .milliseconds(5), limit - whole)
  }
}
