/// Decides which names a query names, from the evidence that the index gave.
///
/// The rules in short. A name is named by all its parts, or by a word that no other kind of name has. Numbers and single
/// letters name nothing without their make, unless nothing else is said. A make that is named rules out cars of other
/// makes. Words that remain do no harm beside a name that stands written there (a seller's title is full of them), but
/// beside a misspelling, a fragment, or a make alone they mean that another car was meant: then there is no answer.
public struct NameJudge {
  private let query: SearchQuery
  private var makes: [Int: [NameEvidence]] = [:]
  private var models: [Int64: [NameEvidence]] = [:]
  /// Words that certainly name a make, by make.
  public private(set) var mentions: [Int: UInt64] = [:]

  public init(_ query: SearchQuery, _ evidence: [NameEvidence]) {
    self.query = query
    for piece in evidence {
      switch piece.owner {
      case .make(let make): makes[make, default: []].append(piece)
      case .model(let model): models[model, default: []].append(piece)
      }
    }
    for (make, pieces) in makes { mentions[make] = mentioned(pieces) }
  }

  /// The readings that hold, best first.
  public func readings() -> [NameReading] {
    let all = models.compactMap { model, pieces in read(model: model, pieces) }
    let whole = all.filter { $0.choice.isWhole && $0.choice.quality.isCertain }
    var readings = all.filter { isSound($0.reading, $0.choice) && !isPartOfAnother($0.choice, whole.map(\.choice)) }
      .map(\.reading)
    if readings.isEmpty {
      for (make, pieces) in makes {
        if let reading = read(make: make, pieces) { readings.append(reading) }
      }
      return best(readings)
    }
    return readings.sorted(by: NameReading.isBetter)
  }

  /// Whether the words are part of a longer name of another make: "Smart Model 3" is no Smart #3.
  private func isPartOfAnother(_ choice: Choice, _ others: [Choice]) -> Bool {
    others.contains { other in
      other.make != choice.make && choice.tokens != other.tokens && choice.tokens & ~other.tokens == 0
    }
  }

  private func mentioned(_ pieces: [NameEvidence]) -> UInt64 {
    pieces.reduce(0) { bits, piece in
      guard piece.quality.isCertain else { return bits }
      let isWhole = piece.covered == piece.shape.all || piece.covered & 1 == 1 && query.longest(piece.tokens) >= 4
      return isWhole ? bits | piece.tokens : bits
    }
  }

  /// The readings that no other beats. Two makes leave words of each other over, and so neither holds.
  private func best(_ readings: [NameReading]) -> [NameReading] {
    let sorted = readings.sorted(by: NameReading.isBetter)
    guard let first = sorted.first else { return [] }
    return sorted.filter { $0.ties(with: first) }
  }

  /// Evidence that can hold at once: no word twice, no part twice; the nearer and longer first.
  private func choose(_ pieces: [NameEvidence], besides taken: UInt64 = 0) -> Choice {
    var choice = Choice(taken: taken)
    for piece in pieces.sorted(by: Self.isStronger) where piece.tokens & choice.taken == 0 {
      if piece.covered & ~choice.covered != 0 { choice.take(piece) }
    }
    return choice
  }

  private static func isStronger(_ one: NameEvidence, _ other: NameEvidence) -> Bool {
    let length = (one.tokens.nonzeroBitCount, other.tokens.nonzeroBitCount)
    if length.0 != length.1 { return length.0 > length.1 }
    if one.cost != other.cost { return one.cost < other.cost }
    return one.covered.nonzeroBitCount > other.covered.nonzeroBitCount
  }

  private func read(model: Int64, _ pieces: [NameEvidence]) -> (reading: NameReading, choice: Choice)? {
    guard let shape = pieces.first?.shape else { return nil }
    let choice = choose(pieces)
    let make = choose(makes[shape.make] ?? [], besides: choice.tokens)
    let missing = shape.all & ~choice.covered
    // "Polestar 2" names its make itself.
    let makeTokens = make.tokens | (mentions[shape.make] ?? 0) & choice.tokens
    let extent = extent(choice, shape, missing: missing, isMakeNamed: makeTokens != 0)
    let explained = choice.tokens | make.tokens
    return (
      NameReading(
        owner: .model(model), extent: extent, modelTokens: choice.tokens, makeTokens: makeTokens,
        quality: max(choice.quality, make.quality), cost: choice.cost + make.cost,
        missing: missing.nonzeroBitCount, weight: choice.weight(in: query) + make.weight(in: query),
        left: left(explained, query.neutral), leftWithTrims: left(explained, query.nameless),
        guessed: choice.guessed | make.guessed), choice
    )
  }

