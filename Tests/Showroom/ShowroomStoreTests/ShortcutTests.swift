import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("Saved phrases in the store")
struct ShortcutStoreTests {
  static let golf = StoredIntent(
    name: "BookTestDrive", car: CarSelection(.model(1), name: "Volkswagen Golf"), duration: Minutes(60),
    options: [.accompanied, .route("by the lake")], start: WhenExpression(day: .today(plus: 1), search: .nextFree))

  private func add(
    _ phrases: [String], _ owner: Shortcut.Owner, to store: SQLiteStore
  ) throws(StoreError) -> Shortcut {
    try store.addShortcut(
      ShortcutDraft(owner: owner, phrases: phrases, intent: Self.golf, language: .en), at: SQLiteStore.now)
  }

  @Test("A shortcut with all that it holds")
  func roundTrip() throws {
    let store = try SQLiteStore.small()
    for scope in [CarSelection.Scope.model(1), .car(2), .vehicle(3)] {
      var shortcut = try add(["first \(scope)", "second \(scope)"], .customer(1), to: store)
      shortcut.intent.car = CarSelection(scope, name: "any 'name'")
      shortcut.language = .de
      try store.update(shortcut)
      #expect(try store.shortcut(shortcut.id) == shortcut)
      try store.noteUse(of: shortcut.id, at: SQLiteStore.now.minutes(5))
      let used = try store.shortcut(shortcut.id)
      #expect(used?.timesUsed == 1 && used?.lastUsed == SQLiteStore.now.minutes(5))
    }
  }

  @Test("One owner has a phrase once, however it is written; another may have it, too")
  func unique() throws {
    let store = try SQLiteStore.small()
    _ = try add(["Anna's Golf"], .customer(1), to: store)
    _ = try add(["annas golf"], .customer(2), to: store)
    _ = try add(["ANNA’S-GOLF"], .showroom, to: store)
    #expect(throws: StoreError.self) { _ = try add(["anna s golf!"], .customer(1), to: store) }
    #expect(try store.shortcuts(of: nil, Page()).count == 3)
  }

  @Test("Staff see all, a customer their own and the showroom's, a guest the showroom's")
  func audience() throws {
    let store = try SQLiteStore.small()
    _ = try add(["mine"], .customer(1), to: store)
    _ = try add(["mine"], .customer(2), to: store)
    _ = try add(["mine", "ours"], .showroom, to: store)
    let key = try #require(PhraseKey("Mine"))
    func owners(_ speaker: Speaker) throws -> [Shortcut.Owner] {
      let beginning = try store.shortcuts(beginningWith: try #require(PhraseKey("mi")), for: speaker, limit: 9)
      let exact = try store.shortcuts(withKeys: [key], for: speaker).map(\.shortcut)
      #expect(Set(beginning) == Set(exact))
      return exact.map(\.owner)
    }
    #expect(try owners(.staff) == [.showroom, .customer(1), .customer(2)])
    #expect(try owners(.customer(2)) == [.showroom, .customer(2)])
    #expect(try owners(.guest) == [.showroom])
  }

  @Test("Lists are read by owner and page")
  func lists() throws {
    let store = try SQLiteStore.small()
    for number in 0..<5 { _ = try add(["phrase \(number)"], number < 2 ? .customer(1) : .showroom, to: store) }
    #expect(try store.shortcuts(of: nil, Page(limit: 2)).map(\.id) == [1, 2])
    #expect(try store.shortcuts(of: nil, Page(after: 2, limit: 2)).map(\.id) == [3, 4])
    #expect(try store.shortcuts(of: .customer(1), Page()).map(\.id) == [1, 2])
    #expect(try store.shortcuts(of: .customer(2), Page()).isEmpty)
    #expect(try store.shortcuts(of: .showroom, Page(limit: 2)).map(\.id) == [3, 4])
    try store.deleteShortcut(3)
    #expect(try store.shortcut(3) == nil)
    #expect(try store.shortcuts(withKeys: [try #require(PhraseKey("phrase 2"))], for: .staff).isEmpty)
  }

  @Test(
    "Case, accents, apostrophes, hyphens, spaces and marks do not matter",
    arguments: [
      ("Anna's Golf", "annas golf"), ("Anna’s Golf", "ANNAS GOLF"), ("anna`s-golf", "annasgolf"),
      ("Škoda für Jürgen", "skoda fur jurgen"), ("die große Straße", "die grosse strasse"), ("Łódź", "lodz"),
      ("  my   car ", "my car"), ("my-car", "mycar"), ("my_car!?", "my car"), ("Ｇｏｌｆ", "golf"),
      ("e\u{301}toile", "étoile"), ("smørrebrød", "smorrebrod"), ("A.B.C.", "abc"),
    ])
  func folding(written: String, same: String) throws {
    let key = try #require(PhraseKey(written))
    #expect(key == PhraseKey(same))
  }

  @Test(
    "Other letters, digits and their order do matter",
    arguments: [("golf", "golv"), ("golf 2", "golf 3"), ("my car", "car my"), ("golf", "golfs"), ("ein", "eine")])
  func different(one: String, other: String) {
    #expect(PhraseKey(one) != PhraseKey(other))
  }

  @Test("A phrase without a letter or digit has no key", arguments: ["", " ", "!?", "…", "'-'", "\u{301}", "\u{200B}"])
  func noKey(phrase: String) {
    #expect(PhraseKey(phrase) == nil)
  }

  @Test("A phrase is looked up by its key alone, however many there are")
  func plan() throws {
    let store = try SQLiteStore.small()
    let sql = "SELECT shortcut_id, owner FROM shortcut_phrase WHERE phrase_key = 'a' ORDER BY owner LIMIT 100"
    let steps = try store.connection.all("EXPLAIN QUERY PLAN \(sql)") { $0.text(3) }
    #expect(steps == ["SEARCH shortcut_phrase USING PRIMARY KEY (phrase_key=?)"])
  }
}
