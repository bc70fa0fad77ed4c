import LanguageKit
import Testing

/// Cutting a phrase into tokens.
struct PhraseTests {
  @Test(
    "Letters, digits and marks are cut apart",
    arguments: [
      ("3pm", "3 pm"), ("1h30", "1 h 30"), ("90min", "90 min"), ("8.30pm", "8 . 30 pm"), ("18uhr", "18 uhr"),
      ("mar3", "mar 3"), ("2019-sep-1", "2019 - sep - 1"), ("T-Roc", "t - roc"), ("ID.3", "id . 3"), ("320d", "320 d"),
      ("i20", "i 20"), ("Anna’s golf!", "annas golf"), ("  ", ""), ("", ""), ("golf\u{0}gti", "golfgti"),
      ("½ hour", "½ hour"), ("3–5", "3 - 5"), ("a\tb\nc", "a b c"), ("日本", "日本"), ("🚗 golf", "golf"),
    ])
  func tokens(_ text: String, _ expected: String) {
    #expect(Phrase(text).tokens.map(\.folded).joined(separator: " ") == expected)
  }

  @Test(
    "What stood together is remembered",
    arguments: [
      ("T-Roc", [false, true, true]), ("t roc", [false, false]), ("320 d", [false, false]), ("i20", [false, true]),
      ("🚗golf", [false]), ("id (3)", [false, false]),
    ])
  func glued(_ text: String, _ expected: [Bool]) {
    #expect(Phrase(text).tokens.map(\.isGlued) == expected)
  }

  @Test("The words come back as they were written")
  func originals() {
    let phrase = Phrase("Škoda’s  Käfer, morgen!")
    #expect(phrase.tokens.indices.map { phrase.original($0..<($0 + 1)) } == ["Škoda’s", "Käfer", ",", "morgen"])
    #expect(phrase.original(0..<4) == "Škoda’s  Käfer, morgen")
    #expect(phrase.original(7..<9) == "")
  }

  @Test("More tokens than the limit are left out, and the phrase says so")
  func limit() {
    let phrase = Phrase(String(repeating: "golf ", count: Phrase.greatestTokenCount + 1))
    #expect(phrase.tokens.count == Phrase.greatestTokenCount && phrase.isTruncated)
    #expect(!Phrase(String(repeating: "golf ", count: Phrase.greatestTokenCount)).isTruncated)
  }
}
