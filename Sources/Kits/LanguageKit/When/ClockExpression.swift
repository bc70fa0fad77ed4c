/// A time on the clock as it was said.
public struct ClockExpression: Sendable, Hashable {
  /// The plain reading: "at three" is 03:00.
  public let time: CivilTime
  /// Whether the half of the day is known ("3pm", "15:00", "three in the afternoon") or open ("at three").
  public let isHalfKnown: Bool

  /// A time whose half of the day is known or not.
  public init(_ time: CivilTime, isHalfKnown: Bool) {
    self.time = time
    self.isHalfKnown = isHalfKnown
  }

  /// All times that the words can mean, the plain reading first.
  public var readings: [CivilTime] {
    isHalfKnown ? [time] : [time, time.oppositeHalf]
  }
}
