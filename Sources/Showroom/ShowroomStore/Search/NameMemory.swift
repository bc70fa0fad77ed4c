import SQLiteKit
import ShowroomCore

/// What was looked up in the index of names, good until something is written.
///
/// Sentences are made of the same few words, and most of them name nothing: each is cut and asked for once. It holds no
/// more than ``greatestCount`` words, so it does not grow with the catalog.
final class NameMemory {
  private static let greatestCount = 2048

  /// Words in a row, by their numbers.
  private struct Run: Hashable {
    let first: Int
    let second: Int
    let third: Int
    let fourth: Int

    init(_ words: ArraySlice<SpanWord>) {
      var numbers = words.lazy.map(\.number).makeIterator()
      first = numbers.next() ?? -1
      second = numbers.next() ?? -1
      third = numbers.next() ?? -1
      fourth = numbers.next() ?? -1
    }
  }

  private var state: FileState?
  private var words: [String: SpanWord] = [:]
  private var runs: [Run: RunNames] = [:]
  private var beginnings: [Int: Bool] = [:]
  private var models: [Int64: CarModel] = [:]
  private var makes: [Int: [CarModel]] = [:]
  private var nextNumber = 0

  /// Forgets what is no longer so. What is read in a transaction that writes, which may yet be rolled back, is forgotten
  /// at the next call.
  func refresh(_ db: Connection) throws(SQLiteError) {
    let now = try db.fileState()
    if now != state {
      runs.removeAll(keepingCapacity: true)
      beginnings.removeAll(keepingCapacity: true)
      models.removeAll(keepingCapacity: true)
      makes.removeAll(keepingCapacity: true)
    }
    state = db.isWriting ? nil : now
  }

  /// A word as it is cut; it does not depend on the store. Numbers are never given twice.
  func word(_ text: String) -> SpanWord {
    if let known = words[text] { return known }
    let word = SpanWord(text, number: nextNumber)
    nextNumber += 1
    guard text.utf8.count <= SpanWord.greatestLength else { return word }
    if words.count >= Self.greatestCount { words.removeAll(keepingCapacity: true) }
    words[text] = word
    return word
  }

  /// The names that words in a row stand for, one to four of them.
  func names(for words: ArraySlice<SpanWord>, _ lookup: NameLookup) throws(SQLiteError) -> RunNames {
    let run = Run(words)
    if let known = runs[run] { return known }
    let tokens = words.flatMap(\.tokens)
    let term = SearchQuery.joined(tokens)
    var hits = try term.flatMapped { (term) throws(SQLiteError) in try lookup.names(for: term) } ?? []
    // "Are any Golfs free", "any BMWs". A short word is more often another than several of a model.
    if hits.isEmpty, tokens.count == 1, let singular = tokens[0].singular {
      hits = try lookup.names(for: singular).filter { $0.model == nil || singular.utf8.count >= 4 }
    }
    let found = RunNames(hits)
    if runs.count >= Self.greatestCount * 2 { runs.removeAll(keepingCapacity: true) }
    runs[run] = found
    return found
  }

  /// Whether a name goes on from a word, so that words after it may belong to the name: "land" in "Land Rover", "sko" in
  /// "Sko da".
  func isBeginning(_ word: SpanWord, _ lookup: NameLookup) throws(SQLiteError) -> Bool {
    if let known = beginnings[word.number] { return known }
    let isOne = try SearchQuery.joined(word.tokens).map { (term) throws(SQLiteError) in
      try lookup.isBeginning(term)
    }
    if beginnings.count >= Self.greatestCount { beginnings.removeAll(keepingCapacity: true) }
    beginnings[word.number] = isOne ?? false
    return isOne ?? false
  }

  /// A model by its number; nil where there is none.
  func model(_ id: Int64, _ db: Connection) throws(SQLiteError) -> CarModel? {
    if let known = models[id] { return known }
    let found = try db.first("SELECT id, make, name FROM model WHERE id = ?1", id) { $0.model(at: 0) }
    if models.count >= Self.greatestCount { models.removeAll(keepingCapacity: true) }
    models[id] = found
    return found
  }

  /// Some models of a make: those that can be driven first, then those that are asked for most.
  func models(ofMake make: Int, limit: Int, _ db: Connection) throws(SQLiteError) -> [CarModel] {
    if let known = makes[make] { return known }
    let found = try db.all(
      """
      SELECT model.id, model.make, model.name FROM name_entry JOIN model ON model.id = model_id
      WHERE make_id = ?1 ORDER BY available DESC, asked DESC, model_id LIMIT ?2
      """, make, limit
    ) { $0.model(at: 0) }
    makes[make] = found
    return found
  }
}

/// What words in a row name.
struct RunNames {
  /// The names of models among it.
  private(set) var models: [NameLookup.Hit] = []
  /// The makes among it.
  private(set) var makes: [Int] = []
  /// Whether the words are in the index, as a part of a name at least.
  let isKnown: Bool

  init(_ hits: [NameLookup.Hit]) {
    isKnown = !hits.isEmpty
    for hit in hits {
      switch hit.owner {
      case .make(let make) where hit.form.covered == hit.form.shape.all || Self.isFirstWord(hit): makes.append(make)
      case .model where hit.isName: models.append(hit)
      default: break
      }
    }
  }

  /// "Mercedes", "Alfa": how people shorten a make of two words.
  private static func isFirstWord(_ hit: NameLookup.Hit) -> Bool {
    hit.form.covered & 1 == 1 && hit.term.utf8.count >= 4 && hit.form.origin == .written
  }
}
