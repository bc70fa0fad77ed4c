import LanguageKit
import Testing

@testable import ShowroomIntents

/// Whatever can be made of templates and values is read back as what it was made from.
struct SampledPhraseTests {
  @Test("Phrases made of templates and values mean what they were made of", arguments: [LanguageTag.english, .german])
  func samples(_ language: LanguageTag) throws {
    let desk = try TestDesk()
    var sampler = PhraseSampler(language, seed: 2026)
    for _ in 0..<2500 {
      let sample = sampler.next()
      let reading = try desk.read(sample.text, language)
      // "Take it off the list" is said of to-do lists too, and "nachfassen" of all drives: those are read first.
      if reading.whole.map(Self.isOfAll) == true { continue }
      let meaning = Meaning(reading, desk.builder)
      #expect(reading.sentence == sample.kind, "\(sample.text): \(reading.sentenceWords) \(meaning)")
      #expect(meaning.model == sample.model, "\(sample.text): \(meaning)")
      #expect(meaning.when == sample.when, "\(sample.text): \(meaning)")
      #expect(meaning.minutes == sample.minutes, "\(sample.text): \(meaning)")
      #expect(meaning.options == [sample.option].compactMap { $0 }, "\(sample.text): \(meaning)")
      #expect(meaning.unmatched == [], "\(sample.text): \(meaning)")
    }
  }

  private static func isOfAll(_ sentence: WholeSentence) -> Bool {
    switch sentence {
    case .list, .report: true
    case .command, .save, .message: false
    }
  }
}

/// The books of sentences as data.
struct SentenceBookTests {
  @Test("Every template can be read, and each kind has some", arguments: [Language.en, .de])
  func templates(_ language: Language) throws {
    let book = SentenceBook.book(language)
    for kind in SentenceKind.allCases {
      let texts = try #require(book.templates[kind])
      #expect(!texts.isEmpty)
      for text in texts { _ = try SentenceTemplate(text) }
    }
  }
}
