import LanguageKit

/// The question who had a car: "who had the golf", "wer hat gerade den Golf".
enum HolderQuestion {
  /// Whether a phrase asks it, and nothing beside it.
  ///
  /// - Parameter words: the folded words of it that stand in sentences.
  static func isAsked(_ phrase: String, besides words: [String]) -> Bool {
    let said = Phrase(phrase).tokens.map(\.folded)
    return said.contains(where: asking.contains) && said.contains(where: having.contains)
      && words.allSatisfy { asking.contains($0) || having.contains($0) }
  }

  private static let asking: Set<String> = ["who", "whos", "wer"]
  private static let having: Set<String> = ["had", "has", "got", "whos", "hatte", "hat", "gehabt", "hatten"]
}
