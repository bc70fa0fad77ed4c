import LanguageKit
import ShowroomCore

// MARK: - Cars and drives

extension TaggedPhrase {
  /// "drive 12", "car 7": numbers that name a thing.
  mutating func findNumbers() {
    for index in phrase.tokens.indices.dropLast() where phrase.tokens[index + 1].kind == .number {
      guard !bound.contains(index + 1) else { continue }
      let number = folded(index + 1)
      if isMarked(index, .beforeDrive) || isSlipOfDrive(index), reading.drive == nil, let id = TestDrive.ID(number) {
        reading.drive = found(id, index..<index + 2)
        take(index + 1..<index + 2)  // The word before it may belong to the sentence.
      } else if isMarked(index, .beforeCar), let id = Car.ID(number) {
        tagCar(index..<index + 2, .car(id))
      }
    }
  }

  /// "Farht 16", "drvie 16": a misspelt word before a number.
  private mutating func isSlipOfDrive(_ index: Int) -> Bool {
    let word = folded(index)
    guard phrase.tokens[index].kind == .word, word.utf8.count >= 5, !isKnown(index), !isSkipped(index),
      !values.hasMeaning(index),
      let meant = book.beforeDrive.first(where: {
        $0.utf8.count >= 5 && $0.utf8.first == word.utf8.first && EditDistance.between($0, word, limit: 1) != nil
      })
    else { return false }
    correct(index, to: meant)
    return true
  }

  /// Where a plate may stand: a number with two groups of a few letters around it, as "B-SR 1234" and "AB12 CDE" have
  /// it. A phrase has few of them, so that looking them up costs little.
  func possiblePlates() -> [Range<Int>] {
    let numbers = phrase.tokens.indices.filter {
      phrase.tokens[$0].kind == .number && phrase.tokens[$0].folded.utf8.count <= 4
    }
    return Array(numbers.lazy.compactMap(plate).prefix(2))
  }

  private func plate(around number: Int) -> Range<Int>? {
    var (start, end, groups) = (number, number + 1, 0)
    while groups < 2, let before = letters(at: isHyphen(start - 1) ? start - 2 : start - 1) {
      start = before
      groups += 1
    }
    if groups < 2, let after = letters(at: isHyphen(end) ? end + 1 : end) {
      end = after + 1
      groups += 1
    }
    let isElectric = groups == 2 && end == number + 1 && ["e", "h"].contains(folded(end))
    if isElectric, phrase.tokens[end].isGlued { end += 1 }
    return groups == 2 ? start..<end : nil
  }

  /// The position, if a group of one to three letters is there that is no word.
  private func letters(at index: Int) -> Int? {
    guard phrase.tokens.indices.contains(index), phrase.tokens[index].kind == .word, !isTaken[index] else { return nil }
    return folded(index).utf8.count <= 3 && !isSkipped(index) && !isKnown(index) ? index : nil
  }

  mutating func tagCar(_ range: Range<Int>, _ mention: CarMention) {
    reading.cars.append(found(mention, range))
    take(range)
  }

  /// Runs of words in which a name may stand. Numbers that are part of a value divide them, and so does every mark but a
  /// hyphen or a dot inside a word.
  var nameSegments: [[Int]] {
    var segments: [[Int]] = [[]]
    for index in phrase.tokens.indices {
      if phrase.tokens[index].kind == .punctuation, isInsideWord(index) { continue }
      if isTaken[index] || bound.contains(index) {
        if segments.last?.isEmpty == false { segments.append([]) }
      } else {
        segments[segments.count - 1].append(index)
      }
    }
    return segments.filter { !$0.isEmpty }
  }

  private func isInsideWord(_ index: Int) -> Bool {
    guard folded(index) == "-" || folded(index) == ".", index + 1 < phrase.tokens.count else { return false }
    return phrase.tokens[index].isGlued && phrase.tokens[index + 1].isGlued
  }

  /// Takes a name, unless a word for a day or a time is all there is of it ("Sunday", "seven", "at nine eleven").
  mutating func tagName(_ range: Range<Int>, _ span: NameSpan) {
    guard !isTaken(range), !isTime(range), !isSentenceWord(range) else { return }
    tagCar(range, span.isMake ? .make(span.models) : .models(span.models))
  }

  /// A word of sentences is a name only after an article: "mach einen Termin" is about no Mach-E.
  private func isSentenceWord(_ range: Range<Int>) -> Bool {
    guard range.count == 1, isKnown(range.lowerBound) else { return false }
    return !isMarked(range.lowerBound - 1, .article)
  }

  static let articles: Set<String> = [
    "the", "a", "an", "my", "our", "your", "der", "die", "den", "dem", "das", "ein", "einen", "einem", "eine", "meinen",
    "mein",
  ]

