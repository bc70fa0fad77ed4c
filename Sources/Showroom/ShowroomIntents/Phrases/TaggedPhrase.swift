import LanguageKit
import ShowroomCore

/// A phrase while it is read: each token is taken by at most one value.
struct TaggedPhrase {
  let phrase: Phrase
  let book: SentenceBook
  private(set) var reading = PhraseReading()
  private var isTaken: [Bool]

  init(_ phrase: Phrase, book: SentenceBook) {
    self.phrase = phrase
    self.book = book
    isTaken = phrase.tokens.map { $0.kind == .punctuation }
    reading.isTruncated = phrase.isTruncated
  }

  /// The words that nothing has taken yet, and where they stand.
  var freeWords: (words: [String], positions: [Int]) {
    let positions = phrase.tokens.indices.filter { !isTaken[$0] }
    return (positions.map { phrase.tokens[$0].folded }, positions)
  }

  /// The ranges that values have taken, for other readers to keep out of.
  var taken: [Range<Int>] { ranges { isTaken[$0] && phrase.tokens[$0].kind != .punctuation } }

  private func ranges(where test: (Int) -> Bool) -> [Range<Int>] {
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

  private func folded(_ index: Int) -> String? {
    phrase.tokens.indices.contains(index) ? phrase.tokens[index].folded : nil
  }

  private func words(_ range: Range<Int>) -> String { String(phrase.original(range)) }

  private mutating func take(_ range: Range<Int>) {
    for index in range { isTaken[index] = true }
  }

  private func found<Value>(_ value: Value, _ range: Range<Int>) -> PhraseReading.Found<Value> {
    PhraseReading.Found(value: value, words: words(range), position: range.lowerBound)
  }
}

// MARK: - Taking values

extension TaggedPhrase {
  /// "drive 12", "car 7": numbers that name a thing.
  mutating func findNumbers() {
    for index in phrase.tokens.indices.dropLast() where phrase.tokens[index + 1].kind == .number {
      let range = index..<index + 2
      let word = phrase.tokens[index].folded
      let number = phrase.tokens[index + 1].folded
      if book.beforeDrive.contains(word), reading.drive == nil, let id = TestDrive.ID(number) {
        reading.drive = found(id, range)
        isTaken[index + 1] = true  // The word before it may belong to the sentence.
      } else if book.beforeCar.contains(word), let id = Car.ID(number) {
        tagCar(range, .car(id))
      }
    }
  }

  mutating func tagCar(_ range: Range<Int>, _ query: CarMention) {
    reading.cars.append(found(query, range))
    take(range)
  }

  /// A name that is a bare number is none where the words around make it a length or a time: "for 300 minutes".
  mutating func tagName(_ range: Range<Int>, _ models: [CarModel]) {
    tagCar(range, .models(models))
  }

  mutating func tag(_ match: ValueMatch) {
    guard let first = match.ranges.first, match.ranges.allSatisfy({ $0.allSatisfy { !isTaken[$0] || phrase.tokens[$0].kind == .punctuation } })
    else { return }
    let words = match.ranges.map { self.words($0) }.joined(separator: " … ")
    switch match.value {
    case .duration(let minutes):
      reading.durations.append(.init(value: .exactly(Minutes(minutes)), words: words, position: first.lowerBound))
    case .durationRange(let range):
      reading.durations.append(
        .init(value: .between(Minutes(range.lowerBound), Minutes(range.upperBound)), words: words, position: first.lowerBound))
    case .when(let when): reading.whens.append(.init(value: when, words: words, position: first.lowerBound))
    case .number(let number):
      guard let year = number.integer, (1950...2100).contains(year), number.tokens.count == 1 else { return }
      reading.options.append(.init(value: .year(year), words: words, position: first.lowerBound))
    }
    for range in match.ranges { take(range) }
  }

  mutating func tagTrim(_ range: Range<Int>) {
    reading.options.append(found(.trim(phrase.tokens[range.lowerBound].folded), range))
    take(range)
  }

