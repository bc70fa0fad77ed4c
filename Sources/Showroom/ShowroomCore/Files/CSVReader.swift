/// Reads a CSV file row by row as RFC 4180 describes it, from bytes that come in pieces.
///
/// Lines end with LF, CRLF or CR; a byte order mark at the front is left out; blank lines are no rows. A quotation mark
/// inside a field that does not begin with one is an ordinary character. Fields that are no UTF-8 are refused. Memory is
/// bounded by one piece, the longest field and the number of fields, whatever the file.
public struct CSVReader {
  /// How much a file may ask for.
  public struct Limits: Hashable, Sendable {
    /// The longest field, in bytes.
    public var fieldBytes: Int
    /// The most fields in a row.
    public var fields: Int

    /// Limits for a file of ordinary records.
    public init(fieldBytes: Int = 1 << 16, fields: Int = 1000) {
      self.fieldBytes = fieldBytes
      self.fields = fields
    }
  }

  private let nextPiece: () -> [UInt8]
  private let delimiter: UInt8
  private let limits: Limits
  private var piece: [UInt8] = []
  private var index = 0
  private var isAtEnd = false
  /// The line and the byte in it of `piece[index]`.
  private var line = 1
  private var column = 1
  /// How many fields the last row had.
  private var width = 0
  /// The bytes of the present field.
  private var field: [UInt8] = []

  /// Reads from `nextPiece`, which gives the next bytes each time it is called, and none at the end.
  public init(delimiter: Unicode.Scalar = ",", limits: Limits = Limits(), nextPiece: @escaping () -> [UInt8]) {
    self.nextPiece = nextPiece
    self.delimiter = delimiter.isASCII ? UInt8(ascii: delimiter) : UInt8(ascii: ",")
    self.limits = limits
    skipByteOrderMark()
  }

  /// Reads a whole file that is in memory.
  public init(_ bytes: [UInt8], delimiter: Unicode.Scalar = ",", limits: Limits = Limits()) {
    var rest: [UInt8]? = bytes
    self.init(delimiter: delimiter, limits: limits) {
      defer { rest = nil }
      return rest ?? []
    }
  }

  /// The delimiter that a first line most likely uses: comma, semicolon or tab, whichever it has most of.
  public static func likelyDelimiter(inFirstLine line: some Collection<UInt8>) -> Unicode.Scalar {
    let candidates: [Unicode.Scalar] = [",", ";", "\t"]
    let head = line.prefix(1 << 16).prefix { $0 != 10 && $0 != 13 }
    let counts = candidates.map { candidate in head.count { $0 == UInt8(ascii: candidate) } }
    let best = zip(candidates, counts).max { $0.1 < $1.1 }
    return best.map { $0.1 > counts[0] ? $0.0 : "," } ?? ","
  }
}

// MARK: - Rows

extension CSVReader {
  private enum FieldEnd {
    case delimiter, row
  }

  /// Reads the next row, or nil at the end of the file.
  ///
  /// After an error the reader is where the error is; going on from there is not defined, but safe.
  public mutating func nextRow() throws(CSVError) -> CSVRow? {
    while let byte = peek(), byte == Self.lineFeed || byte == Self.carriageReturn { takeLineEnd() }
    guard peek() != nil else { return nil }
    var fields: [String] = []
    var places: [CSVRow.Place] = []
    fields.reserveCapacity(width)
    places.reserveCapacity(width)
    while true {
      let place = CSVRow.Place(line: line, column: column)
      guard fields.count < limits.fields else { throw error(.tooManyFields(limit: limits.fields), place) }
      let end = peek() == Self.quote ? try quotedField(place) : try plainField(place)
      guard let text = fieldText() else { throw error(.invalidUTF8, place) }
      fields.append(text)
      places.append(place)
      guard end == .row else { continue }
      width = fields.count
      return CSVRow(fields: fields, places: places)
    }
  }

