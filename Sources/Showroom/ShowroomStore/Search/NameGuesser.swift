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
  /// Whether nothing else is said that could bear the guess out.
  private let isAlone: Bool

  init(_ word: String, _ lookup: NameLookup, isAlone: Bool) {
    self.word = word
    self.lookup = lookup
    self.isAlone = isAlone
    sound = SoundKey(word)
  }

  /// The guesses, likeliest first: one slip, then the same sound, then two slips.
  func guesses() throws(SQLiteError) -> [Guess] {
    guard !KnownWords.contains(word) else { return [] }
    let terms = try lookup.terms(under: SlipKeys.typoKeys(word) + SlipKeys.soundKeys(word))
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
    guard distance == 1 && isAnotherBeginning(term) || distance == 2 && isLikelyTwoSlips(term) else { return nil }
    return Guess(term: term, quality: .twoTypos, cost: cost(term))
  }

  private func cost(_ term: String) -> Int {
    var cost = word.utf8.first == term.utf8.first ? 0 : 2
    if word.utf8.last != term.utf8.last { cost += 1 }
    return cost
  }

  /// A short word's first letter is right, or swapped with the second, or the key beside it was hit.
  private func isLikelySlip(_ term: String) -> Bool {
    let length = word.utf8.count
    if word.utf8.first == term.utf8.first || length != term.utf8.count { return true }
    if length >= 6 || EditDistance.sharedLetters(word, term) == length { return true }
    guard length >= 5 || !isAlone, let typed = word.utf8.first, let meant = term.utf8.first else { return false }
    return Keyboard.areNeighbours(typed, meant)
  }

  /// Another letter in place of the first is as much as two slips, and believed where other words bear it out.
  private func isAnotherBeginning(_ term: String) -> Bool {
    !isAlone && word.utf8.count >= 5 && word.utf8.dropFirst().elementsEqual(term.utf8.dropFirst())
  }

  /// Two slips are believed in words of five letters and more which share all letters but one; of six and more that
  /// begin alike, and where other words bear them out, all but two.
  private func isLikelyTwoSlips(_ term: String) -> Bool {
    let length = word.utf8.count
    guard length >= (isAlone ? 5 : 4), term.utf8.count >= 5 else { return false }
    let beginsAlike = word.utf8.first == term.utf8.first
    let shared = EditDistance.sharedLetters(word, term)
    let isLoose = length >= 7 || !isAlone || length >= 6 && beginsAlike
    guard shared >= max(length, term.utf8.count) - (isLoose ? 2 : 1) else { return false }
    return !isAlone || beginsAlike || shared == min(length, term.utf8.count) || length >= 7
  }
}
