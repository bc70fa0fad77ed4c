import LanguageKit

/// A query, cut into words, with what each may mean beside a name.
public struct SearchQuery: Hashable, Sendable {
  /// One word.
  public struct Token: Hashable, Sendable {
    public let word: NameWord
    /// What the index is asked for: digits for a number word, one spelling for "class" and "series".
    public let key: String
    public let role: Role
  }

  /// What a word is, where it turns out to be no part of a name.
  public enum Role: Hashable, Sendable {
    /// It names something or nothing.
    case free
    /// It weighs nothing.
    case stop
    /// It says something of the car that tells no model from another.
    case equipment
    /// It may say that, or be a name.
    case trim
    /// It asks for something.
    case wish
    /// It is part of a price, and certainly no name.
    case price
  }

  public let tokens: [Token]
  public let wishes: CarWishes

  /// The words that are no part of the name unless the index knows better, a bit for each.
  public let neutral: UInt64
  /// The words that are no name even where nothing else is one: ``neutral`` without trims.
  public let nameless: UInt64
  /// Numbers, and letters and digits in one: they tell models apart.
  public let codes: UInt64

  /// Runs of words that name a model whose name goes on from another's: "Corolla Cross" is no Corolla.
  public let siblings: [UInt64]

  public init(_ text: String) {
    self.init(words: NameWord.cut(text))
  }

  /// - Parameter words: at most ``NameWord/greatestCount``; the rest is left out.
  public init(words: [NameWord]) {
    self.init(QueryReader(words: words, price: PriceWish.find(in: words)), withSiblings: true)
  }

  /// The words of a phrase in which nothing but names is looked for: prices and other wishes are for other readers.
  public init(phrase words: [NameWord]) {
    self.init(QueryReader(words: words, price: nil), withSiblings: false)
  }

  private init(_ unread: QueryReader, withSiblings: Bool) {
    var reader = unread
    reader.read()
    tokens = reader.tokens
    wishes = reader.wishes
    neutral = Self.bits(of: tokens) { $0.role != .free }
    nameless = Self.bits(of: tokens) { $0.role != .free && $0.role != .trim }
    siblings = withSiblings ? SiblingNames.runs(in: tokens.map(\.key)) : []
    codes = Self.bits(of: tokens) { $0.word.kind != .letters || $0.key.utf8.count <= 2 || $0.word.number != nil }
  }

  /// A bit for each word.
  public var all: UInt64 { tokens.count >= 64 ? .max : (1 << UInt64(tokens.count)) - 1 }

  /// The words that weigh anything.
  var said: UInt64 { Self.bits(of: tokens) { $0.role != .stop } }

