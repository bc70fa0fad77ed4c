/// Tells when nobody has typed for a while.
struct QuietWatch {
  /// In seconds; nil is never.
  private let limit: Int?
  private var last = ContinuousClock.now

  init(limit: Int?) {
    self.limit = limit
  }

  /// The milliseconds that `poll` may wait; -1 is for ever.
  var timeout: Int32 {
    guard let limit else { return -1 }
    let left = Duration.seconds(limit) - (ContinuousClock.now - last)
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }

  /// Whether the time is over.
  var isOver: Bool { limit.map { ContinuousClock.now - last >= .seconds($0) } ?? false }

  mutating func restart() {
    last = ContinuousClock.now
  }
}
