import SQLiteKit
import ShowroomCore

/// Compares the index of names with the models, cars, demonstrators and drives that it is made of. It only reads.
struct NameIndexCheck {
  private let db: Connection

  init(_ connection: Connection) {
    db = connection
  }

  /// How many models are found otherwise than their data say.
  func staleModels() throws(SQLiteError) -> Int {
    try Set(modelsByCounts() + modelsByCars() + modelsByForms()).count
  }

  /// Models without an entry, entries without a model, and entries with wrong counts.
  private func modelsByCounts() throws(SQLiteError) -> [Int64] {
    try db.all(
      """
      WITH vehicles AS (
        SELECT car.model_id AS model, count(*) AS number FROM vehicle JOIN car ON car.id = vehicle.car_id
        WHERE vehicle.state = 'available' GROUP BY 1
      ), drives AS (
        SELECT car.model_id AS model, count(*) AS number
        FROM test_drive JOIN vehicle ON vehicle.id = test_drive.vehicle_id JOIN car ON car.id = vehicle.car_id GROUP BY 1
      )
      SELECT model.id FROM model LEFT JOIN name_entry ON name_entry.model_id = model.id
        LEFT JOIN vehicles ON vehicles.model = model.id LEFT JOIN drives ON drives.model = model.id
      WHERE name_entry.model_id IS NULL OR available <> coalesce(vehicles.number, 0)
        OR asked <> coalesce(drives.number, 0)
      UNION SELECT model_id FROM name_entry WHERE model_id NOT IN (SELECT id FROM model)
      """
    ) { $0.int64(0) }
  }

  /// Models of which a car stands for none of its kind, or a car that is gone stands for one.
  private func modelsByCars() throws(SQLiteError) -> [Int64] {
    var stale = try db.all(
      """
      SELECT car_facet.model_id FROM car_facet LEFT JOIN car ON car.id = car_facet.car_id
      WHERE car.id IS NULL OR car.model_id <> car_facet.model_id OR coalesce(car.year, 0) <> car_facet.year
      """
    ) { $0.int64(0) }
    var cars = try db.query("SELECT \(CarColumns.list) FROM \(CarColumns.tables)")
    while let row = try cars.next() {
      let car = row.car(at: 0)
      let isIndexed = try db.hasRow(
        "SELECT 1 FROM car_facet WHERE model_id = ?1 AND facets = ?2 AND year = ?3", car.model.id.rawValue,
        CarFacets(car.facts).rawValue, car.facts.year ?? 0)
      if !isIndexed { stale.append(car.model.id.rawValue) }
    }
    return stale
  }

  /// Models whose name has other forms than are stored.
  private func modelsByForms() throws(SQLiteError) -> [Int64] {
    let writer = NameIndexWriter(db)
    var stored: [Int64: Set<String>] = [:]
    var forms = try db.query("SELECT owner, term FROM name_form WHERE owner > 0")
    while let row = try forms.next() { stored[row.int64(0), default: []].insert(row.text(1)) }
    var stale: [Int64] = []
    for model in try db.all("SELECT id, make, name FROM model", transform: { $0.model(at: 0) }) {
      if try writer.terms(of: model) != stored[model.id.rawValue] ?? [] { stale.append(model.id.rawValue) }
    }
    return stale
  }
}
