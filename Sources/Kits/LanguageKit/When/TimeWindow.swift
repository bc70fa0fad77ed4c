/// A span of the clock from which a time may be picked. An end that is nil is open: from any time, to any time.
public struct TimeWindow: Sendable, Hashable {
  /// The first time that fits.
  public let earliest: CivilTime?
  /// The last time that fits. Earlier than ``earliest`` where the window runs past midnight.
  public let latest: CivilTime?

  /// The span between two times.
  public init(earliest: CivilTime?, latest: CivilTime?) {
    self.earliest = earliest
    self.latest = latest
  }

  init(_ from: Int?, _ to: Int?) {
    self.init(earliest: from.map { CivilTime(unchecked: $0, 0) }, latest: to.map { CivilTime(unchecked: $0, 0) })
  }

  /// Whether `time` lies in the window, both ends included.
  public func contains(_ time: CivilTime) -> Bool {
    guard let earliest else { return latest.map { time <= $0 } ?? true }
    guard let latest else { return time >= earliest }
    return earliest <= latest ? earliest <= time && time <= latest : time >= earliest || time <= latest
  }
}
