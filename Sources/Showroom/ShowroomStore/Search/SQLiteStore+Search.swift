import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func search(_ query: String, limit: Int) throws(StoreError) -> [NameMatch] {
    try answer(to: query, limit: limit, thisYear: nil).matches
  }

  public func answer(to query: String, limit: Int, thisYear: Int?) throws(StoreError) -> SearchAnswer {
    try run { (db) throws(SQLiteError) in
      try CatalogSearch(db).search(query, limit: limit, thisYear: thisYear)
    }
  }

  public func names(in words: [String]) throws(StoreError) -> [NameSpan] {
    try run { (db) throws(SQLiteError) in try CatalogSearch(db).names(in: words) }
  }

  /// Makes a model that was added findable.
  func index(_ model: CarModel) throws(StoreError) {
    try run { (db) throws(SQLiteError) in try NameIndexWriter(db).add(model) }
  }

  /// Makes a car that was added findable by what it is.
  func index(_ car: Car) throws(StoreError) {
    try run { (db) throws(SQLiteError) in try NameIndexWriter(db).add(car) }
  }

  /// Makes the index of names anew, from the cars.
  public func rebuildNames() throws(StoreError) {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in try NameIndexWriter(db).rebuild() }
    }
  }
}
