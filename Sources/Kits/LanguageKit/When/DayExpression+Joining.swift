/// Days that are told in two pieces: "Friday" and "the 26th", "next week" and "Monday".
extension DayExpression {
  /// The day that both pieces tell together; nil where they tell two different days.
  func joined(with next: DayPiece) -> DayExpression? {
    switch (self, next.day) {
    case (.weekday(let weekday), let day), (let day, .weekday(let weekday)):
      joined(weekday, day, isOffset: next.isOffset, isWeekdayFirst: isWeekday)
    case (.dayOfMonth(let day), .anyOfMonthFromNow(let months)), (.anyOfMonthFromNow(let months), .dayOfMonth(let day)):
      .dayOfMonthFromNow(day, months: months)
    case (.dayOfMonth(let day), .anyOfMonth(let month, let year)),
      (.anyOfMonth(let month, let year), .dayOfMonth(let day)):
      .of(year: year, month: month, day: day)
    case (.today(let first), .today(let second)) where next.isOffset: .today(plus: first + second)
    case (.today(0), .months) where next.isOffset: next.day
    case (.weekdayOfWeek(let weekday, _), .anyOfWeek(let weeks)): .weekdayOfWeek(weekday, weeks)
    case (.weekdayOfWeek(let weekday, _), .dayOfMonth(let day)): .weekdayAndDay(weekday, day)
    case (.today, .monthDay), (.today, .date), (.today, .dayOfMonth): next.day
    default: self == next.day ? self : nil
    }
  }

  private var isWeekday: Bool {
    if case .weekday = self { true } else { false }
  }

  private func joined(
    _ weekday: Weekday, _ day: DayExpression, isOffset: Bool, isWeekdayFirst: Bool
  ) -> DayExpression? {
    switch day {
    case .anyOfWeek(let weeks), .partOf(.anyOfWeek(let weeks), _): .weekdayOfWeek(weekday, weeks)
    case .dayOfMonth(let number): .weekdayAndDay(weekday, number)
    case .dayOfMonthFromNow: day
    case .monthDay(let month, let number, nil): .monthDay(month: month, day: number, said: weekday)
    case .date(let date, nil): .date(date, said: weekday)
    case .today(let days) where isWeekdayFirst && isOffset: .after(.weekday(weekday), days: days, months: 0)
    case .today(let days) where !isWeekdayFirst && days >= 7 && days % 7 == 0: .weekdayOfWeek(weekday, days / 7)
    case .today, .impossible: day
    case .weekday(weekday): day
    default: nil
    }
  }
}
