import LanguageKit
import Testing

@testable import ShowroomShell

@Suite("A line of a shell is gone on with")
struct ShellLineTests {
  private func offers(_ line: String, language: Language = .en) -> [String] {
    ShellLine(line).text(CommandCompleterTests.Data(), language: language, access: .staff).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(
    "with what a session offers, and the program's options before the command",
    arguments: [
      ("showroom cat", ["catalog"]),
      ("Scripts/run cat", ["catalog"]),
      ("SHOWROOM_DB=x.db showroom cat", ["catalog"]),
      ("showroom --ver", ["--version"]),
      ("showroom --format=p", ["--format=plain"]),
      ("showroom --db=x", ["/"]),
      ("showroom --db x.db --as guest vehicle sh", ["show"]),
      ("showroom -c ", []),
      ("showroom find golf --db", ["--db"]),
      ("showroom find golf --db ", ["/"]),
      ("showroom book golf --for Än", ["Änne O'Neill"]),
      ("showroom book golf --for \"An", ["Anna Novak"]),
      ("showroom book golf --for=an", ["--for=Anna Novak"]),
      ("showroom book volkswagen go", ["Golf"]),
      ("showroom book bmw", ["BMW 3 Series"]),
      ("showroom book bmw\\ 3", ["BMW 3 Series"]),
      ("showroom book bmw 3", ["3 Series"]),
      ("showroom shortcut add x = ca", ["catalog", "car", "cancel"]),
      ("showroom completions ", ["bash", "zsh", "fish"]),
      ("showroom", []),
      ("", []),
    ])
  func offered(line: String, expected: [String]) {
    #expect(offers(line) == expected)
  }

  @Test("with words on what a command and an option do, in the language of the person")
  func notes() {
    let german = ShellLine("showroom auto ").text(language: .de, access: .staff)
    #expect(german.split(separator: "\n").first == "zeige\tzeigt ein Auto und seine Vorführwagen")
    let option = ShellLine("showroom drive cancel 3 --re").text(language: .en, access: .staff)
    #expect(option == "--reason\twhy\n")
  }

  @Test("for the store, the speaker and the language that stand in it already")
  func options() {
    let options = ShellLine("showroom --db x.db --as customer:3 find golf --language de --limit ").options
    #expect(options.database == "x.db" && options.speaker?.storageText == "customer:3" && options.language == .german)
    #expect(ShellLine("showroom --as nobody --db x.db fi").options.database == nil)
  }

  @Test("and any text at all is taken")
  func anyText() {
    for piece in ["\"", "'", "\\", "=", "--", "--db ", "“", "\u{301}", "-", "\n", "\u{1b}[2J "] {
      _ = offers("showroom " + String(repeating: piece, count: 2_000))
      _ = offers(String(repeating: piece, count: 2_000))
    }
  }
}
