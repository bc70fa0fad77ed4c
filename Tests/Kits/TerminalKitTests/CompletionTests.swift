import TestSupport
import Testing

@testable import TerminalKit

@Suite("What Tab does with the completions")
struct CompletionTests {
  private func set(_ texts: [String], before: String, start: Int = 0) -> CompletionSet? {
    CompletionSet(texts.map { Completion(start: start, text: $0) }, before: before)
  }

  @Test("One completion is taken, a space after it")
  func single() {
    let set = set(["\"Anna Novak\""], before: "for ann", start: 4)
    #expect(set?.common == "for \"Anna Novak\"")
    #expect(set?.endsWord == true)
  }

  static let commons: [([String], String, String)] = [
    (["Golf", "golf gti"], "g", "Golf"), (["Škoda", "škoda fabia"], "š", "Škoda"), (["abc", "xyz"], "a", "a"),
    (["Anna", "Hannah"], "ann", "ann"),
    (["👩‍👩‍👧 a", "👩‍👩‍👧 b"], "", "👩‍👩‍👧 "), (["👩‍👩‍👧", "👩‍👧"], "", ""), (["ab", "abc", "ABD"], "a", "ab"),
  ]

  @Test("Several go as far as they agree, whatever the case, and never take anything away", arguments: commons)
  func common(texts: [String], before: String, expected: String) {
    #expect(set(texts, before: before)?.common == expected)
    #expect(set(texts, before: before)?.endsWord == false)
  }

  @Test("What cannot be typed, or lies outside of the line, is left out")
  func unusable() {
    #expect(set(["a\nb", "a\u{1b}[2J"], before: "a") == nil)
    #expect(CompletionSet([Completion(start: 5, text: "x"), Completion(start: -1, text: "y")], before: "abc") == nil)
    #expect(set(["ab", "ab", "a\nb"], before: "a")?.texts == ["ab"])
    #expect(set([], before: "a") == nil)
  }

  @Test("A long list is cut, and says how much is left out")
  func longList() {
    let set = set((0..<1000).map { "word\($0)" }, before: "w")
    #expect(set?.labels.count == 201)
    #expect(set?.labels.last == "… +800")
    #expect(set?.common == "word")
  }

  @Test(
    "Pasted text falls into its lines",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n\n", ["a", "b"]), ("\n", [""]),
      ("a\n\nb", ["a", "", "b"]),
    ])
  func pastedLines(text: String, expected: [String]) {
    #expect(ReadlineEditor.lines(of: text) == expected)
  }

  @Test(
    "Blank lines and those behind a space stay out of the history",
    arguments: [("", false), (" a", false), ("\t ", false), ("a", true), ("ä ", true)])
  func historyLines(line: String, isKept: Bool) {
    #expect(History.isWorthKeeping(line) == isKept)
  }
}

@Suite("Completions that could do harm")
struct HostileCompletionTests {
  @Test("A text that is not safe to print is not put into the line, and a list shows none", arguments: HostileText.all)
  func hostile(text: HostileText) {
    let set = CompletionSet(
      [Completion(start: 0, text: text.text), Completion(start: 0, text: "Anna", label: text.text)], before: "")
    #expect(set?.texts.allSatisfy { HostileText.harm(in: $0, linesAllowed: false) == nil } == true)
    #expect(set?.labels.allSatisfy { HostileText.harm(in: $0, linesAllowed: false) == nil } == true)
  }
}
