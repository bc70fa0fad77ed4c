import ShowroomCore
import ShowroomText

extension Session {
  /// Writes all that is kept as one JSON document, or as CSV where that is asked for or the file's name ends so.
  mutating func exportAll(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first
    let tables = try asking { () throws(StoreError) in try store.storedTables() }
    let isCSV = (call.globals.format ?? context.format) == .csv || path?.lowercased().hasSuffix(".csv") == true
    return try write(
      isCSV ? ExchangeFile.csv(tables) : Self.document(tables), to: path, replacing: call.flag("force"))
  }

  /// Fills an empty showroom with what such a file holds.
  mutating func importAll(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first ?? ""
    let bytes: [UInt8]
    switch context.readFile(path) {
    case .bytes(let contents): bytes = contents
    case .failed(let reason): throw refuse("unreadable-file", text.fileUnreadable(path, reason))
    }
    let tables = try tables(in: bytes, path)
    try asking { () throws(StoreError) in
      try store.fill(with: tables)
      try store.doubtMessages(dueBy: context.showroom.now)
    }
    try followZone()
    let rows = tables.map(\.rows.count).reduce(0, +)
    return Outcome(
      [.sentence(text.filled(from: path, rows: rows))], value: ["file": .string(path), "rows": .int(Int64(rows))])
  }

  private func tables(in bytes: [UInt8], _ path: String) throws(Interruption) -> [StoredTable] {
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      guard let document = String(validating: bytes, as: UTF8.self) else {
        throw refuse("bad-file", "\(path): \(text.exchangeFault(.notAnExport))")
      }
      return try asking { () throws(StoreError) in try store.storedTables(fromJSON: document) }
    }
    let known = try asking { () throws(StoreError) in try store.storedTables() }
    do throws(ExchangeFile.Problem) {
      return try ExchangeFile.tables(csv: bytes, known: known)
    } catch {
      switch error {
      case .csv(let error): throw refuse("bad-file", "\(path): \(text.csvError(error))")
      case .fault(let fault): throw .store(.exchange(fault))
      }
    }
  }

  /// One document, a row a line, so that two of them can be compared line by line.
  static func document(_ tables: [StoredTable]) -> String {
    var text = "{\"format\": \"showroom\", \"version\": 1, \"tables\": {\n"
    for (place, table) in tables.enumerated() {
      let rows = table.rows.map { "  " + json(table, $0).text }.joined(separator: ",\n")
      let end = place == tables.count - 1 ? "\n" : ",\n"
      text += "\(JSONValue.string(table.name).text): [" + (rows.isEmpty ? "" : "\n\(rows)\n") + "]" + end
    }
    return text + "}}\n"
  }

  static func json(_ table: StoredTable, _ row: [StoredValue]) -> JSONValue {
    .object(
      zip(table.columns, row).map { column, value in
        switch value {
        case .null: JSONValue.Member(column.name, .null)
        case .int(let number): JSONValue.Member(column.name, .int(number))
        case .text(let text): JSONValue.Member(column.name, .string(text))
        }
      })
  }
}
