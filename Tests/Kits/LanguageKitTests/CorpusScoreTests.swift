import LanguageKit
import Testing

/// The public corpora: at least 97 of 100 rows in each language.
struct CorpusScoreTests {
  @Test("English phrases of the public corpora")
  func english() {
    let corpus = Corpus(Corpus.english, .english)
    report("English", corpus)
    #expect(corpus.share >= 0.97)
  }

  @Test("German phrases of the public corpora")
  func german() {
    let corpus = Corpus(Corpus.german, .german)
    report("German", corpus)
    #expect(corpus.share >= 0.97)
  }

  private func report(_ language: String, _ corpus: Corpus) {
    for (kind, score) in corpus.scores.sorted(by: { $0.key < $1.key }) {
      print("\(language) \(kind): \(score.right) of \(score.all)")
    }
    for miss in corpus.misses {
      print("  \(miss.row.kind) \"\(miss.row.phrase)\": read \(miss.read), expected \(miss.row.expected)")
    }
  }
}
