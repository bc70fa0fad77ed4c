import LanguageKit
import SQLiteKit
import ShowroomCore

/// Says why a search found nothing, and what is near.
struct MissFinder {
  private static let nearCount = 3

  private let db: Connection
  private let query: SearchQuery
  private let evidence: [NameEvidence]

  init(_ connection: Connection, _ query: SearchQuery, _ evidence: [NameEvidence]) {
    db = connection
    self.query = query
    self.evidence = evidence
  }

  func answer() throws(SQLiteError) -> SearchAnswer {
    let named = makes.reduce(0) { $0 | $1.tokens }
    return SearchAnswer(
      miss: try miss(), steps: SearchSteps.others(query, named: named), wishes: query.wishes)
  }

  /// The makes that words certainly name.
  private var makes: [(make: Int, tokens: UInt64)] {
    NameJudge(query, evidence).mentions.filter { $0.value != 0 }.map { (make: $0.key, tokens: $0.value) }
      .sorted { ($0.tokens, $0.make) < ($1.tokens, $1.make) }
  }

  private func miss() throws(SQLiteError) -> SearchMiss {
    if query.hasNoName { return query.wishes.isEmpty ? .nothingSaid : .noCarLikeThat }
    let makes = makes
    // Two makes can share a name: Opel is Vauxhall's other one.
    if let first = makes.first, makes.allSatisfy({ $0.tokens == first.tokens }) {
      return try miss(ofMake: first.make, tokens: first.tokens)
    }
    if makes.count > 1 {
      return .severalMakes(try makes.compactMapped { (make) throws(SQLiteError) in try name(make.make) })
    }
    let near = try models(evidence.sorted { $0.cost < $1.cost }.compactMap(\.model))
    return near.isEmpty ? .unknown(words: rest(0)) : .doubtful(words: rest(0), near: near)
  }

  private func miss(ofMake make: Int, tokens: UInt64) throws(SQLiteError) -> SearchMiss {
    let name = try name(make) ?? ""
    if let other = evidence.first(where: { isOther($0, make) })?.model, let model = try models([other]).first {
      return .otherMake(make: name, model: model)
    }
    return .unknownModel(make: name, words: rest(tokens), near: try near(make, rest(tokens).joined()))
  }

  private func isOther(_ piece: NameEvidence, _ make: Int) -> Bool {
    let isWhole =
      piece.shape.all & ~piece.shape.optional & ~piece.covered == 0 && piece.shape.codes & piece.covered == 0
    return piece.model != nil && piece.shape.make != make && piece.quality.isCertain && isWhole
  }

  private func rest(_ tokens: UInt64) -> [String] {
    query.tokens.indices.filter { tokens >> UInt64($0) & 1 == 0 && query.tokens[$0].role == .free }
      .map { query.tokens[$0].word.text }
  }

  /// The make's models whose names are most like the words: those that begin alike, then those that come next to them.
  private func near(_ make: Int, _ words: String) throws(SQLiteError) -> [CarModel] {
    let models = try db.all(
      """
      SELECT model.id, model.make, model.name FROM name_entry JOIN model ON model.id = model_id
      WHERE make_id = ?1 ORDER BY available DESC, asked DESC, model_id LIMIT 500
      """, make
    ) { $0.model(at: 0) }
    let ranked = models.enumerated().map { (distance: distance(words, $1.name), place: $0, model: $1) }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(Self.nearCount).map(\.model)
  }

  private func distance(_ words: String, _ name: String) -> Int {
    let key = NameForms.makeKey(name)
    let common = zip(words.utf8, key.utf8).prefix { $0 == $1 }.count
    return (EditDistance.between(String(words.prefix(16)), String(key.prefix(16)), limit: 16) ?? 16) - 2 * common
  }

  private func name(_ make: Int) throws(SQLiteError) -> String? {
    try db.first(
      "SELECT make FROM name_entry JOIN model ON model.id = model_id WHERE make_id = ?1 LIMIT 1", make
    ) { $0.text(0) }
  }

  private func models(_ numbers: [Int64]) throws(SQLiteError) -> [CarModel] {
    var seen: Set<Int64> = []
    return try numbers.filter { seen.insert($0).inserted }.prefix(Self.nearCount)
      .compactMapped { (number) throws(SQLiteError) in
        try db.first("SELECT id, make, name FROM model WHERE id = ?1", number) { $0.model(at: 0) }
      }
  }
}

extension NameEvidence {
  /// The model's number, nil for a make's.
  var model: Int64? {
    if case .model(let model) = owner { return model }
    return nil
  }
}
