import LanguageKit
import Testing

@testable import ShowroomShell

/// How people answer, correct themselves and leave.
struct ConversationTests {
  @Test("One question at a time, and a correction changes one part and keeps the rest")
  func corrections() throws {
    var desk = try TestSession()
    #expect(desk.say("book the golf tomorrow at three").contains("For how long?"))
    #expect(desk.say("90 minutes").contains("For whom?"))
    desk.say("no, the Polo", "make it 45 minutes", "and with a child seat", "at ten", "lieber Freitag")
    let overview = desk.say("Lena")
    for part in ["Polo", "Friday, 4 December 2026, 10:00–10:45", "45 minutes", "child seat", "Lena Hartmann"] {
      #expect(overview.contains(part), "\(part): \(overview)")
    }
    let again = desk.say("make it 30 minutes")
    #expect(again.contains("10:00–10:30") && again.contains("Polo") && again.contains("child seat"), "\(again)")
  }

  @Test("An answer that is none says so and keeps the question", arguments: ["what?", "2", "yes", "!!"])
  func noAnswer(_ line: String) throws {
    var desk = try TestSession()
    desk.say("book the golf tomorrow at three for an hour")
    let before = desk.session.isAsking
    if line != "2" { #expect(desk.say(line).contains("no answer"), "\(line)") }
    #expect(before && desk.session.isAsking)
  }

  @Test(
    "These leave with nothing written, from a question and from the overview",
    arguments: [
      "cancel", "stop", "never mind", "abbrechen", "forget it", "please cancel", "vergiss es", "nein, abbrechen",
    ])
  func leaving(_ line: String) throws {
    var desk = try TestSession()
    let before = try desk.driveCount
    desk.say("book the golf tomorrow at three for an hour", line)
    #expect(!desk.session.isAsking)
    desk.say("book the golf tomorrow at three for an hour for Lena Hartmann", line)
    #expect(!desk.session.isAsking)
    #expect(try desk.driveCount == before)
  }

  @Test("After a refusal an alternative is taken by its number, or another time is said")
  func afterRefusal() throws {
    var desk = try TestSession()
    let refused = desk.say("book the golf tomorrow at 23:00 for an hour for Lena Hartmann")
    #expect(refused.contains("1. ") && refused.contains("opening hours"))
    #expect(desk.say("2").contains("Book this test drive?"))
    desk.say("cancel", "book the golf tomorrow at 23:00 for an hour for Lena Hartmann")
    #expect(desk.say("lieber Freitag um zehn").contains("4 December 2026, 10:00–11:00"))
  }

  @Test("Why tells which words filled what, which readings lost, and which rule refused")
  func why() throws {
    var desk = try TestSession()
    desk.say("please book the red golf tomorrow at three for an hour, zonk")
    let reasons = desk.say("why")
    for part in ["“golf”", "“tomorrow at three”", "15:00", "“red”", "zonk"] {
      #expect(reasons.contains(part), "\(part): \(reasons)")
    }
    desk.say("cancel", "book the golf tomorrow at 23:00 for an hour for Lena Hartmann")
    #expect(desk.say("warum").contains("opening hours"))
  }

  @Test("What is not to be done is not done")
  func negated() throws {
    var desk = try TestSession()
    #expect(desk.say("don't book the golf").contains("nothing is done"))
    #expect(!desk.session.isAsking)
  }

  @Test("A new phrase that is taken for another, for a car or for a sentence is shown")
  func newPhrases() throws {
    var desk = try TestSession()
    desk.say("shortcut add \"weekend car\" = book golf, 60 min")
    #expect(desk.say("shortcut add \"weekend cart\" = book polo, 60 min").contains("weekend car”"))
    #expect(desk.say("shortcut add \"polo\" = book polo, 60 min").contains("is a car"))
    #expect(desk.say("shortcut add \"show my drives\" = book polo, 60 min").contains("already meant"))
    #expect(!desk.say("shortcut add \"family outing\" = book polo, 60 min").contains("Note"))
    #expect(desk.say("shortcut add \"drives\" = book polo, 60 min").contains("is a command"))
  }

  @Test(
    "A bad line of the batch gets an error line",
    arguments: [
      "nonsense", "[]", "", "{\"phrase\": 5}", "{\"phrase\": \"golf\", \"now\": \"gestern\"}",
      "{\"phrase\": \"golf\", \"language\": \"xx\"}",
    ])
  func badLines(_ line: String) throws {
    #expect(try TestSession().session.understandBatch(line).text.hasPrefix("{\"error\""))
  }
}
