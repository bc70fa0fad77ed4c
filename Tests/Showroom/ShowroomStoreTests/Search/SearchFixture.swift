import Foundation
import ShowroomCore

@testable import ShowroomStore

/// Stores and cases for tests of the search.
enum SearchFixture {
  /// A query with what should be found first.
  struct Case: CustomStringConvertible, Sendable {
    let kind: String
    let query: String
    let make: String
    let model: String

    var expectsNothing: Bool { make == "-" }
    var description: String { query }
  }

  static func store(_ names: [(make: String, model: String)]) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    for name in names { _ = try store.addCar(CarDraft(make: name.make, model: name.model)) }
    return store
  }

  /// The showroom of 218 cars.
  static func showroom() throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.write { () throws(StoreError) in
      for draft in drafts { _ = try store.addCar(draft) }
    }
    return store
  }

  static let drafts: [CarDraft] = rows("showroom.csv", separator: ",").map { field in
    func text(_ index: Int) -> String? { field[index].isEmpty ? nil : field[index] }
    let facts = CarFacts(
      year: Int(field[3]), body: text(4), fuel: text(5), transmission: text(6), colour: text(7), doors: Int(field[8]),
      seats: Int(field[9]))
    return CarDraft(make: field[1], model: field[2], facts: facts)
  }

  static func cases(_ file: String) -> [Case] {
    rows(file, separator: "\t").map { Case(kind: $0[0], query: $0[1], make: $0[2], model: $0[3]) }
  }

  private static func rows(_ file: String, separator: Character) -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("Data/search/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
  }
}

extension SQLiteStore {
  /// Make and model of the first match.
  func firstName(_ query: String) throws -> String? {
    try search(query, limit: 5).first.map { "\($0.model.make) \($0.model.name)" }
  }

  /// All that a search finds, as names.
  func foundNames(_ query: String, limit: Int = 10) throws -> [String] {
    try search(query, limit: limit).map { "\($0.model.make) \($0.model.name)" }
  }

  func answers(_ test: SearchFixture.Case) throws -> Bool {
    guard let first = try search(test.query, limit: 1).first else { return test.expectsNothing }
    guard !test.expectsNothing, NameForms.makeKey(first.model.make) == NameForms.makeKey(test.make) else {
      return false
    }
    let models = test.model.split(separator: "|").map { NameForms.makeKey(String($0)) }
    return test.model == "*" || models.contains(NameForms.makeKey(first.model.name))
  }
}
