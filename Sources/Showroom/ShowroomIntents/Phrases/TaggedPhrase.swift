import LanguageKit
import ShowroomCore

/// A phrase while it is read: each token is taken by at most one value.
struct TaggedPhrase {
  let phrase: Phrase
  let language: LanguageTag
  let book: SentenceBook
  let matcher: SentenceMatcher<SentenceKind>
  let values: ValuePhrase
  /// The numbers that the words beside them make part of a value.
  let bound: Set<Int>
  /// What each token is to the sentences.
  private var known: KnownPhrase
  var reading = PhraseReading()
  private(set) var isTaken: [Bool]
  /// The tokens of dates, times and lengths, once they were needed to tell a name from them.
  var timePlaces: Set<Int>?

  init(_ known: KnownPhrase, language: LanguageTag) {
    self.known = known
    phrase = known.phrase
    self.language = language
    book = .book(language.language)
    matcher = SentenceBook.matcher(language.language)
    values = ValuePhrase(phrase, language: language)
    bound = values.boundNumbers
    isTaken = phrase.tokens.map { $0.kind == .punctuation }
    reading.isTruncated = phrase.isTruncated
  }

  /// The ranges that values have taken, for other readers to keep out of.
  var taken: [Range<Int>] { ranges { isTaken[$0] && phrase.tokens[$0].kind != .punctuation } }

  func ranges(where test: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in phrase.tokens.indices where test(index) {
      if let last = found.last, last.upperBound == index {
        found[found.count - 1] = last.lowerBound..<index + 1
      } else {
        found.append(index..<index + 1)
      }
    }
    return found
  }

  /// The folded token at a position; empty outside the phrase.
  func folded(_ index: Int) -> String {
    phrase.tokens.indices.contains(index) ? phrase.tokens[index].folded : ""
  }

  func words(_ range: Range<Int>) -> String { String(phrase.original(range)) }

  /// Whether a value has taken a word of a range. Marks between words belong to nobody.
  func isTaken(_ range: Range<Int>) -> Bool {
    range.contains { isTaken[$0] && phrase.tokens[$0].kind != .punctuation }
  }

  /// Whether a word stands in a sentence.
  func isKnown(_ index: Int) -> Bool { known.words.indices.contains(index) && known.words[index].isKnown }

  /// Whether a name among some unknown words could make a request of the phrase: it is a sentence, or it says a time or
  /// next to nothing, and no words that are known from other sentences.
  func lacksName(unknownCount: Int) -> Bool {
    let words = said.map { known.words[$0] }
    if matcher.meaning(of: words) != nil { return true }
    return words.allSatisfy(\.isWeak) && (unknownCount <= 2 || reading.hasValues)
  }

  /// The words of sentences that no value has taken.
  private var said: [Int] { phrase.tokens.indices.filter { !isTaken[$0] && isKnown($0) && !isSkipped($0) } }

  func isSkipped(_ index: Int) -> Bool { known.words.indices.contains(index) && known.words[index].isSkipped }

  /// Whether a word belongs to one of some sets of words.
  func isMarked(_ index: Int, _ marks: WordMarks) -> Bool { known.isMarked(index, marks) }

  /// Whether any word does.
  func says(_ marks: WordMarks) -> Bool { !known.isIn.isDisjoint(with: marks) }

  /// The verb that a word without meaning is a slip away from.
  func verb(near index: Int) -> String? { values.hasMeaning(index) ? nil : book.verb(near: folded(index)) }

  /// Takes a misspelt word for a verb, if the phrase is a sentence with it of a kind that asks before anything is written.
  mutating func correct(_ index: Int, toVerb verb: String) {
    let before = known.words[index]
    known.words[index] = matcher.word(verb)
    let isNegated = said.contains { isMarked($0, .negation) }
    switch matcher.meaning(of: said.map { known.words[$0] }, isNegated: isNegated) {
    case .book?, .cancel?, .reschedule?: reading.corrections.append(found(verb, index..<index + 1))
    default: known.words[index] = before
    }
  }

  /// Takes a misspelt word for another.
  mutating func correct(_ index: Int, to word: String) {
    known.words[index] = matcher.word(word)
    reading.corrections.append(found(word, index..<index + 1))
  }

  mutating func take(_ range: Range<Int>) {
    for index in range { isTaken[index] = true }
  }

  func found<Value>(_ value: Value, _ range: Range<Int>) -> PhraseReading.Found<Value> {
    PhraseReading.Found(value: value, words: words(range), position: range.lowerBound)
  }
}

// MARK: - Values

