import LanguageKit
import Testing

@testable import ShowroomShell

/// Faults that people reported of other voice and phrase systems: none of them is here.
struct ReportedFaultsTests {
  @Test("OHF-Voice/intents#2472: free text beside a length keeps both right")
  func freeTextBesideLength() throws {
    let meaning = try TestSession().understand("book the golf plus for half an hour")
    #expect(meaning.contains("\"model\": \"Golf\"") && meaning.contains("\"durationMinutes\": 30"), "\(meaning)")
  }

  @Test("home-assistant/core#107128: the more specific reading wins")
  func specificReading() throws {
    let meaning = try TestSession().understand("show me the free times for the golf")
    #expect(meaning.contains("FindFreeTimes") && meaning.contains("\"unmatched\": []"), "\(meaning)")
  }

  @Test(
    "home-assistant/core#165300, OHF-Voice/intents#2086: commas and apostrophes do not matter",
    arguments: ["emily's golf", "emily’s golf", "emilys golf", "Emilys, golf", "EMILYS GOLF"])
  func apostrophes(_ line: String) throws {
    var desk = try TestSession()
    desk.say("shortcut add \"Emily's, golf\" = book polo, 60 min")
    #expect(desk.say(line).contains("whom"), "\(line)")
  }

  @Test("OHF-Voice/intents#2421: hyphen, space and nothing are equal", arguments: ["T-Roc", "t roc", "troc", "T–Roc"])
  func hyphens(_ name: String) throws {
    #expect(try TestSession().understand("book the \(name) tomorrow").contains("T-Roc"))
  }

