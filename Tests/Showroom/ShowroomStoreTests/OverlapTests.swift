import SQLiteKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("Two live drives in one vehicle are refused by the schema")
struct OverlapTests {
  /// What the store should hold: the slots and states of each drive.
  private struct Model {
    struct Drive {
      var vehicle: Vehicle.ID
      var slot: TimeSlot
      var state: TestDrive.State
    }

    var drives: [TestDrive.ID: Drive] = [:]

    func allows(_ wanted: Drive, leavingOut id: TestDrive.ID? = nil) -> Bool {
      !wanted.state.isLive
        || drives.allSatisfy { other in
          other.key == id || !other.value.state.isLive || other.value.vehicle != wanted.vehicle
            || !other.value.slot.overlaps(wanted.slot)
        }
    }
  }

  @Test("Random bookings, moves and changes of state go as in a model", arguments: 1...5 as ClosedRange<UInt64>)
  func model(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try SQLiteStore.small()
    var model = Model()
    var refused = 0
    for _ in 0..<250 {
      let wanted = Model.Drive(
        vehicle: Vehicle.ID(Int64.random(in: 1...2, using: &random)),
        slot: slot(5 * Int.random(in: 0...60, using: &random), 5 * Int.random(in: 1...9, using: &random)),
        state: TestDrive.State.allCases.randomElement(using: &random) ?? .confirmed)
      let isChange = Bool.random(using: &random)
      if isChange, let id = model.drives.keys.sorted().randomElement(using: &random), let old = model.drives[id] {
        let isLegal = old.state == wanted.state || old.state.successors.contains(wanted.state)
        let isAllowed = isLegal && model.allows(wanted, leavingOut: id)
        #expect(try change(id, to: wanted, in: store) == isAllowed, "\(old) to \(wanted)")
        if isAllowed { model.drives[id] = wanted } else { refused += 1 }
      } else {
        let isAllowed = model.allows(wanted)
        let id = try add(wanted, to: store)
        #expect((id != nil) == isAllowed, "\(wanted)")
        if let id { model.drives[id] = wanted } else { refused += 1 }
      }
    }
    #expect(refused > 20)
    for (id, drive) in model.drives {
      let stored = try store.drive(id)
      #expect(stored?.slot == drive.slot && stored?.state == drive.state && stored?.vehicle.id == drive.vehicle)
    }
  }

  private func add(_ drive: Model.Drive, to store: SQLiteStore) throws(StoreError) -> TestDrive.ID? {
    do throws(StoreError) {
      return try store.addDrive(
        DriveDraft(
          vehicle: drive.vehicle, customer: 1, slot: drive.slot, state: drive.state, bookedBy: .staff,
          holdExpires: drive.state == .held ? SQLiteStore.now : nil)
      ).id
    } catch .overlap {
      return nil
    }
  }

  private func change(
    _ id: TestDrive.ID, to wanted: Model.Drive, in store: SQLiteStore
  ) throws(StoreError) -> Bool {
    guard let old = try store.drive(id), let vehicle = try store.vehicle(wanted.vehicle) else { return false }
    let changed = TestDrive(
      id: id, vehicle: vehicle, customer: old.customer, slot: wanted.slot, options: old.options, state: wanted.state,
      bookedBy: old.bookedBy, phrase: old.phrase, holdExpires: wanted.state == .held ? SQLiteStore.now : nil)
    do throws(StoreError) {
      try store.update(changed)
      return true
    } catch .overlap {
      return false
    } catch .constraint {
      return false
    }
  }