extension TaggedPhrase {
  mutating func findValues() {
    for match in values.values(excluding: taken) { tag(match) }
  }

  private mutating func tag(_ match: ValueMatch) {
    guard let first = match.ranges.first, !match.ranges.contains(where: { isTaken($0) }) else { return }
    if case .when = match.value, endsInArticle(match) { return }
    if case .duration(let minutes) = match.value, let whole = negative(first) { return tagLength(-minutes, whole) }
    let words = match.ranges.map { self.words($0) }.joined(separator: " … ")
    func found<Value>(_ value: Value) -> PhraseReading.Found<Value> {
      PhraseReading.Found(value: value, words: words, position: first.lowerBound)
    }
    switch match.value {
    case .duration(let minutes): reading.durations.append(found(.exactly(Minutes(minutes))))
    case .durationRange(let range):
      reading.durations.append(found(.between(Minutes(range.lowerBound), Minutes(range.upperBound))))
    case .when(let when): reading.whens.append(found(when))
    case .number(let number):
      guard let year = number.integer, (1950...2100).contains(year), number.tokens.count == 1 else { return }
      reading.options.append(found(.year(year)))
    }
    for range in match.ranges { take(range) }
  }
}

extension TaggedPhrase {
  /// "-30 minutes", "minus 30 Minuten": the length with its sign; nil where none stands before it. In "20-30 minutes" and
  /// "golf - 30 minutes" the mark is no sign.
  private func negative(_ length: Range<Int>) -> Range<Int>? {
    let sign = length.lowerBound - 1
    if folded(sign) == "minus" { return sign..<length.upperBound }
    guard folded(sign) == "-", phrase.tokens[length.lowerBound].isGlued else { return nil }
    return sign == 0 || !phrase.tokens[sign].isGlued ? sign..<length.upperBound : nil
  }

  private mutating func tagLength(_ minutes: Int, _ range: Range<Int>) {
    reading.durations.append(found(.exactly(Minutes(minutes)), range))
    take(range)
  }

  /// "nach einem Macan": the last word belongs to what comes after it, and is no hour.
  private func endsInArticle(_ match: ValueMatch) -> Bool {
    guard let last = match.ranges.last, last.upperBound < phrase.tokens.count else { return false }
    return ["einem", "einen", "einer", "eines"].contains(folded(last.upperBound - 1))
  }
}

// MARK: - Options

extension TaggedPhrase {
  /// What goes with a drive, in several words: before names, since some of its words are names too ("child seat").
  mutating func findExtras() {
    guard says(.beginsExtra) else { return }
    for (sequence, option) in book.options.extras where isSaid(sequence[0]) { findExtra(sequence, option) }
  }

  private func isSaid(_ word: String) -> Bool { phrase.tokens.contains { $0.folded == word } }

  private mutating func findExtra(_ sequence: [String], _ option: DriveOption) {
    let positions = phrase.tokens.indices.filter { phrase.tokens[$0].kind != .punctuation }
    for start in positions.indices where start + sequence.count <= positions.count {
      let places = positions[start..<start + sequence.count]
      guard zip(places, sequence).allSatisfy({ !isTaken[$0] && folded($0) == $1 }), let first = places.first,
        let last = places.last
      else { continue }
      let range = first..<last + 1
      reading.options.append(found(option, range))
      take(range)
    }
  }

  mutating func findOptions() {
    for index in phrase.tokens.indices where !isTaken[index] && phrase.tokens[index].kind == .word {
      if isMarked(index, .option), let option = book.options.option(folded(index)) {
        reading.options.append(found(option, index..<index + 1))
        take(index..<index + 1)
      } else if isMarked(index, .beforeRoute) {
        findRoute(after: index)
      }
    }
  }

  /// "via the coast road": the words up to the next value.
  private mutating func findRoute(after index: Int) {
    let end = phrase.tokens[(index + 1)...].indices.first { isTaken[$0] } ?? phrase.tokens.count
    guard index + 1 < end else { return }
    reading.options.append(found(.route(words(index + 1..<end)), index..<end))
    take(index..<end)
  }

  mutating func tag(_ option: DriveOption, _ range: Range<Int>) {
    reading.options.append(found(option, range))
    take(range)
  }
}

// MARK: - The sentence

extension TaggedPhrase {
  /// Runs of words that stand in no sentence.
  func unknownRuns() -> [Range<Int>] {
    ranges { !isTaken[$0] && !isSkipped($0) && !isKnown($0) && !isMarked($0, .finalParticle) }
  }