  private func read(make: Int, _ pieces: [NameEvidence]) -> NameReading? {
    let choice = choose(pieces)
    let left = left(choice.tokens, query.nameless)
    guard left == 0, choice.tokens != 0, !namesAnother(make, besides: choice.tokens) else { return nil }
    return NameReading(
      owner: .make(make), extent: .make, modelTokens: 0, makeTokens: choice.tokens, quality: choice.quality,
      cost: choice.cost, missing: 0, weight: choice.weight(in: query), left: 0, leftWithTrims: 0,
      guessed: choice.guessed)
  }

  private func left(_ explained: UInt64, _ neutral: UInt64) -> UInt64 {
    query.all & ~explained & ~neutral
  }

  private func namesAnother(_ make: Int, besides tokens: UInt64) -> Bool {
    mentions.contains { $0.key != make && $0.value & ~tokens != 0 }
  }

  private func extent(
    _ choice: Choice, _ shape: NameShape, missing: UInt8, isMakeNamed: Bool
  ) -> NameReading.Extent {
    let isWhole = missing & ~shape.optional & ~shape.classes == 0
    let parts = choice.covered & ~shape.classes
    if choice.isStem { return isMakeNamed && isWhole && choice.quality.isCertain ? .whole : .hint }
    let namesItself = parts & shape.distinct != 0 || (parts & ~shape.optional).nonzeroBitCount >= 2
    if isWhole {
      // "Range" alone is no Range Rover PHEV, but both words are.
      if missing != 0, parts & (shape.distinct | shape.codes) == 0, parts.nonzeroBitCount < 2 { return .hint }
      // "Carrera" is a name, though 911 is a number.
      let isNickname = choice.quality == .alias && query.hasWord(choice.tokens)
      let isSaid = namesItself || isNickname || isMakeNamed || choice.covered & shape.classes != 0 && parts != 0
      return isSaid && parts != 0 ? .whole : .hint
    }
    return namesItself ? .part : .hint
  }

  /// Whether a reading holds beside what is left of the query.
  private func isSound(_ reading: NameReading, _ choice: Choice) -> Bool {
    guard choice.tokens & ~query.nameless != 0 || reading.makeTokens != 0 || isAllThatIsSaid(choice) else {
      return false
    }
    if query.siblings.contains(where: { $0 & choice.tokens != 0 && $0 & ~choice.tokens != 0 }) { return false }
    let isOwnMake = reading.makeTokens != 0
    if !isOwnMake, namesAnotherMake(reading, choice) { return false }
    if reading.extent == .hint { return isSoundHint(reading, choice) }
    if !isOwnMake, reading.extent == .part, isNamedLikeAMake(reading) { return false }
    if contradicts(reading, choice) || isOtherCode(reading, choice) { return false }
    let leftWords = reading.left & ~query.codes
    if isOwnMake || reading.left == 0 { return true }
    if leftWords == 0 {
      if choice.quality == .oneTypo, reading.extent == .whole, query.sellersWordCount >= 1 { return true }
      return choice.quality.isCertain || query.longest(choice.tokens) >= 5
    }
    return choice.quality.isCertain && (reading.extent == .whole || query.longest(choice.tokens) >= 5)
  }

  /// A hint holds where nothing else is said; a great number alone also among sellers' words: "911 turbo s cabriolet".
  private func isSoundHint(_ reading: NameReading, _ choice: Choice) -> Bool {
    let isMakeSaid = reading.makeTokens != 0
    guard isMakeSaid || mentions.allSatisfy({ $0.value == 0 }) else { return false }
    if reading.leftWithTrims == 0 { return true }
    let isNumber = choice.covered & ~choice.shape.codes & ~choice.shape.optional == 0
    let isGreatNumber = isNumber && choice.isWhole && choice.quality == .exact && query.longest(choice.tokens) >= 3
    return isGreatNumber && reading.left & query.codes == 0 && query.sellersWordCount >= 2
  }

  /// Whether the word that should name the model is a make's name: "Renault" in a name like "Renault Medallion".
  private func isNamedLikeAMake(_ reading: NameReading) -> Bool {
    mentions.contains { reading.modelTokens & ~$0.value == 0 }
  }

