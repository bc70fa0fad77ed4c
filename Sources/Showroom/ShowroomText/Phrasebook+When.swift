import LanguageKit
import ShowroomCore

/// A time as it was said and is stored, in words: "tomorrow at 15:00", "freitags um 15:00 Uhr".
extension Phrasebook {
  public func when(_ when: WhenExpression) -> String {
    let parts = [when.day.map { day($0) }, when.clock.map { clock($0) }, when.search.map { search($0) }]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func search(_ search: WhenExpression.Search) -> String {
    switch search {
    case .nextFree: say("next free", "nächste freie Zeit")
    case .soonest: say("as soon as possible", "so bald wie möglich")
    }
  }

  // MARK: - The clock

  private func clock(_ clock: WhenExpression.Clock) -> String {
    switch clock {
    case .at(let time): say("at \(said(time))", "um \(said(time)) Uhr")
    case .between(let first, let second):
      say("between \(said(first)) and \(said(second))", "zwischen \(said(first)) und \(said(second)) Uhr")
    case .span(let first, let second):
      say("from \(said(first)) to \(said(second))", "von \(said(first)) bis \(said(second)) Uhr")
    case .before(let time): say("before \(said(time))", "vor \(said(time)) Uhr")
    case .after(let time): say("after \(said(time))", "nach \(said(time)) Uhr")
    case .part(let part): self.part(part)
    case .impossible(let hour, let minute):
      say(
        "at \(CivilTime.digits(hour: hour, minute: minute))", "um \(CivilTime.digits(hour: hour, minute: minute)) Uhr")
    case .within(let minutes): say("within \(minutes) minutes", "innerhalb von \(minutes) Minuten")
    case .minutesFromNow(let minutes): say("in \(minutes) minutes", "in \(minutes) Minuten")
    }
  }

  /// "15:00"; "03:00 / 15:00" where the half of the day was left open.
  private func said(_ time: ClockExpression) -> String {
    time.readings.map(Self.digits).joined(separator: " / ")
  }

  private func part(_ part: PartOfDay) -> String {
    switch part {
    case .earlyMorning: say("early in the morning", "frühmorgens")
    case .morning: say("in the morning", "am Vormittag")
    case .midMorning: say("in mid-morning", "am mittleren Vormittag")
    case .lunch: say("around noon", "mittags")
    case .afternoon: say("in the afternoon", "am Nachmittag")
    case .midAfternoon: say("in mid-afternoon", "am mittleren Nachmittag")
    case .lateAfternoon: say("late in the afternoon", "am späten Nachmittag")
    case .evening: say("in the evening", "am Abend")
    case .lateEvening: say("late in the evening", "am späten Abend")
    case .night: say("at night", "nachts")
    case .midnight: say("at midnight", "um Mitternacht")
    }
  }

  // MARK: - The day

  private func day(_ day: DayExpression) -> String {
    switch day {
    case .today(0): say("today", "heute")
    case .today(1): say("tomorrow", "morgen")
    case .today(let days): say("\(days) days from now", "in \(days) Tagen")
    case .months(let months): inMonths(months)
    case .weekday(let weekday): name(weekday)
    case .weekdayAfterToday(let weekday): say("coming \(name(weekday))", "kommenden \(name(weekday))")
    case .weekdayOfWeek(let weekday, let weeks): "\(name(weekday)) \(week(weeks))"
    case .dayOfMonth(let number): say("the \(ordinal(number))", "am \(number).")
    case .dayOfMonthFromNow(let number, let months):
      say("the \(ordinal(number)) \(month(fromNow: months))", "am \(number). \(month(fromNow: months))")
    case .weekdayAndDay(let weekday, let number):
      say("\(name(weekday)) the \(ordinal(number))", "\(name(weekday)), der \(number).")
    case .monthDay(let month, let number, _): say("\(number) \(self.month(month))", "\(number). \(self.month(month))")
    case .date(let date, _): plainDay(date)
    case .nthWeekdayFromNow(let count, let weekday, let months):
      "\(nth(count)) \(name(weekday)) \(month(fromNow: months))"
    case .nthWeekday(let count, let weekday, let month, let year):
      "\(nth(count)) \(name(weekday)) \(say("of", "im")) \(named(month, year))"
    case .after(let base, let days, let months): after(base, days: days, months: months)
    case .anyOfWeek(let weeks): week(weeks)
    case .anyOfWeekend(let weeks): say("on the weekend \(week(weeks))", "am Wochenende \(week(weeks))")
    case .anyOfMonthFromNow(let months): month(fromNow: months)
    case .anyOfMonth(let month, let year): "\(say("in", "im")) \(named(month, year))"
    case .partOf(let base, let part): "\(self.part(part)) \(self.day(base))"
    case .within(let days): say("within \(days) days", "innerhalb von \(days) Tagen")
    case .impossible(let month, let number, let year): "\(number). \(named(month, year))"
    }
  }

  private func part(_ part: DayExpression.PeriodPart) -> String {
    switch part {
    case .start: say("early", "Anfang")
    case .middle: say("mid", "Mitte")
    case .end: say("late", "Ende")
    }
  }

  private func after(_ base: DayExpression, days: Int, months: Int) -> String {
    let distances = [
      months == 0 ? nil : count(months, one: say("month", "Monat"), many: say("months", "Monate")),
      days == 0 ? nil : count(days, one: say("day", "Tag"), many: say("days", "Tage")),
    ]
    let distance = distances.compactMap { $0 }.joined(separator: say(" and ", " und "))
    return say("\(distance) after \(day(base))", "\(distance) nach \(day(base))")
  }

  private func named(_ month: Int, _ year: Int?) -> String {
    ([self.month(month)] + [year].compactMap { $0.map(String.init) }).joined(separator: " ")
  }

  private func inMonths(_ months: Int) -> String {
    say("in \(count(months, one: "month", many: "months"))", "in \(count(months, one: "Monat", many: "Monaten"))")
  }

  private func week(_ weeks: Int) -> String {
    switch weeks {
    case 0: say("this week", "diese Woche")
    case 1: say("next week", "nächste Woche")
    default: say("in \(weeks) weeks", "in \(weeks) Wochen")
    }
  }

  private func month(fromNow months: Int) -> String {
    switch months {
    case 0: say("this month", "diesen Monat")
    case 1: say("next month", "nächsten Monat")
    default: inMonths(months)
    }
  }

  private func nth(_ count: Int) -> String {
    count < 0 ? say("the last", "der letzte") : say("the \(ordinal(count))", "der \(count).")
  }

  private func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    switch number % 10 {
    case 1 where !isTeen: return "\(number)st"
    case 2 where !isTeen: return "\(number)nd"
    case 3 where !isTeen: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}
