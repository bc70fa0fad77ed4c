import CSQLite
import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomStore

/// From a phrase to the intent that it means, with few and with many saved phrases, against the bare look-up of the
/// phrase's key by a prepared statement.
struct Phrases {
  let folder: String
  /// Without the largest store, which takes a minute to make.
  let isQuick: Bool
  /// How many phrases are looked up for one time: a single one is too short to be measured.
  private static let batch = 100

  func results(rounds: Int) throws -> [Result] {
    try ([1, 100] + (isQuick ? [] : [10_000])).flatMap { factor in
      let growth = Result.Growth(of: "saved phrases", count: 10 * factor, factor: factor)
      let count = growth.count
      let demonstration = try Demonstration(path: "\(folder)/phrases-\(count).db")
      let phrases = try Self.save(count, in: demonstration)
      let lookUp = try BareLookUp(path: "\(folder)/phrases-\(count).db")
      return try Case.all(demonstration.showroom).map { item in
        let lines = Self.shuffled(phrases).map(item.line)
        let times = try Stopwatch.compare(
          rounds: rounds,
          { round in try Self.time(lines, round) { try item.run($0) } },
          { round in try Self.time(phrases, round) { try lookUp.run($0) } })
        return Result(
          topic: "phrase", what: item.name, peer: "bare look-up", measured: times,
          aim: item.hasAim ? .atMost(20_000) : .none, growth: growth)
      }
    }
  }

  /// Nanoseconds of the processor for one phrase.
  private static func time(_ lines: [String], _ round: Int, _ work: (String) throws -> Void) throws -> Double {
    let first = round * batch % lines.count
    let total = try Stopwatch.processorTime {
      for index in 0..<batch { try work(lines[(first + index) % lines.count]) }
    }
    return total / Double(batch)
  }

  /// Another order than that of the file, the same in each run.
  private static func shuffled(_ phrases: [String]) -> [String] {
    var state: UInt64 = 1
    var phrases = phrases
    for index in phrases.indices.dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      phrases.swapAt(index, index + Int((state >> 33) % UInt64(phrases.count - index)))
    }
    return phrases
  }

  /// Saves phrases of three words and returns them.
  static func save(_ count: Int, in demonstration: Demonstration) throws -> [String] {
    let store = demonstration.store
    guard let vehicle = try store.vehicles(Page(limit: 1)).first else { return [] }
    let intent = StoredIntent(name: BookTestDrive.name, car: CarSelection(vehicle), duration: Minutes(60))
    let phrases = (1...count).map { "weekend car \($0)" }
    try store.write { () throws(StoreError) in
      for phrase in phrases {
        let draft = ShortcutDraft(owner: .showroom, phrases: [phrase], intent: intent, language: .en)
        _ = try store.addShortcut(draft, at: Demonstration.now)
      }
    }
    return phrases
  }
}

/// One way in which a phrase is used.
private struct Case {
  let name: String
  let hasAim: Bool
  /// The line that is typed, made of a saved phrase.
  let line: (String) -> String
  let run: (String) throws -> Void

  struct Wrong: Error {
    let line: String
  }

  static func all(_ showroom: Showroom) -> [Case] {
    let library = ShortcutLibrary(showroom) { _ in false }
    let reader = PhraseReader(showroom, language: .english, speaker: .staff)
    let builder = RequestBuilder(speaker: .staff, now: showroom.environment.wallClock)
    func found(_ line: String, rest: String) throws {
      guard let match = try library.matches(line, for: .staff).first, match.rest == rest,
        match.shortcut.intent.request(speaker: .staff, owner: .showroom, phrase: line) != nil
      else { throw Wrong(line: line) }
    }
    return [
      Case(name: "exact", hasAim: true, line: { $0 }, run: { try found($0, rest: "") }),
      Case(
        name: "with words after it", hasAim: true, line: { "\($0) tomorrow at three" },
        run: { try found($0, rest: "tomorrow at three") }),
      Case(
        name: "none that is saved", hasAim: true, line: { "no \($0)" },
        run: { line in
          guard try library.matches(line, for: .staff).isEmpty else { throw Wrong(line: line) }
        }),
      Case(
        name: "a sentence", hasAim: false, line: { _ in "book the golf tomorrow at three for an hour" },
        run: { line in
          guard case .bookTestDrive? = builder.request(try reader.read(line)) else { throw Wrong(line: line) }
        }),
    ]
  }
}