  private mutating func plainField(_ place: CSVRow.Place) throws(CSVError) -> FieldEnd {
    field.removeAll(keepingCapacity: true)
    let delimiter = delimiter
    while let byte = peek() {
      if byte == delimiter {
        skip()
        return .delimiter
      }
      if byte == Self.lineFeed || byte == Self.carriageReturn {
        takeLineEnd()
        return .row
      }
      try take(place) { $0 != delimiter && $0 != Self.lineFeed && $0 != Self.carriageReturn }
    }
    return .row
  }

  private mutating func quotedField(_ place: CSVRow.Place) throws(CSVError) -> FieldEnd {
    field.removeAll(keepingCapacity: true)
    skip()
    while let byte = peek() {
      if byte == Self.quote {
        skip()
        guard peek() == Self.quote else { return try endOfQuotedField() }
      }
      if byte == Self.quote || byte == Self.lineFeed {
        try takeOne(place)
        if byte == Self.lineFeed { startLine() }
      } else {
        try take(place) { $0 != Self.quote && $0 != Self.lineFeed }
      }
    }
    throw error(.unterminatedQuote, place)
  }

  private mutating func endOfQuotedField() throws(CSVError) -> FieldEnd {
    guard let byte = peek() else { return .row }
    if byte == delimiter {
      skip()
      return .delimiter
    }
    guard byte == Self.lineFeed || byte == Self.carriageReturn else {
      throw error(.textAfterQuote, CSVRow.Place(line: line, column: column))
    }
    takeLineEnd()
    return .row
  }

  /// The present field as text, or nil when it is no UTF-8. Most fields are ASCII, for which the full check is slow.
  private func fieldText() -> String? {
    let isASCII = field.withUnsafeBufferPointer { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 }
    return isASCII ? String(decoding: field, as: UTF8.self) : String(validating: field, as: UTF8.self)
  }

  private func error(_ kind: CSVError.Kind, _ place: CSVRow.Place) -> CSVError {
    CSVError(kind: kind, line: place.line, column: place.column)
  }
}

// MARK: - Bytes

extension CSVReader {
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed: UInt8 = 10
  private static let carriageReturn: UInt8 = 13

  /// The next byte, which stays next; nil at the end.
  private mutating func peek() -> UInt8? {
    if index < piece.count { return piece[index] }
    guard !isAtEnd else { return nil }
    piece = nextPiece()
    index = 0
    isAtEnd = piece.isEmpty
    return piece.first
  }

  private mutating func skip() {
    index += 1
    column += 1
  }

  /// Moves the bytes of this piece that `accepts` takes to the field, all at once.
  private mutating func take(_ place: CSVRow.Place, while accepts: (UInt8) -> Bool) throws(CSVError) {
    var end = index
    piece.withUnsafeBufferPointer { bytes in
      while end < bytes.count, accepts(bytes[end]) { end += 1 }
    }
    guard field.count + (end - index) <= limits.fieldBytes else {
      throw error(.fieldTooLong(limit: limits.fieldBytes), place)
    }
    field.append(contentsOf: piece[index..<end])
    column += end - index
    index = end
  }

  private mutating func takeOne(_ place: CSVRow.Place) throws(CSVError) {
    guard index < piece.count, field.count < limits.fieldBytes else {
      throw error(.fieldTooLong(limit: limits.fieldBytes), place)
    }
    field.append(piece[index])
    skip()
  }

  private mutating func startLine() {
    line += 1
    column = 1
  }

  /// Goes past LF, CR or CRLF.
  private mutating func takeLineEnd() {
    let isReturn = peek() == Self.carriageReturn
    skip()
    if isReturn, peek() == Self.lineFeed { skip() }
    startLine()
  }

  private mutating func skipByteOrderMark() {
    while piece.count < 3, !isAtEnd {
      let more = nextPiece()
      isAtEnd = more.isEmpty
      piece += more
    }
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }
}
