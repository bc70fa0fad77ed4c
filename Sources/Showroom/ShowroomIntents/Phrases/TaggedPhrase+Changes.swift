import LanguageKit
import ShowroomCore

// MARK: - What is not meant

extension TaggedPhrase {
  /// "not tomorrow, on Friday", "nicht um drei, sondern um vier": nothing is read from what is denied, where something else
  /// follows it. "I can't come on Friday, cancel my drive" denies no value: there a word of sentences stands between.
  mutating func skipDenied() {
    for index in phrase.tokens.indices.dropLast(3) where book.negations.contains(folded(index)) {
      let near = index + 1..<min(index + 9, phrase.tokens.count - 1)
      guard let end = near.first(where: { Self.afterDenied.contains(folded($0)) }), end > index + 1 else { continue }
      let isValue = (index + 1..<end).allSatisfy {
        !isKnown($0) || isSkipped($0) || book.finalParticles[folded($0)] != nil
      }
      if isValue { take(index..<end) }
    }
  }

  private static let afterDenied: Set<String> = [",", ";", "sondern", "but"]

  /// "not the golf the polo": of two values of a kind, the one after the "not" goes.
  mutating func dropDenied() {
    for index in phrase.tokens.indices where !isTaken[index] && book.negations.contains(folded(index)) {
      let value = (index + 1..<min(index + 4, phrase.tokens.count)).first { !isSkipped($0) || isTaken[$0] }
      guard let value, deny(value, in: \.whens) || deny(value, in: \.cars) || deny(value, in: \.durations) else {
        continue
      }
      take(index..<index + 1)
    }
  }

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
      && phrase.tokens.contains { book.later.contains($0.folded) || book.earlier.contains($0.folded) }
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

  private var saysEarlier: Bool { phrase.tokens.contains { book.earlier.contains($0.folded) } }

  private func isShift(_ length: PhraseReading.Found<DurationMention>, _ isMove: Bool, _ saysChange: Bool) -> Bool {
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
    default: return nil
    }
    guard let last = Phrase(said.words).tokens.last?.folded, book.later.contains(last) else { return nil }
    return shift
  }
}
