/// How a part of the day settles the half that an hour left open.
extension PartOfDay {
  /// The time that an open one means in this part of the day: "seven in the evening" is 19:00, "12 nachts" 00:00.
  ///
  /// At night, hours up to four are those after midnight. At noon, ten to twelve are before or at noon.
  func settle(_ clock: ClockExpression) -> ClockExpression {
    guard !clock.isHalfKnown else { return clock }
    let hour = clock.time.hour
    let isPM = isSecondHalf(hour)
    let settled = isPM ? hour % 12 + 12 : hour % 12
    return ClockExpression(CivilTime(unchecked: settled, clock.time.minute, clock.time.second), isHalfKnown: true)
  }

  private func isSecondHalf(_ hour: Int) -> Bool {
    switch self {
    case .earlyMorning, .morning, .midnight: false
    case .midMorning: hour == 12
    case .lunch: !(10...11).contains(hour)
    case .afternoon, .midAfternoon, .lateAfternoon: true
    case .evening, .lateEvening: hour != 12
    case .night: (5...11).contains(hour)
    }
  }

  func settle(_ clock: WhenExpression.Clock) -> WhenExpression.Clock {
    switch clock {
    case .at(let time): .at(settle(time))
    case .between(let first, let second): .between(settle(first), settle(second))
    case .span(let first, let second): .span(settle(first), settle(second))
    case .before(let time): .before(settle(time))
    case .after(let time): .after(settle(time))
    case .part, .minutesFromNow, .within, .impossible: clock
    }
  }
}
