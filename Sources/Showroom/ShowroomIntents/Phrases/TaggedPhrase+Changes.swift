import LanguageKit
import ShowroomCore

// MARK: - What is not meant

extension TaggedPhrase {
  /// "not tomorrow, on Friday", "nicht um drei, sondern um vier": nothing is read from what is denied, where something else
  /// follows it. "I can't come on Friday, cancel my drive" denies no value: there a word of sentences stands between.
  mutating func skipDenied() {
    for index in phrase.tokens.indices.dropLast(3) where isMarked(index, .negation) {
      let near = index + 1..<min(index + 9, phrase.tokens.count - 1)
      guard let end = near.first(where: { Self.afterDenied.contains(folded($0)) }), end > index + 1 else { continue }
      let isValue = (index + 1..<end).allSatisfy {
        !isKnown($0) || isSkipped($0) || isMarked($0, .finalParticle)
      }
      // "findet nicht statt, …" is no "nicht …, sondern …".
      if isValue, folded(index + 1) != "statt" { take(index..<end) }
    }
  }

  private static let afterDenied: Set<String> = [",", ";", "sondern", "but"]

  /// "not the golf the polo": of two values of a kind, the one after the "not" goes.
  mutating func dropDenied() {
    for index in phrase.tokens.indices where !isTaken[index] && isMarked(index, .negation) {
      let value = (index + 1..<min(index + 4, phrase.tokens.count)).first { !isSkipped($0) || isTaken[$0] }
      guard let value,
        deny(value, in: \.whens) || deny(value, in: \.cars) || deny(value, in: \.durations)
          || deny(value, in: \.options)
      else { continue }
      take(index..<index + 1)
    }
  }

  /// "Friday instead of Thursday", "der Polo statt des Golfs": what comes after it is what was there before. A drive that
  /// is moved is told by it; in anything else it goes.
  mutating func dropReplaced() {
    for index in phrase.tokens.indices.dropLast() where Self.insteadOf.contains(folded(index)) {
      let value = (index + 1..<min(index + 4, phrase.tokens.count)).first { isTaken[$0] }
      guard let value else { continue }
      if reading.sentence == .reschedule {
        guard reading.whens.count > 1, let place = reading.whens.firstIndex(where: { $0.position == value }) else {
          continue
        }
        let old = reading.whens[place]
        reading.whens[place] = .init(value: old.value, words: old.words, position: -1)
      } else {
        _ =
          deny(value, in: \.whens) || deny(value, in: \.cars) || deny(value, in: \.durations)
          || deny(value, in: \.options)
      }
    }
  }

  private static let insteadOf: Set<String> = ["instead", "statt", "anstatt", "anstelle"]

  /// "Monday or Tuesday at 3": one day counts, the first, and the others are told as not understood. Nobody is booked on
  /// a day that was only one of two.
  mutating func keepOneDay() {
    let days = reading.whens.filter { $0.value.day != nil }.sorted { $0.position < $1.position }
    guard days.count > 1, let first = days.first else { return }
    let isPlace = reading.drive == nil && (reading.sentence == .book || reading.sentence == nil)
    guard isPlace, phrase.tokens.contains(where: { Self.or.contains($0.folded) }) else { return }
    for other in days.dropFirst() where other.value.day != first.value.day { reading.unmatched.append(other.words) }
    reading.whens.sort { $0.position < $1.position }
  }

  private static let or: Set<String> = ["or", "oder"]

  private mutating func deny<Value>(
    _ position: Int, in list: WritableKeyPath<PhraseReading, [PhraseReading.Found<Value>]>
  ) -> Bool {
    guard reading[keyPath: list].count > 1,
      let place = reading[keyPath: list].firstIndex(where: { $0.position == position })
    else { return false }
    reading[keyPath: list].remove(at: place)
    return true
  }
}

// MARK: - Shifts

