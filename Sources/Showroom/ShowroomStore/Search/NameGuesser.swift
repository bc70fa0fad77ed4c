import LanguageKit
import SQLiteKit
import ShowroomCore

/// What a misspelt word may have been meant for.
struct NameGuesser {
  struct Guess {
    let term: String
    let quality: NameMatch.Quality
    /// 0 for the likeliest of its quality.
    let cost: Int
  }

  private static let greatestGuessCount = 8

  private let word: String
  private let lookup: NameLookup
  private let sound: SoundKey?

  init(_ word: String, _ lookup: NameLookup) {
    self.word = word
    self.lookup = lookup
    sound = SoundKey(word)
  }

  /// The guesses, likeliest first: one slip, then the same sound, then two slips.
  func guesses() throws(SQLiteError) -> [Guess] {
    var terms: Set<String> = []
    for key in SlipKeys.typoKeys(word) + SlipKeys.soundKeys(word) { terms.formUnion(try lookup.terms(under: key)) }
    let guesses = terms.compactMap(guess).sorted { one, other in
      (one.quality, one.cost, one.term) < (other.quality, other.cost, other.term)
    }
    return Array(guesses.prefix(Self.greatestGuessCount))
  }

  private func guess(_ term: String) -> Guess? {
    let isLike = sound.flatMap { mine in SoundKey(term).map { mine.isLike($0) } } ?? false
    let distance = EditDistance.between(word, term, limit: 2)
    if distance == 1, isLike || isLikelySlip(term) { return Guess(term: term, quality: .oneTypo, cost: cost(term)) }
    if isLike { return Guess(term: term, quality: .sound, cost: cost(term)) }
    guard distance == 2, isLikelyTwoSlips(term) else { return nil }
    return Guess(term: term, quality: .twoTypos, cost: cost(term))
  }

  private func cost(_ term: String) -> Int {
    var cost = word.utf8.first == term.utf8.first ? 0 : 2
    if word.utf8.last != term.utf8.last { cost += 1 }
    return cost
  }

  /// A short word's first letter is right, or swapped with the second.
  private func isLikelySlip(_ term: String) -> Bool {
    word.utf8.count >= 6 || word.utf8.first == term.utf8.first
      || EditDistance.sharedLetters(word, term) == word.utf8.count
      || term.utf8.count != word.utf8.count
  }

  /// Two slips are believed in words of five letters and more which share all letters but one.
  private func isLikelyTwoSlips(_ term: String) -> Bool {
    let length = word.utf8.count
    guard length >= 5, term.utf8.count >= 5 else { return false }
    let shared = EditDistance.sharedLetters(word, term)
    let isNear = shared >= max(length, term.utf8.count) - (length >= 7 ? 2 : 1)
    return isNear && (word.utf8.first == term.utf8.first || shared == length || length >= 8)
  }
}
