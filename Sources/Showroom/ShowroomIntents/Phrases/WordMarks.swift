import LanguageKit

/// What a word may be to a phrase beside its place in a sentence: the sets of words that it belongs to.
///
/// Each word is looked up once, and all that is asked about it later is a bit.
struct WordMarks: OptionSet {
  let rawValue: UInt64

  /// The sets of a ``SentenceBook``.
  static let negation = WordMarks(rawValue: 1 << 0)
  static let finalParticle = WordMarks(rawValue: 1 << 1)
  static let noun = WordMarks(rawValue: 1 << 2)
  static let date = WordMarks(rawValue: 1 << 3)
  static let beforePerson = WordMarks(rawValue: 1 << 4)
  static let beforeDrive = WordMarks(rawValue: 1 << 5)
  static let beforeCar = WordMarks(rawValue: 1 << 6)
  static let later = WordMarks(rawValue: 1 << 7)
  static let earlier = WordMarks(rawValue: 1 << 8)
  static let longer = WordMarks(rawValue: 1 << 9)
  static let shorter = WordMarks(rawValue: 1 << 10)
  static let beforeShift = WordMarks(rawValue: 1 << 11)
  static let option = WordMarks(rawValue: 1 << 12)
  static let beforeRoute = WordMarks(rawValue: 1 << 13)
  /// The first word of an option in several words.
  static let beginsExtra = WordMarks(rawValue: 1 << 14)

  /// The first word of why something is done.
  static let beforeReason = WordMarks(rawValue: 1 << 15)

  /// The words that ``TaggedPhrase`` tells names and numbers by.
  static let article = WordMarks(rawValue: 1 << 20)
  static let title = WordMarks(rawValue: 1 << 21)
  static let beforeTime = WordMarks(rawValue: 1 << 22)
  static let past = WordMarks(rawValue: 1 << 23)
  static let odometer = WordMarks(rawValue: 1 << 24)
  static let puttingDown = WordMarks(rawValue: 1 << 25)

  /// The words without which a sentence is no ``WholeSentence`` of a kind.
  static let command = WordMarks(rawValue: 1 << 40)
  static let hours = WordMarks(rawValue: 1 << 41)
  static let naming = WordMarks(rawValue: 1 << 42)
  static let saving = WordMarks(rawValue: 1 << 43)
  static let message = WordMarks(rawValue: 1 << 44)
  static let report = WordMarks(rawValue: 1 << 45)
  static let list = WordMarks(rawValue: 1 << 46)
  static let aroundItems = WordMarks(rawValue: 1 << 47)
  static let changingList = WordMarks(rawValue: 1 << 48)
  static let beforeTitle = WordMarks(rawValue: 1 << 49)
}

extension SentenceWord {
  /// The sets of words that it belongs to.
  var isIn: WordMarks { WordMarks(rawValue: marks) }
}

extension SentenceBook {
  /// The words of each set, for the matcher to remember.
  var markedWords: [(words: Set<String>, mark: UInt64)] {
    let sets: [(Set<String>, WordMarks)] = [
      (negations, .negation), (Set(finalParticles.keys), .finalParticle), (Set(nouns.keys), .noun), (dates, .date),
      (beforePerson, .beforePerson), (beforeDrive, .beforeDrive), (beforeCar, .beforeCar), (later, .later),
      (earlier, .earlier), (longer, .longer), (shorter, .shorter), (beforeShift, .beforeShift),
      (options.words, .option), (options.beforeRoute, .beforeRoute),
      (Set(options.extras.map { $0.words[0] }), .beginsExtra), (beforeReason, .beforeReason),
    ]
    return (sets + TaggedPhrase.markedWords + WholeSentence.markedWords).map { ($0, $1.rawValue) }
  }
}

/// A phrase with what each of its tokens is to the sentences of a language.
struct KnownPhrase {
  let phrase: Phrase
  /// What each token is; marks and numbers are nothing.
  var words: [SentenceWord]
  /// All sets that a word of it belongs to.
  let isIn: WordMarks

  init(_ phrase: Phrase, _ matcher: SentenceMatcher<SentenceKind>) {
    self.phrase = phrase
    words = phrase.tokens.map { $0.kind == .word ? matcher.word($0.folded) : SentenceWord() }
    isIn = words.reduce(into: []) { $0.formUnion($1.isIn) }
  }

  /// Whether the token at a position is in one of some sets; false outside the phrase.
  func isMarked(_ index: Int, _ marks: WordMarks) -> Bool {
    words.indices.contains(index) && !words[index].isIn.isDisjoint(with: marks)
  }
}