extension TaggedPhrase {
  /// "half an hour earlier", "a week later", "by 30 minutes": how far a start is moved from where it is.
  ///
  /// A length that is one is no length of the drive any more. A time ("an hour later") stays one where nothing tells that
  /// a drive is moved: it may be meant from now.
  mutating func findShift() {
    let saysChange =
      !reading.durations.isEmpty
      && says([.later, .earlier])
    let isMove = reading.sentence == .reschedule || reading.sentence == .book && reading.cars.isEmpty
    if let place = reading.durations.firstIndex(where: { isShift($0, isMove, saysChange) }) {
      let said = reading.durations.remove(at: place)
      guard case .exactly(let length) = said.value else { return }
      reading.shift = PhraseReading.Found(
        value: TimeShift(length: length.rawValue, isEarlier: saysEarlier), words: said.words, position: said.position)
    } else if let place = reading.whens.firstIndex(where: { shift(of: $0) != nil }) {
      let said = reading.whens[place]
      reading.shift = shift(of: said).map { PhraseReading.Found(value: $0, words: said.words, position: said.position) }
      if isMove { reading.whens.remove(at: place) }
    }
  }

  /// "20 minutes longer", "extend drive 12 by 20 minutes": a length by which another one changes. "extend it to 90 minutes"
  /// says the new length itself.
  mutating func findChangeOfLength() {
    for (place, said) in reading.durations.enumerated() {
      guard case .exactly(let length) = said.value, let isLonger = changesLength(said) else { continue }
      reading.durations[place] = PhraseReading.Found(
        value: .changed(by: isLonger ? length.rawValue : -length.rawValue), words: said.words, position: said.position)
    }
  }

  /// Whether a length makes another one longer, or shorter; nil where it is one by itself.
  private func changesLength(_ length: PhraseReading.Found<DurationMention>) -> Bool? {
    let (before, after) = (folded(length.position - 1), folded(length.position + Phrase(length.words).tokens.count))
    if book.longer.contains(after) { return true }
    if book.shorter.contains(after) { return false }
    guard !book.beforeNew.contains(before), !book.beforePerson.contains(before) else { return nil }
    if says(.longer) { return true }
    return says(.shorter) ? false : nil
  }

  /// "by a month", "um zwei Monate": months are no length of time, but a start can be moved by them.
  mutating func findMonths() {
    for index in phrase.tokens.indices.dropLast() where isMarked(index, .beforeShift) {
      let near = index + 1..<min(index + 4, phrase.tokens.count)
      guard let last = near.first(where: { book.months.contains(folded($0)) && !isTaken[$0] }) else { continue }
      let said = words(index + 1..<last + 1)
      guard let months = Self.months(said, language) else { continue }
      reading.shift = PhraseReading.Found(
        value: TimeShift(months: saysEarlier ? -months : months), words: said, position: index)
      return take(index..<last + 1)
    }
  }

  private static func months(_ words: String, _ language: LanguageTag) -> Int? {
    let match = ValueReader(language: language).values(in: Phrase("in \(words)")).first
    guard case .when(let when)? = match?.value, case .months(let months)? = when.day, when.clock == nil else {
      return nil
    }
    return months
  }

  private var saysEarlier: Bool { says(.earlier) }

  private func isShift(_ length: PhraseReading.Found<DurationMention>, _ isMove: Bool, _ saysChange: Bool) -> Bool {
    guard case .exactly = length.value else { return false }
    let (before, after) = (folded(length.position - 1), folded(length.position + Phrase(length.words).tokens.count))
    let isAfter = book.later.contains(after) || book.earlier.contains(after)
    if isAfter, after != "vor" || after == phrase.tokens.last?.folded { return true }
    guard isMove else { return false }
    if book.beforeShift.contains(before) { return true }
    let isLength = book.beforePerson.contains(before) || book.beforeNew.contains(before)
    return !isLength && reading.sentence == .reschedule && saysChange
  }

  /// "an hour later", but not "in an hour".
  private func shift(of said: PhraseReading.Found<WhenExpression>) -> TimeShift? {
    let shift: TimeShift
    switch (said.value.day, said.value.clock) {
    case (nil, .minutesFromNow(let minutes)?) where minutes > 0: shift = TimeShift(minutes: minutes)
    case (.today(let days)?, nil) where days > 0: shift = TimeShift(days: days)
    case (.months(let months)?, nil) where months > 0: shift = TimeShift(months: months)
    default: return nil
    }
    guard let last = Phrase(said.words).tokens.last?.folded, book.later.contains(last) else { return nil }
    return shift
  }
}
