import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func aliases() throws(StoreError) -> [CarAlias] {
    try run { (db) throws(SQLiteError) in
      let rows = try db.all("SELECT alias, make_key, model_key FROM name_alias ORDER BY alias") {
        CarAlias(name: $0.text(0), make: $0.text(1), model: $0.text(2).isEmpty ? nil : $0.text(2))
      }
      return try rows.map { (alias) throws(SQLiteError) in try Self.written(alias, db) }
    }
  }

  /// An alias with make and model as they are written, where it is stored with their keys.
  private static func written(_ alias: CarAlias, _ db: Connection) throws(SQLiteError) -> CarAlias {
    let models = try db.all(
      """
      SELECT model.id, model.make, model.name FROM model JOIN name_entry ON name_entry.model_id = model.id
      JOIN name_make ON name_make.id = name_entry.make_id WHERE name_make.key = ?1
      """, alias.make
    ) { $0.model(at: 0) }
    guard let first = models.first else { return alias }
    let model = models.first { NameForms.makeKey($0.name) == alias.model }
    return CarAlias(name: alias.name, make: first.make, model: model?.name ?? alias.model)
  }

  public func addAlias(_ alias: CarAlias) throws(StoreError) {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        try NameIndexWriter(db).addAlias(alias.name, make: alias.make, model: alias.model)
      }
    }
  }

  public func removeAlias(_ name: String) throws(StoreError) -> Bool {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        try db.execute("DELETE FROM name_alias WHERE alias = ?1 COLLATE NOCASE", name)
        guard db.changes > 0 else { return false }
        // Another alias may give the same form, so all forms are made anew.
        try NameIndexWriter(db).rebuild()
        return true
      }
    }
  }
}