  @Test(
    "OHF-Voice/intents#2249: lengths in words",
    arguments: [
      ("half an hour", "en", 30), ("an hour and a half", "en", 90), ("anderthalb Stunden", "de", 90),
      ("eine Viertelstunde", "de", 15),
    ])
  func lengthsInWords(_ words: String, _ language: String, _ minutes: Int) throws {
    #expect(
      try TestSession().understand("golf \(words)", language: language).contains("\"durationMinutes\": \(minutes),"))
  }

  @Test("OHF-Voice/hassil#96, home-assistant/core#119977: two cars ask which, numbered, and take the number")
  func twoCars() throws {
    var desk = try TestSession()
    let asked = desk.say("book the golf and the polo for an hour tomorrow at three for Lena Hartmann")
    #expect(asked.contains("1. Volkswagen Golf") && asked.contains("2. Volkswagen Polo"), "\(asked)")
    #expect(desk.say("2").contains("Car: Volkswagen Polo"))
  }

  @Test("home-assistant/core#109868: every parameter narrows")
  func everyParameter() throws {
    let meaning = try TestSession().understand("book the red automatic golf")
    #expect(meaning.contains("colour:red") && meaning.contains("gearbox:automatic"), "\(meaning)")
  }

  @Test("home-assistant/core#130969: a phrase that matches nothing asks for a bounded number of look-ups")
  func missesAreCheap() throws {
    let desk = try TestSession()
    let nonsense = (0..<400).map { "zq\($0)x" }.joined(separator: " ")
    #expect(desk.understand(nonsense).contains("\"intent\": null"))
    #expect(desk.understand("qwertz").contains("\"intent\": null"))
  }

  @Test("home-assistant/core#86803: between two phrases nothing is written, and a new name counts at once")
  func nothingRebuilt() throws {
    var desk = try TestSession()
    let before = try desk.driveCount
    #expect(!desk.understand("book the wolfsburger tomorrow").contains("Polo"))
    desk.say("alias add wolfsburger polo")
    #expect(desk.understand("book the wolfsburger tomorrow").contains("Polo"))
    #expect(try desk.driveCount == before)
  }

  @Test("synesthesiam/rhasspy#145, rhasspy/rhasspy#56: the words of a value stay out of it")
  func wordsStayOut() throws {
    let meaning = try TestSession().understand("golf tomorrow for half an hour")
    #expect(!meaning.contains("half") && !meaning.contains("tomorrow"), "\(meaning)")
  }

  @Test(
    "rhasspy/hassio-addons#79: digits and words are equal in names",
    arguments: [
      ("golf eight", "en", "Golf"), ("golf 8", "en", "Golf"), ("id drei", "de", "ID.3"), ("id 3", "de", "ID.3"),
    ])
  func digitsAndWords(_ phrase: String, _ language: String, _ model: String) throws {
    let meaning = try TestSession().understand(phrase, language: language)
    #expect(meaning.contains("\"model\": \"\(model)\"") && meaning.contains("\"time\": null"), "\(meaning)")
  }

  @Test("MycroftAI/padatious#4: a car and a day keep their own words")
  func neighbours() throws {
    let meaning = try TestSession().understand("golf tomorrow")
    #expect(
      meaning.contains("Golf") && meaning.contains("2026-12-01") && meaning.contains("\"unmatched\": []"), "\(meaning)")
  }

  @Test("MycroftAI/adapt#48: two people of one name are told apart")
  func namesakes() throws {
    var desk = try TestSession()
    let asked = desk.say("book the golf tomorrow at three for an hour for Thomas")
    #expect(asked.contains("Thomas Berger, ") && asked.contains("Thomas Krüger, "), "\(asked)")
    #expect(desk.say("Krüger").contains("Customer: Thomas Krüger"))
  }

  @Test(
    "snipsco/snips-nlu#438: a number in a known name stays there",
    arguments: [
      ("Model 3 at 5", "Model 3", "05:00"), ("book the 911 for 11", "911", "11:00"), ("500 at five", "500", "05:00"),
      ("polestar 2 at two", "Polestar 2", "02:00"), ("golf for 500 minutes", "Golf", ""),
    ])
  func numbersInNames(_ phrase: String, _ model: String, _ time: String) throws {
    let meaning = try TestSession().understand(phrase)
    #expect(meaning.contains("\"model\": \"\(model)\""), "\(meaning)")
    #expect(time.isEmpty || meaning.contains("\"time\": \"\(time)\""), "\(meaning)")
  }

  @Test(
    "snipsco/snips-issues#124: German times",
    arguments: [("Golf morgen um 8 uhr", "2026-12-01T08:00"), ("Golf heute Nachmittag um drei", "2026-11-30T15:00")])
  func germanTimes(_ phrase: String, _ start: String) throws {
    #expect(try TestSession().understand(phrase, language: "de").contains("\"start\": \"\(start)\""))
  }

  @Test("snipsco/snips-issues#124, facebook/duckling#450: opening hours choose the reading")
  func openingHours() throws {
    var german = try TestSession(.german)
    #expect(german.say("buche den Golf morgen um halb vier eine Stunde für Lena Hartmann").contains("15:30"))
    var desk = try TestSession()
    #expect(desk.say("book the golf tomorrow at 2:45 for an hour for Lena Hartmann").contains("14:45"))
  }

  @Test(
    "microsoft/Recognizers-Text#2673: nothing is invented", arguments: ["a second wave", "one moment", "the third man"])
  func nothingInvented(_ phrase: String) throws {
    let meaning = try TestSession().understand(phrase)
    #expect(meaning.contains("\"durationMinutes\": null") && meaning.contains("\"car\": null"), "\(meaning)")
  }

  @Test("A table for two is no Mazda 2")
  func tableForTwo() throws {
    #expect(try TestSession().understand("book a table for two").contains("\"car\": null"))
  }

  @Test("scrapinghub/dateparser#1037: always ahead")
  func ahead() throws {
    #expect(try TestSession().understand("golf next monday").contains("2026-12-07"))
  }

  @Test("lionheart/openradar-mirror#20789: an exact saved phrase wins, over a car and a sentence too")
  func savedPhraseWins() throws {
    var desk = try TestSession()
    desk.say("shortcut add \"show my drives\" = book polo, 60 min")
    #expect(desk.say("show my drives").contains("For whom?"))
  }

  @Test("MycroftAI/mycroft-core#2810: yes answers the question and begins nothing")
  func yesBeginsNothing() throws {
    var desk = try TestSession()
    let before = try desk.driveCount
    desk.say("yes")
    #expect(!desk.session.isAsking)
    desk.say("book the golf tomorrow at three for an hour for Lena Hartmann", "yes please")
    #expect(try desk.driveCount == before + 1)
    desk.say("yes")
    #expect(try desk.driveCount == before + 1)
  }
}
