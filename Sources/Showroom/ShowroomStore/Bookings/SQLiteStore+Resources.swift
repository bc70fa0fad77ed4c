import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func resources(_ kind: Resource.Kind) throws(StoreError) -> [Resource] {
    try run { (db) throws(SQLiteError) in
      try db.all("SELECT id, kind, name, retired FROM resource WHERE kind = ?1 ORDER BY id", kind.rawValue) {
        $0.resource(at: 0)
      }.compactMap { $0 }
    }
  }

  public func resource(_ id: Resource.ID) throws(StoreError) -> Resource? {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT id, kind, name, retired FROM resource WHERE id = ?1", id.rawValue) {
        $0.resource(at: 0)
      } ?? nil
    }
  }

  public func addResource(_ kind: Resource.Kind, name: String) throws(StoreError) -> Resource {
    guard let key = PhraseKey(name) else { throw .constraint("a name has letters or digits") }
    return try write { () throws(StoreError) in
      let id = try run { (db) throws(SQLiteError) in
        try db.execute(
          "INSERT INTO resource (kind, name, name_key) VALUES (?1, ?2, ?3)", kind.rawValue, name, key.text)
        return Resource.ID(db.lastInsertRowID)
      }
      return Resource(id: id, kind: kind, name: name)
    }
  }

  public func update(_ resource: Resource) throws(StoreError) {
    guard let key = PhraseKey(resource.name) else { throw .constraint("a name has letters or digits") }
    try change { (db) throws(SQLiteError) in
      try db.execute(
        "UPDATE resource SET name = ?2, name_key = ?3, retired = ?4 WHERE id = ?1", resource.id.rawValue,
        resource.name, key.text, resource.isRetired)
    }
  }

  public func liveSlots(of resource: Resource, in interval: TimeSlot) throws(StoreError) -> [LiveSlot] {
    try liveSlots(resource.kind.column, resource.id.rawValue, in: interval)
  }

  public func drives(with resource: Resource, from now: Instant) throws(StoreError) -> [TestDrive] {
    try run { (db) throws(SQLiteError) in
      try Self.drives(
        db,
        """
        SELECT \(DriveColumns.list) FROM \(DriveColumns.tables)
        WHERE test_drive.\(resource.kind.column) = ?1 AND test_drive.starts >= ?2
          AND test_drive.state IN ('held', 'requested', 'confirmed')
        ORDER BY test_drive.starts LIMIT 1000
        """, resource.id.rawValue, now.seconds)
    }
  }
}

extension Resource.Kind {
  /// The column of a drive that holds one of the kind.
  fileprivate var column: String {
    switch self {
    case .plate: "plate_id"
    case .person: "person_id"
    }
  }
}

extension Row {
  /// Nil where there is none.
  func resource(at column: Int) -> Resource? {
    guard let id = int64IfAny(column), let kind = Resource.Kind(rawValue: text(column + 1)) else { return nil }
    return Resource(id: Resource.ID(id), kind: kind, name: text(column + 2), isRetired: bool(column + 3))
  }
}
