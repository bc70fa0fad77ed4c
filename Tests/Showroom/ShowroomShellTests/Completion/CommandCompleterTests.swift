import LanguageKit
import TerminalKit
import Testing

@testable import ShowroomShell

@Suite("Tab goes on with a line")
struct CommandCompleterTests {
  struct Data: CompletionData {
    private func find(_ values: [String], _ prefix: String) -> [String] {
      values.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
    }
    func cars(_ prefix: String) -> [String] { find(["Volkswagen Golf", "Volvo V60", "BMW 3 Series"], prefix) }
    func customers(_ prefix: String) -> [String] { find(["Anna Novak", "Änne O'Neill", "Bob"], prefix) }
    func phrases(_ prefix: String) -> [String] { find(["Anna's golf", "find my car", "Wochenendauto"], prefix) }
    func drives(_ prefix: String) -> [String] { find(["12", "15"], prefix) }
    func plates(_ prefix: String) -> [String] { find(["B-AB 123"], prefix) }
    func files(_ prefix: String) -> [String] { find(["cars.csv", "cars of old/", "lists/"], prefix) }
  }

  /// The lines that Tab could make, the cursor at the end.
  private func lines(_ line: String, language: Language = .en, access: Access = .staff) -> [String] {
    CommandCompleter(data: Data(), language: language, access: access).complete(line, line.utf8.count).map {
      String(decoding: line.utf8.prefix($0.start), as: UTF8.self) + $0.text
    }
  }

  @Test(
    arguments: [
      ("cat", ["catalog"]),
      ("fi", ["find", "find my car"]),
      ("an", ["angebot", "Anna's golf"]),
      ("Anna's go", ["Anna's golf"]),
      ("veh", ["vehicle"]),
      ("vehicle un", ["vehicle unblock"]),
      ("car ", ["car show", "car add", "car import"]),
      ("hours ", ["hours set"]),
      ("drive show ", ["drive show 12", "drive show 15"]),
      ("drive show 12 ", []),
      ("book vol", ["book Volkswagen Golf", "book Volvo V60"]),
      ("book volkswagen go", ["book Volkswagen Golf"]),
      ("book \"volks", ["book \"Volkswagen Golf\""]),
      ("book golf --fo", ["book golf --for", "book golf --format"]),
      ("book golf --for an", ["book golf --for \"Anna Novak\""]),
      ("book golf --for=an", ["book golf --for=\"Anna Novak\""]),
      ("book golf --for \"an", ["book golf --for \"Anna Novak\""]),
      ("book golf --for „Ä", ["book golf --for \"Änne O'Neill\""]),
      ("book golf --for B", ["book golf --for Bob"]),
      ("book golf --vehicle ", ["book golf --vehicle \"B-AB 123\""]),
      ("book --for Bob vol", ["book --for Bob Volkswagen Golf", "book --for Bob Volvo V60"]),
      ("book golf --for Bob --for", ["book golf --for Bob --format"]),
      ("drives --state re", ["drives --state requested", "drives --state returned"]),
      ("vehicle block ", ["vehicle block \"B-AB 123\""]),
      ("vehicle block 3 ", []),
      ("car import cars.", ["car import cars.csv"]),
      ("car import cars", ["car import cars.csv", "car import \"cars of old/\""]),
      ("backup ", ["backup cars.csv", "backup \"cars of old/\"", "backup lists/"]),
      ("drive ical 12 l", ["drive ical 12 lists/"]),
      ("shortcut show an", ["shortcut show Anna's golf"]),
      (
        "shortcut add \"x\" = book vol",
        ["shortcut add \"x\" = book Volkswagen Golf", "shortcut add \"x\" = book Volvo V60"]
      ),
      (
        "shortcut add \"x\" = ca",
        ["shortcut add \"x\" = catalog", "shortcut add \"x\" = car", "shortcut add \"x\" = cancel"]
      ),
      ("help ve", ["help vehicle"]),
      ("help vehicle un", ["help vehicle unblock"]),
      ("find x --format j", ["find x --format json"]),
      ("find -- --fo", []),
      ("nothing at all", []),
    ])
  func complete(line: String, expected: [String]) {
    #expect(lines(line) == expected)
  }

  @Test("with a space behind a file, and none behind a folder, where the path goes on")
  func folders() {
    let completer = CommandCompleter(data: Data(), language: .en)
    #expect(completer.complete("backup c", 8).map(\.endsWord) == [true, false])
    #expect(completer.complete("backup l", 8).map(\.endsWord) == [false])
  }

  @Test("in German first for those who speak it, in English too")
  func german() {
    #expect(lines("ka", language: .de) == ["katalog"])
    #expect(lines("fahrz", language: .de) == ["fahrzeug"])
    #expect(lines("oe", language: .de) == ["öffnungszeiten"])
    #expect(lines("ö", language: .de) == ["öffnungszeiten"])
    #expect(lines("cata", language: .de) == ["catalogue"])
    #expect(lines("kunde ä", language: .de) == ["kunde ändere"])
    #expect(lines("verst", language: .en) == ["verstehe"])
  }

  @Test("with what the speaker may use")
  func access() {
    #expect(lines("car ", access: .everyone) == ["car show"])
    #expect(lines("cus", access: .everyone) == [])
    #expect(lines("book vol", access: .everyone) == [])
    #expect(!lines("", access: .everyone).contains("book"))
  }

  @Test("with commands where nothing is typed yet")
  func empty() {
    let all = lines("")
    #expect(all.contains("catalog") && all.contains("quit") && !all.contains("Anna's golf"))
    #expect(Set(all).count == all.count)
  }

  @Test("from the cursor, whatever is behind it")
  func cursor() {
    let completer = CommandCompleter(data: Data(), language: .en)
    #expect(completer.complete("cat golf", 3).map(\.text) == ["catalog"])
    #expect(completer.complete("Änne", -1).isEmpty == false)
    #expect(completer.complete("cat", 99).map(\.text) == ["catalog"])
  }

  @Test("and any text at all is taken")
  func anyText() {
    for piece in ["\"", "'", "\\", "=", "--", "shortcut add ", "“", "\u{301}", "book --for="] {
      _ = lines(String(repeating: piece, count: 2_000))
      _ = lines("shortcut add " + String(repeating: piece, count: 2_000))
    }
  }
}
