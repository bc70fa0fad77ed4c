import LanguageKit
import ShowroomIntents
import Testing

/// How people ask for a place on the waiting list.
struct WaitingListPhraseTests {
  @Test(
    "Each phrase puts somebody on the list, with its car and its day",
    arguments: [
      ("put me on the waiting list for the golf on friday afternoon", LanguageTag.english, "2026-12-04"),
      ("add me to the waitlist for the golf on friday", .english, "2026-12-04"),
      ("waitlist me for the golf tomorrow morning", .english, "2026-12-01"),
      ("can I get on the waiting list for a golf tomorrow at three", .english, "2026-12-01T03:00"),
      ("I'd like to be on the waiting list for the golf on Friday", .english, "2026-12-04"),
      ("please put Emily Carter on the waiting list for the golf on friday", .english, "2026-12-04"),
      ("waiting list golf friday", .english, "2026-12-04"),
      ("sag mir Bescheid, wenn der Golf am Freitag frei ist", .german, "2026-12-04"),
      ("book the golf on friday, or put me on the waiting list", .english, "2026-12-04"),
      ("Setz mich auf die Warteliste für den Golf am Freitagnachmittag", .german, "2026-12-04"),
      ("bitte auf die Warteliste für den Golf morgen um drei", .german, "2026-12-01T03:00"),
      ("Warteliste Golf Freitag", .german, "2026-12-04"),
      ("trag mich für den Golf am Freitag in die Warteliste ein", .german, "2026-12-04"),
      ("Kannst du mich für Freitag auf die Warteliste vom Golf setzen?", .german, "2026-12-04"),
      ("Ich möchte auf die Warteliste für den Golf am Freitag", .german, "2026-12-04"),
    ])
  func phrases(_ phrase: String, _ language: LanguageTag, _ when: String) throws {
    let meaning = try TestDesk().meaning(of: phrase, language)
    #expect(meaning.intent == "JoinWaitingList" && meaning.model == "Golf" && meaning.when == when, "\(meaning)")
  }

  @Test(
    "Words near by still mean what they did",
    arguments: [
      ("list the cars", "ShowCatalog"), ("show me the list of drives", "ShowDrives"),
      ("book the golf", "BookTestDrive"),
    ])
  func others(_ phrase: String, _ intent: String) throws {
    #expect(try TestDesk().meaning(of: phrase, .english).intent == intent)
  }
}
