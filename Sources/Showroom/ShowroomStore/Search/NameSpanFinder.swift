import LanguageKit
import SQLiteKit
import ShowroomCore

/// Finds exact names among the words of a phrase.
///
/// A name is all parts of a model's name that matter, another name of it, or a word that only it has; with its make
/// before or behind it, the make is part of it. Numbers under 100 and single letters are names only beside their make:
/// in "golf at 3" no Mazda 3 is meant.
struct NameSpanFinder {
  private static let greatestLength = 4
  /// At most this many models are listed for a make.
  private static let greatestModelCount = 25

  private let db: Connection
  private let lookup: NameLookup
  private let query: SearchQuery
  /// The pieces of each word.
  private var pieces: [Range<Int>] = []
  private var models: [Range<Int>: [NameLookup.Hit]] = [:]
  private var makes: [Range<Int>: Set<Int>] = [:]

  init(_ connection: Connection, _ lookup: NameLookup, _ words: [String]) {
    db = connection
    self.lookup = lookup
    var tokens: [NameWord] = []
    for word in words.prefix(NameWord.greatestCount) {
      let cut = NameWord.cut(word).prefix(NameWord.greatestCount - tokens.count)
      pieces.append(tokens.count..<tokens.count + cut.count)
      tokens += cut
    }
    query = SearchQuery(words: tokens)
  }

  /// The spans, longest first; none lies within another.
  mutating func spans() throws(SQLiteError) -> [NameSpan] {
    for first in pieces.indices { try collect(from: first) }
    let found = candidates().sorted { ($1.words.count, $0.words.lowerBound) < ($0.words.count, $1.words.lowerBound) }
    var spans: [NameSpan] = []
    for candidate in found where !spans.contains(where: { $0.words.overlaps(candidate.words) }) {
      spans.append(try span(candidate))
    }
    return spans
  }

  private struct Candidate {
    let words: Range<Int>
    var models: [Int64] = []
    var makes: Set<Int> = []
  }

  private mutating func collect(from first: Int) throws(SQLiteError) {
    guard query.mayBegin(pieces[first]) else { return }
    var isHopeful = query.isCode(pieces[first])
    for length in 1...Self.greatestLength where first + length <= pieces.count {
      guard length <= 2 || isHopeful else { return }
      let words = first..<first + length
      guard query.mayBegin(pieces[words.upperBound - 1]), let term = term(words) else { continue }
      let hits = try lookup.names(for: term)
      isHopeful = isHopeful || !hits.isEmpty
      take(hits, words)
    }
  }

  private func term(_ words: Range<Int>) -> String? {
    let bounds = pieces[words.lowerBound].lowerBound..<pieces[words.upperBound - 1].upperBound
    return bounds.isEmpty ? nil : query.joined(bounds)
  }

  private mutating func take(_ hits: [NameLookup.Hit], _ words: Range<Int>) {
    for hit in hits {
      switch hit.owner {
      case .make(let make) where hit.form.covered == hit.form.shape.all || isFirstWord(hit):
        makes[words, default: []].insert(make)
      case .model where hit.isName: models[words, default: []].append(hit)
      default: break
      }
    }
  }

  /// "Mercedes", "Alfa": how people shorten a make of two words.
  private func isFirstWord(_ hit: NameLookup.Hit) -> Bool {
    hit.form.covered & 1 == 1 && hit.term.utf8.count >= 4 && hit.form.origin == .written
  }

  private func candidates() -> [Candidate] {
    var found: [Candidate] = makes.map { Candidate(words: $0.key, makes: $0.value) }
    for (words, hits) in models {
      if !needsMake(words, hits) { found.append(Candidate(words: words, models: best(hits))) }
      for (makeWords, numbers) in makes
      where makeWords.upperBound == words.lowerBound || words.upperBound == makeWords.lowerBound {
        let own = hits.filter { numbers.contains($0.form.shape.make) }
        guard !own.isEmpty else { continue }
        let both = min(words.lowerBound, makeWords.lowerBound)..<max(words.upperBound, makeWords.upperBound)
        found.append(Candidate(words: both, models: best(own)))
      }
    }
    return found
  }

  private func needsMake(_ words: Range<Int>, _ hits: [NameLookup.Hit]) -> Bool {
    guard words.count == 1, let token = query.tokens[pieces[words.lowerBound]].first else { return false }
    if pieces[words.lowerBound].count > 1 { return false }
    let isShort = token.key.utf8.count <= (token.word.kind == .letters && token.word.number == nil ? 1 : 2)
    return isShort && hits.allSatisfy { $0.form.origin == .written } || token.role == .equipment
      || token.key == "up" && !query.followsArticle(pieces[words.lowerBound])
  }

  /// Whole names before those that go on: "golf" is the Golf, not the Golf SV.
  private func best(_ hits: [NameLookup.Hit]) -> [Int64] {
    let whole = hits.filter(\.isWhole)
    return (whole.isEmpty ? hits : whole).compactMap(\.model).sorted()
  }

  private func span(_ candidate: Candidate) throws(SQLiteError) -> NameSpan {
    guard candidate.models.isEmpty else {
      let models = try candidate.models.compactMapped { (model) throws(SQLiteError) in
        try db.first("SELECT id, make, name FROM model WHERE id = ?1", model) { $0.model(at: 0) }
      }
      return NameSpan(words: candidate.words, models: models)
    }
    var models: [CarModel] = []
    for make in candidate.makes.sorted() {
      models += try db.all(
        """
        SELECT model.id, model.make, model.name FROM name_entry JOIN model ON model.id = model_id
        WHERE make_id = ?1 ORDER BY available DESC, asked DESC, model_id LIMIT ?2
        """, make, Self.greatestModelCount
      ) { $0.model(at: 0) }
    }
    return NameSpan(words: candidate.words, models: models, isMake: true)
  }
}

extension NameLookup.Hit {
  /// Whether all parts that matter are there.
  var isWhole: Bool {
    form.covered == form.shape.all || form.shape.all & ~form.covered & ~form.shape.optional & ~form.shape.classes == 0
  }

  /// Whether it names the model by itself.
  var isName: Bool {
    guard form.origin != .stem, form.origin != .designation else { return false }
    return isWhole || form.covered & form.shape.distinct != 0
  }

  var model: Int64? {
    if case .model(let model) = owner { return model }
    return nil
  }
}
