import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func storedTables() throws(StoreError) -> [StoredTable] {
    try run { (db) throws(SQLiteError) in try StoredTables(db).empty() }
  }

  @discardableResult
  public func eachRow(of table: StoredTable, _ body: ([StoredValue]) -> Bool) throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in try StoredTables(db).eachRow(of: table, body) }
  }

  public func storedTables(about customer: Customer.ID) throws(StoreError) -> [StoredTable] {
    try read { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        let stored = StoredTables(db)
        var tables = try stored.empty().filter { table in
          table.columns.contains { $0.name == "customer_id" } && !["test_drive", "shortcut"].contains(table.name)
        }
        for place in tables.indices {
          var rows: [[StoredValue]] = []
          try stored.eachRow(of: tables[place], about: customer.rawValue) { row in
            rows.append(row)
            return true
          }
          tables[place].rows = rows
        }
        return tables.filter { !$0.rows.isEmpty }
      }
    }
  }

  public func fill(with tables: [StoredTable]) throws(StoreError) {
    try write { () throws(StoreError) in
      guard try isWithoutContents() else { throw .exchange(.notEmpty) }
      let known = try run { (db) throws(SQLiteError) in try StoredTables(db).empty() }
      try Self.check(tables, known: known)
      let triggers = try setTriggersAside()
      try replace(tables, known: known)
      try rebuildDerived()
      try run { (db) throws(SQLiteError) in
        // The journal that came in may be longer than the one that was there; this act's lines come after it.
        try db.execute("UPDATE author SET act_id = (SELECT coalesce(max(id), 0) + 1 FROM journal)")
      }
      try run { (db) throws(SQLiteError) in for trigger in triggers { try db.execute(script: trigger) } }
      if let fault = try contradiction() { throw .exchange(.contradiction(fault)) }
    }
  }

  private func isWithoutContents() throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in
      for table in ["car", "customer", "test_drive", "shortcut", "vehicle", "resource"] {
        if try db.hasRow("SELECT 1 FROM \(table)") { return false }
      }
      return true
    }
  }

  /// Only tables that are there, each once, with exactly their fields: of a file, nothing but values gets into SQL.
  private static func check(_ tables: [StoredTable], known: [StoredTable]) throws(StoreError) {
    guard tables.contains(where: { $0.name == "setting" }) else { throw .exchange(.notAnExport) }
    var seen: Set<String> = []
    for table in tables {
      guard let own = known.first(where: { $0.name == table.name }), seen.insert(table.name).inserted else {
        throw .exchange(.unknownTable(table.name))
      }
      let (given, needed) = (table.columns.map(\.name), own.columns.map(\.name))
      if let field = Set(given).symmetricDifference(needed).min() ?? (given.count == needed.count ? nil : given.last) {
        throw .exchange(.otherField(table: table.name, field: field))
      }
    }
  }

  /// The triggers act on what people do; rows that come as they were must not set them off.
  private func setTriggersAside() throws(StoreError) -> [String] {
    try run { (db) throws(SQLiteError) in
      let triggers = try db.all("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid") {
        (name: $0.text(0), sql: $0.text(1))
      }
      for trigger in triggers { try db.execute(script: "DROP TRIGGER \(StoredTables.quoted(trigger.name))") }
      return triggers.map(\.sql)
    }
  }

  private func replace(_ tables: [StoredTable], known: [StoredTable]) throws(StoreError) {
    let refused = try run { (db) throws(SQLiteError) in
      // A row may come before the one that it refers to.
      try db.execute(script: "PRAGMA defer_foreign_keys = ON")
      for table in known { try db.execute("DELETE FROM \(StoredTables.quoted(table.name))") }
      // The counters last: rows that come in move them.
      let ordered =
        tables.filter { $0.name != StoredTables.counters } + tables.filter { $0.name == StoredTables.counters }
      for table in ordered {
        if table.name == StoredTables.counters { try db.execute("DELETE FROM \(StoredTables.counters)") }
        if let row = try StoredTables(db).insert(table) {
          return (table: table.name, row: row) as (table: String, row: Int)?
        }
      }
      return nil
    }
    if let refused { throw .exchange(.badRow(table: refused.table, row: refused.row)) }
  }

  private func contradiction() throws(StoreError) -> StoreFinding? {
    try findings().first { !$0.isRepairable }
  }
}
