/// Something that a person can do here and may look for by words: an intent as search shows it.
///
/// After Apple's `NSUserActivity`: its title, description and suggested phrase are texts of a language, which stand with
/// the other texts of the product; its keywords are data.
public struct Activity: Hashable, Sendable {
  /// The name of the intent that it runs.
  public let intent: String
  /// Folded words, of every language, of which each word of a search must begin one.
  public let keywords: Set<String>
  /// Whether a person must be known to do it.
  public let needsSignIn: Bool

  public init(intent: String, keywords: Set<String>, needsSignIn: Bool = false) {
    self.intent = intent
    self.keywords = keywords
    self.needsSignIn = needsSignIn
  }

  /// Whether folded words look for it: each begins a keyword. No words look for nothing.
  public func matches(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { word in keywords.contains { $0.hasPrefix(word) } }
  }
}
