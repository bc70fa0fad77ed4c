/// All that is kept, as plain tables: for files that another showroom, or another program, takes in.
public protocol ExchangePort {
  /// Every table without its rows, in an order that is the same each time. What is derived from others is left out.
  func storedTables() throws(StoreError) -> [StoredTable]
  /// Reads the rows of a table one at a time, in an order that is the same each time: a store may hold more than the memory.
  ///
  /// - Parameter body: takes a row; false ends the reading.
  /// - Returns: whether the last row was reached.
  @discardableResult
  func eachRow(of table: StoredTable, _ body: ([StoredValue]) -> Bool) throws(StoreError) -> Bool
  /// The rows that are about one customer, beside their own: what was noted of them, drives and shortcuts left out.
  func storedTables(about customer: Customer.ID) throws(StoreError) -> [StoredTable]
  /// The tables in a JSON document as ``ExchangeFile`` writes it.
  func storedTables(fromJSON text: String) throws(StoreError) -> [StoredTable]
  /// Fills an empty showroom with tables, in one transaction: with all of them, or not at all.
  func fill(with tables: [StoredTable]) throws(StoreError)
}

/// A table with its rows.
public struct StoredTable: Hashable, Sendable {
  public let name: String
  public let columns: [Column]
  public var rows: [[StoredValue]]

  public init(name: String, columns: [Column], rows: [[StoredValue]] = []) {
    self.name = name
    self.columns = columns
    self.rows = rows
  }

  public struct Column: Hashable, Sendable {
    public let name: String
    /// Whether its values are texts only.
    public let isText: Bool
    /// Whether a value may be missing.
    public let isOptional: Bool

    public init(name: String, isText: Bool, isOptional: Bool) {
      self.name = name
      self.isText = isText
      self.isOptional = isOptional
    }
  }
}

/// A value as it is stored.
public enum StoredValue: Hashable, Sendable {
  case null
  case int(Int64)
  case text(String)
}

/// Why a file could not be taken in. Nothing was written then.
public enum ExchangeFault: Hashable, Sendable {
  /// There are cars, customers or drives already.
  case notEmpty
  /// The file is no export of a showroom.
  case notAnExport
  /// A table that is not known.
  case unknownTable(String)
  /// The fields of a table are not those that are known; the first that is too many or missing.
  case otherField(table: String, field: String)
  /// A row, counted from 1, that does not fit its table.
  case badRow(table: String, row: Int)
  /// What the rows say together can not be.
  case contradiction(StoreFinding)
}
