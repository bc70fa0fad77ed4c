import LanguageKit

/// Verbs that are misspelt. Only those of acts that are shown before anyone says yes.
extension SentenceBook {
  /// The verb that a word is a slip away from; nil where it is none's, or too short to tell.
  func verb(near word: String) -> String? {
    guard (4...16).contains(word.utf8.count), let first = word.utf8.first else { return nil }
    let near = Self.verbs(language).filter { $0.utf8.first == first && Self.isSlip(word, of: $0) }
    return near.count == 1 || near.allSatisfy({ $0 == near.first })
      ? near.first : near.first { $0.utf8.count == word.utf8.count }
  }

  private static func isSlip(_ word: String, of verb: String) -> Bool {
    let limit = min(word.utf8.count, verb.utf8.count) >= 8 ? 2 : 1
    guard word != verb, EditDistance.between(word, verb, limit: limit) != nil else { return false }
    // Another letter in its place makes another word: "charge" is no "change", "verringern" no "verlängern".
    return word.utf8.count != verb.utf8.count && verb.utf8.count > 4 || isTypedSlip(word, of: verb)
  }

  /// What fingers do: letters swapped, one twice, or its neighbour on the keyboard. Of short verbs, other words are a letter
  /// away ("boot", "movie").
  private static func isTypedSlip(_ word: String, of verb: String) -> Bool {
    let (said, meant) = (Array(word.utf8), Array(verb.utf8))
    if said.count == meant.count {
      let places = said.indices.filter { said[$0] != meant[$0] }
      if places.count == 1 { return Keyboard.areNeighbours(said[places[0]], meant[places[0]]) }
      return said.sorted() == meant.sorted()
    }
    guard said.count == meant.count + 1 else { return false }
    return said.indices.dropFirst().contains {
      said[$0] == said[$0 - 1] && Array(said[..<$0] + said[($0 + 1)...]) == meant
    }
  }

  private static func verbs(_ language: Language) -> [String] { language == .en ? englishVerbs : germanVerbs }

  private static let englishVerbs = verbs(of: english)
  private static let germanVerbs = verbs(of: german)

  /// The words that tell by themselves that something is booked, moved or cancelled, with their longer synonyms.
  private static func verbs(of book: SentenceBook) -> [String] {
    let own = book.anchors.filter { [.book, .cancel, .reschedule].contains($0.value) }.map(\.key)
    let others = own.flatMap { book.synonyms[$0] ?? [] }.filter { $0.utf8.count >= 6 }
    return (own + others).sorted()
  }
}
