import LanguageKit
import ShowroomCore

/// Reads a phrase: takes the values out of it, and matches the words that are left against the sentences of a language.
///
/// Known names come first, so that a number inside one stays there ("Model 3 at 5"), but never a number that the words
/// beside it make part of a length, a date or a time ("5 minutes", "10:00"); then dates, times and lengths; then options
/// and people. Words that are none of these and stand in no sentence are looked up as a car's misspelt name, and are
/// reported where they name nothing.
public struct PhraseReader {
  let showroom: Showroom
  let language: LanguageTag
  let speaker: Speaker
  let today: CivilDate
  private var store: any StorePort { showroom.store }

  /// - Parameters:
  ///   - language: the language of the phrase, and the order of its numeric dates.
  ///   - speaker: staff may name customers.
  ///   - today: the present day; nil for the showroom's.
  public init(_ showroom: Showroom, language: LanguageTag, speaker: Speaker, today: CivilDate? = nil) {
    self.showroom = showroom
    self.language = language
    self.speaker = speaker
    self.today = today ?? showroom.environment.wallClock.date
  }

  /// What a line says: a sentence as a whole, or the values in it and the words around them.
  public func read(_ text: String) throws(StoreError) -> PhraseReading {
    let phrase = Phrase(text)
    guard !phrase.tokens.isEmpty else { return PhraseReading(isTruncated: phrase.isTruncated) }
    return try store.read { () throws(StoreError) in
      let sentences = WholeSentenceReader(showroom: showroom, language: language, speaker: speaker, today: today)
      let known = known(phrase)
      guard let whole = try sentences.read(text, known) else {
        if let withReason = try readWithReason(known) { return withReason }
        return try read(known)
      }
      return PhraseReading(isTruncated: phrase.isTruncated, whole: whole)
    }
  }

  /// The values of a text and the words around them, of an answer or a part of a command: no sentence as a whole.
  public func readValues(_ text: String) throws(StoreError) -> PhraseReading {
    let phrase = Phrase(text)
    // "drives" alone needs none of the tables, and they are the dearest part of a start.
    guard !phrase.tokens.isEmpty else { return PhraseReading(isTruncated: phrase.isTruncated) }
    // One view of the store for all that is looked up: taking the lock costs more than each look-up.
    return try store.read { () throws(StoreError) in try read(known(phrase)) }
  }

  private func known(_ phrase: Phrase) -> KnownPhrase {
    KnownPhrase(phrase, SentenceBook.matcher(language.language))
  }

  /// "Cancel drive 12 because Anna is ill": what stands around the clause is read, and the clause is why. Only calling off
  /// has a reason; any other sentence is read whole.
  private func readWithReason(_ whole: KnownPhrase) throws(StoreError) -> PhraseReading? {
    guard whole.isIn.contains(.beforeReason),
      let start = whole.words.indices.first(where: { whole.isMarked($0, .beforeReason) }), start > 0
    else { return nil }
    let phrase = whole.phrase
    // "Sag Fahrt 12 wegen Schnee ab": the verb's last part is none of the clause.
    let last = phrase.tokens.count - 1
    let end = whole.isMarked(last, .finalParticle) ? last : last + 1
    let around = "\(phrase.original(0..<start)) \(phrase.original(end..<last + 1))"
    var reading = try read(known(Phrase(around)))
    guard let sentence = reading.sentence, [.cancel, .decline].contains(sentence) else { return nil }
    reading.reason = String(phrase.original(start..<end))
    reading.isTruncated = phrase.isTruncated
    return reading
  }

  private func read(_ phrase: KnownPhrase) throws(StoreError) -> PhraseReading {
    var work = TaggedPhrase(phrase, language: language)
    work.skipDenied()
    work.findOdometer()
    work.findNumbers()
    work.findPastDays(today: today)
    if speaker == .staff { try findFullNames(in: &work) }
    work.findExtras()
    try findPlate(in: &work)
    try findNames(in: &work)
    work.findGenerations()
    work.findMonths()
    work.findValues()
    work.findOptions()
    if speaker == .staff { try findPerson(in: &work) }
    try findUnknownNames(in: &work)
    work.findSentence()
    return work.reading
  }

  private func findNames(in work: inout TaggedPhrase) throws(StoreError) {
    for segment in work.nameSegments {
      let words = segment.map { work.phrase.tokens[$0].folded }
      for span in try store.names(in: words).sorted(by: { $0.words.lowerBound < $1.words.lowerBound }) {
        guard let first = segment[span.words].first, let last = segment[span.words].last else { continue }
        if first == last, try isEndOfFullName(first, in: &work) { continue }
        work.tagName(first..<last + 1, span)
      }
    }
  }

  /// "B-SR 1234": the demonstrator with that plate.
  private func findPlate(in work: inout TaggedPhrase) throws(StoreError) {
    for range in work.possiblePlates() {
      guard let vehicle = try store.vehicle(plate: work.words(range)) else { continue }
      return work.tagCar(range, .plate(vehicle.plate))
    }
  }

  /// "for Anna": the words after it. One that stands in sentences too ("for Mark") must be a customer's name.
  private func findPerson(in work: inout TaggedPhrase) throws(StoreError) {
    for range in work.announcedPeople() {
      let isNamed = work.isKnown(range.lowerBound) ? try isCustomer(String(work.phrase.original(range))) : true
      if isNamed { return work.tagPerson(range) }
    }
  }

