import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text that is safe to print")
struct SanitisedTests {
  static let cases: [(String, String)] = [
    ("", ""), ("plain text!", "plain text!"), ("für Škoda 日本 😀", "für Škoda 日本 😀"), ("\u{1b}[2J\u{7}", "␛[2J␇"),
    ("a\nb\r\tc", "a␊b␍␉c"),
    ("\0\u{7f}", "␀␡"), ("\u{9b}2J\u{85}", "<U+009B>2J<U+0085>"), ("abc\u{202e}fed", "abc<U+202E>fed"),
    ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
    ("a\u{200b}b\u{feff}", "a<U+200B>b<U+FEFF>"), ("a\u{2028}b\u{2029}", "a<U+2028>b<U+2029>"), ("👩‍👩‍👧 👍🏽 ❤️‍🔥 🇩🇪", "👩‍👩‍👧 👍🏽 ❤️‍🔥 🇩🇪"),
    ("a\u{200d}b", "a<U+200D>b"), ("\u{e0041}\u{3164}", "<U+E0041><U+3164>"),
    ("\u{e0019}\u{2065}", "<U+E0019><U+2065>"), ("\u{845b}\u{e0100}", "\u{845b}\u{e0100}"), ("e\u{301}", "e\u{301}"),
    ("so\u{ad}ft", "so<U+00AD>ft"),
  ]

  @Test("Whatever acts is shown instead", arguments: cases)
  func visibleForms(text: String, expected: String) {
    #expect(Array(sanitised(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("Of all characters none that acts comes through, and doing it twice changes nothing")
  func allScalars() {
    for value in UInt32(0)...0x10ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = sanitised("a\(scalar)b")
      let acts = text.unicodeScalars.contains {
        switch $0.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      if acts || sanitised(text) != text { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}

@Suite("Widths in cells")
struct CellWidthTests {
  static let cases: [(String, Int)] = [
    ("", 0), ("golf", 4), ("für", 3), ("Škoda", 5), ("e\u{301}", 1), ("日本語", 6), ("ｆｕｌｌ", 8), ("한국", 4), ("ｶﾅ", 4 - 2),
    ("😀", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2),
    ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 1), ("1", 1), ("©", 1), ("™", 1), ("€", 1), ("…", 1), ("─│", 2), ("⌚", 2),
    ("\u{1100}\u{1161}", 2), ("␛", 1),
    ("𠀀", 2), ("ไทย", 3), ("กำ", 2), ("עברית", 5), ("\u{200b}", 0), ("✓", 1), ("✅", 2),
  ]

  @Test("A text takes the cells that terminals give it", arguments: cases)
  func widths(text: String, expected: Int) {
    #expect(cellWidth(of: text) == expected)
  }
}

@Suite("Colours")
struct StyleTests {
  @Test("Colours are there only where they are wanted")
  func policy() {
    let plain = EnvironmentVariables([:])
    let cases: [(ColorPolicy, Bool, [String: String], Bool)] = [
      (.auto, true, ["TERM": "xterm"], true), (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ]
    for (policy, isTerminal, variables, expected) in cases {
      #expect(policy.allowsColor(isTerminal: isTerminal, variables: EnvironmentVariables(variables)) == expected)
    }
    #expect(ColorPolicy(rawValue: "always")?.allowsColor(isTerminal: false, variables: plain) == true)
  }

  @Test("A style is put around the text, or not at all")
  func styler() {
    #expect(Styler(isOn: true)("x", .bold, .red) == "\u{1b}[1;31mx\u{1b}[0m")
    #expect(Styler(isOn: true)("x") == "x")
    #expect(Styler(isOn: false)("x", .bold) == "x")
  }

  @Test("A prompt's colours are marked as taking no room")
  func prompt() {
    #expect(Prompt.marked("a> ") == "a> ")
    #expect(Prompt.marked("\u{1b}[1mü\u{1b}[0m> ") == "\u{1}\u{1b}[1m\u{2}ü\u{1}\u{1b}[0m\u{2}> ")
  }

  @Test("A progress bar stays within its row")
  func progressBar() {
    let bar = ProgressBar(label: "reading cars\u{1b}", isShown: false)
    #expect(bar.text(done: 1, total: 2, width: 36) == "reading cars␛ [######-------]  50 %")
    for width in 0...120 {
      for done in [-1, 0, 7, 100, 200] {
        #expect(cellWidth(of: bar.text(done: done, total: 100, width: width)) < max(width, 8))
      }
    }
    #expect(bar.text(done: 0, total: 0, width: 80).hasSuffix("  0 %"))
  }
}

@Suite("The pager")
struct PagerTests {
  @Test(
    "The environment chooses the pager",
    arguments: [
      ([:], "less"), (["PAGER": "more"], "more"), (["PAGER": ""], nil), (["PAGER": "cat"], nil),
      (["TERM": "dumb"], nil),
    ] as [([String: String], String?)])
  func command(variables: [String: String], expected: String?) {
    #expect(Pager(variables: EnvironmentVariables(variables)).command == expected)
  }

  @Test("Rows are counted as the terminal breaks them")
  func rows() {
    #expect(Pager.rows(of: "", width: 10) == 1)
    #expect(Pager.rows(of: "a\n\nb\n", width: 10) == 3)
    #expect(Pager.rows(of: "日本語日本語\n1234567890\n12345678901", width: 10) == 5)
  }
}
