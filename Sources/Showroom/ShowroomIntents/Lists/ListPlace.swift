import LanguageKit
import ShowroomCore

/// Where a sentence names a list: "the Golf list", "the list for the Golf", "die Golf-Liste", "die Golfliste".
struct ListPlace {
  /// The name, nil where none is said.
  let name: String?
  /// Whether a new list is spoken of.
  let isNew: Bool
  /// The words before and after, a comma between them where both hold some.
  let around: [ListSentence.Word]

  private typealias Word = ListSentence.Word

  /// - Returns: nil where no word is one for a list.
  init?(_ words: [ListSentence.Word]) {
    guard let at = words.lastIndex(where: { !$0.isQuoted && Self.isList($0) }) else { return nil }
    isNew = words[..<at].contains { Self.creating.contains($0.folded) }
    let after = Self.nameAfter(words, at)
    let before = Self.nameBefore(words, at)
    let stem = Self.stem(of: words[at])
    let nameWords = stem.map { [$0] } ?? (before.isEmpty ? words[after].map(\.text) : words[before].map(\.text))
    let usesAfter = stem == nil && before.isEmpty && !after.isEmpty
    let name = nameWords.joined(separator: " ")
    self.name = name.isEmpty ? nil : name
    let start = stem == nil ? before.lowerBound : at
    around = Array(words[..<start]) + Array(words[(usesAfter ? after.upperBound : at + 1)...])
  }

  private static func isList(_ word: Word) -> Bool {
    ListWords.list.contains(word.folded) || stem(of: word) != nil
  }

  /// "Golf" of "Golf-Liste", "Golfliste" and "golf-list".
  private static func stem(of word: Word) -> String? {
    guard !ListWords.list.contains(word.folded) else { return nil }
    for ending in ["-list", "-liste", "liste"] where word.folded.hasSuffix(ending) {
      let stem = word.text.dropLast(ending.count)
      guard stem.count >= 3, PhraseKey(stem) != nil else { return nil }
      return String(stem)
    }
    return nil
  }

  /// The words before "list", back to a preposition, an article or a verb.
  private static func nameBefore(_ words: [Word], _ at: Int) -> Range<Int> {
    var start = at
    // "to-do list" is a list as any other.
    if start > 0, ["to-do", "todo"].contains(words[start - 1].folded) { start -= 1 }
    if start > 1, words[start - 1].folded == "do", words[start - 2].folded == "to" { start -= 2 }
    let end = start
    while start > 0, !isBoundary(words[start - 1]) { start -= 1 }
    return pastArticle(words, start)..<end
  }

  /// An article may be one inside the title, "to the Prepare the Golf list": it is where more words stand before it, after
  /// a preposition or a verb.
  private static func pastArticle(_ words: [Word], _ start: Int) -> Int {
    guard start > 1, isArticle(words[start - 1]), !isBoundary(words[start - 2]) else { return start }
    var longer = start - 2
    while longer > 0, !isBoundary(words[longer - 1]) { longer -= 1 }
    let before = longer > 0 && isArticle(words[longer - 1]) ? longer - 1 : longer
    guard before > 0, !words[before - 1].separates, isBoundary(words[before - 1]) else { return start }
    return longer
  }

  private static func isArticle(_ word: Word) -> Bool { !word.isQuoted && ListWords.articles.contains(word.folded) }

  private static func isBoundary(_ word: Word) -> Bool {
    guard !word.isQuoted else { return false }
    return ListWords.beforeName.contains(word.folded) || ListWords.deeds.contains { $0.words.contains(word.folded) }
      || word.separates
  }

  /// The words after "list for", up to one that belongs to the verb.
  private static func nameAfter(_ words: [Word], _ at: Int) -> Range<Int> {
    var start = at + 1
    let next = start < words.count ? words[start] : nil
    guard let next,
      next.isQuoted || ListWords.ofList.contains(next.folded) || isNamed(words, at) || isBareName(words, at)
    else {
      return at + 1..<at + 1
    }
    if !next.isQuoted, ListWords.ofList.contains(next.folded) { start += 1 }
    while start < words.count, !words[start].isQuoted, ListWords.articles.contains(words[start].folded) { start += 1 }
    var end = start
    while end < words.count, !endsName(words[end]) { end += 1 }
    return start..<end
  }

  /// "neue Liste Golf", "lege eine Liste Golf an".
  private static func isNamed(_ words: [Word], _ at: Int) -> Bool {
    words[..<at].contains { creating.contains($0.folded) }
  }

  /// The words that make a list.
  private static let creating: Set<String> = ListWords.deeds.first { $0.deed == .create }?.words ?? []

  /// "Zur Liste Einkauf", "the list groceries": what follows is the name, unless it may be what is put on the list.
  private static func isBareName(_ words: [Word], _ at: Int) -> Bool {
    guard at + 1 < words.count, !endsName(words[at + 1]), !ListWords.around.contains(words[at + 1].folded) else {
      return false
    }
    let verb = words[..<at].first { !ListWords.around.contains($0.folded) }
    let deed = ListWords.deeds.first { entry in verb.map { entry.words.contains($0.folded) } ?? false }?.deed
    switch deed {
    case .show, .rename, .delete, .create: return true
    case .add, .tick, .untick, .remove, nil:
      return !ListSentence.items(words[..<at]).isEmpty || words[(at + 1)...].contains { endsName($0) && !$0.separates }
    }
  }

  private static let endings: Set<String> = [
    "hinzu", "dazu", "ein", "an", "ab", "auf", "um", "in", "weg", "mit", "with", "as", "to", "please", "bitte", "is",
    "are", "ist", "sind", "erledigt", "done", "fertig", "hinzufugen", "setzen", "schreiben", "anlegen", "umbenennen",
    "loschen", "zeigen", "abhaken", "vor", "vorlesen", "entfernen", "off", "from", "streichen", "wieder", "nicht",
    "not", "again", "add", "put", "zu", "alles", "all", "everything",
  ]

  private static func endsName(_ word: Word) -> Bool {
    !word.isQuoted && (word.separates || endings.contains(word.folded))
  }
}
