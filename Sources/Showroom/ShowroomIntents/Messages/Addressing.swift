import LanguageKit

/// Turns what is said about somebody into what is said to them: "she can come at three" becomes "you can come at three",
/// "ihr Auto fertig ist" becomes "Ihr Auto fertig ist".
struct Addressing {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func addressed(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch language {
    case .en: return Self.english(words).joined(separator: " ")
    case .de: return Self.german(words).joined(separator: " ")
    }
  }

  // MARK: - English

  /// Whoever the text begins with is spoken to. Then the words for her or him further on mean the same person.
  private static func english(_ words: [String]) -> [String] {
    guard let first = words.first?.lowercased() else { return words }
    if let owner = ["her": "your", "his": "your", "their": "your"][first] { return [owner] + words.dropFirst() }
    if let short = ["she's": "you're", "he's": "you're", "they're": "you're", "she’s": "you’re", "he’s": "you’re"][
      first]
    {
      return [short] + words.dropFirst().enumerated().map { object($1, isLast: $0 == words.count - 2) }
    }
    guard ["she", "he", "they"].contains(first), words.count > 1 else { return words }
    let rest = words[2...].enumerated().map { object($1, isLast: $0 == words.count - 3) }
    return ["you", first == "they" ? words[1] : plural(words[1])] + rest
  }

  /// The form of a verb that goes with "you": "is" becomes "are", "needs" "need", "can" stays.
  private static func plural(_ verb: String) -> String {
    let forms = [
      "is": "are", "was": "were", "has": "have", "does": "do", "isn't": "aren't", "wasn't": "weren't",
      "hasn't": "haven't", "doesn't": "don't", "goes": "go",
    ]
    if let form = forms[verb.lowercased()] { return form }
    return verb.hasSuffix("s") && !verb.hasSuffix("ss") && verb.utf8.count > 3 ? String(verb.dropLast()) : verb
  }

  private static func object(_ word: String, isLast: Bool) -> String {
    let bare = word.filter(\.isLetter).lowercased()
    let other: String
    switch bare {
    case "him", "them": other = "you"
    case "her": other = isLast || word.count > 3 ? "you" : "your"
    case "his", "their": other = "your"
    case "herself", "himself": other = "yourself"
    default: return word
    }
    return other + word.drop(while: \.isLetter)
  }

  // MARK: - German

  /// Those who are written to are "Sie", and what is theirs is "Ihr": only what leaves no doubt is changed.
  private static func german(_ words: [String]) -> [String] {
    var words = words.enumerated().map { owned($1, isFirst: $0 == 0, next: $0 + 1 < words.count ? words[$0 + 1] : "") }
    guard words.first?.lowercased() == "sie", let last = words.last else { return words }
    let verb = last.filter(\.isLetter)
    guard let form = forms[verb.lowercased()] else { return words }
    words[0] = "Sie"
    words[words.count - 1] = form + last.drop(while: \.isLetter)
    return words
  }

  private static func owned(_ word: String, isFirst: Bool, next: String) -> String {
    if isFirst, let other = ["sein": "Ihr", "seine": "Ihre"][word.lowercased()] { return other }
    let isOwner =
      ["ihre", "ihren", "ihrem", "ihres"].contains(word) || word == "ihr" && next.first?.isUppercase == true
    return isOwner || isFirst && ["ihr", "ihre"].contains(word.lowercased()) ? "I" + word.dropFirst() : word
  }

  /// What goes with "Sie" at the end of a clause, by what goes with "sie".
  private static let forms: [String: String] = [
    "kann": "können", "soll": "sollen", "muss": "müssen", "darf": "dürfen", "will": "wollen", "ist": "sind",
    "war": "waren", "hat": "haben", "hatte": "hatten", "wird": "werden", "wurde": "wurden", "möchte": "möchten",
    "könnte": "könnten", "sollte": "sollten", "müsste": "müssten", "braucht": "brauchen", "kommt": "kommen",
    "bekommt": "bekommen", "findet": "finden", "fährt": "fahren", "darfst": "dürfen", "bleibt": "bleiben",
    "geht": "gehen", "steht": "stehen", "würde": "würden", "hätte": "hätten",
  ]
}
