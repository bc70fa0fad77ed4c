import LanguageKit
import ShowroomCore
import ShowroomIntents

/// From a sentence to the intent that it means, the look for a saved phrase included, with few and with many cars and
/// saved phrases, against hassil, which reads the same lines with the same names. Two lines in a row are never alike, and
/// nonsense never comes again.
struct Sentences {
  let folder: String
  let peers: Peers?
  /// Without the largest catalog.
  let isQuick: Bool
  /// How many lines are read for one time.
  private static let batch = 100

  func results(rounds: Int) throws -> [Result] {
    let catalogue = try Catalogue(path: "\(folder)/sentences.db", cars: 1_000, phrases: 1_000)
    let rows = try [Language.en, .de].flatMap { language in
      try Lines.Kind.allCases.map { try result($0, language, catalogue, rounds: rounds) }
    }
    return try rows + [memory(catalogue)] + grown(rounds: rounds)
  }

  private func result(_ kind: Lines.Kind, _ language: Language, _ catalogue: Catalogue, rounds: Int) throws -> Result {
    var lines = Lines(language, cars: catalogue.names)
    let sentences = lines.lines(kind, count: Self.batch * rounds)
    let reading = Understanding(catalogue.showroom, language)
    let known = Array(sentences.prefix(1_000))
    let peer =
      try peers?.hassil(language, cars: catalogue.names, phrases: catalogue.phrases, lines: known) ?? Peers.Answer()
    let sample = try Self.sample(sentences, rounds: rounds) { try _ = reading.request($0) }
    // What asks for nothing is right when it is not read.
    func right(_ read: Double) -> Double { kind == .hit ? read : 1 - read }
    return Result(
      topic: "sentence", what: "\(kind), \(language)", peer: peers == nil ? "" : "hassil",
      measured: (sample, peer.sample), right: (right(try reading.share(of: known)), peer.read.map(right)),
      aim: .atMost(20_000))
  }

  /// What all templates and the names take.
  private func memory(_ catalogue: Catalogue) throws -> Result {
    let growth = Memory.growth(store: catalogue.path, folder: folder).map { Sample([Double($0)]) } ?? Sample([])
    return Result(topic: "memory", what: "all templates, 1,000 cars", unit: .bytes, measured: (growth, Sample([])))
  }

  /// Hits among few and among many cars.
  private func grown(rounds: Int) throws -> [Result] {
    try ([1, 100] + (isQuick ? [] : [10_000])).map { factor in
      let growth = Result.Growth(of: "cars", count: 5 * factor, factor: factor)
      let catalogue = try Catalogue(path: "\(folder)/sentences-\(factor).db", cars: growth.count, phrases: 100)
      var lines = Lines(.en, cars: catalogue.names)
      let reading = Understanding(catalogue.showroom, .en)
      let sample = try Self.sample(lines.lines(.hit, count: Self.batch * rounds), rounds: rounds) {
        try _ = reading.request($0)
      }
      return Result(topic: "sentence", what: "hit, en", measured: (sample, Sample([])), growth: growth)
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

  /// The part of the lines that is an intent.
  func share(of lines: [String]) throws -> Double {
    Double(try lines.count { try request($0) != nil }) / Double(max(1, lines.count))
  }
}
