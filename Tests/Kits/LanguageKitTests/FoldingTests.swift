import LanguageKit
import Testing

/// All spellings of a word in one form.
struct FoldingTests {
  @Test(
    "Case, marks and apostrophes fold away",
    arguments: [
      ("Škoda", "skoda"), ("CITROËN", "citroen"), ("Käfer", "kafer"), ("Straße", "strasse"), ("STRAẞE", "strasse"),
      ("Łódź", "lodz"), ("Ærø", "aero"), ("Œuvre", "oeuvre"), ("þing", "thing"), ("Đorđe", "dorde"), ("ｇｏｌｆ", "golf"),
      ("Anna's", "annas"), ("Anna’s", "annas"), ("Anna`s", "annas"), ("Anna´s", "annas"), ("e\u{301}", "e"),
      ("go\u{200B}lf", "golf"), ("go\u{0000}lf", "golf"), ("Ångström", "angstrom"), ("ếnçñ", "encn"), ("ID.3", "id.3"),
      ("", ""), ("9:30", "9:30"), ("Ёлка", "ёлка"), ("ſ", "s"), ("ǅ", "dz"),
    ])
  func folds(_ text: String, _ expected: String) {
    #expect(Folding.fold(text) == expected)
  }

  @Test(
    "An umlaut may be typed as two letters, and nothing else changes",
    arguments: [
      ("Käfer", ["kafer", "kaefer"]), ("für", ["fur", "fuer"]), ("duell", ["duell"]), ("poet", ["poet"]),
      ("Golf", ["golf"]),
    ])
  func keys(_ text: String, _ expected: [String]) {
    #expect(Folding.keys(text) == expected)
  }

  @Test(
    "The last resort takes two letters for an umlaut, but not after a vowel or q",
    arguments: [
      ("mueller", "muller"), ("neue", "neue"), ("queue", "queue"), ("kaefer", "kafer"), ("goethe", "gothe"),
      ("bauer", "bauer"), ("", ""), ("ae", "a"),
    ])
  func collapses(_ text: String, _ expected: String) {
    #expect(Folding.collapse(text) == expected)
  }

  @Test("Folding what is folded changes nothing, for every letter there is")
  func idempotent() {
    let letters = (1...UInt32(0x1_FFFF)).compactMap(Unicode.Scalar.init).map { String($0) }
    let unstable = letters.filter { Folding.fold(Folding.fold($0)) != Folding.fold($0) }
    #expect(unstable == [])
  }

  @Test(
    "German vowels are found under each spelling", arguments: ["übermorgen", "uebermorgen", "Übermorgen", "ubermorgen"])
  func spellings(_ text: String) {
    #expect(WhenReader(language: .german).expression(in: text)?.day == .today(plus: 2))
  }
}
