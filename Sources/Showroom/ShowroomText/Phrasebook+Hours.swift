import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// The opening hours of one day: "tomorrow, Tuesday, 1 December 2026: 09:00–18:00.".
  public func hours(_ hours: OpeningHours, on date: CivilDate) -> String {
    if let reason = hours.closedDays[date], !reason.isEmpty {
      return say("\(day(date)): closed, \(reason).", "\(day(date)): geschlossen, \(reason).")
    }
    let spans = hours.spans(on: date)
    guard !spans.isEmpty else { return say("\(day(date)): closed.", "\(day(date)): geschlossen.") }
    let times = list(spans.map { "\(from($0))–\(to($0))" })
    return say("\(day(date)): open \(times).", "\(day(date)): geöffnet \(times) Uhr.")
  }

  /// When a span of the opening hours begins and ends, on the clock.
  public func from(_ span: OpeningSpan) -> String { Self.digits(CivilTime(minuteOfDay: span.opens)) }
  public func to(_ span: OpeningSpan) -> String {
    span.closes == 1440 ? "24:00" : Self.digits(CivilTime(minuteOfDay: span.closes))
  }

  /// The answer to thanks.
  public var welcome: String { say("You are welcome.", "Gern geschehen.") }

  /// What to do so that somebody's data is erased.
  public func howToErase(_ speaker: Speaker) -> String {
    speaker == .staff
      ? say(
        "“customer forget NAME” erases a person; “donation delete” what is remembered of somebody's acts.",
        "„customer forget NAME“ löscht eine Person; „donation delete“, was von jemandem gemerkt ist.")
      : say(
        "The staff erase what is kept of you: please ask them. “donation delete” erases what is remembered of your acts.",
        "Was über Sie gespeichert ist, löscht das Personal: bitte dort fragen. „donation delete“ löscht, was gemerkt ist."
      )
  }
}
