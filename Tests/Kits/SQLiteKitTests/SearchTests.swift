import SQLiteKit
import TestSupport
import Testing

@Suite("Words become patterns that cannot go wrong")
struct FTSPatternTests {
  let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.execute(
      script: """
        CREATE VIRTUAL TABLE car USING fts5 (make, model);
        INSERT INTO car VALUES ('bmw', '3 series'), ('volkswagen', 'golf gti'), ('mercedes benz', 'c class'), ('opel', 'and or not near')
        """)
  }

  private func find(_ pattern: FTSPattern?) throws -> [String] {
    guard let pattern else { return [] }
    return try connection.all("SELECT model FROM car WHERE car MATCH ?1 ORDER BY rowid", pattern) { $0.text(0) }
  }

  static let hostile = [
    "\"", "\"\"", "golf\"", "golf*", "*", "(", ")", "golf)", "AND", "OR NOT", "NEAR(a b)", "make:golf", "{make}: golf",
    "-golf", "^golf",
    "golf + gti", "a\0b", "\0", "'; DROP TABLE car; --", "é", "\u{301}", "😀", "\u{202e}golf", "1e5", "C++", "\\",
    "\r\n",
  ]

  @Test("No text is a syntax error", arguments: hostile)
  func neverAnError(text: String) throws {
    for require in [FTSPattern.Requirement.all, .any] {
      _ = try find(FTSPattern(text: text, require: require))
      _ = try find(FTSPattern(words: [text], require: require, column: "model"))
      _ = try find(FTSPattern(words: [text, text + "x"], require: require, prefixes: .none))
    }
  }

  @Test("Random texts of the grammar's own signs are no syntax error")
  func randomTexts() throws {
    let signs = Array("\"*(){}:^+-'\\\0 aAéß1 AND OR NOT NEAR ,.")
    for _ in 0..<2000 {
      let text = String((0..<Int.random(in: 0...12)).compactMap { _ in signs.randomElement() })
      _ = try find(FTSPattern(text: text))
      _ = try find(FTSPattern(words: [text]))
    }
  }

  @Test("A long text is cut to what a search can use")
  func longText() throws {
    let pattern = try #require(FTSPattern(text: String(repeating: "golf ", count: 20_000)))
    #expect(pattern.text.utf8.count < 500)
    #expect(try find(pattern) == ["golf gti"])
    #expect(try find(FTSPattern(text: String(repeating: "g", count: 100_000))) == [])
  }

  static let searches: [(FTSPattern?, [String])] = [
    (FTSPattern(text: "gol gt"), ["golf gti"]), (FTSPattern(text: "gol gt", prefixes: .last), []),
    (FTSPattern(text: "golf gt", prefixes: .last), ["golf gti"]),
    (FTSPattern(text: "golf gti", prefixes: .none), ["golf gti"]),
    (FTSPattern(text: "golf class"), []), (FTSPattern(text: "golf class", require: .any), ["golf gti", "c class"]),
    (FTSPattern(text: "NOT"), ["and or not near"]), (FTSPattern(text: "3-series"), ["3 series"]),
    (FTSPattern(text: "bmw", column: "model"), []), (FTSPattern(text: "bmw 3", column: "make"), []),
    (FTSPattern(text: "..."), []),
  ]

  @Test("Words are found as whole words or beginnings, all or any", arguments: searches)
  func matches(pattern: FTSPattern?, expected: [String]) throws {
    #expect(try find(pattern) == expected)
  }
}

@Suite("Reading JSON objects")
struct JSONReaderTests {
  let reader: JSONReader

  init() throws {
    reader = try JSONReader()
  }

  @Test("Every kind of value is read as its kind")
  func kinds() throws {
    let text = """
      {"s": "ä \\"q\\" \\ud83d\\ude00 \\n", "i": -3, "big": 1e30, "r": 1.5, "t": true, "f": false, "n": null,
       "a": [1, "x"], "o": {"k": {}}, "e": "", "twice": 1, "twice": 2, "k\\u00e9": 1, "nul": "a\\u0000b", "esc": "\\\\u0000"}
      """
    #expect(
      try reader.object(text) == [
        "s": .string("ä \"q\" 😀 \n"), "i": .integer(-3), "big": .real(1e30), "r": .real(1.5),
        "t": .bool(true),
        "f": .bool(false), "n": .null, "a": .nested("[1,\"x\"]"), "o": .nested("{\"k\":{}}"), "e": .string(""),
        "twice": .integer(2),
        "ké": .integer(1), "nul": .string("a\u{fffd}b"), "esc": .string("\\u0000"),
      ])
    #expect(try reader.object("{}") == [:])
  }

  @Test(
    "What is no JSON is called so",
    arguments: [
      "", " ", "{", "{a: 1}", "{\"a\": 1,}", "{\"a\": 01}", "{'a': 1}", "{\"a\": 1} x", "{\"a\": 1}\0",
      "{\"a\": \"\t\"}", "nul",
    ])
  func malformed(text: String) {
    #expect(throws: JSONReader.Failure.malformed) { try reader.object(text) }
  }

  @Test("Too deep is malformed, not a crash", arguments: [10_000, 100_000])
  func deep(depth: Int) {
    #expect(throws: JSONReader.Failure.malformed) {
      try reader.object("{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}")
    }
  }

  @Test("JSON that is no object is called so", arguments: ["[]", "1", "\"x\"", "null", "true"])
  func notAnObject(text: String) {
    #expect(throws: JSONReader.Failure.notAnObject) { try reader.object(text) }
  }
}
