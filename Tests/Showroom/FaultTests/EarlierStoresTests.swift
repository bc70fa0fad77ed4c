import SQLiteKit
import ShowroomCore
import TestSupport
import Testing

@testable import ShowroomStore

@Suite("A store of each earlier program")
struct EarlierStoresTests {
  let directory = TemporaryDirectory()

  @Test("is brought up to date with every row that it had, and is sound", arguments: 1..<OldStore.newest)
  func upgraded(steps: Int) throws {
    let path = directory.file("old.db")
    try OldStore.make(at: path, steps: steps)
    let before = try OldStore.rows(of: path)
    let (store, origin) = try SQLiteStore.open(path: path, now: SmallShowroom.now)
    guard case .upgraded(let copy?) = origin else {
      Issue.record("not upgraded: \(origin)")
      return
    }
    for (query, rows) in before {
      let after = try OldStore.rows(query, in: path)
      #expect(rows.isSubset(of: after), "\(query): \(rows.subtracting(after))")
      // A step may add settings, and the journal tells of them.
      let mayGrow = query.hasSuffix("\"setting\"") || query.hasSuffix("\"journal\"")
      #expect(mayGrow || after.count == rows.count, "\(query)")
      #expect(try OldStore.rows(query, in: copy) == rows, "\(query)")
    }
    #expect(try store.findings() == [])
    #expect(try store.drive(1)?.vehicle.car.title == "Seat Leon 2020")
    #expect(try store.search("octavia", limit: 3, thisYear: 2026).matches.map(\.model.name) == ["Octavia"])
  }

  @Test("There are rows in every table of the newest schema, so that none goes unseen")
  func complete() throws {
    let path = directory.file("new.db")
    try OldStore.make(at: path, steps: OldStore.newest)
    let empty = try OldStore.rows(of: path).filter(\.value.isEmpty).map(\.key)
    // Wrong PINs and the author of an act that is under way.
    #expect(empty.allSatisfy { $0.hasSuffix("\"pin_failure\"") || $0.hasSuffix("\"author\"") }, "\(empty)")
  }
}
