/// All that is kept as one CSV file.
///
/// Each row begins with the name of its table; a row whose name has a `#` in front names the fields. Where a value may be
/// missing, an empty field says so; an empty text is then two apostrophes, and a text of apostrophes alone has two more.
public enum ExchangeFile {
  /// The line that a table begins with.
  public static func csvHeader(of table: StoredTable) -> String {
    CSVWriter().row(["#" + table.name] + table.columns.map(\.name))
  }

  /// A row of a table.
  public static func csv(_ row: [StoredValue], of table: StoredTable) -> String {
    CSVWriter().row([table.name] + zip(table.columns, row).map(field))
  }

  private static func field(_ column: StoredTable.Column, _ value: StoredValue) -> String {
    switch value {
    case .null: ""
    case .int(let number): String(number)
    case .text(let text): column.isOptional && isApostrophes(text) ? text + "''" : text
    }
  }

  private static func isApostrophes(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: "'") }
  }

  /// Reads such a file.
  ///
  /// - Parameter known: the tables with the kinds of their fields; rows in them are passed over.
  public static func tables(csv bytes: [UInt8], known: [StoredTable]) throws(Problem) -> [StoredTable] {
    let known = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
    var reader = CSVReader(bytes)
    var tables: [StoredTable] = []
    while let row = try next(&reader) {
      let first = row.fields.first ?? ""
      if first.hasPrefix("#") {
        tables.append(try header(row, known))
      } else {
        guard let last = tables.indices.last, tables[last].name == first else { throw .fault(.notAnExport) }
        tables[last].rows.append(try values(row, of: tables[last]))
      }
    }
    guard !tables.isEmpty else { throw .fault(.notAnExport) }
    return tables
  }

  /// Why a file could not be read.
  public enum Problem: Error, Hashable, Sendable {
    case csv(CSVError)
    case fault(ExchangeFault)
  }

  private static func next(_ reader: inout CSVReader) throws(Problem) -> CSVRow? {
    do throws(CSVError) {
      return try reader.nextRow()
    } catch {
      throw .csv(error)
    }
  }

  private static func header(_ row: CSVRow, _ known: [String: StoredTable]) throws(Problem) -> StoredTable {
    let name = String(row.fields[0].dropFirst())
    guard let table = known[name] else { throw .fault(.unknownTable(name)) }
    let columns = Dictionary(table.columns.map { ($0.name, $0) }) { first, _ in first }
    var named: [StoredTable.Column] = []
    for field in row.fields.dropFirst() {
      guard let column = columns[field] else { throw .fault(.otherField(table: name, field: field)) }
      named.append(column)
    }
    return StoredTable(name: name, columns: named)
  }

  private static func values(_ row: CSVRow, of table: StoredTable) throws(Problem) -> [StoredValue] {
    guard row.fields.count == table.columns.count + 1 else {
      throw .fault(.badRow(table: table.name, row: table.rows.count + 1))
    }
    return zip(table.columns, row.fields.dropFirst()).map { column, field in
      if column.isOptional, field.isEmpty { return .null }
      let text = CSVWriter.restored(field)
      if !column.isText, let number = Int64(text), String(number) == text { return .int(number) }
      return .text(column.isOptional && isApostrophes(text) ? String(text.dropLast(2)) : text)
    }
  }
}
