import LanguageKit
import ShowroomCore
import ShowroomIntents

/// From a sentence to the intent that it means, the look for a saved phrase included, with few and with many cars and
/// saved phrases, against hassil, which reads the same lines with the same names. Two lines in a row are never alike, and nonsense never
/// comes again.
struct Sentences {
  let folder: String
  let peers: Peers?
  /// How many lines are read for one time.
  private static let batch = 100

  func results(rounds: Int) throws -> [Result] {
    try [50, 1_000, 10_000].flatMap { cars in
      try [100, 10_000].flatMap { phrases in
        let path = "\(folder)/sentences-\(cars)-\(phrases).db"
        let catalogue = try Catalogue(path: path, cars: cars, phrases: phrases)
        let growth = Memory.growth(store: path, folder: folder).map { "\($0 / 1024) KiB" } ?? "not measured"
        print("memory for sentences with \(cars) cars, \(phrases) saved phrases: \(growth)")
        return try results(catalogue, rounds: rounds)
      }
    }
  }

  private func results(_ catalogue: Catalogue, rounds: Int) throws -> [Result] {
    try [Language.en, .de].flatMap { language in
      var lines = Lines(language, cars: catalogue.names)
      return try Lines.Kind.allCases.map { kind in
        let count = Self.batch * rounds
        let sentences = lines.lines(kind, count: count)
        let reading = Understanding(catalogue.showroom, language)
        let share = try reading.share(of: sentences.prefix(1_000))
        let peer =
          try peers?.hassil(
            language, cars: catalogue.names, phrases: catalogue.phrases, lines: Array(sentences.prefix(1_000)))
          ?? Peers.Answer()
        let sample = try Self.sample(sentences, rounds: rounds) { try _ = reading.request($0) }
        return Result(
          topic: "sentence, \(catalogue.carCount) cars, \(catalogue.phraseCount) saved",
          product: "\(language) \(kind), \(share) % read", peer: "hassil, \(peer.read) % read",
          times: (sample, peer.sample), aim: .time(20_000))
      }
    }
  }

  /// Nanoseconds of the processor for one line. No line is read twice in a round.
  private static func sample(_ lines: [String], rounds: Int, _ work: (String) throws -> Void) throws -> Sample {
    var times: [Double] = []
    for round in 0..<rounds {
      let first = round * batch % lines.count
      let total = try Stopwatch.processorTime {
        for line in lines[first..<min(first + batch, lines.count)] { try work(line) }
      }
      times.append(total / Double(batch))
    }
    return Sample(Array(times.dropFirst(rounds / 10)))
  }
}

/// The way of a line that staff type: saved phrases first, then sentences.
struct Understanding {
  private let store: any StorePort
  private let library: ShortcutLibrary
  private let reader: PhraseReader
  private let builder: RequestBuilder

  init(_ showroom: Showroom, _ language: Language) {
    let now = showroom.environment.wallClock
    store = showroom.store
    library = ShortcutLibrary(showroom) { _ in false }
    reader = PhraseReader(showroom, language: language == .en ? .english : .german, speaker: .staff)
    builder = RequestBuilder(speaker: .staff, now: now)
  }

  func request(_ line: String) throws -> ShowroomRequest? {
    let reading = try store.read { () throws(StoreError) -> PhraseReading? in
      try library.matches(line, for: .staff).isEmpty ? try reader.read(line) : nil
    }
    return reading.flatMap(builder.request)
  }

  /// How many of a hundred lines are an intent.
  func share(of lines: some Collection<String>) throws -> Int {
    try lines.count { try request($0) != nil } * 100 / max(1, lines.count)
  }
}
