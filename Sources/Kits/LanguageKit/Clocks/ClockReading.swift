/// A time on the clock as its words give it, before the half of the day is settled.
struct ClockReading {
  /// 0…23.
  var hour: Int
  var minute = 0
  var second = 0
  /// Whether the words settle the half of the day.
  var isHalfKnown: Bool
  /// Whether the words can only be a time ("3pm", "15:00"); "three" alone may be anything.
  var isCertain = true

  /// A time whose hour was said as 0…24; the half of the day is open from 1 to 12.
  init(hour: Int, minute: Int = 0, second: Int = 0) {
    self.hour = hour % 24
    self.minute = minute
    self.second = second
    isHalfKnown = hour == 0 || hour > 12
  }

  var expression: ClockExpression {
    ClockExpression(CivilTime(unchecked: hour, minute, second), isHalfKnown: isHalfKnown)
  }

  /// The same time in the half of the day that was said with it; 24-hour times stay as they are.
  func inHalf(_ half: Scan.Half) -> ClockReading {
    var result = self
    if hour <= 12, !isHalfKnown { result.hour = half == .pm ? hour % 12 + 12 : hour % 12 }
    result.isHalfKnown = true
    result.isCertain = true
    return result
  }

  /// The time `minutes` before this hour, on the face of a clock: the half of the day stays open if it was.
  func earlier(by minutes: Int) -> ClockReading {
    let total = (hour * 60 + minute - minutes + 1440) % 1440
    var result = self
    result.hour = total / 60
    result.minute = total % 60
    if !isHalfKnown, result.hour == 0 { result.hour = 12 }
    return result
  }
}
