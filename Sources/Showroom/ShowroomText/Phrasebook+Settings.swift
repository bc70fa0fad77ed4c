import LanguageKit
import ShowroomCore

/// Settings, opening hours, and values that could not be read.
extension Phrasebook {
  public func storeIsThere(path: String, cars: Int) -> String {
    let count = self.count(cars, one: say("car", "Auto"), many: say("cars", "Autos"))
    return say("The store is \(path), with \(count).", "Der Speicher ist \(path), mit \(count).")
  }

  public func storeExists(path: String) -> String {
    say("\(path) is a store already; it was left as it is.", "\(path) ist schon ein Speicher; nichts wurde geändert.")
  }

  // MARK: Values

  public var dateHint: String { say("Write it as 2026-12-24.", "So: 2026-12-24.") }
  public var timeHint: String { say("For instance: tomorrow at 15:00.", "Zum Beispiel: morgen um 15 Uhr.") }
  public var durationHint: String { say("For instance: 45 min.", "Zum Beispiel: 45 min.") }
  public var optionHint: String {
    say(
      "For instance: automatic, red, accompanied, child seat.",
      "Zum Beispiel: Automatik, rot, in Begleitung, Kindersitz.")
  }
  public var badBatchLine: String {
    say("The line is no JSON object with a text “phrase”.", "Die Zeile ist kein JSON-Objekt mit einem Text „phrase“.")
  }

  public var brokenText: String { say("The line is not valid UTF-8.", "Die Zeile ist kein gültiges UTF-8.") }

  /// - Parameter field: of a line of JSON.
  public func noText(_ field: String) -> String { say("“\(field)” is no text.", "„\(field)“ ist kein Text.") }

  public func phraseTooLong(_ limit: Int) -> String {
    say("The phrase has more than \(limit) words.", "Der Satz hat mehr als \(limit) Wörter.")
  }

  public func badDate(_ option: String, _ value: String) -> String {
    let place = option.isEmpty ? "" : "\(option): "
    return say("\(place)“\(value)” is no date.", "\(place)„\(value)“ ist kein Datum.")
  }

  public func noTime(_ words: String) -> String {
    say("“\(shortened(words))” is no time.", "„\(shortened(words))“ ist keine Zeit.")
  }
  public func noDuration(_ words: String) -> String {
    say("“\(shortened(words))” is no length of time.", "„\(shortened(words))“ ist keine Dauer.")
  }
  public func noOption(_ words: String) -> String {
    say("“\(shortened(words))” is no option.", "„\(shortened(words))“ ist kein Wunsch, den wir kennen.")
  }
  public func noNumber(_ words: String) -> String {
    say("“\(shortened(words))” is no whole number.", "„\(shortened(words))“ ist keine ganze Zahl.")
  }
  public func unknownLanguage(_ word: String) -> String {
    say("“\(word)” is not en or de.", "„\(word)“ ist weder en noch de.")
  }

  public func badNow(_ value: String) -> String {
    say("--now: “\(value)” is no time.", "--now: „\(value)“ ist keine Zeit.")
  }

  /// A field of a line of JSON that should be a time.
  public func badField(_ field: String, _ value: String) -> String {
    say("\(field): “\(value)” is no time.", "\(field): „\(value)“ ist keine Zeit.")
  }

  public var nowHint: String { say("Write it as 2026-12-01T10:00.", "So: 2026-12-01T10:00.") }

  public func unknownZone(_ zone: String) -> String {
    say("“\(zone)” is no time zone that this machine knows.", "„\(zone)“ ist keine Zeitzone, die dieser Rechner kennt.")
  }

  public var zoneHint: String { say("For instance: Europe/Berlin.", "Zum Beispiel: Europe/Berlin.") }

  /// What another zone does to drives that are booked.
  public func zoneMoves(_ drives: Int, to zone: String) -> String {
    say(
      "On the clock of \(zone), \(count(drives, one: "drive", many: "drives")) to come will show another time: drives and "
        + "blocks keep their instant, opening hours their place on the clock.",
      "Auf der Uhr von \(zone) steht für \(count(drives, one: "künftige Fahrt", many: "künftige Fahrten")) eine andere Zeit:"
        + " Fahrten und Sperren behalten ihren Zeitpunkt, Öffnungszeiten ihre Uhrzeit.")
  }