  /// The people who leave no doubt: a name in quotes after "for"; a customer's whole name there, whatever else its words
  /// mean ("Anna Ford", "Peter Freitag"); and one whose last word is a colour or the like ("Jürgen Weiß").
  private func findFullNames(in work: inout TaggedPhrase) throws(StoreError) {
    work.findQuotedPerson()
    for start in work.startsOfNames() {
      if try isEndOfFullName(start + 1, isAnnounced: true, in: &work) { return }
    }
    for index in work.optionWords() {
      if try isEndOfFullName(index, in: &work) { return }
    }
  }

  /// Whether a word ends the whole name of a customer, who is then the one for whom it is. The last word is looked up
  /// first: it is hardly ever a name.
  private func isEndOfFullName(
    _ index: Int, isAnnounced: Bool = false, in work: inout TaggedPhrase
  ) throws(StoreError) -> Bool {
    guard speaker == .staff, work.reading.customer == nil,
      let names = work.fullNames(endingAt: index, isAnnounced: isAnnounced)
    else { return false }
    guard try store.isInCustomerName(work.folded(index)) else { return false }
    for range in names where try isCustomer(work.words(range)) {
      var whole = range
      while work.isFreeWord(whole.upperBound), try isCustomer(work.words(range.lowerBound..<whole.upperBound + 1)) {
        whole = range.lowerBound..<whole.upperBound + 1
      }
      work.tagPerson(whole)
      return true
    }
    return false
  }

  /// Whether somebody has all these words in their name, each as a whole.
  private func isCustomer(_ name: String) throws(StoreError) -> Bool {
    for word in Set(Folding.words(name)) where try !store.isInCustomerName(word) { return false }
    return try store.customers(named: name, limit: 20).contains { Folding.hasWords($0.name, of: name) }
  }
}

// MARK: - Words that stand in no sentence

extension PhraseReader {
  /// At most this many look-ups are made for the unknown words of a phrase, so that nonsense costs no more than sense.
  private static let greatestLookups = 4

  /// Words that stand in no sentence may be a person or a car, misspelt perhaps.
  ///
  /// Only where that could make a request of the phrase: looking for a misspelt name is dear.
  private func findUnknownNames(in work: inout TaggedPhrase) throws(StoreError) {
    var unknown = work.unknownRuns()
    guard !unknown.isEmpty else { return }
    for index in unknown.joined().prefix(Self.greatestLookups) {
      guard let verb = work.verb(near: index), try !isPerson(work.folded(index)) else { continue }
      work.correct(index, toVerb: verb)
    }
    if !work.reading.corrections.isEmpty { unknown = work.unknownRuns() }
    guard work.lacksName(unknownCount: unknown.reduce(0) { $0 + $1.count }) else { return }
    let versions = try carsNamed(work.reading.cars)
    let trims = versions.reduce(into: Set()) { $0.formUnion($1.facts.trimWords) }
    let bodies = Set(versions.compactMap { $0.facts.body.flatMap(BodyKind.init(body:)) })
    for index in unknown.joined() {
      let word = work.phrase.tokens[index].folded
      if trims.contains(word) {
        work.tag(.trim(word), index..<index + 1)
      } else if let body = BodyKind(word: word), bodies.contains(body) {
        work.tag(.body(body), index..<index + 1)
      }
    }
    var left = Self.greatestLookups
    for run in work.unknownRuns() {
      let whole = run.count <= 3 ? [run] : []
      let single = run.count > 1 ? run.map { $0..<$0 + 1 } : []
      for range in whole + single where left > 0 && !work.isTaken(range) {
        left -= 1
        try look(up: range, in: &work)
      }
    }
  }

  /// Whether a word is in the name of a customer, as staff say it.
  private func isPerson(_ word: String) throws(StoreError) -> Bool {
    guard speaker == .staff else { return false }
    return try store.isInCustomerName(word)
  }

  private func look(up range: Range<Int>, in work: inout TaggedPhrase) throws(StoreError) {
    let words = String(work.phrase.original(range))
    guard words.utf8.count >= 2 else { return }
    if speaker == .staff, work.reading.customer == nil {
      if try isCustomer(words) { return work.tagPerson(range) }
      if let owner = work.owner(range), try isCustomer(owner) { return work.tagPerson(range, name: owner) }
    }
    if work.extendMake(with: range) { return }
    guard work.reading.cars.isEmpty, let match = try store.search(words, limit: 1, thisYear: today.year).matches.first,
      isNear(words, match)
    else { return }
    work.tagCar(range, .name(words))
  }

  /// Whether words are near enough to a name to be taken for it inside a sentence, where a search would offer more: each
  /// word must be one of the name's, its beginning, a slip away from it, or sound like it.
  private func isNear(_ words: String, _ match: NameMatch) -> Bool {
    if match.quality.isCertain { return true }
    let own = Folding.words("\(match.model.make) \(match.model.name)")
    return Folding.words(words).allSatisfy { word in own.contains { isNear(word, $0) } }
  }

  private func isNear(_ word: String, _ own: String) -> Bool {
    if word == own || word.utf8.count >= 4 && own.hasPrefix(word) { return true }
    let limit = word.utf8.count >= 7 ? 2 : word.utf8.count >= 5 ? 1 : 0
    if limit > 0, EditDistance.between(word, own, limit: limit) != nil { return true }
    guard word.utf8.count >= 5, let sound = SoundKey(word), let ownSound = SoundKey(own) else { return false }
    return sound.isLike(ownSound)
  }

  /// The versions of the one car that was named, which words such as "gti" and "touring" tell apart.
  private func carsNamed(_ cars: [PhraseReading.Found<CarMention>]) throws(StoreError) -> [Car] {
    guard case .models(let models)? = cars.first?.value, let model = models.first, models.count == 1 else { return [] }
    return try store.cars(of: model.id)
  }
}
