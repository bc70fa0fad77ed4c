import LanguageKit
import ShowroomIntents
import Testing

/// What staff and customers say: at least thirty ways for each intent, in each language.
struct PhraseTableTests {
  struct Table: Sendable, CustomStringConvertible {
    let intent: String?
    let language: LanguageTag
    let rows: [PhraseTable.Row]

    init(_ intent: String?, _ language: LanguageTag, _ text: String) {
      self.intent = intent
      self.language = language
      rows = PhraseTable.rows(text)
    }

    var description: String { "\(intent ?? "nothing") \(language.tag)" }
  }

  static let tables = [
    Table("BookTestDrive", .english, PhraseTable.bookTestDriveEnglish),
    Table("BookTestDrive", .german, PhraseTable.bookTestDriveGerman),
    Table("FindFreeTimes", .english, PhraseTable.findFreeTimesEnglish),
    Table("FindFreeTimes", .german, PhraseTable.findFreeTimesGerman),
    Table("ShowDrives", .english, PhraseTable.showDrivesEnglish),
    Table("ShowDrives", .german, PhraseTable.showDrivesGerman),
    Table("RescheduleTestDrive", .english, PhraseTable.rescheduleTestDriveEnglish),
    Table("RescheduleTestDrive", .german, PhraseTable.rescheduleTestDriveGerman),
    Table("CancelTestDrive", .english, PhraseTable.cancelTestDriveEnglish),
    Table("CancelTestDrive", .german, PhraseTable.cancelTestDriveGerman),
    Table("ShowCatalog", .english, PhraseTable.showCatalogEnglish),
    Table("ShowCatalog", .german, PhraseTable.showCatalogGerman),
    Table("SearchCatalog", .english, PhraseTable.searchCatalogEnglish),
    Table("SearchCatalog", .german, PhraseTable.searchCatalogGerman),
  ]

  /// Further ways, as a new customer would type them.
  static let freshTables = [
    Table("BookTestDrive", .english, PhraseTable.freshBookTestDriveEnglish),
    Table("BookTestDrive", .german, PhraseTable.freshBookTestDriveGerman),
    Table("FindFreeTimes", .english, PhraseTable.freshFindFreeTimesEnglish),
    Table("FindFreeTimes", .german, PhraseTable.freshFindFreeTimesGerman),
    Table("ShowDrives", .english, PhraseTable.freshShowDrivesEnglish),
    Table("ShowDrives", .german, PhraseTable.freshShowDrivesGerman),
    Table("RescheduleTestDrive", .english, PhraseTable.freshRescheduleTestDriveEnglish),
    Table("RescheduleTestDrive", .german, PhraseTable.freshRescheduleTestDriveGerman),
    Table("CancelTestDrive", .english, PhraseTable.freshCancelTestDriveEnglish),
    Table("CancelTestDrive", .german, PhraseTable.freshCancelTestDriveGerman),
    Table("ShowCatalog", .english, PhraseTable.freshShowCatalogEnglish),
    Table("ShowCatalog", .german, PhraseTable.freshShowCatalogGerman),
    Table("SearchCatalog", .english, PhraseTable.freshSearchCatalogEnglish),
    Table("SearchCatalog", .german, PhraseTable.freshSearchCatalogGerman),
  ]

  @Test("There are at least thirty ways to say each", arguments: tables)
  func enough(_ table: Table) { #expect(table.rows.count >= 30) }

  @Test("Each phrase means its intent and values, and no word is left over", arguments: tables + freshTables)
  func phrases(_ table: Table) throws {
    let desk = try TestDesk()
    for row in table.rows {
      let meaning = try desk.meaning(of: row.phrase, table.language)
      #expect(meaning.intent == table.intent, "\(row): \(meaning)")
      #expect(meaning.unmatched == [], "\(row): \(meaning)")
      if let model = row.field(0) { #expect(meaning.model == model, "\(row): \(meaning)") }
      if let when = row.field(1) {
        #expect(when.count > 10 ? meaning.when == when : meaning.when?.prefix(10) == when[...], "\(row): \(meaning)")
      }
      if let minutes = row.field(2) { #expect(meaning.minutes == Int(minutes), "\(row): \(meaning)") }
      if let options = row.field(3) {
        #expect(meaning.options == PhraseTableTests.options(options), "\(row): \(meaning)")
      }
    }
  }

  private static func options(_ field: String) -> [String] {
    field == "child seat" ? ["child_seat"] : field.split(separator: " ").map(String.init).sorted()
  }

  @Test(
    "Staff say what becomes of a drive",
    arguments: [
      (LanguageTag.english, PhraseTable.changeDriveStateEnglish), (.german, PhraseTable.changeDriveStateGerman),
    ])
  func states(_ language: LanguageTag, _ table: String) throws {
    let desk = try TestDesk()
    #expect(PhraseTable.rows(table).count >= 30)
    for row in PhraseTable.rows(table) {
      let meaning = try desk.meaning(of: row.phrase, language)
      #expect(meaning.intent == "ChangeDriveState" && meaning.state == row.field(0), "\(row): \(meaning)")
    }
  }

  @Test(
    "What is refused, or about something else, asks for nothing",
    arguments: [
      (LanguageTag.english, PhraseTable.nothingEnglish + "\n" + PhraseTable.freshNoneEnglish),
      (.german, PhraseTable.nothingGerman + "\n" + PhraseTable.freshNoneGerman),
    ])
  func nothing(_ language: LanguageTag, _ table: String) throws {
    let desk = try TestDesk()
    for row in PhraseTable.rows(table) {
      let meaning = try desk.meaning(of: row.phrase, language)
      #expect(meaning.intent == nil, "\(row): \(meaning)")
    }
  }
}
