import Testing

@testable import ShowroomShell

@Suite("A mistyped word finds what was meant")
struct NearMissTests {
  static let commands = ["catalog", "find", "book", "free", "drives", "drive", "help", "hilfe", "öffnungszeiten"]

  @Test(
    "within two slips, and one in short words",
    arguments: [
      ("catlog", ["catalog"]), ("katalog", ["catalog"]), ("fidn", ["find"]), ("bok", ["book"]), ("boook", ["book"]),
      ("drvies", ["drives"]), ("dirve", ["drive"]), ("HELP", ["help"]), ("oeffnungszeiten", ["öffnungszeiten"]),
      ("öffnungs", ["öffnungszeiten"]), ("cat", ["catalog"]), ("golf", []), ("x", []), ("", []),
    ])
  func nearest(word: String, expected: [String]) {
    #expect(NearMiss.of(word, among: Self.commands).first == expected.first)
  }

  @Test(
    "and the first word of a sentence is a command's only by a slip of the keys",
    arguments: [
      ("catlog", "catalog"), ("drvies", "drives"), ("dirve", "drive"), ("boook", "book"), ("bok", nil), ("cat", nil),
      ("öffnungs", nil), ("hilf", "hilfe"),
    ])
  func sentence(word: String, expected: String?) {
    #expect(NearMiss.slips(word, among: Self.commands).first == expected)
  }

  @Test("and a very long word finds nothing, at no cost")
  func longWord() {
    #expect(NearMiss.of(String(repeating: "catalog", count: 10_000), among: Self.commands).isEmpty)
  }

  @Test("and a swap of neighbours is one slip")
  func swap() {
    func distance(_ one: String, _ other: String) -> Int {
      NearMiss.distance(Array(one.unicodeScalars), Array(other.unicodeScalars), limit: 10)
    }
    #expect(distance("golf", "glof") == 1)
    #expect(distance("golf", "polo") == 2)
    #expect(distance("", "abc") == 3)
    #expect(distance("same", "same") == 0)
  }
}
