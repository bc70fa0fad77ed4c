extension TestDrive {
  /// Where a drive stands in its life.
  ///
  /// | from | to |
  /// |---|---|
  /// | held | confirmed, cancelled, expired |
  /// | requested | confirmed, declined, cancelled, expired |
  /// | confirmed | out, cancelled, no-show |
  /// | out | returned |
  /// | returned, cancelled, declined, no-show, expired | nothing: they are terminal |
  public enum State: String, CaseIterable, Hashable, Sendable {
    case held, requested, confirmed, out, returned, cancelled, declined, expired
    case noShow = "no-show"

    /// The states that may follow.
    public var successors: Set<State> {
      switch self {
      case .held: [.confirmed, .cancelled, .expired]
      case .requested: [.confirmed, .declined, .cancelled, .expired]
      case .confirmed: [.out, .cancelled, .noShow]
      case .out: [.returned]
      case .returned, .cancelled, .declined, .expired, .noShow: []
      }
    }

    /// Whether nothing may follow.
    public var isTerminal: Bool { successors.isEmpty }

    /// Whether the drive takes its vehicle's time. A request does not, before it is confirmed.
    public var isLive: Bool {
      switch self {
      case .held, .confirmed, .out: true
      case .requested, .returned, .cancelled, .declined, .expired, .noShow: false
      }
    }

    /// Whether its start and its vehicle may still be changed. Of a drive that is out the end alone may be.
    public var isMovable: Bool {
      switch self {
      case .held, .requested, .confirmed: true
      case .out, .returned, .cancelled, .declined, .expired, .noShow: false
      }
    }
  }
}
