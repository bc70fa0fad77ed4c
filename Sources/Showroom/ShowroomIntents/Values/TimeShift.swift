import LanguageKit
import ShowroomCore

/// How far a start is moved from where it is: "a week later", "half an hour earlier".
public struct TimeShift: Hashable, Sendable {
  /// Whole days, which keep the time of the clock.
  public let days: Int
  public let minutes: Int
  /// Whole months: the same day of another month, or its last.
  public let months: Int

  /// A shift by so many months, days and minutes; all are negative where it is earlier.
  public init(months: Int = 0, days: Int = 0, minutes: Int = 0) {
    self.months = months
    self.days = days
    self.minutes = minutes
  }

  /// A shift by a length: whole days of it keep the time of the clock.
  init(length: Int, isEarlier: Bool) {
    let signed = isEarlier ? -length : length
    self = length % 1440 == 0 ? TimeShift(days: signed / 1440) : TimeShift(minutes: signed)
  }

  /// The start that is meant, moved from an old one.
  func moved(_ old: CivilDateTime) -> WhenExpression {
    let new = CivilDateTime(date: old.date.adding(months: months).adding(days: days), time: old.time).adding(
      minutes: minutes)
    return WhenExpression(
      day: .date(new.date, said: nil), clock: .at(ClockExpression(new.time, isHalfKnown: true)))
  }
}
