/// Finds the meaning of a sentence by the words that are left when values and words without meaning are taken out.
///
/// Words may stand in any order: people put the verb first or last ("book the golf", "den Golf buchen"), and the values
/// between them anywhere. A sentence is the set of its words, each in the one form for all its synonyms, in the order of
/// their numbers. The templates become one tree of such sets, so that a match costs one look-up a word, however many
/// templates there are, and a miss costs no more than a hit.
public struct SentenceMatcher<Meaning: Hashable & Sendable>: Sendable {
  /// What is said by the way ("there", "test"), and is left out where the sentence is none with it.
  private var faint: Set<Int> = []
  /// What is left out next, where the sentence is still none ("my", "get").
  private var weak: Set<Int> = []
  /// What words mean that tell it by themselves, where all else fails and no other such word is there.
  private var anchors: [Int: Meaning] = [:]
  private let skipped: Set<String>
  private var numbers: [String: Int] = [:]
  private var count = 0
  private var next: [Edge: Int] = [:]
  private var meanings: [Meaning?] = [nil]

  private struct Edge: Hashable, Sendable {
    let node: Int
    let word: Int
  }

  /// - Parameters:
  ///   - templates: what sentences mean. Where two say the same, the earlier counts.
  ///   - synonyms: words by the word that stands for all of them in the templates.
  ///   - faint: words, as they stand in the templates, that are left out where the sentence is none with them.
  ///   - weak: words that are left out after those.
  ///   - anchors: words that mean something by themselves, whatever known words stand around them.
  ///   - skipped: words that carry no meaning. They are left out of the templates too.
  public init(
    _ templates: [(SentenceTemplate, Meaning)], synonyms: [String: [String]] = [:], faint: Set<String> = [],
    weak: Set<String> = [], anchors: [String: Meaning] = [:],
    skipping skipped: Set<String> = []
  ) {
    self.skipped = Set(skipped.flatMap(Folding.keys))
    for (word, others) in synonyms.sorted(by: { $0.key < $1.key }) { number([word] + others) }
    for (template, meaning) in templates {
      for sentence in template.sentences { add(sentence, meaning) }
    }
    self.faint = Set(faint.compactMap { numbers[Folding.fold($0)] })
    self.weak = self.faint.union(weak.compactMap { numbers[Folding.fold($0)] })
    for (word, meaning) in anchors { self.anchors[number(of: Folding.fold(word))] = meaning }
  }

  /// Gives words one number, in all spellings. A word that has one already keeps it.
  private mutating func number(_ words: [String]) {
    count += 1
    for form in words.flatMap(Folding.keys) where numbers[form] == nil { numbers[form] = count }
  }

  private mutating func add(_ words: [String], _ meaning: Meaning) {
    let set = Set(words.filter { !skipped.contains($0) }.map { number(of: $0) }).sorted()
    guard !set.isEmpty else { return }
    var node = 0
    for word in set { node = child(of: node, word) }
    if meanings[node] == nil { meanings[node] = meaning }
  }

  private mutating func number(of word: String) -> Int {
    if numbers[word] == nil { number([word]) }
    return numbers[word] ?? count
  }

  private mutating func child(of node: Int, _ word: Int) -> Int {
    if let child = next[Edge(node: node, word: word)] { return child }
    meanings.append(nil)
    next[Edge(node: node, word: word)] = meanings.count - 1
    return meanings.count - 1
  }

  /// Whether a folded word carries no meaning.
  public func isSkipped(_ word: String) -> Bool { skipped.contains(word) || skipped.contains(Folding.collapse(word)) }

  /// Whether a folded word stands in a template or is a synonym of one that does.
  public func isKnown(_ word: String) -> Bool { find(word) != nil }

  /// Whether a folded word alone makes no sentence another.
  public func isWeak(_ word: String) -> Bool { find(word).map(weak.contains) ?? false }

  /// The number of a word; umlauts may be typed as two letters.
  private func find(_ word: String) -> Int? { numbers[word] ?? numbers[Folding.collapse(word)] }

  /// The meaning of a sentence, given the folded words that remain in it; nil where it is no sentence of the templates.
  ///
  /// - Parameter isNegated: whether a word says "not": no word tells by itself then what is wanted.
  public func meaning(of words: some Sequence<String>, isNegated: Bool = false) -> Meaning? {
    var steps = 0
    return meaning(of: words, isNegated: isNegated, steps: &steps)
  }

  /// As ``meaning(of:isNegated:)``; counts the look-ups that it took: at most five for each word.
  public func meaning(of words: some Sequence<String>, isNegated: Bool = false, steps: inout Int) -> Meaning? {
    var set: Set<Int> = []
    for word in words where !isSkipped(word) {
      steps += 1
      if let number = find(word) { set.insert(number) }
    }
    let whole = set.sorted()
    var tried = 0
    for leftOut in [[], faint, weak] {
      let sentence = whole.filter { !leftOut.contains($0) }
      guard sentence.count != tried else { continue }
      tried = sentence.count
      if let meaning = meaning(sentence, &steps) { return meaning }
    }
    if isNegated { return nil }
    steps += whole.count
    let certain = Set(whole.compactMap { anchors[$0] })
    return certain.count == 1 ? certain.first : nil
  }

  private func meaning(_ sentence: [Int], _ steps: inout Int) -> Meaning? {
    guard !sentence.isEmpty else { return nil }
    var node = 0
    for word in sentence {
      steps += 1
      guard let child = next[Edge(node: node, word: word)] else { return nil }
      node = child
    }
    return meanings[node]
  }
}
