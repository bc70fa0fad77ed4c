/// The day in the text form of an expression: a letter for its case, then numbers.
///
/// A number list is written `1.2.3`; where a number may be missing, it is written `-`. The cases: `+days`, `m months`,
/// `w weekday`, `wn weekday`, `ww weekday.weeks`, `d day`, `dm day.months`, `x weekday.day`, `c month.day.weekday`,
/// `y year.month.day.weekday`, `nm count.weekday.months`, `n count.weekday.month.year`, `a days.months/base`, `W weeks`,
/// `W+ days`, `p part/base`, `E weeks`, `M months`, `Y month.year`, `! month.day.year`.
enum DayField {
  static func text(_ day: DayExpression) -> String {
    switch day {
    case .today(let days): "+\(days)"
    case .months(let months): "m\(months)"
    case .weekday(let weekday): "w\(weekday.rawValue)"
    case .weekdayAfterToday(let weekday): "wn\(weekday.rawValue)"
    case .weekdayOfWeek(let weekday, let weeks): "ww\(list(weekday.rawValue, weeks))"
    case .dayOfMonth(let day): "d\(day)"
    case .dayOfMonthFromNow(let day, let months): "dm\(list(day, months))"
    case .weekdayAndDay(let weekday, let day): "x\(list(weekday.rawValue, day))"
    case .monthDay(let month, let day, let said): "c\(list(month, day, said?.rawValue))"
    case .date(let date, let said): "y\(list(date.year, date.month, date.day, said?.rawValue))"
    case .nthWeekdayFromNow(let count, let weekday, let months): "nm\(list(count, weekday.rawValue, months))"
    case .nthWeekday(let count, let weekday, let month, let year): "n\(list(count, weekday.rawValue, month, year))"
    case .after(let base, let days, let months): "a\(list(days, months))/\(text(base))"
    case .anyOfWeek(let weeks): "W\(weeks)"
    case .anyOfWeekend(let weeks): "E\(weeks)"
    case .anyOfMonthFromNow(let months): "M\(months)"
    case .anyOfMonth(let month, let year): "Y\(list(month, year))"
    case .partOf(let base, let part): "p\(part.rawValue)/\(text(base))"
    case .within(let days): "W+\(days)"
    case .impossible(let month, let day, let year): "!\(list(month, day, year))"
    }
  }

  private static func list(_ numbers: Int?...) -> String {
    numbers.map { $0.map(String.init) ?? "-" }.joined(separator: ".")
  }

  static func day(_ field: Substring) -> DayExpression? {
    let halves = field.split(separator: "/", maxSplits: 1)
    guard let head = halves.first else { return nil }
    let code = head.prefix { $0.isLetter || $0 == "+" || $0 == "!" }
    guard let numbers = numbers(head.dropFirst(code.count)) else { return nil }
    if halves.count == 2 {
      return code == "p" ? part(numbers, halves[1]) : code == "a" ? after(numbers, halves[1]) : nil
    }
    return weekdays(code, numbers) ?? calendar(code, numbers) ?? many(code, numbers)
  }

  private static func after(_ numbers: [Int?], _ rest: Substring) -> DayExpression? {
    guard numbers.count == 2, let days = numbers[0], let months = numbers[1], let base = day(rest) else { return nil }
    return .after(base, days: days, months: months)
  }

  private static func part(_ numbers: [Int?], _ rest: Substring) -> DayExpression? {
    guard numbers.count == 1, let number = numbers[0], let part = DayExpression.PeriodPart(rawValue: number) else {
      return nil
    }
    switch day(rest) {
    case .anyOfWeek(let weeks): return .partOf(.anyOfWeek(weeks), part)
    case .anyOfMonthFromNow(let months): return .partOf(.anyOfMonthFromNow(months), part)
    case .anyOfMonth(let month, let year): return .partOf(.anyOfMonth(month, year: year), part)
    default: return nil
    }
  }

  /// The numbers of a list, each within what a calendar can need; nil for what is no list.
  private static func numbers(_ text: Substring) -> [Int?]? {
    var result: [Int?] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      if part == "-" {
        result.append(nil)
      } else if let number = Int(part), abs(number) < 1_000_000 {
        result.append(number)
      } else {
        return nil
      }
    }
    return result
  }

  private static func weekdays(_ code: Substring, _ numbers: [Int?]) -> DayExpression? {
    switch (code, numbers.count) {
    case ("w", 1): weekday(numbers[0]).map { .weekday($0) }
    case ("wn", 1): weekday(numbers[0]).map { .weekdayAfterToday($0) }
    case ("ww", 2): both(weekday(numbers[0]), numbers[1]).map { .weekdayOfWeek($0, $1) }
    case ("x", 2): both(weekday(numbers[0]), numbers[1]).map { .weekdayAndDay($0, $1) }
    case ("nm", 3):
      both(both(numbers[0], weekday(numbers[1])), numbers[2]).map { .nthWeekdayFromNow($0.0, $0.1, months: $1) }
    case ("n", 4):
      both(both(numbers[0], weekday(numbers[1])), numbers[2]).map {
        .nthWeekday($0.0, $0.1, month: $1, year: numbers[3])
      }
    default: nil
    }
  }

  private static func calendar(_ code: Substring, _ numbers: [Int?]) -> DayExpression? {
    switch (code, numbers.count) {
    case ("+", 1): numbers[0].map { .today(plus: $0) }
    case ("m", 1): numbers[0].map { .months($0) }
    case ("d", 1): numbers[0].map { .dayOfMonth($0) }
    case ("dm", 2): both(numbers[0], numbers[1]).map { .dayOfMonthFromNow($0, months: $1) }
    case ("c", 3): both(numbers[0], numbers[1]).map { .monthDay(month: $0, day: $1, said: weekday(numbers[2])) }
    case ("y", 4): both(both(numbers[0], numbers[1]), numbers[2]).flatMap { date($0.0, $0.1, $1, numbers[3]) }
    case ("!", 3): both(numbers[0], numbers[1]).map { .impossible(month: $0, day: $1, year: numbers[2]) }
    default: nil
    }
  }

  private static func many(_ code: Substring, _ numbers: [Int?]) -> DayExpression? {
    switch (code, numbers.count) {
    case ("W", 1): numbers[0].map { .anyOfWeek($0) }
    case ("W+", 1): numbers[0].map { .within(days: $0) }
    case ("E", 1): numbers[0].map { .anyOfWeekend($0) }
    case ("M", 1): numbers[0].map { .anyOfMonthFromNow($0) }
    case ("Y", 2): numbers[0].map { .anyOfMonth($0, year: numbers[1]) }
    default: nil
    }
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ said: Int?) -> DayExpression? {
    CivilDate(year: year, month: month, day: day).map { .date($0, said: weekday(said)) }
  }

  private static func weekday(_ number: Int?) -> Weekday? { number.flatMap(Weekday.init(rawValue:)) }

  private static func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}
