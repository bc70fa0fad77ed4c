import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomStore
import StoreTemplates
import Testing

/// The demonstration showroom in memory, on Monday, 30 November 2026, ten o'clock in Berlin.
struct TestDesk {
  let showroom: Showroom
  static let now = CivilDateTime(
    date: CivilDate(year: 2026, month: 11, day: 30) ?? .earliest, time: CivilTime(hour: 10, minute: 0) ?? .midnight)

  init() throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = try #require(calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant)
    let store = try SQLiteStore.inMemory(.demonstration, calendar: calendar, now: now)
    showroom = Showroom(store: store, environment: Environment(calendar: calendar) { now })
  }

  func read(_ phrase: String, _ language: LanguageTag, by speaker: Speaker = .staff) throws -> PhraseReading {
    try PhraseReader(showroom, language: language, speaker: speaker).read(phrase)
  }

  var builder: RequestBuilder { RequestBuilder(speaker: .staff, now: Self.now) }

  /// What a phrase means, in the form of the tables.
  func meaning(of phrase: String, _ language: LanguageTag) throws -> Meaning {
    let reading = try read(phrase, language)
    return Meaning(reading, builder)
  }
}

/// What a phrase means, as texts.
struct Meaning: CustomStringConvertible {
  var intent: String?
  var state: String?
  var model: String?
  var when: String?
  var minutes: Int?
  var options: [String]
  var unmatched: [String]

  init(_ reading: PhraseReading, _ builder: RequestBuilder) {
    let request = builder.request(reading)
    intent = reading.whole?.name ?? request?.name
    if case .changeDriveState(let change)? = request { state = change.state.rawValue }
    switch reading.cars.first?.value {
    case .models(let models): model = models.map(\.name).min { $0.count < $1.count }
    case .name(let name): model = name
    default: model = nil
    }
    let when = builder.when(reading)?.value.resolve(now: TestDesk.now)
    self.when = when?.start.map { "\($0.date)T\($0.time)" } ?? when?.date.map { "\($0)" }
    if case .exactly(let length)? = reading.durations.first?.value { minutes = length.rawValue }
    options = reading.options.map { $0.value.storageText.split(separator: " ").joined(separator: "_") }.sorted()
    unmatched = reading.unmatched
  }

  var description: String {
    "\(intent ?? "nothing"), \(model ?? "no car"), \(when ?? "no time"), \(minutes ?? 0) min, \(options), \(unmatched)"
  }
}