  private static func bits(of tokens: [Token], where isSet: (Token) -> Bool) -> UInt64 {
    tokens.indices.reduce(0) { isSet(tokens[$1]) ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Words from one through another as one, number words as digits; nil where they are too many or too long.
  public func joined(_ range: Range<Int>) -> String? {
    Self.joined(tokens[range])
  }

  /// Some words as one, number words as digits; nil where they are too many or too long.
  public static func joined(_ tokens: some Collection<Token>) -> String? {
    let term = SearchWords.joined(tokens.map { ($0.key, $0.word.number) })
    return term.flatMap { $0.utf8.count <= 48 ? $0 : nil }
  }

  /// The words as they stand, for answers.
  public func text(_ bits: UInt64) -> [String] {
    tokens.indices.filter { bits >> UInt64($0) & 1 == 1 }.map { tokens[$0].word.text }
  }
}

/// Gives words their roles, from left to right.
private struct QueryReader {
  let words: [NameWord]
  private(set) var tokens: [SearchQuery.Token] = []
  private(set) var wishes = CarWishes()
  /// The words that ask for a price.
  private let priceWords: Range<Int>

  init(words: [NameWord], price: PriceWish?) {
    self.words = words
    priceWords = price?.words ?? 0..<0
    wishes.prices = price?.range
  }

  mutating func read() {
    for index in words.indices where tokens.count + 2 <= NameWord.greatestCount { take(words[index], at: index) }
  }

  private mutating func take(_ word: NameWord, at index: Int) {
    if priceWords.contains(index) {
      return append(word, key: word.number.map(String.init) ?? word.text, .price)
    }
    if takeSeries(word) { return }
    if SearchWords.classWords.contains(word.text), word.text != "er" {
      return append(word, key: SearchWords.classWord, .free)
    }
    let key = word.number.map(String.init) ?? word.text
    append(word, key: key, role(of: word, at: index))
  }

  private mutating func append(_ word: NameWord, key: String, _ role: SearchQuery.Role) {
    tokens.append(SearchQuery.Token(word: word, key: key, role: role))
  }

  /// "3er" is "3 series".
  private mutating func takeSeries(_ word: NameWord) -> Bool {
    guard word.kind == .mixed, word.text.hasSuffix("er"), let number = Int(word.text.dropLast(2)), number < 10 else {
      return false
    }
    append(NameWord(text: String(number), kind: .digits, isJoined: word.isJoined), key: String(number), .free)
    append(NameWord(text: "er", kind: .letters, isJoined: true), key: SearchWords.classWord, .free)
    return true
  }

  private mutating func role(of word: NameWord, at index: Int) -> SearchQuery.Role {
    if word.kind == .digits || word.number != nil { return roleOfNumber(word, at: index) }
    switch QueryLexicon.meaning(of: word) {
    case nil: return .free
    case .stop: return isBesideClass(index) ? .free : .stop
    case .equipment, .unit: return .equipment
    case .trim: return .trim
    case .colour(let colour): wishes.colour = wishes.colour ?? colour
    case .fuel(let fuel): wishes.fuel = wishes.fuel ?? fuel
    case .gearbox where isGermanCar(index): return .stop
    case .gearbox(let gearbox): wishes.gearbox = wishes.gearbox ?? gearbox
    case .body(let body): wishes.body = wishes.body ?? body
    case .drive(let drive): wishes.drive = wishes.drive ?? drive
    case .doors: takeCounted(word) { $0.doors = $1 }
    case .seats: takeCounted(word) { $0.seats = $1 }
    case .years, .since, .until, .under: break
    }
    return .wish
  }

  /// "Auto" is a car behind a German article or adjective ("schwarzes Auto"), and a gearbox elsewhere ("diesel auto").
  private func isGermanCar(_ index: Int) -> Bool {
    guard words[index].text == "auto", index > 0 else { return false }
    let before = words[index - 1].text
    return before.utf8.count > 3 && before.hasSuffix("es") || Self.neuterArticles.contains(before)
  }

  private static let neuterArticles: Set<String> = ["ein", "kein", "mein", "das", "dein", "euer", "ihr"]

  /// The A of "Class A".
  private func isBesideClass(_ index: Int) -> Bool {
    words[index].text.utf8.count == 1 && index > 0 && SearchWords.classWords.contains(words[index - 1].text)
  }

  /// "5dr" holds its number itself.
  private mutating func takeCounted(_ word: NameWord, _ set: (inout CarWishes, Int) -> Void) {
    if let number = Int(word.text.prefix { $0.isNumber }), (1...15).contains(number) { set(&wishes, number) }
  }

  private mutating func roleOfNumber(_ word: NameWord, at index: Int) -> SearchQuery.Role {
    guard let number = word.number ?? Int(word.text) else { return .equipment }
    let next = index + 1 < words.count ? QueryLexicon.meaning(of: words[index + 1]) : nil
    let last = index > 0 ? QueryLexicon.meaning(of: words[index - 1]) : nil
    switch next {
    case .doors where number <= 7: wishes.doors = number
    case .seats where number <= 15: wishes.seats = number
    case .years where number < 60: wishes.greatestAge = number
    // "206 CC" is a car.
    case .unit where words[index + 1].text != "cc" || number >= 600: return .equipment
    default: return last == .unit ? .equipment : roleOfYear(number, word, last)
    }
    return .wish
  }

  private mutating func roleOfYear(
    _ number: Int, _ word: NameWord, _ last: QueryLexicon.Meaning?
  ) -> SearchQuery.Role {
    if word.text.utf8.count > 4, word.kind == .digits { return .equipment }
    guard (1950...2035).contains(number), word.kind == .digits, word.text.utf8.count == 4 else { return .free }
    switch last {
    case .since: wishes.years = number...2100
    case .until, .under: wishes.years = 1886...number
    default: wishes.years = wishes.years ?? number...number
    }
    return .wish
  }
}

extension SearchQuery {
  /// Whether no word can be part of a name.
  public var hasNoName: Bool { tokens.allSatisfy { $0.role != .free && $0.role != .trim } }

  /// Whether some of the words are part of a price.
  public func saysPrice(_ range: Range<Int>) -> Bool {
    range.upperBound <= tokens.count && tokens[range].contains { $0.role == .price }
  }

  /// How many letters or digits the longest of some words has.
  func longest(_ bits: UInt64) -> Int {
    tokens.indices.reduce(0) { bits >> UInt64($1) & 1 == 1 ? max($0, tokens[$1].key.utf8.count) : $0 }
  }

  /// Whether one of some words is of letters alone, three at least.
  func hasWord(_ bits: UInt64) -> Bool {
    tokens.indices.contains { index in
      let token = tokens[index]
      return bits >> UInt64(index) & 1 == 1 && token.word.kind == .letters && token.word.number == nil
        && token.key.utf8.count >= 3
    }
  }

  /// Whether some words are numbers, all of them.
  func areNumbers(_ bits: UInt64) -> Bool {
    tokens.indices.allSatisfy { index in
      bits >> UInt64(index) & 1 == 0 || tokens[index].word.kind == .digits || tokens[index].word.number != nil
    }
  }

  /// Whether a hyphen joins a word to the next one: the R of "R-Sport".
  func isHyphenated(_ index: Int) -> Bool { index + 1 < tokens.count && tokens[index + 1].word.isJoined }

  /// How many words speak of cars without naming one.
  var sellersWordCount: Int { tokens.count { $0.role == .equipment || $0.role == .trim || $0.role == .wish } }

  /// Words of two or three letters that mean something else, or nothing, where so little is said that they may be the
  /// beginning of a name: "jeep wr", "mit lan", "mon".
  public var shortBeginnings: UInt64 {
    guard tokens.count <= 3 else { return 0 }
    let isBesideName = tokens.count == 2 && tokens.contains { $0.role == .free }
    return tokens.indices.reduce(0) { bits, index in
      let token = tokens[index]
      let isMeant = token.role == .equipment || token.role == .trim || token.role == .stop && isBesideName
      let isShort = token.word.kind == .letters && (2...3).contains(token.key.utf8.count)
      return isMeant && isShort ? bits | 1 << UInt64(index) : bits
    }
  }

  /// How many words may be part of a name.
  public var nameCount: Int { tokens.count { $0.role == .free } }

  /// Whether a name may begin or end with these words: stop words are in no name's beginning.
  public func mayBegin(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.upperBound <= tokens.count else { return false }
    return range.count > 1 || tokens[first].role != .stop || tokens[first].key.utf8.count == 1
  }

  /// Whether words are a number or one or two letters, which are often part of a longer name.
  public func isCode(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.upperBound <= tokens.count else { return false }
    return tokens[first].key.utf8.count <= 2 || tokens[first].word.number != nil
  }

}

extension SearchQuery.Token {
  /// Whether it is "class", "series" or another word for a class of models.
  public var isClassWord: Bool { key == SearchWords.classWord }

  /// What "Golfs" or "BMWs" are several of; nil for a word that can not be a plural.
  public var singular: String? {
    word.kind == .letters && key.utf8.count >= 3 && key.hasSuffix("s") ? String(key.dropLast()) : nil
  }

  /// Whether it is "the" or the like.
  public var isArticle: Bool { Self.articles.contains(key) }

  private static let articles: Set<String> = ["the", "a", "an", "der", "den", "dem", "ein", "einen", "einem"]
}
