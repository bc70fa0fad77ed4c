import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func model(_ id: CarModel.ID) throws(StoreError) -> CarModel? {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT id, make, name FROM model WHERE id = ?1", id.rawValue) { $0.model(at: 0) }
    }
  }

  public func car(_ id: Car.ID) throws(StoreError) -> Car? {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.id = ?1", id.rawValue) {
        $0.car(at: 0)
      }
    }
  }

  public func cars(_ page: Page<Car.ID>) throws(StoreError) -> [Car] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        "SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.id > ?1 ORDER BY car.id LIMIT ?2",
        page.after?.rawValue ?? 0, page.limit
      ) { $0.car(at: 0) }
    }
  }

  public func cars(of model: CarModel.ID) throws(StoreError) -> [Car] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT \(CarColumns.list) FROM \(CarColumns.tables)
        WHERE car.model_id = ?1 ORDER BY car.year DESC, car.id LIMIT 500
        """, model.rawValue
      ) { $0.car(at: 0) }
    }
  }

  public func carCount() throws(StoreError) -> Int {
    try run { (db) throws(SQLiteError) in Int(try db.integer("SELECT count(*) FROM car") ?? 0) }
  }

  public func addCar(_ draft: CarDraft) throws(StoreError) -> Car {
    try write { () throws(StoreError) in
      let model = try modelNamed(make: draft.make, name: draft.model)
      let car = Car(id: try insertCar(draft, model: model), model: model, facts: draft.facts)
      try note(.car, car.id.rawValue, after: "(SELECT line FROM journal_car WHERE id = ?2)", car.id.rawValue)
      return car
    }
  }

  /// The model of this name, added where there is none. Names are told apart as they are written.
  func modelNamed(make: String, name: String) throws(StoreError) -> CarModel {
    let found = try run { (db) throws(SQLiteError) in
      try db.first("SELECT id, make, name FROM model WHERE make = ?1 AND name = ?2", make, name) { $0.model(at: 0) }
    }
    if let found { return found }
    let model = try run { (db) throws(SQLiteError) in
      try db.execute("INSERT INTO model (make, name) VALUES (?1, ?2)", make, name)
      return CarModel(id: CarModel.ID(db.lastInsertRowID), make: make, name: name)
    }
    try index(model)
    return model
  }

  /// Inserts a car and indexes it; a number that is taken is replaced by the next free one.
  func insertCar(_ draft: CarDraft, model: CarModel) throws(StoreError) -> Car.ID {
    let facts = draft.facts
    let isTaken = try draft.id.map { (id) throws(StoreError) in try hasCar(id) } ?? false
    let id = try run { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO car (
          id, model_id, year, trim, body, fuel, transmission, colour, doors, seats, power, engine, drive, price)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
        """, isTaken ? nil : draft.id?.rawValue, model.id.rawValue, facts.year, facts.trim, facts.body, facts.fuel,
        facts.transmission, facts.colour, facts.doors, facts.seats, facts.power, facts.engine, facts.drive,
        facts.price)
      return Car.ID(db.lastInsertRowID)
    }
    try index(Car(id: id, model: model, facts: facts))
    return id
  }

  /// Whether a number is a car's.
  func hasCar(_ id: Car.ID) throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in try db.hasRow("SELECT 1 FROM car WHERE id = ?1", id.rawValue) }
  }

  /// All cars of a model, in the order of their numbers.
  func allCars(of model: CarModel.ID) throws(StoreError) -> [Car] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        "SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.model_id = ?1 ORDER BY car.id", model.rawValue
      ) { $0.car(at: 0) }
    }
  }
}

/// The columns that make a `Car`, in the order in which `Row.car(at:)` reads them.
enum CarColumns {
  static let tables = "car JOIN model ON model.id = car.model_id"
  static let list = """
    car.id, model.id, model.make, model.name, car.year, car.trim, car.body, car.fuel, car.transmission, car.colour, \
    car.doors, car.seats, car.power, car.engine, car.drive, car.price
    """
  static let count = 16
}

extension Row {
  func model(at column: Int) -> CarModel {
    CarModel(id: CarModel.ID(int64(column)), make: text(column + 1), name: text(column + 2))
  }

  func car(at column: Int) -> Car {
    Car(id: Car.ID(int64(column)), model: model(at: column + 1), facts: facts(at: column + 4))
  }

  private func facts(at column: Int) -> CarFacts {
    CarFacts(
      year: intIfAny(column), trim: textIfAny(column + 1), body: textIfAny(column + 2), fuel: textIfAny(column + 3),
      transmission: textIfAny(column + 4), colour: textIfAny(column + 5), doors: intIfAny(column + 6),
      seats: intIfAny(column + 7), power: textIfAny(column + 8), engine: textIfAny(column + 9),
      drive: textIfAny(column + 10), price: intIfAny(column + 11))
  }
}
