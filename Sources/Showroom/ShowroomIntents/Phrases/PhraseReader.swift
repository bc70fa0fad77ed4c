import LanguageKit
import ShowroomCore

/// Reads a phrase: takes the values out of it, and matches the words that are left against the sentences of a language.
///
/// Known names come first, so that a number inside one stays there ("Model 3 at 5"); then dates, times and lengths; then
/// options and people. Words that are none of these and stand in no sentence are looked up as a car's misspelt name, and
/// are reported where they name nothing.
public struct PhraseReader {
  let store: any StorePort
  let language: LanguageTag
  let speaker: Speaker
  let year: Int

  /// - Parameters:
  ///   - language: the language of the phrase, and the order of its numeric dates.
  ///   - speaker: staff may name customers.
  ///   - year: the present year.
  public init(store: any StorePort, language: LanguageTag, speaker: Speaker, year: Int) {
    self.year = year
    self.store = store
    self.language = language
    self.speaker = speaker
  }

  public func read(_ text: String) throws(StoreError) -> PhraseReading {
    var work = TaggedPhrase(Phrase(text), book: .book(language.language))
    work.findNumbers()
    work.findQuotedPerson()
    try findNames(in: &work)
    findValues(in: &work)
    work.findOptions()
    work.findPerson(speaker)
    try findUnknownNames(in: &work)
    work.findSentence(SentenceBook.matcher(language.language))
    return work.reading
  }

  private func findNames(in work: inout TaggedPhrase) throws(StoreError) {
    let (words, positions) = work.freeWords
    for span in try store.names(in: words) {
      guard let first = positions[span.words].first, let last = positions[span.words].last else { continue }
      work.tagName(first..<last + 1, span.models)
    }
  }

  private func findValues(in work: inout TaggedPhrase) {
    let reader = ValueReader(language: language)
    for match in reader.values(in: work.phrase, excluding: work.taken) { work.tag(match) }
  }

  /// A run of words that are in no sentence may be a person or a car, misspelt perhaps.
  private func findUnknownNames(in work: inout TaggedPhrase) throws(StoreError) {
    let matcher = SentenceBook.matcher(language.language)
    let trims = try trimWords(of: work.reading.cars)
    for run in work.unknownRuns(matcher) {
      let words = String(work.phrase.original(run))
      if run.count == 1, trims.contains(work.phrase.tokens[run.lowerBound].folded) {
        work.tagTrim(run)
      } else if speaker == .staff, work.reading.customer == nil, try !store.customers(named: words, limit: 1).isEmpty {
        work.tagPerson(run)
      } else if work.reading.cars.isEmpty, try !store.search(words, limit: 1, thisYear: year).matches.isEmpty {
        work.tagCar(run, .name(words))
      }
    }
  }

  /// The words that tell the versions of the car that was named apart: "gti".
  private func trimWords(of cars: [PhraseReading.Found<CarMention>]) throws(StoreError) -> Set<String> {
    guard case .models(let models)? = cars.first?.value, let model = models.first, models.count == 1 else { return [] }
    return try store.cars(of: model.id).reduce(into: []) { $0.formUnion($1.facts.trimWords) }
  }
}
