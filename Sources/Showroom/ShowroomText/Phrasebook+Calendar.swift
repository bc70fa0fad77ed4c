import CalendarFormatKit
import ShowroomCore

/// Drives in calendars outside, and days that come from there.
extension Phrasebook {
  public func calendarSummary(_ drive: TestDrive) -> String {
    say("Test drive: \(drive.vehicle.car.title)", "Probefahrt: \(drive.vehicle.car.title)")
  }

  /// What helps on the day: the number, the car and what goes with it, and who drives.
  public func calendarDescription(_ drive: TestDrive) -> String {
    let lines = [
      say("Drive \(drive.id)", "Fahrt \(drive.id)"), vehicle(drive.vehicle), drive.customer.name,
      extras(drive).isEmpty ? nil : extras(drive),
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }

  public func written(to path: String) -> String { say("Written to \(path).", "Geschrieben nach \(path).") }

  public func fileNotWritten(_ path: String, _ reason: String) -> String {
    say("\(path) can not be written: \(reason).", "\(path) ist nicht zu schreiben: \(reason).")
  }

  // MARK: Closed days

  public var noWholeDays: String {
    say("no event in it lasts whole days", "darin dauert kein Termin ganze Tage")
  }

  public func closedDaysRead(_ days: Int, leftOut: Int) -> String {
    let read = say(
      "\(count(days, one: "day", many: "days")) read.", "\(count(days, one: "Tag", many: "Tage")) gelesen.")
    guard leftOut > 0 else { return read }
    return read
      + say(
        " Left out, as they are at a time of day or called off: \(count(leftOut, one: "event", many: "events")).",
        " Ausgelassen, weil mit Uhrzeit oder abgesagt: \(count(leftOut, one: "Termin", many: "Termine")).")
  }

  public func calendarError(_ error: CalendarError) -> String {
    say("line \(error.line): ", "Zeile \(error.line): ") + calendarFault(error.kind)
  }

  private func calendarFault(_ kind: CalendarError.Kind) -> String {
    switch kind {
    case .noCalendar: say("this is no iCalendar file", "das ist keine iCalendar-Datei")
    case .invalidUTF8: say("this is no UTF-8", "das ist kein UTF-8")
    case .noProperty: say("a name and a colon are missing", "Name und Doppelpunkt fehlen")
    case .wrongEnd(let part): say("END:\(part) ends nothing", "END:\(part) beendet nichts")
    case .unfinished(let part): say("the file ends within \(part)", "die Datei endet mitten in \(part)")
    case .badDate(let value): say("“\(value)” is no date", "„\(value)“ ist kein Datum")
    case .endBeforeStart: say("the event ends before it starts", "der Termin endet vor seinem Beginn")
    case .noStart: say("the event has no start", "dem Termin fehlt der Beginn")
    case .unknownRule(let rule):
      say("the repetition “\(rule)” is not known", "die Wiederholung „\(rule)“ ist nicht bekannt")
    case .tooMany(let limit): say("more than \(limit)", "mehr als \(limit)")
    }
  }
}