  mutating func findSentence() {
    dropDenied()
    var said: [String] = []
    var meant: [SentenceWord] = []
    for index in phrase.tokens.indices where !isTaken[index] {
      let word = folded(index)
      if isMarked(index, .noun), let noun = noun(at: index) {
        said.append(word)
        meant.append(matcher.word(noun))
      } else if isMarked(index, .finalParticle), let particle = book.finalParticles[word] {
        if isFinal(index) {
          said.append(particle)
          meant.append(matcher.word(particle))
        }
      } else if isKnown(index), !isSkipped(index) {
        said.append(word)
        meant.append(known.words[index])
      } else if !isSkipped(index) {
        reading.unmatched.append(word)
        if reading.cars.first?.position == index + 1 { reading.hasUnknownOwner = true }
      }
      if isMarked(index, .negation) || word == "no" && folded(index + 1) == "need" { reading.isNegated = true }
    }
    reading.sentence = matcher.meaning(of: meant, isNegated: reading.isNegated)
    reading.sentenceWords = said
    reading.asksTheDate = says(.date) && phrase.tokens.indices.contains { isMarked($0, .date) && asksDate($0) }
    reading.hasOtherWords = meant.contains { !$0.isWeak }
    let free = matcher.word(language.language == .en ? "free" : "frei")
    reading.saysFree = meant.contains { $0.isSynonym(of: free) }
    if let odometer = reading.odometer, reading.sentence != .takeBack, reading.sentence != .handOver {
      reading.unmatched.append(odometer.words)
    }
    reading.isQuestion = phrase.tokens.first.map { Self.questions.contains($0.folded) } ?? false
    if reading.isNegated, said.allSatisfy(book.negations.contains), saysCannot { reading.sentence = .cancel }
    dropReplaced()
    if reading.whens.count > 1 { keepOneDay() }
    if reading.sentence == .reschedule { readNewTimes() }
    if !reading.durations.isEmpty { findChangeOfLength() }
    if !reading.durations.isEmpty || !reading.whens.isEmpty { findShift() }
  }

  /// "I can't on Friday", "ich kann morgen nicht": the drive of that day.
  private var saysCannot: Bool {
    !reading.whens.isEmpty && reading.cars.isEmpty && reading.durations.isEmpty
      && phrase.tokens.contains { ["cant", "cannot", "kann", "konnen"].contains($0.folded) }
  }

  /// The words with which a question begins that is about how something is.
  private static let questions: Set<String> = [
    "is", "are", "was", "were", "has", "have", "did", "does", "ist", "sind", "war", "waren", "hat", "haben", "wurde",
    "wurden", "kommt", "kommen", "kam",
  ]

  /// "to 4pm" ends nothing when a drive is moved: it is the new time.
  private mutating func readNewTimes() {
    for (place, when) in reading.whens.enumerated() {
      guard case .before(let time)? = when.value.clock, folded(when.position) == "to" else { continue }
      var value = when.value
      value.clock = .at(time)
      reading.whens[place] = .init(value: value, words: when.words, position: when.position)
    }
  }

  /// "what day is it", "what's the date", "welcher Tag ist heute".
  private func asksDate(_ index: Int) -> Bool {
    let before = isMarked(index - 1, .article) ? folded(index - 2) : folded(index - 1)
    let isAsked = ["what", "whats", "which", "welcher", "welches", "welchen", "fur"].contains(before) || before == "is"
    return isAsked
      && (index + 1 == phrase.tokens.count || ["is", "ist", "haben", "today", "heute"].contains(folded(index + 1)))
  }

  /// What a word is as a noun, where it stands as one: "today's schedule", "the schedule for Friday".
  private func noun(at index: Int) -> String? {
    guard reading.drive == nil else { return nil }
    let before = folded(index - 1)
    let isAfterOwner = values.hasMeaning(max(0, index - 1)) && index > 0 && before.hasSuffix("s")
    if Self.articles.contains(before) || before == "s" || isAfterOwner && reading.cars.isEmpty {
      return book.nouns[folded(index)]
    }
    let isHeading =
      reading.cars.isEmpty && reading.customer == nil
      && (0..<index).allSatisfy { isSkipped($0) || !isKnown($0) && isTaken[$0] }
    let after = index + 1 < phrase.tokens.count && (isTaken[index + 1] || folded(index + 1) == "for")
    return isHeading && after ? book.nouns[folded(index)] : nil
  }

  /// Whether nothing but words without meaning comes after a token.
  private func isFinal(_ index: Int) -> Bool {
    phrase.tokens[(index + 1)...].indices.allSatisfy { phrase.tokens[$0].kind == .punctuation || isSkipped($0) }
  }
}
