import LanguageKit
import SQLiteKit
import ShowroomCore

/// Asks the index for everything that the words of a query may stand for, in rounds from certain to guessed.
struct EvidenceCollector {
  let query: SearchQuery
  private let lookup: NameLookup
  private(set) var evidence: [NameEvidence] = []
  /// Words that stand as they are in some name.
  private(set) var known: UInt64 = 0

  init(_ query: SearchQuery, _ lookup: NameLookup) {
    self.query = query
    self.lookup = lookup
  }

  private func bits(_ range: Range<Int>) -> UInt64 {
    range.reduce(0) { $0 | 1 << UInt64($1) }
  }

  private mutating func add(
    _ hits: [NameLookup.Hit], tokens: UInt64, quality: NameMatch.Quality, cost: Int = 0
  ) {
    for hit in hits {
      evidence.append(
        NameEvidence(owner: hit.owner, form: hit.form, tokens: tokens, quality: quality, cost: cost))
    }
  }

  // MARK: Written

  /// Round 1: words and runs of words as they stand.
  mutating func collectWritten() throws(SQLiteError) {
    for index in query.tokens.indices { try collectWord(index) }
    for first in query.tokens.indices {
      for length in 2...4 where first + length <= query.tokens.count { try collectRun(first..<first + length) }
    }
  }

  private mutating func collectWord(_ index: Int) throws(SQLiteError) {
    let token = query.tokens[index]
    guard token.role != .price, token.role != .stop || token.key.utf8.count <= 2 else { return }
    if token.word.kind == .decimal { return try collectPointed(token.key, index) }
    let hits = try lookup.names(for: token.key)
    if hits.isEmpty { return try collectDesignation(token.key, index..<index + 1) }
    known |= 1 << UInt64(index)
    guard token.role != .stop else { return }
    add(hits, tokens: 1 << UInt64(index), quality: .exact)
  }

  /// "9.3" for the 9-3: two digits of a model's whole name.
  private mutating func collectPointed(_ text: String, _ index: Int) throws(SQLiteError) {
    guard text.utf8.count == 3 else { return }
    let digits = String(text.filter(\.isNumber))
    let hits = try lookup.names(for: digits).filter { $0.model != nil && $0.isWhole }
    add(hits, tokens: 1 << UInt64(index), quality: .joined)
  }

  /// A number alone is only a hint: "250" may be many things.
  private mutating func collectDesignation(_ text: String, _ range: Range<Int>) throws(SQLiteError) {
    guard let designation = Designation(text) else { return }
    let hits = try lookup.names(for: designation.key)
    guard !hits.isEmpty else { return }
    if range.count == 1 { known |= bits(range) }
    let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    for hit in hits {
      evidence.append(
        NameEvidence(owner: hit.owner, form: hit.form, tokens: bits(range), quality: .alias, isStem: isNumber))
    }
  }

  /// A run is only asked for where it can be more than its words: two words, or with a short word, a number word or an unknown one.
  private mutating func collectRun(_ range: Range<Int>) throws(SQLiteError) {
    let mayJoin =
      range.count == 2
      || range.contains { index in
        query.tokens[index].key.utf8.count <= 2 || query.tokens[index].word.number != nil
          || known >> UInt64(index) & 1 == 0
      }
    guard mayJoin, !query.saysPrice(range), !endsInStop(range), let term = query.joined(range) else { return }
    let hits = try lookup.names(for: term)
    if hits.isEmpty, range.count <= 3 {
      if !dividesNumber(range) { try collectDesignation(term, range) }
      return
    }
    add(hits, tokens: bits(range), quality: .exact)
  }

  /// Whether digits meet digits where two of the words meet: an "X3 30d" is no X 330 d.
  private func dividesNumber(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { index in
      guard query.tokens[index].word.number == nil, query.tokens[index + 1].word.number == nil else { return false }
      return Self.endsInDigit(query.tokens[index].key) && Self.isDigit(query.tokens[index + 1].key.utf8.first)
    }
  }

