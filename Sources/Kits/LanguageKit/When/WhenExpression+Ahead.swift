/// Choosing the reading that is ahead of now.
extension WhenExpression {
  /// Times that "today" or "tonight" can still mean after midnight.
  private static let smallHours = 0..<6

  func keepAhead(_ now: CivilDateTime, _ reading: inout WhenReading) {
    guard reading.date == now.date else { return }
    if let window = reading.window { keepAhead(now, window, &reading) }
    guard let time = reading.time, time < now.time, reading.window == nil || !reading.otherTimes.isEmpty else { return }
    if case .weekday = day { return moveOn(&reading) }
    if let later = reading.otherTimes.first(where: { $0 >= now.time }) {
      reading.passedTimes = [time]
      reading.time = later
      reading.otherTimes = []
    } else {
      handlePast(now, time, &reading)
    }
  }

  /// "Friday at nine" on a Friday at noon: next week's.
  private func moveOn(_ reading: inout WhenReading) {
    guard let date = reading.date else { return }
    reading.date = date.adding(days: 7)
    reading.otherDates = [date]
  }

  private func handlePast(_ now: CivilDateTime, _ time: CivilTime, _ reading: inout WhenReading) {
    guard case .today(0) = day, Self.smallHours.contains(time.hour) else {
      reading.problem = .past(now.date)
      return
    }
    reading.date = now.date.adding(days: 1)
  }

  private func keepAhead(_ now: CivilDateTime, _ window: TimeWindow, _ reading: inout WhenReading) {
    guard window.isOver(at: now.time) else { return }
    if case .weekday = day { return moveOn(&reading) }
    guard let later = reading.otherWindows.first(where: { !$0.isOver(at: now.time) }) else {
      reading.problem = .past(now.date)
      return
    }
    reading.window = later
    reading.otherWindows = []
  }
}

extension TimeWindow {
  /// Whether no time of the window is ahead of `time` on the same day.
  fileprivate func isOver(at time: CivilTime) -> Bool {
    guard let latest else { return false }
    return latest < time && (earliest ?? .midnight) <= latest
  }
}
