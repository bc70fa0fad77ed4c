/// Finds the meaning of a sentence by the words that are left when values and words without meaning are taken out.
///
/// The templates become one tree of words, so that a match costs one look-up a word, however many templates there are, and
/// a miss ends at the first word that does not fit.
public struct SentenceMatcher<Meaning: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    var next: [String: Int] = [:]
    var meaning: Meaning?
  }

  private var nodes = [Node()]
  private let skipped: Set<String>
  private var known: Set<String> = []

  /// - Parameters:
  ///   - templates: what sentences mean. Where two say the same, the earlier counts.
  ///   - skipped: words that carry no meaning, folded. They are left out of the templates too.
  public init(_ templates: [(SentenceTemplate, Meaning)], skipping skipped: Set<String>) {
    self.skipped = skipped
    for (template, meaning) in templates {
      for sentence in template.sentences { add(sentence.filter { !skipped.contains($0) }, meaning) }
    }
  }

  private mutating func add(_ words: [String], _ meaning: Meaning) {
    var node = 0
    for word in words {
      known.insert(word)
      node = child(of: node, word)
    }
    if nodes[node].meaning == nil { nodes[node].meaning = meaning }
  }

  private mutating func child(of node: Int, _ word: String) -> Int {
    if let next = nodes[node].next[word] { return next }
    nodes.append(Node())
    nodes[node].next[word] = nodes.count - 1
    return nodes.count - 1
  }

  /// Whether a folded word carries no meaning.
  public func isSkipped(_ word: String) -> Bool { skipped.contains(word) }

  /// Whether a folded word stands in a template.
  public func isKnown(_ word: String) -> Bool { known.contains(word) }

  /// The meaning of a sentence, given the folded words that remain in it; nil where it is no sentence of the templates.
  public func meaning(of words: some Sequence<String>) -> Meaning? {
    var node = 0
    for word in words where !skipped.contains(word) {
      guard let next = nodes[node].next[word] else { return nil }
      node = next
    }
    return nodes[node].meaning
  }
}
