import LanguageKit
import Testing

@testable import ShowroomShell

/// How people change what they said, and what they say of what was done.
struct ChangesTests {
  private static let booking = "book the golf tomorrow at three for half an hour for Lena Hartmann"

  @Test(
    "A correction in words changes one part of the overview",
    arguments: [
      ("not at 3, at 4", "1 December 2026, 16:00–16:30"), ("not at three but at four", "1 December 2026, 16:00–16:30"),
      ("not tomorrow, on Friday", "4 December 2026, 15:00–15:30"), ("not the golf, the polo", "Volkswagen Polo"),
      ("one hour later", "1 December 2026, 16:00–16:30"), ("make it half an hour earlier", "2026, 14:30–15:00"),
      ("a day later", "2 December 2026, 15:00–15:30"), ("eine Stunde später", "1 December 2026, 16:00–16:30"),
      ("eine halbe Stunde früher", "2026, 14:30–15:00"), ("nicht um drei, sondern um vier", "16:00–16:30"),
      ("doch lieber der Polo", "Volkswagen Polo"), ("nicht der Golf, sondern der Polo", "Volkswagen Polo"),
    ])
  func corrections(_ line: String, _ part: String) throws {
    var desk = try TestSession(
      line.contains("er") && !line.contains("ear") && !line.contains("later") ? .german : .english)
    let german = "buche den Golf morgen um drei für eine halbe Stunde für Lena Hartmann"
    desk.say(desk.session.context.language == .german ? german : Self.booking)
    let shown = desk.say(line)
    #expect(desk.session.isAsking)
    let isThere = part.split(separator: ", ").last.map { shown.contains($0) } ?? false
    #expect(isThere, "\(line): \(shown)")
  }

  @Test(
    "A drive is moved by how far, and \"it\" is the drive of the last act",
    arguments: [
      ("postpone it by a week", "Tuesday, 8 December 2026, 15:00–15:30"), ("move it one hour later", "16:00–16:30"),
      ("push it back half an hour", "15:30–16:00"), ("bring it forward an hour", "14:00–14:30"),
      ("move it half an hour earlier", "14:30–15:00"), ("delay it by 30 minutes", "15:30–16:00"),
      ("verschieb sie um eine Woche", "Tuesday, 8 December 2026, 15:00–15:30"), ("move it to Friday", "4 December"),
    ])
  func shifts(_ line: String, _ time: String) throws {
    var desk = try TestSession()
    desk.say(Self.booking, "yes")
    let shown = desk.say(line)
    #expect(shown.contains("To: ") && shown.contains(time), "\(line): \(shown)")
  }

  @Test("Numbered drives are moved by how far too")
  func numbered() throws {
    var desk = try TestSession()
    #expect(desk.say("make drive 17 half an hour later").contains("09:30–10:15"))
    var german = try TestSession(.german)
    #expect(german.say("Fahrt 17 eine halbe Stunde später").contains("09:30–10:15"))
  }

  @Test(
    "A booking is saved as a phrase, while it is talked about or after it",
    arguments: [
      ("save this as my weekend car", "my weekend car"), ("please save it as \"the small one\"", "the small one"),
      ("remember that as my weekend car", "my weekend car"), ("speichere das als mein Flitzer", "mein Flitzer"),
      ("speicher die Buchung unter mein Flitzer", "mein Flitzer"),
    ])
  func saveAs(_ line: String, _ phrase: String) throws {
    var desk = try TestSession()
    desk.say(Self.booking)
    let shown = desk.say(line)
    #expect(shown.contains(phrase) && shown.contains("Saved") && shown.contains("Book this test drive?"), "\(shown)")
    #expect(desk.session.isAsking)
    desk.say("yes")
    #expect(desk.say("\(phrase) on Friday at ten").contains("4 December 2026, 10:00–10:30"))
    var after = try TestSession()
    #expect(!after.say(line).contains("Saved"))
    after.say(Self.booking, "yes")
    #expect(after.say(line).contains("Saved"))
  }

  @Test(
    "An ordinal that picks nothing changes no day", arguments: ["the second", "der zweite", "2nd"])
  func ordinals(_ line: String) throws {
    var desk = try TestSession()
    desk.say("book the golf tomorrow for half an hour")
    #expect(desk.say(line).contains("no answer"), "\(line)")
    #expect(desk.say("Lena").contains("tomorrow, Tuesday, 1 December 2026, 09:00"))
  }

  @Test("A plate in a sentence is the demonstrator with that plate", arguments: ["B-SR 1205", "b sr 1205", "B-SR1205"])
  func plates(_ plate: String) throws {
    var desk = try TestSession()
    let shown = desk.say("book \(plate) tomorrow at 3 for 30 minutes for Lena Hartmann")
    #expect(shown.contains("B-SR 1205") && shown.contains("15:00–15:30"), "\(shown)")
  }

  @Test(
    "A seat for a child is no Seat",
    arguments: [
      ("book the seat leon with a child seat", "en"), ("book a leon with a booster seat", "en"),
      ("book the leon with a seat for my child", "en"), ("buche den Seat Leon mit Kindersitz", "de"),
      ("buche den Leon mit Babyschale", "de"),
    ])
  func seats(_ phrase: String, _ language: String) throws {
    let meaning = try TestSession().understand(phrase, language: language)
    #expect(meaning.contains("\"model\": \"Leon\"") && meaning.contains("child seat"), "\(meaning)")
    #expect(meaning.contains("\"unmatched\": []"), "\(meaning)")
  }

  @Test("A time of today that is over is refused as such")
  func past() throws {
    var desk = try TestSession()
    #expect(desk.say("book the golf today 9:00 for 30 minutes for Lena Hartmann").contains("over"))
  }
}
