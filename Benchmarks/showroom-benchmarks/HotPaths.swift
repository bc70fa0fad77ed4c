import IntentKit
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomShell
import ShowroomStore

/// What is done most often, each once, for `Benchmarks/instructions` to count the instructions of.
///
/// Their stores are made beforehand by another process, so that what is slow to count is short.
struct HotPaths {
  /// Where the stores are.
  let folder: String

  /// One thing that is done, and how it is called in the record.
  private struct Path {
    let name: String
    /// Is told which time it is: 0, so that everything is warm, then 1, which counts.
    let work: (Int) throws -> Void
  }

  private var desk: String { "\(folder)/desk.db" }
  private var catalogue: String { "\(folder)/catalogue.db" }
  private static let carCount = 5_000
  private static let phraseCount = 1_000
  private static let driveCount = 20_000

  /// Makes the stores: a desk with years of drives and many saved phrases, and a large catalog.
  func prepare() throws {
    let demonstration = try Demonstration(path: desk)
    try Bookings.addCustomers(to: demonstration.store)
    _ = try Phrases.save(Self.phraseCount, in: demonstration)
    try DiaryFiller(path: desk, count: Self.driveCount).fill()
    _ = try Catalogue(path: catalogue, cars: Self.carCount, phrases: 1)
  }

  /// Does each thing twice and prints the name of each. The second time goes through ``onlyThisIsCounted(_:)``.
  func run() throws {
    for path in try bookings() + phrases() + sentences() + dates() + searches() + diary() {
      try path.work(0)
      try onlyThisIsCounted { try path.work(1) }
      tellWhatWasCounted(path.name)
    }
  }

  struct Wrong: Error {
    let what: String
  }

  // MARK: - The paths

  private func bookings() throws -> [Path] {
    let demonstration = try Demonstration(path: desk)
    let requests = try Bookings.requests(in: demonstration, count: 2)
    let handler = BookTestDriveHandler(demonstration.showroom)
    demonstration.store.sign(Author(speaker: .staff, act: "book", at: Demonstration.now))
    return [Path(name: "booking, confirm and handle") { _ = try Bookings.confirmAndHandle(requests[$0], handler) }]
  }

  private func phrases() throws -> [Path] {
    let library = ShortcutLibrary(try Demonstration(path: desk).showroom) { _ in false }
    let endings = [("exact", ""), ("with words after it", " tomorrow at three"), ("none that is saved", "x")]
    return endings.map { name, ending in
      Path(name: "saved phrase, \(name)") { time in
        let matches = try library.matches("weekend car \(500 + time)\(ending)", for: .staff)
        guard matches.isEmpty == (ending == "x") else { throw Wrong(what: name) }
      }
    }
  }

  /// Sentences of all kinds that are put together from the same words, none twice.
  private func sentences() throws -> [Path] {
    let showroom = try Demonstration(path: desk).showroom
    return [Language.en, .de].map { language in
      var lines = Lines(
        language, cars: ["Golf", "Polo", "Focus", "Model 3", "500", "3 Series", "Fabia Combi", "Sportage"])
      let texts = lines.lines(.hit, count: 220)
      let reading = Understanding(showroom, language)
      return Path(name: "twenty sentences, \(language)") { time in
        for text in time == 0 ? texts[..<200] : texts[200...] where try reading.request(text) == nil {
          throw Wrong(what: text)
        }
      }
    }
  }

  private func dates() -> [Path] {
    [Language.en, .de].map { language in
      var lines = Lines(language, cars: [])
      let texts = lines.dates(count: 20)
      let reader = ValueReader(language: language == .en ? .english : .german)
      return Path(name: "ten dates, \(language)") { time in
        for text in texts[(10 * time)..<(10 * time + 10)] where reader.values(in: Phrase(text)).isEmpty {
          throw Wrong(what: text)
        }
      }
    }
  }

  private func searches() throws -> [Path] {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: SQLiteStore.demonstrationZone))
    let store = try SQLiteStore.open(path: catalogue, now: Demonstration.now).store
    let environment = Environment(calendar: calendar) { Demonstration.now }
    let context = Context(showroom: Showroom(store: store, environment: environment))
    let completer = CommandCompleter(
      data: StoreCompletion(context), language: .en, access: Access(context.speaker))
    let names = try [100, 2_000].map { number in
      guard let model = try store.car(Car.ID(Int64(number)))?.model else { throw Wrong(what: "car \(number)") }
      return "\(model.make) \(model.name)"
    }
    let ways: [(name: String, query: (String) -> String)] = [
      ("exact", { $0 }), ("beginnings", Self.beginnings), ("two slips", Self.withTwoSlips),
    ]
    let searches = ways.map { name, query in
      Path(name: "search, \(name)") { time in
        let matches = try store.search(query(names[time]), limit: 10, thisYear: 2026).matches
        guard !matches.isEmpty else { throw Wrong(what: query(names[time])) }
      }
    }
    return searches + [
      Path(name: "completion") { time in
        let line = "find \(names[time].prefix(3))"
        guard !completer.complete(line, line.utf8.count).isEmpty else { throw Wrong(what: line) }
      }
    ]
  }

  private static func beginnings(_ name: String) -> String {
    name.split(separator: " ").map { $0.count > 4 ? String($0.dropLast(2)) : String($0) }.joined(separator: " ")
  }

  /// Two letters that are next to one another change places, and one is left out, in the longest word.
  private static func withTwoSlips(_ name: String) -> String {
    var words = name.split(separator: " ").map { Array($0) }
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }) else { return name }
    words[longest].swapAt(1, 2)
    words[longest].remove(at: 4)
    return words.map { String($0) }.joined(separator: " ")
  }

  private func diary() throws -> [Path] {
    let showroom = try Demonstration(path: desk).showroom
    let month = try Diary.month(in: showroom)
    let handler = FindFreeTimesHandler(showroom)
    var session = Session(Context(showroom: showroom))
    return [
      Path(name: "free times of a month") { _ in try Diary.findFreeTimes(month, handler) },
      Path(name: "agenda of a day") { _ in
        guard session.run("agenda").status == .done else { throw Wrong(what: "agenda") }
      },
    ]
  }
}

/// The one function whose instructions are counted, with all that it calls: callgrind is told its name. Nothing may be
/// optimised into it or out of it, so that the name is there once.
@inline(never) @_optimize(none)
func onlyThisIsCounted(_ work: () throws -> Void) rethrows {
  try work()
}

/// Before it is entered callgrind writes down what it has counted, which it is told by this name too.
@inline(never) @_optimize(none)
func tellWhatWasCounted(_ name: String) {
  print(name)
}
