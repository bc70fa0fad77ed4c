/// What a word is to the sentences of a language. Looked up once, it serves all that is asked about the word.
public struct SentenceWord: Hashable, Sendable {
  /// How much a word weighs in a sentence.
  enum Weight: Sendable {
    /// Said by the way ("there", "test"), and left out where the sentence is none with it.
    case faint
    /// Left out next, where the sentence is still none ("my", "get").
    case weak
    case full
  }

  /// The number that all its synonyms share; 0 where it stands in no template.
  var number = 0
  var weight = Weight.full
  /// Whether it carries no meaning.
  public internal(set) var isSkipped = false
  /// The bits of the sets of words that whoever made the matcher tells words by.
  public internal(set) var marks: UInt64 = 0

  /// A word that stands in no template.
  public init() {}

  /// Whether it stands in a template or is a synonym of one that does.
  public var isKnown: Bool { number != 0 }

  /// Whether both stand for the same word in templates.
  public func isSynonym(of other: SentenceWord) -> Bool { isKnown && number == other.number }

  /// Whether it alone makes no sentence another.
  public var isWeak: Bool { weight != .full }
}

/// The sets of words that mean something, as a tree in which each step is one word.
struct SentenceTree: Sendable {
  private struct Edge: Hashable, Sendable {
    let node: Int
    let word: Int
  }

  private var words: [String: SentenceWord] = [:]
  private var count = 0
  private var next: [Edge: Int] = [:]
  /// What the set of words on the way to a node means; -1 where it is none.
  private var meanings: [Int] = [-1]
  /// What words mean that tell it by themselves, where all else fails and no other such word is there.
  private var anchors: [Int: Int] = [:]

  init(synonyms: [String: [String]], skipped: Set<String>) {
    for word in skipped.flatMap(Folding.keys) { words[word, default: SentenceWord()].isSkipped = true }
    for (word, others) in synonyms.sorted(by: { $0.key < $1.key }) { number([word] + others) }
  }

  /// Adds the bits of a mark to words, in this very spelling.
  mutating func mark(_ words: Set<String>, _ mark: UInt64) {
    for word in words { self.words[word, default: SentenceWord()].marks |= mark }
  }

  /// Gives words one number, in all spellings. A word that has one already keeps it.
  private mutating func number(_ words: [String]) {
    count += 1
    for form in words.flatMap(Folding.keys) where self.words[form]?.isKnown != true {
      self.words[form, default: SentenceWord()].number = count
    }
  }

  private mutating func number(of word: String) -> Int {
    if words[word]?.isKnown != true { number([word]) }
    return words[word]?.number ?? 0
  }

  /// Adds a sentence, given as folded words. Where its words mean something already, that stays.
  mutating func add(_ sentence: [String], meaning: Int) {
    let set = Set(sentence.filter { words[$0]?.isSkipped != true }.map { number(of: $0) }).sorted()
    guard !set.isEmpty else { return }
    var node = 0
    for word in set { node = child(of: node, word) }
    if meanings[node] < 0 { meanings[node] = meaning }
  }

  private mutating func child(of node: Int, _ word: Int) -> Int {
    if let child = next[Edge(node: node, word: word)] { return child }
    meanings.append(-1)
    next[Edge(node: node, word: word)] = meanings.count - 1
    return meanings.count - 1
  }

  /// Makes a word and its synonyms weigh less, if it stands in a sentence.
  mutating func weigh(_ word: String, _ weight: SentenceWord.Weight) {
    guard let number = words[Folding.fold(word)]?.number, number != 0 else { return }
    for (form, other) in words where other.number == number { words[form]?.weight = weight }
  }

  mutating func addAnchor(_ word: String, meaning: Int) { anchors[number(of: Folding.fold(word))] = meaning }
}

// MARK: - Reading

extension SentenceTree {
  func word(_ folded: String) -> SentenceWord {
    var word = words[folded] ?? SentenceWord()
    let collapsed = Folding.collapse(folded)
    guard collapsed != folded, let other = words[collapsed] else { return word }
    word.isSkipped = word.isSkipped || other.isSkipped
    if !word.isKnown { (word.number, word.weight) = (other.number, other.weight) }
    return word
  }

  /// The meaning of the words that weigh something; of fewer and fewer of them, until they are a sentence.
  func meaning(of said: [SentenceWord], isNegated: Bool, steps: inout Int) -> Int? {
    let whole = Self.sentence(of: said)
    steps += said.count
    var tried = 0
    for leftOut in 0...2 {
      let sentence = leftOut == 0 ? whole : whole.filter { $0.weight == .full || leftOut == 1 && $0.weight == .weak }
      guard sentence.count != tried else { continue }
      tried = sentence.count
      if let meaning = meaning(sentence, &steps) { return meaning }
    }
    if isNegated { return nil }
    steps += whole.count
    let certain = Set(whole.compactMap { anchors[$0.number] })
    return certain.count == 1 ? certain.first : nil
  }

  /// The words that mean something, each once, in the order of their numbers.
  private static func sentence(of said: [SentenceWord]) -> [SentenceWord] {
    var words = said.filter { $0.isKnown && !$0.isSkipped }
    words.sort { $0.number < $1.number }
    var last = 0
    words.removeAll { word in
      defer { last = word.number }
      return word.number == last
    }
    return words
  }

  private func meaning(_ sentence: [SentenceWord], _ steps: inout Int) -> Int? {
    var node = 0
    for word in sentence {
      steps += 1
      guard let child = next[Edge(node: node, word: word.number)] else { return nil }
      node = child
    }
    return meanings[node] < 0 ? nil : meanings[node]
  }
}