  private func endsInStop(_ range: Range<Int>) -> Bool {
    [range.lowerBound, range.upperBound - 1].contains {
      query.tokens[$0].role == .stop && query.tokens[$0].key.utf8.count > 2
    }
  }

  // MARK: Fragments

  /// Words of two to four letters where little is said: though they are known, they may begin another name. "Toy pro" is
  /// a Toyota ProAce.
  var briefWords: UInt64 {
    guard query.tokens.count <= 3 else { return 0 }
    return query.tokens.indices.reduce(0) { bits, index in
      let token = query.tokens[index]
      let isBrief = token.word.kind == .letters && token.word.number == nil && (2...4).contains(token.key.utf8.count)
      return token.role == .free && isBrief ? bits | 1 << UInt64(index) : bits
    }
  }

  /// Round 2: plurals, beginnings of words, and two words written as one.
  mutating func collectFragments(of left: UInt64) throws(SQLiteError) {
    for index in query.tokens.indices where left >> UInt64(index) & 1 == 1 {
      let isPlural = try collectPlural(index)
      try collectBeginning(index)
      if !isPlural { try collectSplit(index) }
    }
  }

  /// "Golfs", "BMWs": several of what has a name; "teslas" are no "Tesla S".
  private mutating func collectPlural(_ index: Int) throws(SQLiteError) -> Bool {
    guard let singular = query.tokens[index].singular else { return false }
    let hits = try lookup.names(for: singular).filter { $0.form.origin != .stem }
    add(hits, tokens: 1 << UInt64(index), quality: .joined)
    return !hits.isEmpty
  }

  private mutating func collectBeginning(_ index: Int) throws(SQLiteError) {
    let key = query.tokens[index].key
    // A letter alone begins too many names to tell anything beside other words.
    guard key.utf8.count > 1 || query.nameCount <= 2 && !query.tokens.contains(where: \.isClassWord) else { return }
    for hit in try lookup.names(beginning: key) where isBeginning(key, of: hit) {
      let next = hit.term.utf8.dropFirst(key.utf8.count).first
      evidence.append(
        NameEvidence(
          owner: hit.owner, form: hit.form, tokens: 1 << UInt64(index), quality: .prefix, isStem: !Self.isLetter(next)))
    }
  }

  /// A word's beginning, but not a number's, nor a few letters of "class" or "series".
  private func isBeginning(_ key: String, of hit: NameLookup.Hit) -> Bool {
    guard hit.form.origin != .designation, hit.term.utf8.count > key.utf8.count else { return false }
    if hit.form.covered & hit.form.shape.classes != 0, key.utf8.count < 5 { return false }
    return !Self.endsInDigit(key) || Self.isLetter(hit.term.utf8.dropFirst(key.utf8.count).first)
  }

  private mutating func collectSplit(_ index: Int) throws(SQLiteError) {
    let key = query.tokens[index].key
    guard key.utf8.count >= 3, key.utf8.count <= 24, key.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    let bytes = Array(key.utf8)
    try collectNameWithNumber(bytes, index)
    guard bytes.count >= 4 else { return }
    for cut in 2..<bytes.count where Self.isLetter(bytes[cut - 1]) {
      let first = try lookup.names(for: String(decoding: bytes[..<cut], as: UTF8.self))
      guard !first.isEmpty else { continue }
      let rest = String(decoding: bytes[cut...], as: UTF8.self)
      var second = try lookup.names(for: rest)
      if second.isEmpty, let designation = Designation(rest) { second = try lookup.names(for: designation.key) }
      addSplit(first, second, index)
    }
  }

