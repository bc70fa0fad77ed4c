import LanguageKit

/// A sentence that saves what was talked about under a phrase: "save this as my weekend car", "merk dir das als
/// Wochenendauto", "nenn das „mein Auto“".
public enum SaveSentence {
  private static let verbs: Set<String> = [
    "save", "store", "remember", "keep", "bookmark", "speichere", "speicher", "speichern", "sichere", "sicher", "merke",
    "merk", "merken", "behalte", "lege", "leg",
  ]
  /// Verbs that take the name without a word between: "call it my weekend car".
  private static let naming: Set<String> = ["call", "name", "nenn", "nenne"]
  private static let between: Set<String> = [
    "this", "that", "it", "booking", "drive", "one", "the", "phrase", "shortcut", "please", "my", "last", "for", "me",
    "das", "dies", "diese", "diesen", "es", "dir", "die", "den", "buchung", "fahrt", "probefahrt", "bitte", "mal",
    "mir", "meine", "letzte", "satz", "kurzbefehl", "doch", "test", "under", "unter", "a", "einen", "new", "neuen",
  ]
  /// The words of which each such sentence has one.
  static let telling = verbs.union(naming).union(["ablegen"])
  private static let pronouns: Set<String> = ["this", "that", "it", "das", "es", "dies"]
  private static let markers: Set<String> = ["as", "als", "unter", "under", "called", "named", "namens"]
  /// What may stand between the marker and the name.
  private static let beforeName: Set<String> = [
    "the", "a", "name", "phrase", "shortcut", "dem", "namen", "der", "einen", "satz", "kurzbefehl", "called", "named",
    "namens",
  ]
  private static let polite: Set<String> = [
    "please", "and", "can", "could", "would", "you", "i", "want", "to", "id", "like", "lets", "bitte", "und", "kannst",
    "konntest", "konnen", "du", "sie", "ich", "mochte", "will", "jetzt", "now", "ok", "okay", "just",
  ]
  private static let owners: Set<String> = [
    "my", "our", "the", "mein", "meine", "meinen", "unser", "unsere", "unseren",
  ]
  /// What may follow the name.
  private static let endings: Set<String> = [
    "please", "bitte", "speichern", "merken", "sichern", "ablegen", "ab", "thanks", "danke", "for", "me", "next",
    "time",
  ]

  /// "Anna's golf" of "save this as Anna's golf"; nil for any other line.
  public static func name(in phrase: Phrase) -> String? {
    let words = phrase.tokens.prefix(16).map(\.folded)
    var start = 0
    while start < words.count, polite.contains(words[start]) { start += 1 }
    guard start < words.count else { return nil }
    if naming.contains(words[start]) { return given(words, after: start, in: phrase) }
    let isVerbLast = phrase.tokens.last.map { verbs.contains($0.folded) || $0.folded == "ablegen" } ?? false
    let first = verbs.contains(words[start]) ? start + 1 : start
    guard first > start || isVerbLast, first < words.count else { return nil }
    guard let marker = words[first...].firstIndex(where: markers.contains), marker > first,
      words[first..<marker].allSatisfy(between.contains), marker + 1 < phrase.tokens.count
    else { return nil }
    var begin = marker + 1
    while begin + 1 < words.count, beforeName.contains(words[begin]), isMeant(words, begin) { begin += 1 }
    return text(from: begin, in: phrase, isVerbLast: isVerbLast || words[start].hasPrefix("leg"))
  }

  /// "the" belongs to the name unless it leads to "name" or the like: "as the quiet one", "under the name quick spin".
  private static func isMeant(_ words: [String], _ index: Int) -> Bool {
    guard ["the", "a", "dem", "der", "einen"].contains(words[index]) else { return true }
    return index + 2 < words.count && beforeName.contains(words[index + 1])
  }

  /// "call it my weekend car", "nenn das „Wochenende“": the name is one that belongs to somebody, or in quotes.
  private static func given(_ words: [String], after verb: Int, in phrase: Phrase) -> String? {
    guard verb + 2 < words.count, pronouns.contains(words[verb + 1]) else { return nil }
    let begin = verb + 2
    let isQuoted =
      phrase.tokens[begin].kind == .punctuation
      || phrase.original(begin - 1..<begin + 1).contains { "\"„“»«”".contains($0) }
    guard owners.contains(words[begin]) || isQuoted else { return nil }
    return text(from: begin, in: phrase, isVerbLast: false)
  }

  private static func text(from begin: Int, in phrase: Phrase, isVerbLast: Bool) -> String? {
    var (start, end) = (begin, phrase.tokens.count)
    while start < end, phrase.tokens[start].kind == .punctuation { start += 1 }
    while end > start + 1, isEnding(phrase.tokens[end - 1], isVerbLast) { end -= 1 }
    return start < end ? String(phrase.original(start..<end)) : nil
  }

  private static func isEnding(_ token: Phrase.Token, _ isVerbLast: Bool) -> Bool {
    if token.kind == .punctuation { return true }
    if ["please", "bitte", "danke", "thanks"].contains(token.folded) { return true }
    return isVerbLast && endings.contains(token.folded)
  }
}