  @Test("Every pair of states: the schema takes what the table of transitions has, and nothing else")
  func transitions() throws {
    for from in TestDrive.State.allCases {
      for to in TestDrive.State.allCases {
        let store = try SQLiteStore.small()
        let id = try #require(
          try add(Model.Drive(vehicle: 1, slot: slot(0, 30), state: from), to: store), "\(from)")
        let isTaken = try change(id, to: Model.Drive(vehicle: 1, slot: slot(0, 30), state: to), in: store)
        #expect(isTaken == (from == to || from.successors.contains(to)), "\(from) to \(to)")
      }
    }
  }

  @Test("12: drives that touch are fine, one second more is not")
  func touching() throws {
    let store = try SQLiteStore.small()
    _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 45), bookedBy: .staff))
    _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(45, 45), bookedBy: .staff))
    _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(-45, 45), bookedBy: .staff))
    let longer = try #require(TimeSlot(start: slot(90, 1).start - 1, end: slot(90, 30).end))
    #expect(throws: StoreError.overlap) {
      _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: longer, bookedBy: .staff))
    }
  }

  @Test("A long drive is seen from a short one inside it, and the other way round")
  func nested() throws {
    for (first, second) in [(slot(0, 200), slot(60, 15)), (slot(60, 15), slot(0, 200))] {
      let store = try SQLiteStore.small()
      _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: first, bookedBy: .staff))
      #expect(throws: StoreError.overlap) {
        _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 2, slot: second, bookedBy: .staff))
      }
    }
  }

  @Test(
    "The look at the neighbours, and what is asked for the rules, use the index of live drives",
    arguments: [
      """
      SELECT ends FROM test_drive WHERE vehicle_id = 1 AND starts < 5 AND state IN ('held', 'confirmed', 'out')
      ORDER BY starts DESC LIMIT 1
      """,
      """
      SELECT ends FROM test_drive WHERE vehicle_id = 1 AND starts < 5 AND state IN ('held', 'confirmed', 'out')
      AND id <> 7 ORDER BY starts DESC LIMIT 1
      """,
      """
      SELECT starts FROM test_drive WHERE vehicle_id = 1 AND state IN ('held', 'confirmed', 'out') AND starts <= 5
      ORDER BY starts DESC LIMIT 1
      """,
      """
      SELECT id, starts, ends, state = 'out' FROM test_drive
      WHERE vehicle_id = 1 AND state IN ('held', 'confirmed', 'out') AND starts >= 1 AND starts < 9 ORDER BY starts
      """,
    ])
  func plan(sql: String) throws {
    let store = try SQLiteStore.small()
    let steps = try store.connection.all("EXPLAIN QUERY PLAN \(sql)") { $0.text(3) }
    #expect(steps.count == 1, "\(steps)")
    #expect(steps.allSatisfy { $0.contains("SEARCH") && $0.contains("test_drive_live") }, "\(steps)")
  }

  @Test("40: the drive that a car is out with is found at once, however late it is")
  func out() throws {
    let store = try SQLiteStore.small()
    let sql = """
      SELECT id FROM test_drive WHERE vehicle_id = 1 AND state = 'out' AND starts < 5 ORDER BY starts DESC LIMIT 1
      """
    let steps = try store.connection.all("EXPLAIN QUERY PLAN \(sql)") { $0.text(3) }
    #expect(steps.first?.contains("test_drive_out") == true, "\(steps)")
    let draft = DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 30), state: .out, bookedBy: .staff)
    let late = try store.addDrive(draft)
    let fourDaysOn = slot(4 * 1440, 30)
    #expect(try store.liveSlots(of: 1, in: fourDaysOn).map(\.drive) == [late.id])
    #expect(try store.liveSlots(of: 2, in: fourDaysOn).isEmpty)
  }

  @Test("What is out is found among all the drives there ever were, with one car and with any")
  func whatIsOut() throws {
    let store = try SQLiteStore.small()
    for filter in [DriveFilter(vehicle: 1, states: [.out]), DriveFilter(states: [.out])] {
      let sql = SQLiteStore.sql(for: filter)
      let steps = try store.connection.all("EXPLAIN QUERY PLAN \(sql)", 1, 1, 1, 1, 1, 1) { $0.text(3) }
      #expect(steps.contains { $0.contains("test_drive_out") }, "\(steps)")
      #expect(!steps.contains { $0.contains("test_drive_by_start") }, "\(steps)")
    }
  }

  @Test(
    "The drives of a vehicle are found among its own, whatever became of them",
    arguments: [
      DriveFilter(vehicle: 1), DriveFilter(vehicle: 1, interval: slot(0, 1440)),
      DriveFilter(vehicle: 1, states: [.held, .requested, .confirmed]),
      DriveFilter(vehicle: 1, interval: slot(0, 1440), states: [.out, .returned]),
      DriveFilter(vehicle: 1, interval: slot(0, 1440), states: [.noShow]),
    ])
  func drivesOfVehicle(filter: DriveFilter) throws {
    let store = try SQLiteStore.small()
    let steps = try store.connection.all("EXPLAIN QUERY PLAN \(SQLiteStore.sql(for: filter))", 1, 1, 1, 1, 1, 1) {
      $0.text(3)
    }.filter { $0.contains(" test_drive ") }
    #expect(!steps.isEmpty && steps.allSatisfy { $0.contains("SEARCH") && $0.contains("(vehicle_id=?") }, "\(steps)")
  }

  @Test("All drives of a vehicle are found, those in some states alone, in the order of their starts")
  func statesOfVehicle() throws {
    let store = try SQLiteStore.small()
    for (place, state) in TestDrive.State.allCases.enumerated() {
      for vehicle: Vehicle.ID in [1, 2] {
        _ = try store.addDrive(
          DriveDraft(
            vehicle: vehicle, customer: 1, slot: slot(1000 - 60 * place, 30), state: state, bookedBy: .staff,
            holdExpires: state == .held ? SQLiteStore.now : nil))
      }
    }
    #expect(try store.drives(DriveFilter(vehicle: 2)).map(\.state) == TestDrive.State.allCases.reversed())
    #expect(try store.drives(DriveFilter(vehicle: 2)).allSatisfy { $0.vehicle.id == 2 })
    for first in TestDrive.State.allCases {
      for second in TestDrive.State.allCases {
        let found = try store.drives(DriveFilter(vehicle: 1, states: [first, second])).map(\.state)
        #expect(found == TestDrive.State.allCases.reversed().filter { [first, second].contains($0) })
      }
    }
    #expect(try store.drives(DriveFilter(vehicle: 1, states: [])).isEmpty)
  }

  @Test("When a customer drives is looked up by their own drives")
  func drivesOfCustomer() throws {
    let store = try SQLiteStore.small()
    let steps = try store.connection.all("EXPLAIN QUERY PLAN \(SQLiteStore.slotsOfCustomer)", 1, 0, 9) { $0.text(3) }
    #expect(steps == ["SEARCH test_drive USING INDEX test_drive_by_customer (customer_id=? AND starts>? AND starts<?)"])
  }

  @Test("Those look-ups stand in the schema as they were planned")
  func triggers() throws {
    let store = try SQLiteStore.small()
    let triggers = try store.connection.all("SELECT sql FROM sqlite_schema WHERE name LIKE 'test_drive_no_overlap%'") {
      $0.text(0).split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(triggers.count == 2)
    for trigger in triggers {
      #expect(trigger.contains("starts < NEW.ends AND state IN ('held', 'confirmed', 'out')"))
      #expect(trigger.contains("ORDER BY starts DESC LIMIT 1"))
    }
  }

  @Test("8: a day sees its own bookings, also those that begin at midnight or end after it")
  func day() throws {
    let store = try SQLiteStore.small()
    let midnight = SQLiteStore.now.minutes(-600)
    let day = try #require(TimeSlot(start: midnight, end: midnight.minutes(1440)))
    for start in [0, 600, 1410] {
      let taken = try #require(TimeSlot(start: midnight.minutes(start), duration: Minutes(60)))
      _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: taken, bookedBy: .staff))
    }
    #expect(try store.liveSlots(of: 1, in: day).count == 3)
    #expect(try store.liveSlots(of: 2, in: day).isEmpty)
    let next = try #require(TimeSlot(start: day.end, duration: Minutes(1440)))
    #expect(try store.liveSlots(of: 1, in: next).count == 1)
  }
}
