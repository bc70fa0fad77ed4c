/// The words of one language, found by their folded spelling.
///
/// A word with umlauts is kept under both of its spellings (`fur`, `fuer`), so that either is found.
struct WordTable: Sendable {
  /// Words with a space between, all of one meaning.
  typealias Row = (String, Lexeme)

  /// Several words that mean something together.
  struct PhraseEntry: Sendable {
    /// The words after the first, folded.
    let rest: [String]
    let lexeme: Lexeme
  }

  private var words: [String: Lexeme] = [:]
  private var phrases: [String: [PhraseEntry]] = [:]

  /// Compiles the rows of single words and those of phrases.
  init(words rows: [Row], phrases phraseRows: [Row]) {
    words.reserveCapacity(2048)
    for (spellings, lexeme) in rows {
      for word in spellings.split(separator: " ") { add(String(word), lexeme) }
    }
    for (phrase, lexeme) in phraseRows { addPhrase(phrase, lexeme) }
    for first in phrases.keys { phrases[first]?.sort { $0.rest.count > $1.rest.count } }
  }

  /// The meanings of a folded word; nil where the table has none.
  func word(_ folded: String) -> Lexeme? { words[folded] }

  /// The phrases that begin with a folded word, longest first.
  func phrases(from folded: String) -> [PhraseEntry] { phrases[folded] ?? [] }

  private mutating func add(_ word: String, _ lexeme: Lexeme) {
    for key in Folding.keys(word) {
      words[key, default: Lexeme()].merge(lexeme)
    }
  }

  private mutating func addPhrase(_ phrase: String, _ lexeme: Lexeme) {
    for key in Folding.keys(phrase) {
      let parts = key.split(separator: " ").map(String.init)
      guard let first = parts.first else { continue }
      words[first, default: Lexeme()].roles.insert(.startsPhrase)
      phrases[first, default: []].append(PhraseEntry(rest: Array(parts.dropFirst()), lexeme: lexeme))
    }
  }

  /// The table of a language, compiled at its first use.
  static func table(_ language: Language) -> WordTable {
    switch language {
    case .en: english
    case .de: german
    }
  }

  private static let english = WordTable(
    words: EnglishWords.numbers + EnglishWords.calendar + EnglishWords.clock + EnglishWords.little,
    phrases: EnglishWords.phrases)
  private static let german = WordTable(
    words: GermanWords.numbers + GermanWords.calendar + GermanWords.clock + GermanWords.little,
    phrases: GermanWords.phrases)
}
