import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func storedTables(fromJSON text: String) throws(StoreError) -> [StoredTable] {
    let known = try run { (db) throws(SQLiteError) in try StoredTables(db).empty() }
    let reader = JSONReader(connection)
    guard let document = try fields(text, reader), document["format"] == .string("showroom"),
      document["version"] == .integer(1), case .nested(let list) = document["tables"],
      let named = try fields(list, reader)
    else { throw .exchange(.notAnExport) }
    var tables: [StoredTable] = []
    for name in named.keys.sorted() {
      guard let table = known.first(where: { $0.name == name }) else { throw .exchange(.unknownTable(name)) }
      guard case .nested(let rows) = named[name] else { throw .exchange(.notAnExport) }
      tables.append(try filled(table, from: rows, reader))
    }
    return tables
  }

  private func filled(
    _ table: StoredTable, from rows: String, _ reader: JSONReader
  ) throws(StoreError) -> StoredTable {
    var table = table
    let objects = try run { (db) throws(SQLiteError) in
      try db.all("SELECT iif(type = 'object', value, '') FROM json_each(?1)", rows) { $0.text(0) }
    }
    let names = table.columns.map(\.name)
    for object in objects {
      guard let fields = try fields(object, reader) else {
        throw .exchange(.badRow(table: table.name, row: table.rows.count + 1))
      }
      if let field = Set(fields.keys).symmetricDifference(names).min() {
        throw .exchange(.otherField(table: table.name, field: field))
      }
      let values = names.compactMap { fields[$0].flatMap(StoredValue.init) }
      guard values.count == names.count else {
        throw .exchange(.badRow(table: table.name, row: table.rows.count + 1))
      }
      table.rows.append(values)
    }
    return table
  }

  /// The fields of an object; nil where the text is none.
  private func fields(_ text: String, _ reader: JSONReader) throws(StoreError) -> [String: JSONReader.Value]? {
    do throws(JSONReader.Failure) {
      return try reader.object(text)
    } catch .database(let error) {
      throw StoreError(error)
    } catch {
      return nil
    }
  }
}

extension StoredValue {
  /// The value of a field; nil for a kind that no table holds.
  fileprivate init?(_ value: JSONReader.Value) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .int(number)
    case .string(let text): self = .text(text)
    case .bool, .real, .nested: return nil
    }
  }
}