  private mutating func isTime(_ range: Range<Int>) -> Bool {
    let isNumber = range.allSatisfy { phrase.tokens[$0].kind != .word || NumberName.value(of: folded($0)) != nil }
    if isNumber, isMarked(range.lowerBound - 1, .beforeTime) { return true }
    guard phrase.tokens[range.lowerBound].kind == .word, range.count == 1 else { return false }
    guard values.hasMeaning(range.lowerBound) else { return false }
    let places = timePlaces ?? findTimePlaces()
    timePlaces = places
    return places.contains(range.lowerBound)
  }

  /// The tokens of all dates, times and lengths, whatever names stand among them.
  private func findTimePlaces() -> Set<Int> {
    values.values().reduce(into: []) { places, match in
      if case .number = match.value { return }
      for range in match.ranges { places.formUnion(range) }
    }
  }

  private static let beforeTime: Set<String> = ["at", "um", "by", "until", "till", "bis", "ab", "gegen", "around"]

  /// A small number right after a name tells its generation ("golf eight"): it is no time. After a make it is the model,
  /// whether that is known here or not ("Mazda 6").
  mutating func findGenerations() {
    for (place, car) in reading.cars.enumerated() {
      guard let end = end(of: car), end < phrase.tokens.count, !isTaken[end], !bound.contains(end) else { continue }
      if case .make = car.value, let designation = designation(at: end) {
        reading.cars[place] = found(
          .name(words(car.position..<designation.upperBound)), car.position..<designation.upperBound)
        take(designation)
        continue
      }
      guard let number = number(at: end) else { continue }
      let range = car.position..<end + 1
      switch car.value {
      case .make where number < 10_000: reading.cars[place] = found(.name(words(range)), range)
      case .models where (2...9).contains(number): reading.cars[place] = found(car.value, range)
      default: continue
      }
      take(end..<end + 1)
    }
  }

  /// A few letters and a number in one word: "A7", "CX-9". After a make they are a model, whether that is known here or not.
  private func designation(at index: Int) -> Range<Int>? {
    guard phrase.tokens[index].kind == .word, folded(index).count <= 3 else { return nil }
    var end = index + 1
    if folded(end) == "-", phrase.tokens.indices.contains(end), phrase.tokens[end].isGlued { end += 1 }
    guard phrase.tokens.indices.contains(end), phrase.tokens[end].kind == .number, phrase.tokens[end].isGlued else {
      return nil
    }
    return index..<end + 1
  }

  /// A word right after a make that nothing else is meant by: the model, whether that is known here or not.
  mutating func extendMake(with range: Range<Int>) -> Bool {
    guard let place = reading.cars.lastIndex(where: { end(of: $0) == range.lowerBound }),
      case .make = reading.cars[place].value
    else { return false }
    let whole = reading.cars[place].position..<range.upperBound
    reading.cars[place] = found(.name(words(whole)), whole)
    take(range)
    return true
  }

  private func end(of car: PhraseReading.Found<CarMention>) -> Int? {
    phrase.tokens[car.position...].indices.prefix(24).first { !isTaken[$0] || phrase.tokens[$0].kind == .punctuation }
  }

  private func number(at index: Int) -> Int? {
    phrase.tokens[index].kind == .number ? Int(folded(index)) : NumberName.value(of: folded(index))
  }
}

// MARK: - People

extension TaggedPhrase {
  mutating func tagPerson(_ range: Range<Int>, name: String? = nil) {
    reading.customer = PhraseReading.Found(
      value: .name(name ?? words(range)), words: words(range), position: range.lowerBound)
    take(range)
  }

  /// "Anna's", "Anna Novak's": the name without its ending, nil where there is none.
  func owner(_ range: Range<Int>) -> String? {
    guard let last = range.last, range.allSatisfy({ phrase.tokens[$0].kind == .word }) else { return nil }
    let word = folded(last)
    guard word.hasSuffix("s"), word.utf8.count > 2 else { return nil }
    return (range.dropLast().map(folded) + [String(word.dropLast())]).joined(separator: " ")
  }

  /// A name in quotes after "for" is a person's, whatever it says.
  mutating func findQuotedPerson() {
    guard let range = quotedTokens(), isMarked(range.lowerBound - 1, .beforePerson) else { return }
    tagPerson(range)
  }

  /// The first words after each "for" and a title, where a second word follows.
  func startsOfNames() -> [Int] {
    guard reading.customer == nil else { return [] }
    var starts: [Int] = []
    for index in phrase.tokens.indices where isMarked(index, .beforePerson) {
      let start = isMarked(index + 1, .title) ? index + 2 : index + 1
      guard isFreeWord(start), isFreeWord(start + 1), !isSkipped(start), !isSkipped(start + 1) else { continue }
      // "for half an hour" names nobody; "for May Becker" and "for Peter Freitag" do.
      if !values.hasMeaning(start) || !values.hasMeaning(start + 1) && !isKnown(start + 1) { starts.append(start) }
    }
    return starts
  }

