/// Finds the meaning of a sentence by the words that are left when values and words without meaning are taken out.
///
/// Words may stand in any order: people put the verb first or last ("book the golf", "den Golf buchen"), and the values
/// between them anywhere. A sentence is the set of its words, each in the one form for all its synonyms, in the order of
/// their numbers. The templates become one tree of such sets, so that a match costs one look-up a word, however many
/// templates there are, and a miss costs no more than a hit.
public struct SentenceMatcher<Meaning: Hashable & Sendable>: Sendable {
  /// The tree knows meanings by their place in ``meanings``, so that it is the same code for all of them.
  private var tree: SentenceTree
  private var meanings: [Meaning] = []

  /// - Parameters:
  ///   - templates: what sentences mean. Where two say the same, the earlier counts.
  ///   - synonyms: words by the word that stands for all of them in the templates.
  ///   - faint: words, as they stand in the templates, that are left out where the sentence is none with them.
  ///   - weak: words that are left out after those.
  ///   - anchors: words that mean something by themselves, whatever known words stand around them.
  ///   - skipped: words that carry no meaning. They are left out of the templates too.
  ///   - marked: sets of folded words to be told by, see ``SentenceWord/marks``.
  public init(
    _ templates: [(SentenceTemplate, Meaning)], synonyms: [String: [String]] = [:], faint: Set<String> = [],
    weak: Set<String> = [], anchors: [String: Meaning] = [:],
    skipping skipped: Set<String> = [], marking marked: [(words: Set<String>, mark: UInt64)] = []
  ) {
    tree = SentenceTree(synonyms: synonyms, skipped: skipped)
    for (words, mark) in marked { tree.mark(words, mark) }
    var places: [Meaning: Int] = [:]
    func place(_ meaning: Meaning) -> Int {
      if let place = places[meaning] { return place }
      meanings.append(meaning)
      places[meaning] = meanings.count - 1
      return meanings.count - 1
    }
    for (template, meaning) in templates {
      for sentence in template.sentences { tree.add(sentence, meaning: place(meaning)) }
    }
    for word in weak { tree.weigh(word, .weak) }
    for word in faint { tree.weigh(word, .faint) }
    for (word, meaning) in anchors { tree.addAnchor(word, meaning: place(meaning)) }
  }

  /// What a folded word is to the sentences; umlauts may be typed as two letters.
  public func word(_ folded: String) -> SentenceWord { tree.word(folded) }

  /// The meaning of a sentence, given the folded words that remain in it; nil where it is no sentence of the templates.
  ///
  /// - Parameter isNegated: whether a word says "not": no word tells by itself then what is wanted.
  public func meaning(of words: some Sequence<String>, isNegated: Bool = false) -> Meaning? {
    meaning(of: words.map(word), isNegated: isNegated)
  }

  /// As above, with words that were looked up before.
  public func meaning(of words: [SentenceWord], isNegated: Bool = false) -> Meaning? {
    var steps = 0
    return meaning(of: words, isNegated: isNegated, steps: &steps)
  }

  /// As ``meaning(of:isNegated:)``; counts the steps that it took: at most five for each word.
  func meaning(of words: [SentenceWord], isNegated: Bool = false, steps: inout Int) -> Meaning? {
    tree.meaning(of: words, isNegated: isNegated, steps: &steps).map { meanings[$0] }
  }
}
