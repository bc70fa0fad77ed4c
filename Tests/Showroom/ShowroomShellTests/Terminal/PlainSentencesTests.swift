import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomShell

@Suite("Plain text of each command reads as sentences")
struct PlainSentencesTests {
  static let lines = [
    "catalog", "find golf", "find golf --explain", "car show golf", "car show octavia", "vehicle list",
    "vehicle show 3", "customer list", "customer show 7", "drives", "drives today", "drive show 12", "day", "week",
    "agenda", "who 1", "free octavia friday", "shortcut list", "shortcut show quick spin", "hours", "closed",
    "settings", "log", "alias list", "check", "why", "staff list", "help", "help drive cancel", "help staff",
    "book golf friday at 11:00", "book thomas golf 30 min friday 11:00", "1", "cancel",
    "say book the golf and the polo",
    "what is on today", "show me all cars", "book golf 30 min today 9:00 for Lena Hartmann", "drive cancel 16", "yes",
    "customer pin 7", "2580", "2580", "staff add Maria --role manager --pin", "1357", "1357", "staff list", "log",
    "shortcut add \"my spin\" = book polo, 30 min --for \"Grace Kim\"", "undo", "yes", "tidy", "lock", "4711", "4711",
    "drives", "unlock", "1111", "help",
  ]

  @Test("No boxes, no colour, no columns, nothing that only its place explains", arguments: Language.allCases)
  func sentences(language: Language) throws {
    var terminal = try Terminal(.staff, language == .en ? .english : .german)
    for line in Self.lines {
      let outcome = terminal.session.run(line)
      let renderer = Renderer(format: .plain, language: language)
      let text = renderer.text(of: outcome) + (outcome.problem.map { renderer.text(of: $0) } ?? "")
      #expect(!text.isEmpty, "\(line)")
      for shown in text.split(separator: "\n").map(String.init) {
        // What is part of a question is set in a little.
        let body = shown.drop { $0 == " " }
        #expect(!body.contains("  ") && !body.contains("\t"), "\(line): \(shown)")
        #expect(!body.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) || $0.value < 0x20 }, "\(shown)")
        for part in body.split(separator: ",").map({ $0.drop { $0 == " " } }) {
          let isYear = part.count == 4 && (Int(part).map { (1950...2030).contains($0) } ?? false)
          #expect(isYear || Double(part) == nil || line == "settings", "\(line): \(shown)")
          #expect(!["en", "de", "true", "false", "null"].contains(part), "\(line): \(shown)")
        }
      }
    }
  }
}
