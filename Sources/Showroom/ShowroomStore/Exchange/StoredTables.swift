import SQLiteKit
import ShowroomCore

/// The tables of the store as plain rows, whatever migrations made them.
struct StoredTables {
  private let db: Connection

  init(_ connection: Connection) {
    db = connection
  }

  /// What is made anew from other tables, and what only the store itself is concerned with.
  static let derived: Set<String> = [
    "schema_migration", "name_make", "name_entry", "name_form", "name_slip", "car_facet", "customer_word", "author",
    "settings_version",
  ]

  /// What opens the terminal, and what is kept only to be put back: it never leaves the store.
  static let secret: Set<String> = ["pin", "pin_failure", "terminal", "message_group_before"]

  /// The last numbers that were given, so that none is given again.
  static let counters = "sqlite_sequence"

  /// The tables without their rows, by name.
  ///
  /// - Parameter withSecrets: those too that never leave the store.
  func empty(withSecrets: Bool = false) throws(SQLiteError) -> [StoredTable] {
    let names = try db.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND (name NOT LIKE 'sqlite!_%' ESCAPE '!' OR name = ?1) ORDER BY name",
      Self.counters
    ) { $0.text(0) }
    var tables: [StoredTable] = []
    for name in names where !Self.derived.contains(name) && (withSecrets || !Self.secret.contains(name)) {
      tables.append(StoredTable(name: name, columns: try columns(of: name)))
    }
    return tables
  }

  private func columns(of table: String) throws(SQLiteError) -> [StoredTable.Column] {
    try db.all("SELECT name, type, \"notnull\" OR pk > 0 FROM pragma_table_info(?1) ORDER BY cid", table) { row in
      StoredTable.Column(name: row.text(0), isText: row.text(1) == "TEXT", isOptional: !row.bool(2))
    }
  }

  /// Reads the rows of a table, those about one customer or all, in the order of their keys.
  ///
  /// - Returns: whether the last row was reached.
  @discardableResult
  func eachRow(
    of table: StoredTable, about customer: Int64? = nil, _ body: ([StoredValue]) -> Bool
  ) throws(SQLiteError) -> Bool {
    let keys = try db.all("SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk", table.name) { $0.text(0) }
    let order = (keys.isEmpty ? table.columns.map(\.name) : keys).map(Self.quoted).joined(separator: ", ")
    let columns = table.columns.map { Self.quoted($0.name) }.joined(separator: ", ")
    let test = customer == nil ? "?1 IS NULL" : "customer_id = ?1"
    var rows = try db.query(
      "SELECT \(columns) FROM \(Self.quoted(table.name)) WHERE \(test) ORDER BY \(order)", customer)
    while let row = try rows.next() {
      guard body(table.columns.indices.map { StoredValue(row.value($0)) }) else { return false }
    }
    return true
  }

  /// Puts rows into a table, each with all its fields.
  /// - Returns: the place of the first row that the table refuses, from 1; nil where it took all.
  func insert(_ table: StoredTable) throws(SQLiteError) -> Int? {
    let columns = table.columns.map { Self.quoted($0.name) }.joined(separator: ", ")
    let places = table.columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let insert = try db.prepare("INSERT INTO \(Self.quoted(table.name)) (\(columns)) VALUES (\(places))")
    for (number, row) in table.rows.enumerated() {
      do throws(SQLiteError) {
        try insert.run(row.map(\.sqliteValue))
      } catch  where error.code == .constraint || error.code == .mismatch {
        return number + 1
      }
    }
    return nil
  }

  /// A name of the schema, never a person's text, as SQL has it.
  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }
}

extension StoredValue {
  init(_ value: SQLiteValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .int(number)
    case .text(let text): self = .text(text)
    // The schema has no such values: its tables are strict.
    case .real(let number): self = .text("\(number)")
    case .blob(let bytes): self = .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  var sqliteValue: SQLiteValue {
    switch self {
    case .null: .null
    case .int(let number): .integer(number)
    case .text(let text): .text(text)
    }
  }
}
