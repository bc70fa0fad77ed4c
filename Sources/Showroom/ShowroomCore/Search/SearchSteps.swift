/// Says how the words of a query were read.
public struct SearchSteps {
  public let steps: [SearchStep]
  /// What the misspelt words of the first match were taken for: those of the model before those of the make.
  public let guess: NameGuess?

  /// The steps of the first match's reading.
  public init(_ query: SearchQuery, _ readings: [NameReading], _ matches: [NameMatch]) {
    var steps: [SearchStep] = []
    if let reading = readings.first, let match = matches.first {
      if reading.makeTokens != 0 {
        steps.append(.make(words: query.text(reading.makeTokens & ~reading.modelTokens), make: match.model.make))
      }
      if reading.modelTokens != 0 {
        steps.append(.model(words: query.text(reading.modelTokens), model: match.model, quality: reading.quality))
      }
    }
    guess = Self.guess(query, readings, matches)
    let named = readings.first.map { $0.makeTokens | $0.modelTokens } ?? 0
    self.steps = steps + Self.others(query, named: named)
  }

  private static func guess(_ query: SearchQuery, _ readings: [NameReading], _ matches: [NameMatch]) -> NameGuess? {
    guard let reading = readings.first, let match = matches.first, reading.guessed != 0 else { return nil }
    let ofModel = reading.guessed & reading.modelTokens
    guard ofModel == 0 else { return NameGuess(words: query.text(ofModel), make: match.model.make, model: match.model) }
    return NameGuess(words: query.text(reading.guessed), make: match.model.make)
  }

  /// The steps for the words that name nothing.
  public static func others(_ query: SearchQuery, named: UInt64) -> [SearchStep] {
    func words(_ isMeant: (SearchQuery.Role) -> Bool) -> [String] {
      query.tokens.indices.filter { named >> UInt64($0) & 1 == 0 && isMeant(query.tokens[$0].role) }
        .map { query.tokens[$0].word.text }
    }
    let groups: [SearchStep] = [
      .wish(words: words { $0 == .wish || $0 == .price }),
      .ignored(words: words { $0 == .stop || $0 == .equipment || $0 == .trim }),
      .unread(words: words { $0 == .free }),
    ]
    return groups.filter { !$0.words.isEmpty }
  }
}

extension SearchStep {
  /// The words that the step is about.
  public var words: [String] {
    switch self {
    case .make(let words, _), .model(let words, _, _), .wish(let words), .ignored(let words), .unread(let words): words
    }
  }
}
