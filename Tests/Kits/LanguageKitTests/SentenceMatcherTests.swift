import Testing

@testable import LanguageKit

/// Sentences as sets of words.
struct SentenceMatcherTests {
  private func matcher(_ templates: [String: Int], more: Int = 0) throws -> SentenceMatcher<Int> {
    var all = try templates.sorted { $0.value < $1.value }.map { (try SentenceTemplate($0.key), $0.value) }
    for number in 0..<more { all.append((try SentenceTemplate("filler\(number) other\(number)"), -1)) }
    return SentenceMatcher(
      all, synonyms: ["book": ["reserve"]], faint: ["there"], anchors: ["free": 9], skipping: ["please"])
  }

  @Test("Words in any order, with synonyms, without words that mean nothing")
  func anyOrder() throws {
    let matcher = try matcher(["book [drive]": 1])
    for words in [["book"], ["drive", "book"], ["reserve", "please", "drive"], ["there", "RESERVE".lowercased()]] {
      #expect(matcher.meaning(of: words) == 1, "\(words)")
    }
    #expect(matcher.meaning(of: ["drive"]) == nil)
    #expect(matcher.meaning(of: [String]()) == nil)
  }

  @Test("A word that tells by itself counts where all else fails, unless something is denied")
  func anchors() throws {
    let matcher = try matcher(["book [drive]": 1, "not free": 2])
    #expect(matcher.meaning(of: ["free", "drive"]) == 9)
    #expect(matcher.meaning(of: ["free", "drive", "not"], isNegated: true) == nil)
  }

  @Test("Umlauts typed as two letters are the same word")
  func umlauts() throws {
    let matcher = SentenceMatcher([(try SentenceTemplate("öffne"), 1)])
    #expect(matcher.meaning(of: [Folding.fold("öffne")]) == 1)
    #expect(matcher.meaning(of: ["oeffne"]) == 1 && matcher.meaning(of: ["offne"]) == 1)
  }

  @Test("The cost does not grow with the templates, and a miss costs no more than its words")
  func cost() throws {
    var (few, many) = (0, 0)
    let (small, large) = (try matcher(["book drive": 1]), try matcher(["book drive": 1], more: 10_000))
    _ = small.meaning(of: ["book", "drive"].map(small.word), steps: &few)
    _ = large.meaning(of: ["book", "drive"].map(large.word), steps: &many)
    #expect(few == many)
    var miss = 0
    _ = large.meaning(of: (0..<50).map { large.word("nonsense\($0)") }, steps: &miss)
    #expect(miss <= 5 * 50)
  }

  @Test("A template with brackets that do not match is refused", arguments: ["(book", "book]", "book)", "[a|b"])
  func unbalanced(_ text: String) {
    #expect(throws: SentenceTemplate.Problem.self) { try SentenceTemplate(text) }
  }
}
