import LanguageKit
import SQLiteKit
import ShowroomCore

/// Keeps the index of names in step with models and cars.
///
/// Call it in the transaction that writes the model or the car: what can be found and what is there are then never
/// apart. Everything it writes can be made anew from the other tables with ``rebuild()``.
public struct NameIndexWriter {
  private let db: Connection

  public init(_ connection: Connection) {
    db = connection
  }

  /// Indexes a model that was added. Adding it again changes nothing.
  public func add(_ model: CarModel) throws(SQLiteError) {
    let make = try makeNumber(model.make)
    try db.execute(
      "INSERT OR IGNORE INTO name_entry (model_id, make_id) VALUES (?1, ?2)", model.id.rawValue, make)
    try insert(try forms(of: model), owner: model.id.rawValue, make: make)
  }

  /// Takes a model out of the index; its cars must be gone.
  public func remove(_ model: CarModel) throws(SQLiteError) {
    for form in try forms(of: model).forms { try delete(form.term, owner: model.id.rawValue) }
    try db.execute("DELETE FROM car_facet WHERE model_id = ?1", model.id.rawValue)
    try db.execute("DELETE FROM name_entry WHERE model_id = ?1", model.id.rawValue)
    try removeMakeIfUnused(model.make)
  }

  /// Indexes a car that was added.
  public func add(_ car: Car) throws(SQLiteError) {
    try db.execute(
      "INSERT OR IGNORE INTO car_facet (model_id, facets, year, price, car_id) VALUES (?1, ?2, ?3, ?4, ?5)",
      car.model.id.rawValue, CarFacets(car.facts).rawValue, car.facts.year ?? 0, car.facts.price ?? 0, car.id.rawValue)
  }

  /// Indexes a model's cars anew, after one of them was changed or removed.
  public func refreshCars(of model: CarModel) throws(SQLiteError) {
    try db.execute("DELETE FROM car_facet WHERE model_id = ?1", model.id.rawValue)
    let cars = try db.all(
      "SELECT \(CarColumns.list) FROM \(CarColumns.tables) WHERE car.model_id = ?1 ORDER BY car.id", model.id.rawValue
    ) { $0.car(at: 0) }
    for car in cars { try add(car) }
  }

  /// Adds another name for a model, or for a make where `model` is nil: the names that are there get it at once, those
  /// that come later when they come.
  public func addAlias(_ alias: String, make: String, model: String? = nil) throws(SQLiteError) {
    try insertAlias(alias, make: make, model: model)
    guard let number = try number(ofMake: NameForms.makeKey(make)) else { return }
    guard let model else { return try insert(try forms(ofMake: make), owner: -Int64(number), make: number) }
    let key = NameForms.makeKey(model)
    let models = try db.all(
      """
      SELECT model.id, model.make, model.name FROM name_entry JOIN model ON model.id = model_id WHERE make_id = ?1
      """, number
    ) { $0.model(at: 0) }
    for model in models where NameForms.makeKey(model.name) == key { try add(model) }
  }

  /// Makes the whole index anew. The names that the showroom added stay.
  public func rebuild() throws(SQLiteError) {
    try db.execute(
      script: "DELETE FROM car_facet; DELETE FROM name_slip; DELETE FROM name_form; DELETE FROM name_entry;")
    try db.execute(script: "DELETE FROM name_make")
    for model in try db.all("SELECT id, make, name FROM model", transform: { $0.model(at: 0) }) { try add(model) }
    var cars = try db.query("SELECT \(CarColumns.list) FROM \(CarColumns.tables) ORDER BY car.id")
    while let row = try cars.next() { try add(row.car(at: 0)) }
    try recount()
  }

  /// The forms under which a model is to be found, as they are stored.
  func terms(of model: CarModel) throws(SQLiteError) -> Set<String> {
    Set(try forms(of: model).forms.map(\.term))
  }

  private func recount() throws(SQLiteError) {
    try db.execute(
      """
      UPDATE name_entry SET available = counted.number FROM (
        SELECT car.model_id, count(*) AS number FROM vehicle JOIN car ON car.id = vehicle.car_id
        WHERE vehicle.state = 'available' GROUP BY 1
      ) AS counted WHERE counted.model_id = name_entry.model_id
      """)
    try db.execute(
      """
      UPDATE name_entry SET asked = counted.number FROM (
        SELECT car.model_id, count(*) AS number
        FROM test_drive JOIN vehicle ON vehicle.id = test_drive.vehicle_id JOIN car ON car.id = vehicle.car_id
        GROUP BY 1
      ) AS counted WHERE counted.model_id = name_entry.model_id
      """)
  }
}

