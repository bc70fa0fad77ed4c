import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents

@Suite("The rules of saved phrases")
struct ShortcutRulesTests {
  let desk: BookingDesk
  let library: ShortcutLibrary

  init() throws {
    desk = try BookingDesk()
    library = ShortcutLibrary(desk.showroom) { ["help", "catalog"].contains($0.lowercased()) }
  }

  private var golf: CarSelection { CarSelection(desk.golf.model) }

  private func add(
    _ phrase: String, _ intent: StoredIntent? = nil, _ owner: Shortcut.Owner = .customer(1)
  ) throws(ShortcutLibrary.Refusal) -> Shortcut {
    let usual = StoredIntent(name: BookTestDrive.name, car: golf, duration: Minutes(30))
    return try library.add([phrase], intent ?? usual, owner: owner, language: .en)
  }

  @Test("Only declared combinations of parameters are saved; the refusal lists them")
  func combinations() throws {
    let minutes = Minutes(30)
    let fine: [StoredIntent] = [
      StoredIntent(name: BookTestDrive.name, car: golf, duration: minutes),
      StoredIntent(name: BookTestDrive.name, car: golf, options: [.accompanied]),
      StoredIntent(name: BookTestDrive.name, car: golf, duration: minutes, options: [.childSeat]),
      StoredIntent(
        name: BookTestDrive.name, car: golf, duration: minutes, start: WhenExpression(day: .today(plus: 1))),
      StoredIntent(name: FindFreeTimes.name, car: golf), StoredIntent(name: ShowCatalog.name),
      StoredIntent(name: ShowDrives.name, start: WhenExpression(day: .weekday(.friday))),
    ]
    for (number, intent) in fine.enumerated() {
      #expect(try add("phrase \(number)", intent).intent == intent)
    }
    let bad: [StoredIntent] = [
      StoredIntent(name: BookTestDrive.name), StoredIntent(name: BookTestDrive.name, car: golf),
      StoredIntent(name: BookTestDrive.name, duration: minutes),
      StoredIntent(name: BookTestDrive.name, duration: minutes, options: [.accompanied]),
      StoredIntent(name: FindFreeTimes.name, duration: minutes), StoredIntent(name: ShowCatalog.name, car: golf),
      StoredIntent(name: ShowDrives.name),
    ]
    for intent in bad {
      do throws(ShortcutLibrary.Refusal) {
        _ = try add("never", intent)
        Issue.record("saved: \(intent)")
      } catch .noCombination(let name, let declared) {
        #expect(name == intent.name && !declared.isEmpty)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(throws: ShortcutLibrary.Refusal.notStorable) {
      _ = try add("never", StoredIntent(name: CancelTestDrive.name, car: golf))
    }
  }

  @Test("A calendar date is refused, a day that comes again is not")
  func dates() throws {
    let date = try #require(CivilDate(iso: "2026-12-24"))
    func intent(_ day: DayExpression) -> StoredIntent {
      StoredIntent(name: BookTestDrive.name, car: golf, duration: Minutes(30), start: WhenExpression(day: day))
    }
    for day in [DayExpression.date(date, said: nil), .monthDay(month: 12, day: 24, said: nil), .dayOfMonth(24)] {
      #expect(throws: ShortcutLibrary.Refusal.tiedToDate) { _ = try add("christmas", intent(day)) }
    }
    for (number, day) in [DayExpression.today(plus: 1), .weekday(.friday), .anyOfWeekend(0)].enumerated() {
      _ = try add("fine \(number)", intent(day))
    }
  }

  @Test("A phrase that is taken, a command, without letters or too long is refused")
  func phrases() throws {
    let first = try add("Anna's Golf")
    #expect(throws: ShortcutLibrary.Refusal.alreadyThere(phrase: "annas-golf", first)) { _ = try add("annas-golf") }
    #expect(throws: ShortcutLibrary.Refusal.isCommand(phrase: "Help")) { _ = try add("Help") }
    #expect(throws: ShortcutLibrary.Refusal.noLetters(phrase: "!?")) { _ = try add("!?") }
    #expect(throws: ShortcutLibrary.Refusal.noLetters(phrase: "")) {
      _ = try library.add([], first.intent, owner: .showroom, language: .en)
    }
    let long = String(repeating: "a", count: 101)
    #expect(throws: ShortcutLibrary.Refusal.tooLong(phrase: long, greatest: 100)) { _ = try add(long) }
    _ = try add("annas golf", nil, .customer(2))
    _ = try add("annas golf", nil, .showroom)
    var changed = first
    changed.phrases = ["Anna's Golf", "my golf"]
    try library.update(changed)
    #expect(try desk.store.shortcut(first.id)?.phrases == ["Anna's Golf", "my golf"])
  }

  @Test("A refused phrase leaves nothing of the shortcut behind")
  func atomic() throws {
    let first = try add("one")
    #expect(throws: ShortcutLibrary.Refusal.self) {
      _ = try library.add(["two", "one"], first.intent, owner: .customer(1), language: .en)
    }
    #expect(try desk.store.shortcuts(of: nil, Page()).count == 1)
    #expect(try library.matches("two", for: .staff).isEmpty)
  }

  @Test(
    "One letter off, two in a longer phrase, is near; more is not",
    arguments: [
      ("my goolf", true), ("my gol", true), ("ny golf", false), ("my gulf", true), ("my golf", true), ("my", false),
      ("my polo", false), ("weekend trip", false), ("family outing", true), ("family outng", true),
      ("famly outng", true), ("fam outing", false),
    ])
  func near(line: String, isNear: Bool) throws {
    _ = try add("my golf")
    _ = try add("family outing")
    #expect((try library.near(line, for: .customer(1)) != nil) == isNear)
    #expect(try library.near(line, for: .customer(2)) == nil)
  }

  @Test("Two phrases that are equally near are neither")
  func ambiguous() throws {
    _ = try add("my golf a")
    _ = try add("my golf b")
    #expect(try library.near("my golf c", for: .staff) == nil)
  }

  @Test("The longest beginning of a line is the phrase; the rest fills in what is missing")
  func beginnings() throws {
    let short = try add("my golf")
    let long = try add("my golf tomorrow")
    func match(_ line: String) throws -> ShortcutLibrary.Match? { try library.matches(line, for: .customer(1)).first }
    #expect(try match("My Golf") == ShortcutLibrary.Match(shortcut: short))
    #expect(try match("my-golf at three") == ShortcutLibrary.Match(shortcut: short, rest: "at three"))
    #expect(try match("my golf tomorrow, at 10:30") == ShortcutLibrary.Match(shortcut: long, rest: "at 10:30"))
    #expect(try match("the golf") == nil)
    #expect(try library.matches("my golf", for: .guest).isEmpty)
  }

  @Test("A customer's own phrase goes before the showroom's; staff are asked whose")
  func owners() throws {
    _ = try add("spin", nil, .showroom)
    let own = try add("spin")
    #expect(try library.matches("spin", for: .customer(1)).map(\.shortcut) == [own])
    #expect(try library.matches("spin", for: .staff).count == 2)
    #expect(try library.matches("spin", for: .customer(2)).count == 1)
  }
}
