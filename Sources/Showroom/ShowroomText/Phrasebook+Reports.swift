import LanguageKit
import ShowroomCore
import ShowroomIntents

/// The sentences of reports.
extension Phrasebook {
  /// "Utilisation, 1 November to 30 November 2026:".
  public func reportTitle(_ kind: Report.Kind, _ period: ReportPeriod) -> String {
    let title =
      switch kind {
      case .utilisation: say("Utilisation", "Auslastung")
      case .popular: say("Models that are asked for", "Gefragte Modelle")
      case .hours: say("Hours at which drives begin", "Stunden, zu denen Fahrten beginnen")
      case .noShows: say("Who did not come", "Nicht erschienen")
      case .outcomes: say("What drives led to", "Was aus Fahrten wurde")
      case .followUps: say("Whom to call", "Anzurufen")
      }
    let days =
      period.first == period.last
      ? plainDay(period.first)
      : say(
        "\(plainDay(period.first)) to \(plainDay(period.last))",
        "\(plainDay(period.first)) bis \(plainDay(period.last))")
    return "\(title), \(days)."
  }

  public var nothingInReport: String { say("There is nothing to show.", "Es gibt nichts zu zeigen.") }
  public var notNoted: String { say("not noted", "nicht vermerkt") }
  public var utilisationLegend: String {
    say("A full bar is all the open time.", "Ein voller Balken ist die ganze Öffnungszeit.")
  }
  public var shareLegend: String {
    say("The bars show the share.", "Die Balken zeigen den Anteil.")
  }

  public func utilisationTotal(_ line: Utilisation.Line) -> String {
    let drives = count(line.drives, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    let share = line.share.map { ", \(percent($0))" } ?? ""
    return say(
      "All: \(drives), \(hoursAndMinutes(line.used)) of \(hoursAndMinutes(line.open))\(share).",
      "Zusammen: \(drives), \(hoursAndMinutes(line.used)) von \(hoursAndMinutes(line.open))\(share).")
  }

  public func utilisation(_ name: String, _ line: Utilisation.Line) -> String {
    let drives = count(line.drives, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    let share = line.share.map { ", \(percent($0))" } ?? ""
    let time = say(
      "\(hoursAndMinutes(line.used)) of \(hoursAndMinutes(line.open))",
      "\(hoursAndMinutes(line.used)) von \(hoursAndMinutes(line.open))")
    return "\(name): \(drives), \(time)\(share)"
  }

  public func othersUnused(_ count: Int) -> String {
    say(
      count == 1 ? "1 other was not driven." : "\(count) others were not driven.",
      count == 1 ? "1 anderer wurde nicht gefahren." : "\(count) andere wurden nicht gefahren.")
  }

  public func noShowTotal(_ missed: Int, of all: Int) -> String {
    let drives = count(all, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    let share = all == 0 ? "" : ", \(percent(Double(missed) / Double(all)))"
    return say("\(missed) of \(drives)\(share).", "\(missed) von \(drives)\(share).")
  }

  public func noShows(_ name: String, _ missed: Int, of all: Int) -> String {
    say("\(name): did not come \(missed) of \(all) times", "\(name): \(missed) von \(all) Malen nicht erschienen")
  }

  /// "Volkswagen Golf: 4 drives, 13 %".
  public func share(_ name: String, _ drives: Int, _ share: Double) -> String {
    "\(name): \(count(drives, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))), \(percent(share))"
  }

  /// "12 %"; less than one is told with a decimal.
  public func percent(_ share: Double) -> String {
    let tenths = Int((min(max(share, 0), 100_000) * 1000).rounded())
    guard tenths % 10 != 0, tenths < 100 else { return "\((tenths + 5) / 10) %" }
    return "\(tenths / 10)\(say(".", ","))\(tenths % 10) %"
  }

  /// "2:15 h".
  public func hoursAndMinutes(_ seconds: Int) -> String {
    let minutes = seconds / 60
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60) h"
  }

  /// "09:00–10:00" for 9.
  public func hour(_ hour: Int) -> String {
    func digits(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number):00" }
    return "\(digits(hour))–\(digits(hour + 1))"
  }

  /// A day on which somebody is to be called.
  public func dueDay(_ date: CivilDate, isDone: Bool = false) -> String {
    !isDone && date < calendar.date(at: now) ? say("\(day(date)), overdue", "\(day(date)), überfällig") : day(date)
  }

  public func badPeriod(_ words: String) -> String {
    say("“\(shortened(words))” names no days.", "„\(shortened(words))“ nennt keine Tage.")
  }
  public var periodHint: String {
    say(
      "Such as: last week, November, 2026-11-01 2026-11-30; at most ten years.",
      "Etwa: letzte Woche, November, 2026-11-01 2026-11-30; höchstens zehn Jahre.")
  }
}
