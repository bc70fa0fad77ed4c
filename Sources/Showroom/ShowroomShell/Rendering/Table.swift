import ShowroomText

/// Several things of one kind, a row each.
public struct Table: Sendable, Hashable {
  public let columns: [Column]
  /// The rows; each has a cell for each column.
  public let rows: [[Cell]]
  /// Whether the titles stand above the columns.
  public let showsTitles: Bool

  public init(columns: [Column], rows: [[Cell]], showsTitles: Bool = true) {
    self.columns = columns
    self.rows = rows
    self.showsTitles = showsTitles
  }

  /// One property that all rows have.
  public struct Column: Sendable, Hashable {
    /// The name in JSON and CSV.
    public let key: String
    public let title: Localized
    public let alignment: Alignment
    /// How plain text reads it within a row.
    public let reading: Reading
    /// Whether it stands in JSON and CSV only.
    public let isDataOnly: Bool

    public init(
      _ key: String, _ title: Localized, alignment: Alignment = .leading, reading: Reading = .item,
      isDataOnly: Bool = false
    ) {
      self.key = key
      self.title = title
      self.alignment = alignment
      self.reading = reading
      self.isDataOnly = isDataOnly
    }

    /// A column for programs only.
    public static func data(_ key: String) -> Column {
      Column(key, Localized(same: key), isDataOnly: true)
    }
  }

  /// Where the text of a cell stands. What stands at the trailing edge, a number say, is never cut.
  public enum Alignment: Sendable, Hashable {
    case leading, trailing
  }

  /// How plain text joins a cell to those before it, so that a row reads as a sentence.
  public enum Reading: Sendable, Hashable {
    /// After a comma: `…, white`.
    case item
    /// After a comma, with its title: `…, plate B-XY 12`.
    case titled
    /// After a space: `Volkswagen Golf`.
    case attached
    /// After a colon: `catalog: shows all cars`.
    case explanation
    /// Left out.
    case omitted
  }

  /// One property of one thing: for programs, and for people.
  public struct Cell: Sendable, Hashable {
    public let value: JSONValue
    public let text: String

    public init(_ value: JSONValue, text: String) {
      self.value = value
      self.text = text
    }

    /// A cell that shows its value as it is; an absent one is empty.
    public init(_ value: JSONValue) {
      self.init(value, text: value.shown)
    }
  }
}

/// One thing with its properties.
public struct Record: Sendable, Hashable {
  public let fields: [Field]

  public init(_ fields: [Field]) {
    self.fields = fields
  }

  /// One property.
  public struct Field: Sendable, Hashable {
    /// The name in JSON and CSV.
    public let key: String
    public let title: Localized
    public let cell: Table.Cell
    /// Whether it stands in JSON and CSV only.
    public let isDataOnly: Bool

    public init(_ key: String, _ title: Localized, _ cell: Table.Cell, isDataOnly: Bool = false) {
      self.key = key
      self.title = title
      self.cell = cell
      self.isDataOnly = isDataOnly
    }

    /// A property for programs only.
    public static func data(_ key: String, _ value: JSONValue) -> Field {
      Field(key, Localized(same: key), Table.Cell(value), isDataOnly: true)
    }
  }
}

extension JSONValue {
  /// The value as text in a cell: a string without quotation marks, nothing for null, JSON for what holds others.
  var shown: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .array(let values) where values.allSatisfy(\.isString): values.map(\.shown).joined(separator: ", ")
    case .bool, .int, .double, .array, .object: text
    }
  }

  private var isString: Bool {
    if case .string = self { true } else { false }
  }
}
