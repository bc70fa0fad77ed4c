import LanguageKit

/// Dates and times alone, against dateparser.
struct Dates {
  let peers: Peers?
  /// How many lines are read for one time.
  private static let batch = 100

  func results(rounds: Int) throws -> [Result] {
    try [Language.en, .de].map { language in
      var lines = Lines(language, cars: [])
      let texts = lines.dates(count: Self.batch * 10)
      let reader = ValueReader(language: language == .en ? .english : .german)
      var read = 0
      let times = (0..<rounds).map { round in
        let first = round % 10 * Self.batch
        return Stopwatch.processorTime {
          for text in texts[first..<first + Self.batch] where Self.isRead(text, reader) { read += 1 }
        } / Double(Self.batch)
      }
      let peer = try peers?.dateparser(language, lines: texts) ?? Peers.Answer()
      return Result(
        topic: "dates alone", product: "\(language), \(read * 100 / (rounds * Self.batch)) % read",
        peer: "dateparser, \(peer.read) % read", times: (Sample(Array(times.dropFirst(rounds / 10))), peer.sample),
        aim: .time(10_000))
    }
  }

  private static func isRead(_ text: String, _ reader: ValueReader) -> Bool {
    reader.values(in: Phrase(text)).contains { if case .when = $0.value { true } else { false } }
  }
}
