import ShowroomCore
import StoreTemplates
import Testing

@testable import ShowroomStore

@Suite("To-do lists in the store")
struct ListStoreTests {
  let store: SQLiteStore

  init() throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = try #require(calendar.parse(iso8601: "2026-11-30T10:00:00")?.instant)
    store = try SQLiteStore.inMemory(.demonstration, calendar: calendar, now: now)
  }

  private func book(_ vehicle: Vehicle, at seconds: Int64) throws -> TestDrive {
    let start = Instant(seconds: seconds)
    return try store.addDrive(
      DriveDraft(
        vehicle: vehicle.id, customer: 1, slot: try #require(TimeSlot(start: start, end: start + 1800)),
        bookedBy: .staff))
  }

  @Test("When a car's list is due is looked up by indexes of a few rows each, however many drives there ever were")
  func plan() throws {
    let steps = try store.connection.all("EXPLAIN QUERY PLAN \(SQLiteStore.listQuery) WHERE todo_list.id = 1") {
      $0.text(3)
    }.filter { $0.contains("test_drive") }
    let indexes = ["live", "requested", "out", "returned"].map { "USING INDEX test_drive_\($0)" }
    for index in indexes { #expect(steps.contains { $0.contains(index) }, "\(steps)") }
    #expect(steps.allSatisfy { step in (indexes + ["INTEGER PRIMARY KEY"]).contains { step.contains($0) } }, "\(steps)")
  }

  @Test("A list comes back with its items in their order, done and open")
  func roundTrip() throws {
    let items = [TodoList.Item("wash"), TodoList.Item("1 plate", isDone: true), TodoList.Item("ß, \"quoted\" 'x'")]
    var list = try store.addList("Prepare the Golf", of: .desk, items: items)
    #expect(try store.list(list.id) == list && list.items == items)
    list.items[0].isDone = true
    list.title = "Golf"
    try store.update(list)
    #expect(try store.list(list.id) == list)
    #expect(try store.lists(titled: try #require(ListKey("the golf list"))) == [list])
    try store.deleteList(list.id)
    #expect(try store.list(list.id) == nil)
  }

  @Test("A drive gets the lists of the templates that fit its car, due at its start, and none without templates")
  func templates() throws {
    let vehicles = try store.vehicles(Page(limit: 100)).filter { $0.state == .available }
    let electric = try #require(vehicles.first { $0.car.facts.fuelKinds == [.electric] })
    let petrol = try #require(vehicles.first { $0.car.facts.fuelKinds == [.petrol] })
    #expect(try store.lists(of: book(petrol, at: 1_900_000_000)).isEmpty)
    _ = try store.addTemplate("Charge", items: ["charge", "cable"], for: .fuel(.electric))
    _ = try store.addTemplate("Prepare", items: ["wash"], for: .all)
    _ = try store.addTemplate("Special", items: ["polish"], for: .model(petrol.car.model))
    let drive = try book(electric, at: 1_900_100_000)
    let lists = try store.lists(of: drive)
    #expect(lists.map(\.open) == [["charge", "cable"], ["wash"]])
    #expect(lists.allSatisfy { $0.due == drive.slot.start && $0.subject == .drive(drive.id) })
    #expect(try store.lists(of: book(petrol, at: 1_900_100_000)).map(\.open) == [["wash"], ["polish"]])
  }

  @Test("A car's list is due before the next drive in it, whatever was forgotten before the last one")
  func dueOfCar() throws {
    let vehicle = try #require(try store.vehicles(Page(limit: 100)).first { $0.state == .available })
    let waiting = DriveFilter(states: [.held, .requested, .confirmed], limit: 1000)
    for drive in try store.drives(waiting) where drive.vehicle.id == vehicle.id {
      var drive = drive
      drive.state = .cancelled
      try store.update(drive)
    }
    let list = try store.addList("Golf", of: .vehicle(vehicle.id), items: [TodoList.Item("wash")])
    #expect(list.due == nil)
    _ = try book(vehicle, at: 1_900_000_000)
    var second = try book(vehicle, at: 1_900_100_000)
    let third = try book(vehicle, at: 1_900_200_000)
    #expect(try store.list(list.id)?.due == Instant(seconds: 1_900_000_000))
    for state in [TestDrive.State.out, .returned] {
      second.state = state
      try store.update(second)
    }
    #expect(try store.list(list.id)?.due == third.slot.start)
  }

  @Test("A list of a drive that is cancelled is not to be done any more")
  func cancelled() throws {
    var drive = try book(try #require(try store.vehicles(Page(limit: 1)).first), at: 1_900_000_000)
    _ = try store.addList("Prepare", of: .drive(drive.id), items: [TodoList.Item("wash")])
    #expect(try store.lists(onlyOpen: true, limit: 9).count == 1)
    drive.state = .cancelled
    try store.update(drive)
    #expect(try store.lists(onlyOpen: true, limit: 9).isEmpty)
    #expect(try store.lists(onlyOpen: false, limit: 9).count == 1)
  }

  @Test("A list of somebody's drive goes when they are forgotten, from the journal too")
  func forgotten() throws {
    store.sign(Author(speaker: .staff, act: "test", at: Instant(seconds: 1)))
    let drive = try book(try #require(try store.vehicles(Page(limit: 1)).first), at: 1_900_000_000)
    let list = try store.addList("Prepare", of: .drive(drive.id), items: [TodoList.Item("call Quellenfinder")])
    _ = try store.forget(drive.customer.id)
    #expect(try store.list(list.id) == nil)
    let lines = try store.journal(JournalFilter(limit: 100)).filter { $0.subject == .list }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !"\($0.before?.storageText ?? "")\($0.after?.storageText ?? "")".contains("Quellen") })
  }
}
