/// How long, and how, a connection waits for a lock that another holds.
///
/// It waits in short steps of random length, so that waiting processes do not fall into step; with plain doubling waits
/// the late comers win and the first starve. Who has waited for long asks more often, which ages out bad luck.
public struct LockWait {
  /// The shortest step.
  public var shortestStep: Duration = .milliseconds(1)
  /// The longest step, at first; it shrinks to a tenth within `agesWithin`.
  public var longestStep: Duration = .milliseconds(25)
  /// After how long the steps are as short as they get.
  public var agesWithin: Duration = .milliseconds(250)
  /// After how long `onSlow` is called, once for each wait.
  public var slowAfter: Duration = .seconds(2)
  /// After how long the wait ends with the error `.busy`, and nothing written.
  public var limit: Duration = .seconds(10)
  /// Told that the wait is long, to say so to a person. It must not use the connection.
  public var onSlow: (() -> Void)?

  /// The usual wait: steps of 1 to 25 ms, a word after 2 s, the end after 10 s.
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
}
