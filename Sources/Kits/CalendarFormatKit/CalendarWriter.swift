import LanguageKit

/// Writes iCalendar files (RFC 5545), and invitations as RFC 5546 has them.
///
/// By own hand rather than through libical: what is written here is a few lines of a fixed shape, while the library would
/// add its start-up and a dependency to a program that starts in milliseconds. The tests read the files back with other
/// programs, and check each byte of their form.
///
/// Times are in UTC. Programs differ on times with a zone where the clock shows an hour twice, and on a file's own
/// description of a zone; of a time in UTC there is one reading.
public struct CalendarWriter: Hashable, Sendable {
  /// What is to be done with the events.
  public enum Method: String, Hashable, Sendable {
    /// Take note of them: any number of events.
    case publish = "PUBLISH"
    /// An invitation to one event, or a new version of one.
    case request = "REQUEST"
    /// One event that was called off.
    case cancel = "CANCEL"
  }

  /// The program that wrote the file, such as `-//Company//Product//EN`.
  public let product: String

  /// A writer for a program.
  public init(product: String) {
    self.product = product
  }

  /// A whole file.
  ///
  /// - Parameters:
  ///   - stamp: when it is written, in seconds since 1970-01-01T00:00:00Z.
  ///   - method: with `publish`, nobody is invited; with `cancel`, nobody is reminded.
  public func file(_ events: [CalendarEvent], method: Method, stamp: Int64) -> String {
    let head = [
      ContentLine("BEGIN", "VCALENDAR"), ContentLine("VERSION", "2.0"), ContentLine("PRODID", text: product),
      ContentLine("CALSCALE", "GREGORIAN"), ContentLine("METHOD", method.rawValue),
    ]
    let all = head + events.flatMap { lines(of: $0, method, stamp) } + [ContentLine("END", "VCALENDAR")]
    return all.map(\.folded).joined()
  }

  private func lines(of event: CalendarEvent, _ method: Method, _ stamp: Int64) -> [ContentLine] {
    var lines = [
      ContentLine("BEGIN", "VEVENT"), ContentLine("UID", text: event.uid), ContentLine("DTSTAMP", Self.time(stamp)),
      ContentLine("SEQUENCE", String(event.sequence)), ContentLine("DTSTART", Self.time(event.seconds.lowerBound)),
      ContentLine("DTEND", Self.time(event.seconds.upperBound)), ContentLine("SUMMARY", text: event.summary),
    ]
    if let description = event.description { lines.append(ContentLine("DESCRIPTION", text: description)) }
    if let location = event.location { lines.append(ContentLine("LOCATION", text: location)) }
    lines.append(ContentLine("STATUS", event.status.rawValue))
    if let organizer = event.organizer { lines.append(ContentLine("ORGANIZER", person: organizer)) }
    if method != .publish { lines += event.attendees.map { attendee($0, method) } }
    if method != .cancel, event.status != .cancelled { lines += event.reminders.flatMap { alarm($0, event) } }
    return lines + [ContentLine("END", "VEVENT")]
  }

  /// The invitation goes by this file: a calendar server that gets it must not send a second one (RFC 6638, 7.1).
  private func attendee(_ person: CalendarEvent.Person, _ method: Method) -> ContentLine {
    let asks = method == .request ? ";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE" : ""
    return ContentLine("ATTENDEE", person: person, parameters: "\(asks);SCHEDULE-AGENT=CLIENT")
  }

  private func alarm(_ minutes: Int, _ event: CalendarEvent) -> [ContentLine] {
    [
      ContentLine("BEGIN", "VALARM"), ContentLine("ACTION", "DISPLAY"),
      ContentLine("DESCRIPTION", text: event.summary), ContentLine("TRIGGER", "-PT\(minutes)M"),
      ContentLine("END", "VALARM"),
    ]
  }

  /// A time in UTC: `20261201T083000Z`.
  static func time(_ seconds: Int64) -> String {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let second = rest < 0 ? Int(rest) + 86_400 : Int(rest)
    let date = CivilDate(dayNumber: Int(rest < 0 ? days - 1 : days))
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return digits(date.year, 4) + digits(date.month, 2) + digits(date.day, 2) + "T" + digits(second / 3600, 2)
      + digits(second / 60 % 60, 2) + digits(second % 60, 2) + "Z"
  }
}
