import LanguageKit
import SQLiteKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("Blocks, plates and people: the schema refuses what can not be, whatever path asks")
struct DiaryRulesTests {
  /// What the store should hold.
  private struct Model {
    struct Drive: Equatable {
      var vehicle: Int64
      var slot: TimeSlot
      var state: TestDrive.State
      var plate: Int64?
      var person: Int64?

      func clashes(_ other: Drive) -> Bool {
        guard slot.overlaps(other.slot) else { return false }
        return vehicle == other.vehicle || (plate != nil && plate == other.plate)
          || (person != nil && person == other.person)
      }
    }

    var drives: [Int64: Drive] = [:]
    var blocks: [Int64: (vehicle: Int64, slot: TimeSlot)] = [:]

    func allows(_ wanted: Drive, leavingOut id: Int64? = nil) -> Bool {
      guard wanted.state.isLive else { return true }
      return drives.allSatisfy { $0.key == id || !$0.value.state.isLive || !$0.value.clashes(wanted) }
        && blocks.values.allSatisfy { $0.vehicle != wanted.vehicle || !$0.slot.overlaps(wanted.slot) }
    }

    func allows(blockOf vehicle: Int64, _ slot: TimeSlot) -> Bool {
      blocks.values.allSatisfy { $0.vehicle != vehicle || !$0.slot.overlaps(slot) }
        && drives.values.allSatisfy { !$0.state.isLive || $0.vehicle != vehicle || !$0.slot.overlaps(slot) }
    }
  }

  @Test(
    "15, 21: random drives and blocks with plates and people go as in a model", arguments: 1...4 as ClosedRange<UInt64>
  )
  func model(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try SQLiteStore.small()
    for name in ["B-06 1", "B-06 2"] { _ = try store.addResource(.plate, name: name) }
    for name in ["Ben", "Ines"] { _ = try store.addResource(.person, name: name) }
    var model = Model()
    var refused = 0
    for step in 0..<250 {
      let vehicle = Int64.random(in: 1...3, using: &random)
      let wantedSlot = slot(5 * Int.random(in: 0...80, using: &random), 5 * Int.random(in: 1...9, using: &random))
      if step.isMultiple(of: 6) {
        let isAllowed = model.allows(blockOf: vehicle, wantedSlot)
        let block = try? store.addBlock(
          VehicleBlockDraft(vehicle: Vehicle.ID(vehicle), slot: wantedSlot, kind: .service, reason: "x"))
        #expect((block != nil) == isAllowed)
        if let block { model.blocks[block.id.rawValue] = (vehicle, wantedSlot) } else { refused += 1 }
        continue
      }
      let wanted = Model.Drive(
        vehicle: vehicle, slot: wantedSlot, state: TestDrive.State.allCases.randomElement(using: &random) ?? .confirmed,
        plate: [nil, nil, 1, 2].randomElement(using: &random) ?? nil,
        person: [nil, 3, 4].randomElement(using: &random) ?? nil)
      if Bool.random(using: &random), let id = model.drives.keys.sorted().randomElement(using: &random),
        let old = model.drives[id]
      {
        let isLegal = old.state == wanted.state || old.state.successors.contains(wanted.state)
        let isAllowed = isLegal && model.allows(wanted, leavingOut: id)
        #expect(change(id, to: wanted, in: store) == isAllowed, "\(old) to \(wanted)")
        if isAllowed { model.drives[id] = wanted } else { refused += 1 }
      } else {
        let id = add(wanted, to: store)
        #expect((id != nil) == model.allows(wanted), "\(wanted)")
        if let id { model.drives[id] = wanted } else { refused += 1 }
      }
    }
    #expect(refused > 40)
    #expect(try store.findings().isEmpty)
  }

