import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  /// One look at the table's first page: all that a booking pays where there are no templates.
  func hasTemplates() throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in try db.hasRow("SELECT 1 FROM list_template LIMIT 1") }
  }

  /// Makes the lists of a drive that was just booked.
  func makeLists(for drive: TestDrive) throws(StoreError) {
    for template in try templates() where template.fits(drive.vehicle.car) {
      _ = try addList(
        template.title(for: drive), of: .drive(drive.id), items: template.items.map { TodoList.Item($0) })
    }
  }

  public func templates() throws(StoreError) -> [ListTemplate] {
    try run { (db) throws(SQLiteError) in
      try db.all(
        """
        SELECT list_template.id, list_template.name, items, fuel, model.id, model.make, model.name
        FROM list_template LEFT JOIN model ON model.id = model_id ORDER BY list_template.id LIMIT 1000
        """
      ) { $0.listTemplate() }
    }
  }

  public func addTemplate(
    _ name: String, items: [String], for scope: ListTemplate.Scope
  ) throws(StoreError) -> ListTemplate {
    guard let key = ListKey(name) else { throw .constraint("a name has letters or digits") }
    let id = try change { (db) throws(SQLiteError) in
      try db.execute(
        "INSERT INTO list_template (name, name_key, items, fuel, model_id) VALUES (?1, ?2, ?3, ?4, ?5)", name, key.text,
        items.joined(separator: "\u{1E}"), scope.fuel?.rawValue, scope.model?.id.rawValue)
      return ListTemplate.ID(db.lastInsertRowID)
    }
    return ListTemplate(id: id, name: name, items: items, scope: scope)
  }

  public func deleteTemplate(_ id: ListTemplate.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute("DELETE FROM list_template WHERE id = ?1", id.rawValue)
    }
  }

  /// A template is added or taken out, never changed.
  func restoreListTemplate(_ entry: JournalEntry) throws(StoreError) {
    try run { (db) throws(SQLiteError) in
      guard let before = entry.before, let name = before["name"], let key = ListKey(name) else {
        return try db.execute("DELETE FROM list_template WHERE id = ?1", entry.subjectKey)
      }
      try db.execute(
        "INSERT INTO list_template (id, name, name_key, items, fuel, model_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        entry.subjectKey, name, key.text, before["steps"] ?? "", before["fuel"], before.number("model"))
    }
  }
}

extension ListTemplate.Scope {
  fileprivate var fuel: FuelKind? {
    guard case .fuel(let kind) = self else { return nil }
    return kind
  }

  fileprivate var model: CarModel? {
    guard case .model(let model) = self else { return nil }
    return model
  }
}

extension Row {
  fileprivate func listTemplate() -> ListTemplate {
    let fuel = textIfAny(3).flatMap { FuelKind(rawValue: $0) }.map { ListTemplate.Scope.fuel($0) }
    let model = int64IfAny(4).map { id in
      ListTemplate.Scope.model(CarModel(id: CarModel.ID(id), make: text(5), name: text(6)))
    }
    return ListTemplate(
      id: ListTemplate.ID(int64(0)), name: text(1), items: text(2).split(separator: "\u{1E}").map(String.init),
      scope: fuel ?? model ?? .all)
  }
}
