import LanguageKit
import ShowroomCore

/// Sentences that a person can say, as examples of what is understood.
extension Phrasebook {
  public var sayableTitle: String { say("You can say", "Sie können sagen") }

  public var sayAllCars: String { say("show me all cars", "zeig mir alle Autos") }

  public func sayFree(_ car: String, on date: CivilDate) -> String {
    say("when is the \(car) free \(sayableDay(date))", "wann ist der \(car) \(sayableDay(date)) frei")
  }

  public func sayBook(_ car: String, at instant: Instant, for length: Minutes) -> String {
    let civil = calendar.civil(at: instant)
    let time = Self.digits(civil.time)
    return say(
      "book the \(car) \(sayableDay(civil.date)) at \(time) for \(length.rawValue) minutes",
      "buche den \(car) \(sayableDay(civil.date)) um \(time) Uhr für \(length.rawValue) Minuten")
  }

  public var sayOwnDrives: String { say("show me my drives", "zeig mir meine Fahrten") }

  public func sayDrives(on date: CivilDate) -> String {
    say("show me the drives \(sayableDay(date))", "zeig mir die Fahrten \(sayableDay(date))")
  }

  public func sayCancel(_ drive: TestDrive) -> String {
    say("cancel drive \(drive.id)", "storniere Fahrt \(drive.id)")
  }

  /// A day as a phrase says it: within the coming week by its name, others by their date.
  func sayableDay(_ date: CivilDate) -> String {
    let today = calendar.date(at: now)
    switch (0...6).first(where: { today.adding(days: $0) == date }) ?? 7 {
    case 0: return say("today", "heute")
    case 1: return say("tomorrow", "morgen")
    case 2...6: return say("on \(name(date.weekday))", "am \(name(date.weekday))")
    default: return say("on \(date)", "am \(date.day).\(date.month).\(date.year)")
    }
  }
}
