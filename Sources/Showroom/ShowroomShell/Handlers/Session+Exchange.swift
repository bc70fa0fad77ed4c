import ShowroomCore
import ShowroomText

extension Session {
  /// Writes all that is kept as one JSON document, or as CSV where that is asked for or the file's name ends so.
  mutating func exportAll(_ call: Invocation) throws(Interruption) -> Outcome {
    let path = call.words.first.flatMap { $0 == "-" ? nil : $0 }
    let isCSV = (call.globals.format ?? context.format) == .csv || path?.lowercased().hasSuffix(".csv") == true
    let exporter = Exporter(store: store, isCSV: isCSV)
    var failure: StoreError?
    let refusal = context.writeFile(path, call.flag("force")) { write in
      do throws(StoreError) {
        return try exporter.run(write)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw .store(failure) }
    let outcome = try written(to: path ?? text.standardOutput, refusal)
    guard path == nil else { return outcome }
    var shown = Outcome()
    shown.document = ""
    return shown
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
    if let zone = Self.zone(in: tables), (try? TimeZoneRules(identifier: zone)) == nil {
      throw refuse("bad-file", "\(path): \(text.unknownZone(zone))", hint: text.nothingImported)
    }
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

  /// The zone of the showroom that the tables hold.
  private static func zone(in tables: [StoredTable]) -> String? {
    guard let settings = tables.first(where: { $0.name == "setting" }),
      let key = settings.columns.firstIndex(where: { $0.name == "key" }),
      let value = settings.columns.firstIndex(where: { $0.name == "value" }),
      let row = settings.rows.first(where: { $0.indices.contains(key) && $0[key] == .text("zone") }),
      row.indices.contains(value), case .text(let zone) = row[value]
    else { return nil }
    return zone
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
