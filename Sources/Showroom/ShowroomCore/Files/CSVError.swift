/// What is wrong with a CSV file, and where.
public struct CSVError: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Kind: Hashable, Sendable {
    /// A field that begins with a quotation mark never ends; the place is that of the mark.
    case unterminatedQuote
    /// Something other than a delimiter follows a closing quotation mark.
    case textAfterQuote
    /// The bytes of a field are no UTF-8.
    case invalidUTF8
    /// A field is longer than this many bytes.
    case fieldTooLong(limit: Int)
    /// A row has more fields than this.
    case tooManyFields(limit: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// The line in the file, from 1; line ends inside of fields count.
  public let line: Int
  /// The byte in that line, from 1.
  public let column: Int
}

/// A row of a CSV file.
public struct CSVRow: Hashable, Sendable {
  /// The fields as they are meant, without quotation marks.
  public let fields: [String]
  /// Where each field begins, in step with `fields`.
  public let places: [Place]

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The line in the file, from 1.
    public let line: Int
    /// The byte in that line, from 1.
    public let column: Int
  }

  /// The line on which the row begins, from 1.
  public var line: Int { places.first?.line ?? 1 }
}
