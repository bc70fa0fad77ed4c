import SQLiteKit
import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("The index of names")
struct NameIndexTests {
  private let tables = ["name_make", "name_entry", "name_form", "name_slip", "car_facet"]

  private func content(_ store: SQLiteStore) throws -> [String: [[SQLiteValue]]] {
    var content: [String: [[SQLiteValue]]] = [:]
    for table in tables {
      content[table] = try store.connection.all("SELECT * FROM \(table) ORDER BY 1, 2") { row in
        (0..<row.count).map { row.value($0) }
      }
    }
    return content
  }

  @Test("made anew, it is what it was")
  func rebuild() throws {
    let store = try SearchFixture.showroom()
    let before = try content(store)
    try store.rebuildNames()
    #expect(try content(store) == before)
    #expect(before["name_form"]?.isEmpty == false)
  }

  @Test("a model that is removed leaves nothing behind, and takes nothing along")
  func remove() throws {
    let store = try SearchFixture.store([("Skoda", "Octavia")])
    let before = try content(store)
    let car = try store.addCar(CarDraft(make: "Seat", model: "Leon"))
    let same = try store.addCar(CarDraft(make: "Skoda", model: "Fabia"))
    for car in [car, same] {
      try store.connection.execute("DELETE FROM car WHERE id = ?1", car.id.rawValue)
      try NameIndexWriter(store.connection).remove(car.model)
    }
    #expect(try content(store) == before)
  }

  @Test("what is taken back is not found")
  func rollback() throws {
    let store = try SearchFixture.store([("Skoda", "Octavia")])
    struct Stop: Error {}
    let outcome: Void? = try? store.write { () throws(StoreError) in
      _ = try store.addCar(CarDraft(make: "Seat", model: "Leon"))
      throw .overlap
    }
    #expect(outcome == nil)
    #expect(try store.search("leon", limit: 5).isEmpty)
    #expect(try store.firstName("octavia") == "Skoda Octavia")
  }

  @Test("a showroom's own name for a model or a make")
  func ownNames() throws {
    let store = try SearchFixture.store([("Skoda", "Octavia"), ("Seat", "Leon")])
    let writer = NameIndexWriter(store.connection)
    try writer.addAlias("Dienstwagen", make: "Škoda", model: "Octavia")
    try writer.addAlias("Spanier", make: "Seat")
    #expect(try store.firstName("dienstwagen") == "Skoda Octavia")
    #expect(try store.firstName("spanier") == "Seat Leon")
    try store.rebuildNames()
    #expect(try store.firstName("Dienstwagn") == "Skoda Octavia")
    #expect(try store.search("Dienstwagen", limit: 1).first?.quality == .alias)
  }

  @Test("known words are found by their lines, and nothing else is")
  func knownWords() {
    #expect(KnownWords.contains("karoq"))
    #expect(KnownWords.contains("yugo"))
    #expect(!KnownWords.contains("kar"))
    #expect(!KnownWords.contains(""))
    #expect(!KnownWords.contains("octaviaa"))
  }
}