  mutating func tagPerson(_ range: Range<Int>) {
    reading.customer = found(.name(words(range)), range)
    take(range)
  }
}

// MARK: - Options and people

extension TaggedPhrase {
  mutating func findOptions() {
    for (sequence, option) in book.options.extras { findExtra(sequence, option) }
    for index in phrase.tokens.indices where !isTaken[index] && phrase.tokens[index].kind == .word {
      if let option = book.options.option(phrase.tokens[index].folded) {
        reading.options.append(found(option, index..<index + 1))
        take(index..<index + 1)
      } else if book.options.beforeRoute.contains(phrase.tokens[index].folded), index + 1 < phrase.tokens.count {
        let rest = index + 1..<phrase.tokens.count
        reading.options.append(found(.route(words(rest)), index..<phrase.tokens.count))
        take(index..<phrase.tokens.count)
      }
    }
  }

  private mutating func findExtra(_ sequence: [String], _ option: DriveOption) {
    for start in phrase.tokens.indices where start + sequence.count <= phrase.tokens.count {
      let range = start..<start + sequence.count
      guard !isTaken[start], range.allSatisfy({ !isTaken[$0] && phrase.tokens[$0].folded == sequence[$0 - start] }) else { continue }
      reading.options.append(found(option, range))
      take(range)
    }
  }

  /// A name in quotes after "for" is a person's, whatever it says.
  mutating func findQuotedPerson() {
    guard let range = quotedTokens(), let word = folded(range.lowerBound - 1), book.beforePerson.contains(word) else { return }
    tagPerson(range)
  }

  /// The tokens between the first pair of double quotes.
  private func quotedTokens() -> Range<Int>? {
    let bytes = Array(phrase.text.utf8)
    guard let open = bytes.firstIndex(of: 0x22), let close = bytes[(open + 1)...].firstIndex(of: 0x22) else { return nil }
    let inside = phrase.tokens.indices.filter { phrase.tokens[$0].range.lowerBound > open && phrase.tokens[$0].range.upperBound <= close }
    guard let first = inside.first, let last = inside.last else { return nil }
    return first..<last + 1
  }

  /// "for Anna": the words after it up to the next value. Only staff book for others.
  mutating func findPerson(_ speaker: Speaker) {
    guard reading.customer == nil, speaker == .staff else { return }
    for index in phrase.tokens.indices where !isTaken[index] && book.beforePerson.contains(phrase.tokens[index].folded) {
      let start = index + 1
      let end = phrase.tokens[start...].indices.first { isTaken[$0] && !isInsideName($0) || book.skipped.contains(phrase.tokens[$0].folded) }
      let range = start..<(end ?? phrase.tokens.count)
      guard !range.isEmpty, range.contains(where: { phrase.tokens[$0].kind == .word }) else { continue }
      return tagPerson(range)
    }
  }

  /// A hyphen or a dot that stands between two words of a name: "Anna-Lena".
  private func isInsideName(_ index: Int) -> Bool {
    guard phrase.tokens[index].kind == .punctuation, phrase.tokens[index].isGlued, index + 1 < phrase.tokens.count else { return false }
    return phrase.tokens[index].folded == "-" && phrase.tokens[index + 1].isGlued && !isTaken[index + 1]
  }
}

// MARK: - The sentence

extension TaggedPhrase {
  /// Runs of words that stand in no sentence.
  func unknownRuns(_ matcher: SentenceMatcher<SentenceKind>) -> [Range<Int>] {
    ranges { index in
      let token = phrase.tokens[index]
      return !isTaken[index] && !matcher.isSkipped(token.folded) && !matcher.isKnown(token.folded)
    }
  }

  mutating func findSentence(_ matcher: SentenceMatcher<SentenceKind>) {
    let (words, _) = freeWords
    let known = words.filter { matcher.isKnown($0) && !matcher.isSkipped($0) }
    reading.unmatched = words.filter { !matcher.isKnown($0) && !matcher.isSkipped($0) }
    reading.sentence = matcher.meaning(of: known)
    reading.sentenceWords = known
  }
}