  /// "golf7", "passat3c", "fx35", "i30cw": a whole name with a generation, an engine or a body behind it.
  private mutating func collectNameWithNumber(_ bytes: [UInt8], _ index: Int) throws(SQLiteError) {
    guard !SiblingNames.contains(query.tokens[index].key),
      let cut = bytes.firstIndex(where: { !Self.isLetter($0) }), cut >= 1 || bytes.count >= 4
    else { return }
    if cut >= 2, bytes.count - cut <= 4 { try collectWhole(bytes[..<cut], index, isShort: cut < 4) }
    let end = bytes.lastIndex { !Self.isLetter($0) } ?? cut
    if bytes.count - end - 1 <= 2, end + 1 < bytes.count { try collectWhole(bytes[...end], index, isShort: false) }
  }

  private mutating func collectWhole(_ bytes: ArraySlice<UInt8>, _ index: Int, isShort: Bool) throws(SQLiteError) {
    let hits = try lookup.names(for: String(decoding: bytes, as: UTF8.self)).filter { hit in
      hit.form.origin != .stem && hit.isWhole && hit.model != nil && (!isShort || hit.form.shape.count == 1)
    }
    add(hits, tokens: 1 << UInt64(index), quality: .joined)
  }

  /// A make and its model, or two parts of one name, written as one word.
  private mutating func addSplit(_ first: [NameLookup.Hit], _ second: [NameLookup.Hit], _ index: Int) {
    let token: UInt64 = 1 << UInt64(index)
    for hit in second {
      guard case .model(let model) = hit.owner else { continue }
      for other in first {
        let covered: UInt8
        switch other.owner {
        case .make(let make) where make == hit.form.shape.make: covered = hit.form.covered
        case .model(model): covered = hit.form.covered | other.form.covered
        default: continue
        }
        let form = PackedForm(covered: covered, origin: .joined, shape: hit.form.shape)
        evidence.append(NameEvidence(owner: hit.owner, form: form, tokens: token, quality: .joined))
        if case .make = other.owner { addMake(other, token) }
      }
    }
  }

  private mutating func addMake(_ hit: NameLookup.Hit, _ tokens: UInt64) {
    evidence.append(NameEvidence(owner: hit.owner, form: hit.form, tokens: tokens, quality: .joined))
  }

  // MARK: Guesses

  /// Round 3: misspelt words.
  mutating func collectGuesses(of left: UInt64) throws(SQLiteError) {
    for index in query.tokens.indices where left >> UInt64(index) & 1 == 1 {
      try collectGuesses(query.tokens[index].key, tokens: 1 << UInt64(index))
      let next = index + 1
      guard next < query.tokens.count, left >> UInt64(next) & 1 == 1 else { continue }
      if let joined = query.joined(index..<next + 1) { try collectGuesses(joined, tokens: 3 << UInt64(index)) }
    }
  }

  private mutating func collectGuesses(_ word: String, tokens: UInt64) throws(SQLiteError) {
    guard SlipKeys.isGuessable(word) else { return }
    let isAlone = query.nameCount < 2
    for guess in try NameGuesser(word, lookup, isAlone: isAlone).guesses() {
      if SearchWords.classWords.contains(guess.term) { try collectClass(guess, tokens) }
      add(try lookup.names(for: guess.term), tokens: tokens, quality: guess.quality, cost: guess.cost)
    }
  }

  /// A misspelt "class" or "series" with the letter or number before it.
  private mutating func collectClass(_ guess: NameGuesser.Guess, _ tokens: UInt64) throws(SQLiteError) {
    let index = tokens.trailingZeroBitCount
    guard index > 0, index < query.tokens.count else { return }
    let hits = try lookup.names(for: query.tokens[index - 1].key + SearchWords.classWord)
    add(hits, tokens: tokens | 1 << UInt64(index - 1), quality: guess.quality, cost: guess.cost)
  }

  private static func endsInDigit(_ text: String) -> Bool {
    text.utf8.last.map { (0x30...0x39).contains($0) } ?? false
  }

  private static func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }

  private static func isLetter(_ byte: UInt8?) -> Bool { byte.map { $0 >= 0x61 } ?? false }
}
