import Glibc

/// Reads iCalendar files with Python's `icalendar`, a program by other people, as a second opinion.
public enum CalendarFile {
  /// Whether it can be asked.
  public static let canBeReadByOthers = CalendarReader.icalendar.isThere

  /// What the package makes of a file: a line for the method, and one for each fact of each event, `\n` written so.
  /// Empty where it refuses the file.
  public static func readByOthers(_ text: String) -> [String] {
    let script = """
      import sys, icalendar
      calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
      print('METHOD', calendar.get('METHOD'))
      for event in calendar.walk('VEVENT'):
          for key in ['UID', 'SEQUENCE', 'STATUS', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'ORGANIZER', 'ATTENDEE']:
              if key in event: print(key, str(event[key]).replace(chr(10), chr(92) + 'n'))
          for key in ['DTSTAMP', 'DTSTART', 'DTEND']: print(key, event[key].dt.strftime('%Y-%m-%dT%H:%M:%S%z'))
          for name in [p.params['CN'] for p in [event.get('ATTENDEE')] if p is not None]: print('CN', name)
          for alarm in event.walk('VALARM'): print('REMINDER', int(-alarm['TRIGGER'].dt.total_seconds() // 60))
      """
    let result = Program(CalendarReader.python).run(["-X", "utf8", "-c", script], input: text)
    return result.exitCode == 0 ? result.output.split(separator: "\n").map(String.init) : []
  }

  /// What is wrong with the form of a file that readers let pass: RFC 5545, 3.1 and 3.6, octet by octet.
  public static func faults(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var faults: [String] = []
    if !bytes.reversed().starts(with: [0x0A, 0x0D]) { faults.append("no line end at the end") }
    var lines: [[UInt8]] = [[]]
    for (place, byte) in bytes.enumerated() {
      if byte == 0x0A, place > 0, bytes[place - 1] == 0x0D {
        lines[lines.count - 1].removeLast()
        lines.append([])
      } else {
        if byte != 0x0D, byte < 0x20, byte != 0x09 || byte == 0x7F { faults.append("control byte \(byte)") }
        lines[lines.count - 1].append(byte)
      }
    }
    for (number, line) in lines.dropLast().enumerated() {
      if line.count > 75 { faults.append("line \(number + 1) has \(line.count) octets") }
      if line.isEmpty { faults.append("line \(number + 1) is empty") }
      if line.contains(0x0D) { faults.append("line \(number + 1) holds a lone CR") }
      if String(validating: line, as: UTF8.self) == nil { faults.append("line \(number + 1) splits a code point") }
    }
    return faults + eventFaults(properties(text))
  }

  /// The lines of a file, unfolded octet by octet: a mark that combines with the space before it is text all the same.
  public static func properties(_ text: String) -> [String] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x20, bytes.suffix(2) == [0x0D, 0x0A] { bytes.removeLast(2) } else { bytes.append(byte) }
    }
    return bytes.split(separator: 0x0A).map { String(decoding: $0.filter { $0 != 0x0D }, as: UTF8.self) }
  }

  private static func eventFaults(_ lines: [String]) -> [String] {
    var faults: [String] = []
    var open: [String] = []
    var event: [String: String] = [:]
    for line in lines {
      let name = String(line.prefix { $0 != ":" && $0 != ";" })
      let value = String(line.drop { $0 != ":" }.dropFirst())
      switch name {
      case "BEGIN":
        open.append(value)
        if value == "VEVENT" { event = [:] }
      case "END":
        if open.popLast() != value { faults.append("END:\(value)") }
        guard value == "VEVENT" else { break }
        for needed in ["UID", "DTSTAMP", "DTSTART", "SEQUENCE"] where event[needed] == nil {
          faults.append("no \(needed)")
        }
        if let start = event["DTSTART"], let end = event["DTEND"], end <= start { faults.append("end before start") }
      case "DTSTART", "DTEND", "DTSTAMP":
        if line.wholeMatch(of: /[A-Z]+:\d{8}T\d{6}Z/) == nil { faults.append("no UTC time: \(line)") }
        event[name] = value
      default:
        if open.last == "VEVENT", event.updateValue(value, forKey: name) != nil, name != "ATTENDEE" {
          faults.append("\(name) twice")
        }
      }
    }
    return faults + open.map { "\($0) never ends" }
  }
}