  /// The words that mean an option by themselves: a colour, a fuel.
  func optionWords() -> [Int] {
    guard reading.customer == nil else { return [] }
    return phrase.tokens.indices.filter { isFreeWord($0) && isMarked($0, .option) }
  }

  /// Where a whole name can stand that ends with a word: with up to three words before it, the longest first, or with a
  /// title alone ("Herr Weiß"). Nil where nothing before it could be part of a name.
  ///
  /// - Parameter isAnnounced: whether a "for" stands before it, so that words of sentences may be names too ("for Mark Gold").
  func fullNames(endingAt index: Int, isAnnounced: Bool) -> [Range<Int>]? {
    guard isFreeWord(index) else { return nil }
    if isMarked(index - 1, .title) { return [index..<index + 1] }
    guard isAnnounced || isUnknownWord(isHyphen(index - 1) ? index - 2 : index - 1) else { return nil }
    var names: [Range<Int>] = []
    var start = index
    while start > 0, names.count < 3 {
      start -= isHyphen(start - 1) ? 2 : 1
      guard isFreeWord(start), !isMarked(start, .beforePerson) else { break }
      names.append(start..<index + 1)
    }
    return names.isEmpty ? nil : names.reversed()
  }

  func isFreeWord(_ index: Int) -> Bool {
    phrase.tokens.indices.contains(index) && phrase.tokens[index].kind == .word && !isTaken[index]
  }

  /// The tokens between the first pair of double quotes.
  private func quotedTokens() -> Range<Int>? {
    let bytes = phrase.text.utf8
    guard let open = bytes.firstIndex(of: 0x22),
      let close = bytes[bytes.index(after: open)...].firstIndex(of: 0x22)
    else { return nil }
    let first = bytes.distance(from: bytes.startIndex, to: open)
    let last = bytes.distance(from: bytes.startIndex, to: close)
    let inside = phrase.tokens.indices.filter {
      phrase.tokens[$0].range.lowerBound > first && phrase.tokens[$0].range.upperBound <= last
    }
    guard let start = inside.first, let end = inside.last else { return nil }
    return start..<end + 1
  }

  /// The words after each "for", up to the next value or word of a sentence.
  func announcedPeople() -> [Range<Int>] {
    guard reading.customer == nil else { return [] }
    let starts = phrase.tokens.indices.filter { !isTaken[$0] && (isMarked($0, .beforePerson) || putsDown($0)) }
    return starts.compactMap { index in
      let start = isMarked(index + 1, .title) ? index + 2 : index + 1
      guard start < phrase.tokens.count, phrase.tokens[start].kind == .word, !isTaken[start], !isSkipped(start) else {
        return nil
      }
      return start..<endOfName(from: start)
    }
  }

  /// "put Anna Novak down for the Polo", "trag Anna Novak ein": the words after such a verb are a name, where none of them
  /// is a word of sentences.
  private func putsDown(_ index: Int) -> Bool {
    guard isMarked(index, .puttingDown), isUnknownWord(index + 1), isFreeWord(index + 1) else { return false }
    let end = endOfName(from: index + 1)
    return phrase.tokens[end...].contains { Self.down.contains($0.folded) }
  }

  private static let puttingDown: Set<String> = [
    "put", "sign", "pencil", "book", "trag", "trage", "schreib", "schreibe", "buch", "buche", "merk", "merke",
  ]
  private static let down: Set<String> = ["down", "in", "up", "ein", "auf", "vor"]

  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "dr", "herr", "herrn", "frau", "doktor", "doctor",
  ]
  /// Small words inside a name: "Anna von Berg".
  private static let nameParticles: Set<String> = ["von", "van", "de", "der", "den", "di", "la", "le", "zu", "del"]

  private func endOfName(from start: Int) -> Int {
    var end = start + 1
    while end < phrase.tokens.count {
      if isTaken[end], !isHyphen(end) { break }
      if Self.nameParticles.contains(folded(end)), isUnknownWord(end + 1) || isUnknownWord(end + 2) {
        end += 1
        continue
      }
      if !isHyphen(end), isSkipped(end) || isKnown(end) { break }
      end += 1
    }
    return end
  }

  private func isUnknownWord(_ index: Int) -> Bool {
    phrase.tokens.indices.contains(index) && !isTaken[index] && !isKnown(index) && !isSkipped(index)
  }

  /// A hyphen that stands between two words of a name: "Anna-Lena".
  private func isHyphen(_ index: Int) -> Bool {
    isInsideWord(index) && folded(index) == "-" && !isTaken[index + 1]
  }
}

// MARK: - Words to tell by

extension TaggedPhrase {
  /// The words that values are told by, whatever the language.
  static var markedWords: [(Set<String>, WordMarks)] {
    [
      (articles, .article), (titles, .title), (beforeTime, .beforeTime), (puttingDown, .puttingDown),
      (ReportPeriodReader.pastWords, .past), (kilometres.union(odometers), .odometer),
    ]
  }
}
