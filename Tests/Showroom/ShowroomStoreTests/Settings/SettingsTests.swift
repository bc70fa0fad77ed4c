import LanguageKit
import ShowroomCore
import ShowroomStore
import Testing

@Suite("Settings and opening hours are those in the store, whoever changed them")
struct SettingsTests {
  let file: StoreFile
  var store: SQLiteStore { file.store }
  let easter = CivilDate(year: 2027, month: 3, day: 28)

  init() throws {
    file = try StoreFile()
  }

  struct ChangeOfMind: Error {}

  private func turnaround() throws -> Int { try store.bookingSettings()[.turnaroundAfter] }

  private func reason(of date: CivilDate?) throws -> String? {
    try date.flatMap { try store.openingHours().closedDays[$0] }
  }

  private func close(_ date: CivilDate?, because reason: String) throws(StoreError) {
    guard let date else { return }
    var hours = try store.openingHours()
    hours.closedDays[date] = reason
    try store.update(hours)
  }

  @Test("A change of one's own shows at once")
  func own() throws {
    var settings = try store.bookingSettings()
    try settings.set(.turnaroundAfter, to: 25)
    try store.update(settings)
    #expect(try turnaround() == 25)
    try close(easter, because: "Easter")
    #expect(try reason(of: easter) == "Easter")
  }

  @Test("Another program's change shows at once")
  func others() throws {
    #expect(try turnaround() == 15)
    #expect(try reason(of: easter) == nil)
    file.sql("INSERT OR REPLACE INTO setting VALUES ('turnaround', '40')")
    file.sql("INSERT INTO special_day VALUES ('2027-03-28', 1, 'Holiday')")
    #expect(try turnaround() == 40)
    #expect(try reason(of: easter) == "Holiday")
    file.sql("DELETE FROM setting WHERE key = 'turnaround'; DELETE FROM special_day WHERE date = '2027-03-28'")
    #expect(try turnaround() == 15)
    #expect(try reason(of: easter) == nil)
  }

  @Test("A change shows in its own transaction, and is gone when that is taken back")
  func takenBack() throws {
    #expect(try reason(of: easter) == nil)
    do throws(StoreError) {
      try store.write { () throws(StoreError) in
        try close(easter, because: "Easter")
        guard try store.openingHours().closedDays[CivilDate(iso: "2027-03-28")!] == "Easter" else { return }
        throw .failed("changed my mind")
      }
      Issue.record("the change did not show in its own transaction")
    } catch {
      #expect(error == .failed("changed my mind"))
    }
    #expect(try reason(of: easter) == nil)
    file.sql("INSERT INTO special_day VALUES ('2027-03-28', 1, 'Holiday')")
    #expect(try reason(of: easter) == "Holiday")
  }

  @Test("A read that goes on sees what it began with")
  func snapshot() throws {
    try store.read { () throws(StoreError) in
      let before = try store.bookingSettings()
      file.sql("INSERT OR REPLACE INTO setting VALUES ('turnaround', '40')")
      #expect(try store.bookingSettings() == before)
    }
    #expect(try turnaround() == 40)
  }

  @Test("After a backup is put back, its own settings hold")
  func restored() throws {
    let copy = file.directory.file("copy.db")
    try store.backUp(to: copy, replacing: false) { _, _ in }
    try close(easter, because: "Easter")
    #expect(try reason(of: easter) == "Easter")
    _ = try store.restore(from: copy, now: StoreFile.now) { _, _ in }
    #expect(try reason(of: easter) == nil)
  }
}