  private func add(_ drive: Model.Drive, to store: SQLiteStore) -> Int64? {
    try? store.run { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO test_drive (vehicle_id, customer_id, starts, ends, state, booked_by, hold_expires, plate_id, person_id)
        VALUES (?1, 1, ?2, ?3, ?4, 'staff', iif(?4 = 'held', 1, NULL), ?5, ?6)
        """, drive.vehicle, drive.slot.start.seconds, drive.slot.end.seconds, drive.state.rawValue, drive.plate,
        drive.person)
      return db.lastInsertRowID
    }
  }

  private func change(_ id: Int64, to drive: Model.Drive, in store: SQLiteStore) -> Bool {
    let done: Void? = try? store.run { (db) throws(SQLiteError) in
      try db.execute(
        """
        UPDATE test_drive SET vehicle_id = ?2, starts = ?3, ends = ?4, state = ?5,
          hold_expires = iif(?5 = 'held', 1, NULL), plate_id = ?6, person_id = ?7 WHERE id = ?1
        """, id, drive.vehicle, drive.slot.start.seconds, drive.slot.end.seconds, drive.state.rawValue, drive.plate,
        drive.person)
    }
    return done != nil
  }

  @Test("A block is moved onto a drive as little as it is put there")
  func movedBlock() throws {
    let store = try SQLiteStore.small()
    _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(60, 30), bookedBy: .staff))
    let block = try store.addBlock(VehicleBlockDraft(vehicle: 1, slot: slot(90, 60), kind: .event, reason: "fair"))
    #expect(throws: StoreError.overlap) {
      try store.run { (db) throws(SQLiteError) in
        try db.execute("UPDATE block SET starts = starts - 60 WHERE id = ?1", block.id.rawValue)
      }
    }
    let all = try #require(TimeSlot(start: SQLiteStore.now, end: SQLiteStore.now + 86_400))
    #expect(try store.blocks(of: 1, in: all, limit: 10) == [block])
    #expect(try store.blocks(of: 1, in: slot(0, 90), limit: 10).isEmpty)
    #expect(try store.blocks(of: 1, in: slot(149, 10), limit: 10) == [block])
    #expect(try store.blocks(of: nil, in: slot(100, 1), limit: 10) == [block])
  }

  @Test("54: an offer is a hold of the one who waits, and what becomes of the hold becomes of the offer")
  func offers() throws {
    let store = try SQLiteStore.small()
    let day = try #require(CivilDate(iso: "2026-12-04"))
    let wish = WaitingWish(
      car: CarSelection(.vehicle(1), name: "Golf"), duration: Minutes(30), days: day...day,
      until: SQLiteStore.now + 86_400)
    for (state, expected) in [
      (TestDrive.State.confirmed, WaitingEntry.State.accepted), (.cancelled, .declined), (.expired, .expired),
    ] {
      var entry = try store.addWaiting(wish, for: 1, by: .staff)
      #expect(entry.wish == wish && entry.state == .waiting)
      let start = 200 * Int(entry.id.rawValue)
      let others = try store.addDrive(
        DriveDraft(
          vehicle: 2, customer: 2, slot: slot(start, 30), state: .held, bookedBy: .staff, holdExpires: SQLiteStore.now))
      entry.state = .offered
      entry.drive = others.id
      #expect(throws: StoreError.self) { try store.update(entry) }
      var drive = try store.addDrive(
        DriveDraft(
          vehicle: 1, customer: 1, slot: slot(start, 30), state: .held, bookedBy: .staff, holdExpires: SQLiteStore.now))
      entry.drive = drive.id
      try store.update(entry)
      drive.state = state
      drive.holdExpires = nil
      try store.update(drive)
      #expect(try store.waiting(entry.id)?.state == expected)
    }
    #expect(try store.waiting([.waiting, .offered], of: 1, limit: 10).isEmpty)
  }

  @Test("60: a key stands for one booking of one speaker, with what was asked for")
  func keys() throws {
    let store = try SQLiteStore.small()
    let key = try #require(RequestKey("K", parts: ["golf", "30"]))
    let draft = DriveDraft(vehicle: 1, customer: 1, slot: slot(60, 30), bookedBy: .staff, key: key)
    let drive = try store.addDrive(draft)
    let known = try #require(try store.drive(key: "K", by: .staff))
    #expect(known.drive == drive && known.content == key.content)
    #expect(try store.drive(key: "K", by: .customer(1)) == nil)
    var second = draft
    second.slot = slot(300, 30)
    #expect(throws: StoreError.self) { try store.addDrive(second) }
    second.bookedBy = .customer(1)
    #expect(try store.addDrive(second).id != drive.id)
    #expect(RequestKey("K", parts: ["golf3", "0"])?.content != key.content)
    #expect(RequestKey("", parts: []) == nil && RequestKey(String(repeating: "k", count: 201), parts: []) == nil)
  }
}
