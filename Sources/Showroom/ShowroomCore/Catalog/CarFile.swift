/// A dealer's list of cars, read from CSV.
///
/// The header names the columns as the JSON fields of a car are named, in any order; `make` and `model` must be there. A
/// row that can not be a car is a problem with its place; what to do about it is for whoever reads the file.
public struct CarFile: Sendable {
  /// The cars of the good rows, in order.
  public private(set) var cars: [CarDraft] = []
  /// What is wrong with the bad rows.
  public private(set) var problems: [Problem] = []
  /// Columns whose names mean nothing; they are skipped.
  public private(set) var unknownColumns: [String] = []

  /// What is wrong with a file or one of its rows.
  public enum Problem: Error, Hashable, Sendable {
    case csv(CSVError)
    case empty
    case missingColumn(String)
    case repeatedColumn(String, at: CSVRow.Place)
    /// A row with more fields than the header has; the place is that of the first beyond.
    case tooManyFields(at: CSVRow.Place)
    case missingValue(column: String, at: CSVRow.Place)
    case badNumber(column: String, value: String, range: ClosedRange<Int>, at: CSVRow.Place)
    /// A name with a line end or another control character in it.
    case controlCharacter(column: String, at: CSVRow.Place)
  }

  /// The columns that are known.
  public static let columns = [
    "id", "make", "model", "year", "trim", "body", "fuel", "transmission", "colour", "doors", "seats", "power",
    "engine", "drive", "price",
  ]
  /// Other spellings of them.
  private static let synonyms = ["color": "colour", "gearbox": "transmission", "preis": "price"]

  /// Reads a file.
  ///
  /// - Throws: where nothing can be read of it: no header, a column that is missing or named twice, no CSV.
  public init(csv bytes: [UInt8]) throws(Problem) {
    let delimiter = CSVReader.likelyDelimiter(inFirstLine: bytes)
    var reader = CSVReader(bytes, delimiter: delimiter)
    guard let header = try Self.next(&reader) else { throw .empty }
    let places = try readHeader(header)
    while let row = try Self.next(&reader) {
      do throws(Problem) {
        guard row.fields.count <= header.fields.count else {
          throw .tooManyFields(at: row.places[header.fields.count])
        }
        cars.append(try CarRow(row, places).draft())
      } catch {
        problems.append(error)
      }
    }
  }

  private static func next(_ reader: inout CSVReader) throws(Problem) -> CSVRow? {
    do throws(CSVError) {
      return try reader.nextRow()
    } catch {
      throw .csv(error)
    }
  }

  private mutating func readHeader(_ row: CSVRow) throws(Problem) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, field) in row.fields.enumerated() {
      let plain = String(field.lowercased().filter { !$0.isWhitespace })
      let name = Self.synonyms[plain] ?? plain
      guard Self.columns.contains(name) else {
        unknownColumns.append(field)
        continue
      }
      guard places.updateValue(place, forKey: name) == nil else {
        throw .repeatedColumn(name, at: row.places[place])
      }
    }
    for needed in ["make", "model"] where places[needed] == nil { throw .missingColumn(needed) }
    return places
  }
}

/// One row of a dealer's list.
private struct CarRow {
  private let row: CSVRow
  private let places: [String: Int]

  init(_ row: CSVRow, _ places: [String: Int]) {
    self.row = row
    self.places = places
  }

  func draft() throws(CarFile.Problem) -> CarDraft {
    CarDraft(
      id: try number("id", 1...Int(Int32.max)).map { Car.ID(Int64($0)) }, make: try needed("make"),
      model: try needed("model"),
      facts: CarFacts(
        year: try number("year", 1886...2100), trim: try text("trim"), body: try text("body"), fuel: try text("fuel"),
        transmission: try text("transmission"), colour: try text("colour"), doors: try number("doors", 1...9),
        seats: try number("seats", 1...99), power: try text("power"), engine: try text("engine"),
        drive: try text("drive"),
        price: try price()))
  }

  /// The text of a column without the spaces around it; nil where it is empty or the row ends before.
  private func text(_ column: String) throws(CarFile.Problem) -> String? {
    guard let place = places[column], row.fields.indices.contains(place) else { return nil }
    guard !row.fields[place].utf8.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }) else {
      throw .controlCharacter(column: column, at: row.places[place])
    }
    // Most fields begin and end with a plain letter or digit.
    if let first = row.fields[place].utf8.first, let last = row.fields[place].utf8.last,
      (0x21..<0x80).contains(first), (0x21..<0x80).contains(last)
    {
      return row.fields[place]
    }
    var field = row.fields[place][...]
    while field.first?.isWhitespace == true { field.removeFirst() }
    while field.last?.isWhitespace == true { field.removeLast() }
    return field.isEmpty ? nil : String(field)
  }

  private func needed(_ column: String) throws(CarFile.Problem) -> String {
    guard let text = try text(column) else { throw .missingValue(column: column, at: place(of: column)) }
    return text
  }

  /// Euros as dealers write them: "19990", "19.990 €", "EUR 19,990.00"; cents are rounded off.
  private func price() throws(CarFile.Problem) -> Int? {
    guard let text = try text("price") else { return nil }
    guard let euros = Euros(text)?.amount, CarFacts.prices.contains(euros) else {
      throw .badNumber(column: "price", value: text, range: CarFacts.prices, at: place(of: "price"))
    }
    return euros
  }

  /// A whole number; "2019.0" counts as one, as spreadsheets write it.
  private func number(_ column: String, _ range: ClosedRange<Int>) throws(CarFile.Problem) -> Int? {
    guard let text = try text(column) else { return nil }
    let digits = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    guard let number = Int(digits), range.contains(number) else {
      throw .badNumber(column: column, value: text, range: range, at: place(of: column))
    }
    return number
  }

  /// Where a column stands in the row; the last field where the row ends before it.
  private func place(of column: String) -> CSVRow.Place {
    row.places[min(places[column] ?? 0, row.places.count - 1)]
  }
}
