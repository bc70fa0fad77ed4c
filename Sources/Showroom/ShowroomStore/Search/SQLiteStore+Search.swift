import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func search(_ query: String, limit: Int, thisYear: Int) throws(StoreError) -> SearchAnswer {
    try run { (_) throws(SQLiteError) in
      try catalogSearch.search(query, limit: limit, thisYear: thisYear)
    }
  }

  public func names(in words: [String]) throws(StoreError) -> [NameSpan] {
    try run { (_) throws(SQLiteError) in try catalogSearch.names(in: words) }
  }

  /// Keeps the index of names in step; called in the transaction that adds the model or the car.
  func index(_ model: CarModel) throws(StoreError) {
    try run { (db) throws(SQLiteError) in try NameIndexWriter(db).add(model) }
  }

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