  /// Whether words that ask for something are a whole name, and nothing else is said: "2008" alone.
  private func isAllThatIsSaid(_ choice: Choice) -> Bool {
    if query.tokens.count == 1, choice.quality == .prefix { return query.longest(choice.tokens) >= 3 }
    return choice.isWhole && choice.quality == .exact && query.said & ~choice.tokens == 0
  }

  private func namesAnotherMake(_ reading: NameReading, _ choice: Choice) -> Bool {
    mentions.contains { make, tokens in make != choice.make && tokens & ~reading.modelTokens != 0 }
  }

  /// A single letter beside a name that is nothing but a number: the "M 3" is no 3 series, the "500 L" no 500.
  private func isOtherCode(_ reading: NameReading, _ choice: Choice) -> Bool {
    let parts = choice.covered & ~choice.shape.optional
    guard parts & ~choice.shape.codes == 0, parts.nonzeroBitCount == 1, query.areNumbers(choice.tokens) else {
      return false
    }
    let beside = (reading.modelTokens << 1 | reading.modelTokens >> 1) & reading.leftWithTrims
    return query.tokens.indices.contains { index in
      let token = query.tokens[index]
      return beside >> UInt64(index) & 1 == 1 && token.word.kind == .letters && token.key.utf8.count == 1
        && !Self.engineLetters.contains(token.key) && !query.isHyphenated(index)
    }
  }

  /// Letters that stand behind a number for an engine or a gearbox.
  private static let engineLetters: Set<String> = ["d", "i", "e", "h", "t", "s"]

  /// A number or letter that is left, where the name goes on with another: "Ioniq 7" is no Ioniq 5.
  private func contradicts(_ reading: NameReading, _ choice: Choice) -> Bool {
    guard reading.extent == .part, reading.left & query.codes != 0 else { return false }
    // Beside a word, a number that the name begins with is often left out: "Cayman 987" is a 718 Cayman all the same.
    let before = query.hasWord(choice.tokens) ? lowest(choice.covered) : 0
    return choice.shape.all & ~choice.covered & ~before & choice.shape.codes & ~choice.shape.optional != 0
  }

  /// The parts before the first one that was said.
  private func lowest(_ covered: UInt8) -> UInt8 {
    covered == 0 ? 0 : (1 << UInt8(covered.trailingZeroBitCount)) - 1
  }
}

/// Evidence that was taken together.
struct Choice {
  private(set) var taken: UInt64
  private(set) var tokens: UInt64 = 0
  private(set) var covered: UInt8 = 0
  private(set) var quality = NameMatch.Quality.exact
  private(set) var cost = 0
  private(set) var isStem = true
  /// The words that are misspelt.
  private(set) var guessed: UInt64 = 0
  private(set) var shape = NameShape()
  private var pieces: [NameEvidence] = []

  var make: Int { shape.make }

  /// Whether nothing that matters of the name is missing.
  var isWhole: Bool { !isStem && shape.all & ~covered & ~shape.optional & ~shape.classes == 0 }

  init(taken: UInt64) {
    self.taken = taken
  }

  mutating func take(_ piece: NameEvidence) {
    taken |= piece.tokens
    tokens |= piece.tokens
    covered |= piece.covered
    quality = max(quality, piece.quality)
    cost += piece.cost
    if piece.quality > .prefix { guessed |= piece.tokens }
    // "Class" beside a stem tells no more than the stem.
    isStem = isStem && (piece.isStem || piece.covered & ~piece.shape.classes == 0)
    shape = piece.shape
    pieces.append(piece)
  }

  /// Words of three letters and numbers of two digits weigh double; what may be something else than a name, little.
  func weight(in query: SearchQuery) -> Int {
    pieces.reduce(0) { sum, piece in
      let tokens = query.tokens.indices.filter { piece.tokens >> UInt64($0) & 1 == 1 }
      return sum + tokens.reduce(0) { $0 + Self.weight(of: query.tokens[$1]) }
    }
  }

  private static func weight(of token: SearchQuery.Token) -> Int {
    switch token.role {
    case .stop: return token.key.utf8.count == 1 ? 2 : 1
    case .price: return 0
    case .equipment, .trim, .wish: return 1
    case .free:
      let isLong = token.key.utf8.count >= (token.word.kind == .letters ? 3 : 2)
      return token.key == SearchWords.classWord ? 1 : isLong ? 4 : 2
    }
  }
}
