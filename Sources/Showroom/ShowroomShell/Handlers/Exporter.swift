import ShowroomCore

/// Writes all that is kept as one file, a row at a time: however much it is, it needs no more memory than one row.
struct Exporter {
  let store: any StorePort
  /// CSV; else JSON.
  let isCSV: Bool

  /// - Parameter write: takes a piece of the file; false where it could not be written.
  /// - Returns: whether the file is whole. It shows one state of the store, whatever others write meanwhile.
  func run(_ write: (String) -> Bool) throws(StoreError) -> Bool {
    try store.read { () throws(StoreError) in
      let tables = try store.storedTables()
      return isCSV ? try csv(tables, write) : try json(tables, write)
    }
  }

  private func csv(_ tables: [StoredTable], _ write: (String) -> Bool) throws(StoreError) -> Bool {
    for table in tables {
      guard write(ExchangeFile.csvHeader(of: table)),
        try store.eachRow(of: table, { row in write(ExchangeFile.csv(row, of: table)) })
      else { return false }
    }
    return true
  }

  /// One document, a row a line, so that two of them can be compared line by line.
  private func json(_ tables: [StoredTable], _ write: (String) -> Bool) throws(StoreError) -> Bool {
    guard write("{\"format\": \"showroom\", \"version\": 1, \"tables\": {\n") else { return false }
    for (place, table) in tables.enumerated() {
      var isFirst = true
      let isWhole = try store.eachRow(of: table) { row in
        let begin = isFirst ? "\(JSONValue.string(table.name).text): [\n  " : ",\n  "
        isFirst = false
        return write(begin + Session.json(table, row).text)
      }
      let end = isFirst ? "\(JSONValue.string(table.name).text): []" : "\n]"
      guard isWhole, write(end + (place == tables.count - 1 ? "\n" : ",\n")) else { return false }
    }
    return write("}}\n")
  }
}