extension NameIndexWriter {
  private func insertAlias(_ alias: String, make: String, model: String?) throws(SQLiteError) {
    try db.execute(
      "INSERT OR IGNORE INTO name_alias (make_key, model_key, alias) VALUES (?1, ?2, ?3)", NameForms.makeKey(make),
      model.map(NameForms.makeKey) ?? "", alias)
  }

  private func aliases(make: String, model: String?) throws(SQLiteError) -> [String] {
    let makeKey = NameForms.makeKey(make)
    let modelKey = model.map(NameForms.makeKey) ?? ""
    let own = try db.all(
      "SELECT alias FROM name_alias WHERE make_key = ?1 AND model_key = ?2", makeKey, modelKey
    ) { $0.text(0) }
    return AliasList.names(make: makeKey, model: modelKey) + own
  }

  private func forms(of model: CarModel) throws(SQLiteError) -> NameForms {
    NameForms(model: model.name, make: model.make, aliases: try aliases(make: model.make, model: model.name))
  }

  private func forms(ofMake make: String) throws(SQLiteError) -> NameForms {
    NameForms(make: make, aliases: try aliases(make: make, model: nil))
  }

  private func number(ofMake key: String) throws(SQLiteError) -> Int? {
    try db.integer("SELECT id FROM name_make WHERE key = ?1", key).map(Int.init)
  }

  /// The number of a make, which is added with its forms where it is new.
  private func makeNumber(_ make: String) throws(SQLiteError) -> Int {
    let key = NameForms.makeKey(make)
    if let number = try number(ofMake: key) { return number }
    try db.execute("INSERT INTO name_make (key) VALUES (?1)", key)
    let number = Int(db.lastInsertRowID)
    try insert(try forms(ofMake: make), owner: -Int64(number), make: number)
    return number
  }

  private func removeMakeIfUnused(_ make: String) throws(SQLiteError) {
    guard let number = try number(ofMake: NameForms.makeKey(make)),
      try !db.hasRow("SELECT 1 FROM name_entry WHERE make_id = ?1", number)
    else { return }
    for form in try forms(ofMake: make).forms { try delete(form.term, owner: -Int64(number)) }
    try db.execute("DELETE FROM name_make WHERE id = ?1", number)
  }

  private func insert(_ names: NameForms, owner: Int64, make: Int) throws(SQLiteError) {
    var shape = names.shape
    shape.make = make
    for form in names.forms {
      let packed = PackedForm(covered: form.covered, origin: form.origin, shape: shape)
      try db.execute(
        "INSERT OR REPLACE INTO name_form (term, owner, form) VALUES (?1, ?2, ?3)", form.term, owner, packed.rawValue)
      try insertSlips(SlipKeys.keys(of: form), for: form.term)
    }
  }

  /// Terms are shared by many names; where one key is there, all are.
  private func insertSlips(_ keys: [Int64], for term: String) throws(SQLiteError) {
    guard let first = keys.first,
      try !db.hasRow("SELECT 1 FROM name_slip WHERE key = ?1 AND term = ?2", first, term)
    else { return }
    for key in keys { try db.execute("INSERT OR IGNORE INTO name_slip (key, term) VALUES (?1, ?2)", key, term) }
  }

  private func delete(_ term: String, owner: Int64) throws(SQLiteError) {
    try db.execute("DELETE FROM name_form WHERE term = ?1 AND owner = ?2", term, owner)
    guard try !db.hasRow("SELECT 1 FROM name_form WHERE term = ?1", term) else { return }
    for key in SlipKeys.keys(of: NameForm(term: term, covered: 1, origin: .written)) {
      try db.execute("DELETE FROM name_slip WHERE key = ?1 AND term = ?2", key, term)
    }
  }
}

/// Under which keys a form is found when it is misspelt.
enum SlipKeys {
  /// Words under four letters, and all with digits, are never guessed.
  static let shortestWord = 4
  static let longestWord = 20

  static func keys(of form: NameForm) -> [Int64] {
    guard form.origin != .stem, form.origin != .designation, isGuessable(form.term) else { return [] }
    return typoKeys(form.term) + soundKeys(form.term)
  }

  static func isGuessable(_ term: String) -> Bool {
    let length = term.utf8.count
    guard length >= shortestWord, length <= longestWord else { return false }
    return term.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  static func typoKeys(_ term: String) -> [Int64] {
    Array(DeletionKeys.keys(of: term, slips: term.utf8.count > shortestWord ? 2 : 1))
  }

  static func soundKeys(_ term: String) -> [Int64] {
    SoundKey(term).map { [DeletionKeys.key(ofSound: $0.consonants)] } ?? []
  }
}
