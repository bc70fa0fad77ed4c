/// Which day is meant, as it was said: evaluated only when it is known what today is.
public indirect enum DayExpression: Sendable, Hashable {
  /// Which days of a week or a month are meant.
  public enum PeriodPart: Int, Sendable, Hashable, CaseIterable {
    /// Monday and Tuesday; the first ten days of a month.
    case start
    /// Tuesday to Thursday; the 10th to the 20th of a month.
    case middle
    /// Thursday to Saturday; from the 21st of a month on.
    case end
  }

  /// "today", "tomorrow", "in three days": this many days after today.
  case today(plus: Int)
  /// "in two months", "in a year": this many months after today.
  case months(Int)
  /// "Friday": the first such day, which may be today.
  case weekday(Weekday)
  /// "coming Friday": the first such day after today.
  case weekdayAfterToday(Weekday)
  /// "Friday of next week": the week counted from the present one, Monday first.
  case weekdayOfWeek(Weekday, Int)
  /// "the 21st": the next day with that number.
  case dayOfMonth(Int)
  /// "the 20th of next month": the month counted from the present one; -1 is its last day.
  case dayOfMonthFromNow(Int, months: Int)
  /// "Sunday the 31st": the next day with that number which is that weekday.
  case weekdayAndDay(Weekday, Int)
  /// "4 May": the next such day; the weekday is what was said with it, right or wrong.
  case monthDay(month: Int, day: Int, said: Weekday?)
  /// "4 May 2027".
  case date(CivilDate, said: Weekday?)
  /// "the second Monday of next month": the month counted from the present one; -1 is the last.
  case nthWeekdayFromNow(Int, Weekday, months: Int)
  /// "the first Friday of July": the next such day, or that of the year.
  case nthWeekday(Int, Weekday, month: Int, year: Int?)
  /// "three days from Tuesday", "Friday in two weeks".
  case after(DayExpression, days: Int, months: Int)
  /// "next week": any day of the week counted from the present one.
  case anyOfWeek(Int)
  /// "this weekend": Saturday or Sunday of the week counted from the present one.
  case anyOfWeekend(Int)
  /// "next month": any day of the month counted from the present one.
  case anyOfMonthFromNow(Int)
  /// "in May": any day of the next such month, or that of the year.
  case anyOfMonth(Int, year: Int?)
  /// "early next week", "the end of the month": some days of a week or a month.
  case partOf(DayExpression, PeriodPart)
  /// "within two days": any day from today until this many days after it.
  case within(days: Int)
  /// "30 February": no calendar has it.
  case impossible(month: Int, day: Int, year: Int?)

  /// Whether a day of the calendar is named ("4 May", "the 21st"), so that the expression means something else once
  /// that day is over; "tomorrow" and "Friday" are always good.
  public var isTiedToDate: Bool {
    switch self {
    case .dayOfMonth, .weekdayAndDay, .monthDay, .date, .impossible, .nthWeekday, .anyOfMonth: true
    case .after(let base, _, _), .partOf(let base, _): base.isTiedToDate
    default: false
    }
  }
}
