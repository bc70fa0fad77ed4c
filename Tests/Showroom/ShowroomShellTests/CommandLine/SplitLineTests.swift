import Testing

@testable import ShowroomShell

@Suite("A line becomes words")
struct SplitLineTests {
  @Test(
    "by spaces, quotation marks and escapes",
    arguments: [
      ("", []),
      ("   ", []),
      ("find golf", ["find", "golf"]),
      ("  find\tgolf\u{A0}gti\n", ["find", "golf", "gti"]),
      ("Anna's golf", ["Anna's", "golf"]),
      ("Anna’s golf", ["Anna’s", "golf"]),
      ("for \"Anna Novak\" now", ["for", "Anna Novak", "now"]),
      ("for 'Anna Novak' now", ["for", "Anna Novak", "now"]),
      ("'Anna's golf' now", ["Anna's golf", "now"]),
      (
        "“Anna Novak” „Jörg Groß“ «Luc Roy» »Ida Lund« ‚Eva Ott‘ ‘Al Ray’",
        [
          "Anna Novak", "Jörg Groß", "Luc Roy", "Ida Lund", "Eva Ott", "Al Ray",
        ]
      ),
      ("“Anna Novak\" now", ["Anna Novak", "now"]),
      ("'til three", ["'til", "three"]),
      ("James' golf and Jens' polo", ["James'", "golf", "and", "Jens'", "polo"]),
      ("--for=\"Anna Novak\" x", ["--for=Anna Novak", "x"]),
      ("red,\"dark blue\" (\"x y\")", ["red,dark blue", "(x y)"]),
      ("a 5\" wheel", ["a", "5\"", "wheel"]),
      ("\"say \\\"hi\\\"\" Anna\\ Novak C:\\cars\\new.csv", ["say \"hi\"", "Anna Novak", "C:\\cars\\new.csv"]),
      ("\"\" ''", ["", ""]),
      ("—for Anna –yes 9–18", ["--for", "Anna", "--yes", "9–18"]),
      ("trailing\\", ["trailing\\"]),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) {
    let split = SplitLine(line)
    #expect(split.words.map(\.text) == expected)
    #expect(split.unclosedQuote == nil)
  }

  @Test(
    "and a double quotation mark that never closes is found at its column",
    arguments: [
      ("book for \"Anna", 10), ("\"", 1), ("“Anna Novak", 1), ("für „Anna", 5), ("a \"b\" \"c", 7), ("\"abc\\\"", 1),
    ])
  func unclosed(line: String, column: Int) {
    #expect(SplitLine(line).unclosedQuote == column)
  }

  @Test("and each word knows where it stands and whether it was quoted")
  func places() {
    let line = "book  \"golf gti\" --for='A B'"
    let split = SplitLine(line)
    #expect(split.words.map { String(line[$0.range]) } == ["book", "\"golf gti\"", "--for='A B'"])
    #expect(split.words.map(\.isQuoted) == [false, true, false])
    #expect(split.text == line)
  }

  @Test("and a single quoted word is what it holds")
  func singleQuotedWord() {
    #expect(SplitLine("  \"book me the golf\" ").text == "book me the golf")
    #expect(SplitLine("Anna's").text == "Anna's")
  }

  @Test("and the arguments of a program stay the words that they are")
  func arguments() {
    let words = [
      "book", "golf gti", "--for=Anna Novak", "Anna's", "", "a\\", "'til", "x'", "say \"hi\"", "„so“", "—x", "tab\tbed",
      "--note=", "x=\"y", "ümlaut", "\\\"", "a\\ b", "--", "(‘a", "🚗 car",
    ]
    #expect(SplitLine(arguments: words).words.map(\.text) == words)
  }

  @Test("and a single argument is a line as typed")
  func singleArgument() {
    #expect(SplitLine(arguments: ["Anna's golf tomorrow"]).words.count == 3)
  }

  @Test("and any mixture of marks comes back from its quoted form")
  func roundTrip() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "\"", "'", "\\", " ", "=", ",", "(", "a", "s", "’", "„", "“", "--", "-", "—", "«", "5", "\n", "e\u{301}",
    ]
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let split = SplitLine(arguments: words)
      #expect(split.words.map(\.text) == words, "\(words.map(\.debugDescription)) as \(split.line.debugDescription)")
    }
  }

  @Test(
    "and a hundred thousand characters of any kind are split in one pass",
    arguments: ["'a ", "\"a\\", "“", "\\", "=\"", "' '", "\u{301}", "🚗", "\u{0}", "’"])
  func longLines(piece: String) {
    let line = String(repeating: piece, count: 100_000 / piece.count)
    let split = SplitLine(line)
    #expect(split.words.allSatisfy { $0.range.upperBound <= split.line.endIndex })
  }
}