  // MARK: Settings

  /// A setting's value with its unit.
  public func setting(_ setting: BookingSetting, _ value: Int) -> String {
    switch setting.unit {
    case .minutes: duration(Minutes(value))
    case .seconds: seconds(value)
    case .days: count(value, one: say("day", "Tag"), many: say("days", "Tage"))
    case .drives where value == 0, .times where value == 0: say("no limit", "keine Grenze")
    case .drives: count(value, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    case .years: count(value, one: say("year", "Jahr"), many: say("years", "Jahre"))
    case .times: say(count(value, one: "time", many: "times"), "\(value)-mal")
    }
  }

  public func settingError(_ error: BookingSettingError) -> String {
    switch error {
    case .outOfRange(let setting, let value):
      say(
        "\(setting.rawValue) can not be \(value); it goes from \(setting.range.lowerBound) to \(setting.range.upperBound).",
        "\(setting.rawValue) kann nicht \(value) sein, sondern \(setting.range.lowerBound) bis \(setting.range.upperBound)."
      )
    case .conflict(let setting, let value, let other, let otherValue):
      say(
        "\(setting.rawValue) can not be \(value) while \(other.rawValue) is \(otherValue).",
        "\(setting.rawValue) kann nicht \(value) sein, solange \(other.rawValue) \(otherValue) ist.")
    }
  }

  // MARK: Opening hours

  public var neverClosed: String { say("No closed days are set.", "Keine geschlossenen Tage sind eingetragen.") }

  /// Weekdays whose hours were changed, and end on the next day now.
  public func hoursPastMidnight(_ before: OpeningHours, _ after: OpeningHours) -> [String] {
    Weekday.allCases.flatMap { weekday in
      (after.weekly[weekday] ?? []).filter {
        $0.closes > 1440 && before.weekly[weekday]?.contains($0) != true
      }.map { span in
        say(
          "\(name(weekday)): \(span) ends on the next day.", "\(name(weekday)): \(span) endet am nächsten Tag.")
      }
    }
  }

  /// A day that was closed for a reason, got hours of its own, or is as its weekday again.
  public func closedChanged(_ date: CivilDate, reason: String?, spans: [OpeningSpan] = []) -> String {
    if !spans.isEmpty {
      let hours = list(spans.map(\.description))
      return say("Open \(onDay(date)): \(hours).", "Geöffnet \(onDay(date)): \(hours).")
    }
    guard let reason else { return say("Open as usual: \(day(date)).", "Wie üblich geöffnet: \(day(date)).") }
    return say("Closed: ", "Geschlossen: ") + day(date) + (reason.isEmpty ? "." : ", \(reason).")
  }

  public func openingHoursError(_ error: OpeningHoursTextError) -> String {
    switch error {
    case .unknownWord(let word, let column):
      say("Column \(column): “\(word)” is no day and no time.", "Spalte \(column): „\(word)“ ist weder Tag noch Zeit.")
    case .badTime(let text, let column):
      say("Column \(column): “\(text)” is no time of a day.", "Spalte \(column): „\(text)“ ist keine Tageszeit.")
    case .noLength(let text, let column):
      say(
        "Column \(column): “\(text)” ends as it begins. No hours are “closed”, a whole day is 00:00-24:00.",
        "Spalte \(column): „\(text)“ endet, wie es beginnt. Keine Zeiten sind „geschlossen“, ein ganzer Tag ist 00:00-24:00."
      )
    case .incomplete(let column):
      say(
        "Column \(column): days and hours belong together, as in “sat 09:00-16:00”.",
        "Spalte \(column): Tage und Zeiten gehören zusammen, wie „Sa 09:00-16:00“.")
    case .tooLong: say("That is too long for opening hours.", "Das ist zu lang für Öffnungszeiten.")
    }
  }
}
