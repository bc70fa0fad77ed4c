import LanguageKit
import Testing

/// Phrases beyond the public corpora; every one has to be read right.
struct FurtherPhrasesTests {
  @Test("Further English phrases mean what a speaker expects")
  func english() { check(Corpus(Corpus.furtherEnglish, .english)) }

  @Test("Further German phrases mean what a speaker expects")
  func german() { check(Corpus(Corpus.furtherGerman, .german)) }

  @Test("More English phrases mean what a speaker expects")
  func moreEnglish() { check(Corpus(Corpus.moreEnglish, .english)) }

  @Test("More German phrases mean what a speaker expects")
  func moreGerman() { check(Corpus(Corpus.moreGerman, .german)) }

  private func check(_ corpus: Corpus) {
    #expect(corpus.rows.count >= 150)
    for miss in corpus.misses {
      Issue.record("\(miss.row.kind) \"\(miss.row.phrase)\": read \(miss.read), expected \(miss.row.expected)")
    }
  }
}
