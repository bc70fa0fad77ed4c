import Glibc

/// Programs by other people that read iCalendar files, as second opinions. `Scripts/test` installs them; where one is not
/// there, its tests are skipped.
public enum CalendarReader: String, CaseIterable, Sendable {
  case icalendar, ical, khal, libical

  /// What a reader found of one event, the same for all of them.
  public struct Event: Hashable, Comparable, Sendable {
    public let uid: String
    /// As `20261201T133000Z`.
    public let start: String
    public let end: String
    /// Line breaks are written `\n`.
    public let description: String

    public init(uid: String, start: String, end: String, description: String) {
      self.uid = uid
      self.start = start
      self.end = end
      self.description = description
    }

    public static func < (left: Event, right: Event) -> Bool { left.uid < right.uid }
  }

  private static let folder = Program.built("../../calendar-readers").path
  static let python = "\(folder)/bin/python"

  /// Those that are there.
  public static let present: [CalendarReader] = allCases.filter(\.isThere)

  /// Whether it can be asked.
  public var isThere: Bool {
    switch self {
    case .libical: access("\(Self.folder)/ical-check", X_OK) == 0
    case .icalendar, .ical, .khal:
      access(Self.python, X_OK) == 0 && Program(Self.python).run(["-c", "import \(rawValue)"]).exitCode == 0
    }
  }

  /// Why its tests are skipped.
  public var absence: String { "\(rawValue) is not installed; Scripts/test does that" }

  /// The events of a file, sorted by their UID; nil where the reader refuses it. libical also checks the rules of RFC 5546.
  public func events(in file: String) -> [Event]? {
    let result: Program.Result
    switch self {
    case .libical: result = Program("\(Self.folder)/ical-check").run(input: file)
    case .icalendar: result = run(Self.icalendarScript, file)
    case .ical: result = run(Self.icalScript, file)
    case .khal: return khalEvents(file)
    }
    guard result.exitCode == 0, !result.output.contains("RESTRICTION broken") else { return nil }
    return Self.events(ofFacts: result.output.split(separator: "\n").map(String.init))
  }

  private func run(_ script: String, _ input: String) -> Program.Result {
    Program(Self.python).run(["-X", "utf8", "-c", script], input: input)
  }

  /// Lines of a name and a value, `DESCRIPTION` last for each event.
  private static func events(ofFacts lines: [String]) -> [Event] {
    var facts: [String: String] = [:]
    var events: [Event] = []
    for line in lines {
      let name = String(line.prefix { $0 != " " })
      facts[name] = String(line.dropFirst(name.count + 1))
      guard name == "DESCRIPTION" else { continue }
      events.append(
        Event(
          uid: facts["UID"] ?? "", start: facts["DTSTART"] ?? "", end: facts["DTEND"] ?? "",
          description: facts["DESCRIPTION"] ?? ""))
    }
    return events.sorted()
  }

  private static let show = """
    def show(uid, start, end, description):
        text = str(description or '').replace(chr(10), chr(92) + 'n')
        utc = [time.astimezone(datetime.timezone.utc).strftime('%Y%m%dT%H%M%SZ') for time in (start, end)]
        print(f'UID {uid}', f'DTSTART {utc[0]}', f'DTEND {utc[1]}', f'DESCRIPTION {text}', sep=chr(10))

    """
  private static let icalendarScript =
    "import sys, datetime, icalendar\n" + show + """
      calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
      for event in calendar.walk('VEVENT'):
          show(event['UID'], event['DTSTART'].dt, event['DTEND'].dt, event.get('DESCRIPTION'))
      """
  private static let icalScript =
    "import sys, datetime\nfrom ical.calendar_stream import IcsCalendarStream\n" + show + """
      text = sys.stdin.buffer.read().decode()
      for event in IcsCalendarStream.calendar_from_ics(text).events:
          show(event.uid, event.dtstart, event.dtend, event.description)
      """

  /// khal takes files in as a person has them taken in, and lists what it has then.
  private func khalEvents(_ file: String) -> [Event]? {
    let directory = TemporaryDirectory()
    File.write(Self.khalSettings(in: directory.path).utf8, to: directory.file("config"))
    File.write(file.utf8, to: directory.file("file.ics"))
    mkdir(directory.file("calendar"), 0o700)
    let khal = ["-m", "khal", "-c", directory.file("config")]
    let environment: [String: String?] = ["HOME": directory.path, "LC_ALL": "C.UTF-8"]
    let taken = Program(Self.python).run(
      khal + ["import", "--batch", "-a", "one", directory.file("file.ics")], environment: environment)
    guard taken.exitCode == 0, taken.errors.isEmpty else { return nil }
    let format = "{uid}\u{1F}{start-long}\u{1F}{end-long}\u{1F}{description}\u{1E}"
    let listed = Program(Self.python).run(
      khal + ["list", "--notstarted", "--day-format", "", "--format", format, "2026-11-01", "200d"],
      environment: environment)
    guard listed.exitCode == 0 else { return nil }
    return listed.output.split(separator: "\u{1E}").compactMap(Self.khalEvent).sorted()
  }

  private static func khalEvent(_ text: Substring) -> Event? {
    let parts = text.drop { $0 == "\n" }.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { return nil }
    let description = parts[3].split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    return Event(uid: parts[0], start: parts[1] + "00Z", end: parts[2] + "00Z", description: description)
  }

  private static func khalSettings(in folder: String) -> String {
    """
    [calendars]
    [[one]]
    path = \(folder)/calendar
    [sqlite]
    path = \(folder)/khal.db
    [locale]
    local_timezone = UTC
    default_timezone = UTC
    timeformat = %H%M
    dateformat = %Y-%m-%d
    longdateformat = %Y-%m-%d
    datetimeformat = %Y-%m-%d %H:%M
    longdatetimeformat = %Y%m%dT%H%M
    """
  }
}
