import LanguageKit
import ShowroomIntents
import Testing

/// Sentences that are read as a whole, and other things that are said: at least thirty ways for each, in each language.
struct WholeSentenceTests {
  struct Table: Sendable, CustomStringConvertible {
    let intents: Set<String>
    let language: LanguageTag
    let rows: [PhraseTable.Row]

    init(_ intents: Set<String>, _ language: LanguageTag, _ text: String) {
      (self.intents, self.language, rows) = (intents, language, PhraseTable.rows(text))
    }

    var description: String { "\(intents.sorted().joined(separator: ", ")) \(language.tag)" }
  }

  private static let lists: Set<String> = [
    "CreateList", "AddToList", "ShowList", "TickItems", "UntickItems", "RenameList", "DeleteList",
  ]

  static let tables = [
    Table(["SaveShortcut"], .english, PhraseTable.saveShortcutEnglish),
    Table(["SaveShortcut"], .german, PhraseTable.saveShortcutGerman),
    Table(["SendMessage"], .english, PhraseTable.sendMessageEnglish),
    Table(["SendMessage"], .german, PhraseTable.sendMessageGerman),
    Table(["ShowReport"], .english, PhraseTable.showReportEnglish),
    Table(["ShowReport"], .german, PhraseTable.showReportGerman),
    Table(lists, .english, PhraseTable.listEnglish),
    Table(lists, .german, PhraseTable.listGerman),
    Table(["JoinWaitingList"], .english, PhraseTable.joinWaitingListEnglish),
    Table(["JoinWaitingList"], .german, PhraseTable.joinWaitingListGerman),
    Table(["ShowStatus"], .english, PhraseTable.showStatusEnglish),
    Table(["ShowStatus"], .german, PhraseTable.showStatusGerman),
    Table(["ChangeConsent"], .english, PhraseTable.changeConsentEnglish),
    Table(["ChangeConsent"], .german, PhraseTable.changeConsentGerman),
  ]

  @Test("There are at least thirty ways to say each", arguments: tables)
  func enough(_ table: Table) { #expect(table.rows.count >= 30) }

  @Test("Each phrase means its intent, and no word is left over", arguments: tables)
  func phrases(_ table: Table) throws {
    let desk = try TestDesk()
    for row in table.rows {
      let meaning = try desk.meaning(of: row.phrase, table.language)
      #expect(meaning.intent.map(table.intents.contains) == true, "\(row): \(meaning)")
      #expect(meaning.unmatched == [], "\(row): \(meaning)")
    }
  }

  @Test(
    "The phrase to be saved is what is left of the sentence",
    arguments: [
      ("save this as my weekend car", "my weekend car"), ("save it as \"number nine\" please", "number nine"),
      ("save this under the name weekend car", "weekend car"), ("save this as the quiet one", "the quiet one"),
      ("call it my weekend car", "my weekend car"), ("merk dir das als kleine Runde", "kleine Runde"),
      ("kannst du das als kleine Runde speichern", "kleine Runde"), ("leg das als kleine Runde ab", "kleine Runde"),
      ("nenn das „kleine Runde“", "kleine Runde"), ("speichere das unter dem Namen Runde", "Runde"),
    ])
  func savedPhrase(_ sentence: String, _ name: String) {
    #expect(SaveSentence.name(in: Phrase(sentence)) == name)
  }

  @Test(
    "Sentences about something else save nothing",
    arguments: [
      "save the golf for friday", "call it a day", "call this customer back", "name the cars", "keep the golf ready",
      "remember my bookings", "merk dir meine Buchungen", "leg die Fahrt auf Freitag", "save", "save this",
      "save this as",
      "nenn mir freie Zeiten", "lege eine Liste an", "",
    ])
  func saveNothing(_ sentence: String) {
    #expect(SaveSentence.name(in: Phrase(sentence)) == nil)
  }
}
