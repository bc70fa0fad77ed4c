import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func vehicle(_ id: Vehicle.ID) throws(StoreError) -> Vehicle? {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT \(VehicleColumns.list) FROM \(VehicleColumns.tables) WHERE vehicle.id = ?1", id.rawValue) {
        $0.vehicle(at: 0)
      }
    }
  }

  public func vehicle(plate: String) throws(StoreError) -> Vehicle? {
    guard let key = PhraseKey(plate) else { return nil }
    return try run { (db) throws(SQLiteError) in
      try db.first("SELECT \(VehicleColumns.list) FROM \(VehicleColumns.tables) WHERE plate_key = ?1", key.text) {
        $0.vehicle(at: 0)
      }
    }
  }

  public func vehicles(_ page: Page<Vehicle.ID>) throws(StoreError) -> [Vehicle] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        "SELECT \(VehicleColumns.list) FROM \(VehicleColumns.tables) WHERE vehicle.id > ?1 ORDER BY vehicle.id LIMIT ?2",
        page.after?.rawValue ?? 0, page.limit
      ) { $0.vehicle(at: 0) }
    }
  }

  public func vehicles(in scope: CarSelection.Scope) throws(StoreError) -> [Vehicle] {
    let (column, number) = scope.columnAndNumber
    return try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT \(VehicleColumns.list) FROM \(VehicleColumns.tables)
        WHERE \(column) = ?1 AND vehicle.state IN ('available', 'blocked') ORDER BY vehicle.id
        """, number
      ) { $0.vehicle(at: 0) }
    }
  }

  public func similarVehicles(to car: Car, limit: Int) throws(StoreError) -> [Vehicle] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT \(VehicleColumns.list) FROM \(VehicleColumns.tables)
        WHERE vehicle.state = 'available' AND car.model_id <> ?1
        ORDER BY (car.body IS ?2 COLLATE NOCASE) DESC, (car.fuel IS ?3 COLLATE NOCASE) DESC,
          abs(coalesce(car.year, 0) - coalesce(?4, 0)), vehicle.id
        LIMIT ?5
        """, car.model.id.rawValue, car.facts.body, car.facts.fuel, car.facts.year, limit
      ) { $0.vehicle(at: 0) }
    }
  }

  public func addVehicle(_ draft: VehicleDraft) throws(StoreError) -> Vehicle {
    guard let key = PhraseKey(draft.plate) else { throw .constraint("a plate has letters or digits") }
    return try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute(
          """
          INSERT INTO vehicle (id, car_id, plate, plate_key, colour, odometer, state, reason)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
          """, draft.id?.rawValue, draft.car.rawValue, draft.plate, key.text, draft.colour, draft.odometer,
          draft.state.word, draft.state.reason)
        return Vehicle.ID(db.lastInsertRowID)
      }
      guard let vehicle = try vehicle(id) else { throw .failed("vehicle \(id) is gone") }
      return vehicle
    }
  }

  public func update(_ vehicle: Vehicle) throws(StoreError) {
    guard let key = PhraseKey(vehicle.plate) else { throw .constraint("a plate has letters or digits") }
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        UPDATE vehicle SET plate = ?2, plate_key = ?3, colour = ?4, odometer = ?5, state = ?6, reason = ?7,
          turnaround = ?8, turnaround_before = ?9 WHERE id = ?1
        """, vehicle.id.rawValue, vehicle.plate, key.text, vehicle.colour, vehicle.odometer, vehicle.state.word,
        vehicle.state.reason, vehicle.turnaround?.rawValue, vehicle.turnaroundBefore?.rawValue)
    }
  }
}

extension CarSelection.Scope {
  /// The column that holds the number in a join of vehicle, car and model.
  fileprivate var columnAndNumber: (column: String, number: Int64) {
    switch self {
    case .model(let id): ("car.model_id", id.rawValue)
    case .car(let id): ("vehicle.car_id", id.rawValue)
    case .vehicle(let id): ("vehicle.id", id.rawValue)
    }
  }
}

extension Vehicle.State {
  /// The state by the word that is stored.
  init(word: String, reason: String?) {
    switch word {
    case "blocked": self = .blocked(reason: reason ?? "")
    case "sold": self = .sold
    case "withdrawn": self = .withdrawn
    default: self = .available
    }
  }
}

/// The columns that make a `Vehicle`, in the order in which `Row.vehicle(at:)` reads them.
enum VehicleColumns {
  static let tables = "vehicle JOIN car ON car.id = vehicle.car_id JOIN model ON model.id = car.model_id"
  static let list = """
    vehicle.id, vehicle.plate, vehicle.colour, vehicle.odometer, vehicle.state, vehicle.reason, vehicle.turnaround, \
    vehicle.turnaround_before, \(CarColumns.list)
    """
  static let count = 8 + CarColumns.count
}

extension Row {
  func vehicle(at column: Int) -> Vehicle {
    var vehicle = Vehicle(
      id: Vehicle.ID(int64(column)), car: car(at: column + 8), plate: text(column + 1),
      colour: textIfAny(column + 2), odometer: int(column + 3),
      state: Vehicle.State(word: text(column + 4), reason: textIfAny(column + 5)),
      turnaround: turnaround(column + 6))
    vehicle.turnaroundBefore = turnaround(column + 7)
    return vehicle
  }

  /// Minutes between two drives. Only what the schema allows is written; of a file that was changed by other means, the
  /// house's own are used.
  private func turnaround(_ column: Int) -> Minutes? {
    intIfAny(column).flatMap { (0...1440).contains($0) ? Minutes($0) : nil }
  }
}
