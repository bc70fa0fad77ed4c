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
  private let memory: NameMemory
  private var words: [SpanWord] = []
  private var models: [(words: Range<Int>, hits: [NameLookup.Hit])] = []
  private var makes: [(words: Range<Int>, numbers: [Int])] = []

  init(_ connection: Connection, _ lookup: NameLookup, _ memory: NameMemory) {
    db = connection
    self.lookup = lookup
    self.memory = memory
  }

  /// The spans, longest first; none lies within another.
  mutating func spans(in phrase: [String]) throws(SQLiteError) -> [NameSpan] {
    words = phrase.prefix(NameWord.greatestCount).map { memory.word($0) }
    for first in words.indices { try collect(from: first) }
    guard !models.isEmpty || !makes.isEmpty else { return [] }
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
    var makes: [Int] = []
  }

  private mutating func collect(from first: Int) throws(SQLiteError) {
    guard words[first].mayBegin else { return }
    var isHopeful = words[first].isCode
    for length in 1...Self.greatestLength where first + length <= words.count {
      if length == 2, !words[first].isCode, try !memory.isBeginning(words[first], lookup) { return }
      guard length <= 2 || isHopeful else { return }
      guard words[first + length - 1].mayBegin else { continue }
      let found = try memory.names(for: words[first..<first + length], lookup)
      isHopeful = isHopeful || found.isKnown
      if !found.models.isEmpty { models.append((first..<first + length, found.models)) }
      if !found.makes.isEmpty { makes.append((first..<first + length, found.makes)) }
    }
  }

  private func candidates() -> [Candidate] {
    var found: [Candidate] = makes.map { Candidate(words: $0.words, makes: $0.numbers) }
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

  private func needsMake(_ range: Range<Int>, _ hits: [NameLookup.Hit]) -> Bool {
    guard range.count == 1, let token = words[range.lowerBound].tokens.first else { return false }
    if words[range.lowerBound].tokens.count > 1 { return false }
    let isShort = token.key.utf8.count <= (token.word.kind == .letters && token.word.number == nil ? 1 : 2)
    return isShort && hits.allSatisfy { $0.form.origin == .written } || isMeasured(range.lowerBound)
      || token.key == "up" && (range.lowerBound == 0 || !words[range.lowerBound - 1].isArticle)
  }

  /// Whether a word speaks of equipment, or is a number that something is measured by: "150 PS".
  private func isMeasured(_ index: Int) -> Bool {
    if words[index].isEquipment { return true }
    guard let token = words[index].tokens.first, token.word.kind == .digits || token.word.number != nil else {
      return false
    }
    let near = words[max(0, index - 1)...min(words.count - 1, index + 1)]
    let query = SearchQuery(phrase: near.flatMap { $0.tokens.map(\.word) })
    let place = index > 0 ? words[index - 1].tokens.count : 0
    return query.tokens.indices.contains(place) && query.tokens[place].role == .equipment
  }

  /// Whole names before those that go on: "golf" is the Golf, not the Golf SV.
  private func best(_ hits: [NameLookup.Hit]) -> [Int64] {
    let whole = hits.filter(\.isWhole)
    return (whole.isEmpty ? hits : whole).compactMap(\.model).sorted()
  }

  private func span(_ candidate: Candidate) throws(SQLiteError) -> NameSpan {
    guard candidate.models.isEmpty else {
      let models = try candidate.models.compactMapped { (model) throws(SQLiteError) in
        try memory.model(model, db)
      }
      return NameSpan(words: candidate.words, models: models)
    }
    var models: [CarModel] = []
    for make in candidate.makes.sorted() {
      models += try memory.models(ofMake: make, limit: Self.greatestModelCount, db)
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
