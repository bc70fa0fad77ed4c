import LanguageKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomShell

@Suite("Texts without end")
struct LongTextTests {
  /// One that is a single character to a person, and those that are many.
  private static let pieces = ["👩\u{200d}", "\u{301}", "a", "a ", "7", "\"", "“", "\u{202e}", "漢", "tomorrow ", "="]

  @Test("An error about one is short, whatever it is made of", arguments: pieces)
  func errors(piece: String) throws {
    var desk = try TestSession()
    let text = "x" + String(repeating: piece, count: 4000)
    for line in [
      text, "find \(text)", "drive show \(text)", "customer show \(text)", "book golf --for \(SplitLine.quoted(text))",
      "settings set \(SplitLine.quoted(text)) 1", "\(text) --\(text)", "shortcut show \(text)", "alias remove \(text)",
      "hours set \(SplitLine.quoted(text)) 9-10", "car import \(SplitLine.quoted(text))",
    ] {
      let outcome = desk.session.run(line)
      guard let problem = outcome.problem else { continue }
      for format in GlobalOptions.Format.allCases {
        let told = Renderer(format: format, language: .en).text(of: problem)
        #expect(told.utf8.count < 20_000, "\(line.prefix(20)): \(told.utf8.count)")
        #expect(problem.message.unicodeScalars.count <= 4001)
      }
    }
  }

  @Test(
    "An excerpt is at most so many characters, and not of more than four times as many code points",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("äöü", 3, "äöü"), ("äöüß", 3, "äö…"), ("", 1, ""),
      ("e\u{301}\u{301}\u{301}\u{301}\u{301}", 1, "…"), ("👍🏽👍🏽", 2, "👍🏽👍🏽"),
    ])
  func excerpt(text: String, limit: Int, expected: String) {
    #expect(text.excerpt(limit) == expected)
  }
}
