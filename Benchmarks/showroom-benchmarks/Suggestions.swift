import LanguageKit
import ShowroomCore

/// A made-up year replayed: before each act, what would have been suggested to its customer?
///
/// Beside the predictor: what the customer did most often, and what they did last, both without a look at the clock.
struct Suggestions {
  /// How many acts were guessed first, and among the first three.
  struct Score {
    let way: String
    var acts = 0
    var first = 0
    var three = 0

    mutating func count(_ place: Int?) {
      acts += 1
      if place == 0 { first += 1 }
      if let place, place < 3 { three += 1 }
    }

    mutating func add(_ year: Score) {
      (acts, first, three) = (acts + year.acts, first + year.first, three + year.three)
    }

    func share(_ hits: Int) -> Double { acts == 0 ? 0 : Double(hits) / Double(acts) }
  }

  /// One made-up year for each; the scores are of all their acts together.
  static let seeds: [UInt64] = [20_261_130, 1, 2, 3, 4]
  static let customers = 60
  /// Acts of a customer before the first one that is guessed.
  private static let least = 5

  func scores() throws -> [Score] {
    var scores = ["predictor", "most frequent", "most recent"].map { Score(way: $0) }
    for seed in Self.seeds {
      let ofYear = try self.scores(seed: seed)
      for place in scores.indices { scores[place].add(ofYear[place]) }
    }
    return scores
  }

  private func scores(seed: UInt64) throws -> [Score] {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let year = MadeUpYear(customers: Self.customers, seed: seed, calendar: calendar)
    let predictor = Predictor(calendar: calendar)
    var scores = ["predictor", "most frequent", "most recent"].map { Score(way: $0) }
    for (_, acts) in Dictionary(grouping: year.donations, by: \.customer).sorted(by: { ($0.key ?? 0) < ($1.key ?? 0) })
    {
      for place in acts.indices where place >= Self.least {
        let past = Array(acts[..<place].suffix(Predictor.greatestCount))
        let act = acts[place]
        let occasion = Occasion(at: act.at, terminal: act.terminal, in: calendar)
        scores[0].count(predictor.guesses(from: past, on: occasion).firstIndex { $0.intent == act.intent })
        scores[1].count(Self.mostFrequent(past).firstIndex(of: act.intent))
        scores[2].count(Self.mostRecent(past).firstIndex(of: act.intent))
      }
    }
    return scores
  }

  /// Of equals, what was done last.
  private static func mostFrequent(_ past: [Donation]) -> [StoredIntent] {
    let counts = past.reduce(into: [StoredIntent: Int]()) { $0[$1.intent, default: 0] += 1 }
    let recent = mostRecent(past)
    return recent.enumerated().sorted { one, other in
      (counts[one.element] ?? 0, -one.offset) > (counts[other.element] ?? 0, -other.offset)
    }.map(\.element)
  }

  private static func mostRecent(_ past: [Donation]) -> [StoredIntent] {
    var seen: Set<StoredIntent> = []
    return past.reversed().map(\.intent).filter { seen.insert($0).inserted }
  }

  /// How good the predictor's guesses are beside those of the others.
  func results() throws -> [Result] {
    let scores = try scores()
    let hits: [(what: String, KeyPath<Score, Int>)] = [
      ("the first is right", \.first), ("one of three is right", \.three),
    ]
    return hits.flatMap { what, hits in
      scores.dropFirst().map { peer in
        Result(
          topic: "suggestions", what: what, peer: peer.way, measured: (Sample([]), Sample([])),
          right: (scores[0].share(scores[0][keyPath: hits]), peer.share(peer[keyPath: hits])))
      }
    }
  }
}
