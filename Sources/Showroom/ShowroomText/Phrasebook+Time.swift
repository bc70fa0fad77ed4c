import LanguageKit
import ShowroomCore

extension Phrasebook {
  /// "Tuesday, 1 December 2026"; today and tomorrow are called so as well.
  public func day(_ date: CivilDate) -> String {
    let plain = plainDay(date)
    switch date.dayNumber - calendar.date(at: now).dayNumber {
    case 0: return say("today, \(plain)", "heute, \(plain)")
    case 1: return say("tomorrow, \(plain)", "morgen, \(plain)")
    default: return plain
    }
  }

  /// "on Friday, 4 December 2026", but "today, Tuesday, 1 December 2026".
  public func onDay(_ date: CivilDate) -> String {
    let text = day(date)
    return text == plainDay(date) ? say("on \(text)", "am \(text)") : text
  }

  /// "Tuesday, 1 December 2026".
  public func plainDay(_ date: CivilDate) -> String {
    let weekday = name(date.weekday)
    return say(
      "\(weekday), \(date.day) \(month(date.month)) \(date.year)",
      "\(weekday), \(date.day). \(month(date.month)) \(date.year)")
  }

  /// "15:00", "15:00 Uhr".
  public func time(_ time: CivilTime) -> String {
    let digits = Self.digits(time)
    return say(digits, "\(digits) Uhr")
  }

  /// A day and a time; with the offset on a day on which the clock changes.
  public func instant(_ instant: Instant) -> String {
    let civil = calendar.civil(at: instant)
    let text = "\(day(civil.date)), \(time(civil.time))"
    return clockChanges(on: civil.date) ? "\(text) (UTC\(calendar.offsetText(at: instant)))" : text
  }

  /// "15:00–15:45"; with both offsets where the clock changes in between.
  public func span(_ slot: TimeSlot) -> String {
    let offsets = [slot.start, slot.end].map { "UTC\(calendar.offsetText(at: $0))" }
    return offsets[0] == offsets[1] ? digits(slot) : "\(digits(slot)) (\(offsets[0]) – \(offsets[1]))"
  }

  private func digits(_ slot: TimeSlot) -> String {
    let start = calendar.civil(at: slot.start)
    let end = calendar.civil(at: slot.end)
    // Of a drive of a day or more, the clock alone does not tell the end.
    let isLong = slot.durationInSeconds >= 86_400
    let text = "\(Self.digits(start.time))\(isLong ? " – \(end.date) " : "–")\(Self.digits(end.time))"
    return say(text, "\(text) Uhr")
  }

  /// "tomorrow, Tuesday, 1 December 2026, 15:00–15:45".
  public func slot(_ slot: TimeSlot) -> String {
    let start = calendar.civil(at: slot.start)
    let text = "\(day(start.date)), \(digits(slot))"
    let offsets = [slot.start, slot.end].map { "UTC\(calendar.offsetText(at: $0))" }
    // Where the clock changes at midnight, it does so on no day that the drive begins on.
    guard offsets[0] != offsets[1] || clockChanges(on: start.date) else { return text }
    return offsets[0] == offsets[1] ? "\(text) (\(offsets[0]))" : "\(text) (\(offsets[0]) – \(offsets[1]))"
  }

  /// "1 hour 30 minutes"; "1 Stunde 30 Minuten".
  public func duration(_ minutes: Minutes) -> String {
    let hours = minutes.rawValue / 60
    let rest = minutes.rawValue % 60
    let parts = [
      hours == 0 ? nil : count(hours, one: say("hour", "Stunde"), many: say("hours", "Stunden")),
      rest == 0 && hours > 0 ? nil : count(rest, one: say("minute", "Minute"), many: say("minutes", "Minuten")),
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// "1 drive", "2 drives".
  func count(_ number: Int, one: String, many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// "red, automatic and accompanied".
  public func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + say(" and ", " und ") + last
  }

  private func clockChanges(on date: CivilDate) -> Bool {
    guard let day = calendar.dayInterval(date) else { return true }
    return !calendar.zone.changes(from: day.start, to: day.end).isEmpty
  }

  static func digits(_ time: CivilTime) -> String {
    CivilTime.digits(hour: time.hour, minute: time.minute)
  }

  /// "Monday".
  public func name(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: say("Monday", "Montag")
    case .tuesday: say("Tuesday", "Dienstag")
    case .wednesday: say("Wednesday", "Mittwoch")
    case .thursday: say("Thursday", "Donnerstag")
    case .friday: say("Friday", "Freitag")
    case .saturday: say("Saturday", "Samstag")
    case .sunday: say("Sunday", "Sonntag")
    }
  }

  /// The name of a month, 1 to 12.
  public func month(_ month: Int) -> String {
    let names = language == .de ? Self.germanMonths : Self.englishMonths
    return names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]
}
