/// The lines of an iCalendar file, unfolded, each with its place.
struct CalendarLines {
  /// A property with its value.
  struct Property {
    /// In capitals.
    let name: String
    /// In capitals, without quotation marks: `["VALUE": "DATE"]`.
    let parameters: [String: String]
    let value: String
    let line: Int
  }

  private var rest: ArraySlice<UInt8>
  private var line = 1

  init(_ bytes: [UInt8]) {
    rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// The next property, nil at the end. Empty lines are passed over.
  mutating func next() throws(CalendarError) -> Property? {
    while true {
      let number = line
      guard var bytes = physicalLine() else { return nil }
      while let first = rest.first, first == 0x20 || first == 0x09 {
        rest.removeFirst()
        bytes += physicalLine() ?? []
      }
      if bytes.isEmpty { continue }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw CalendarError(.invalidUTF8, line: number) }
      return try Self.property(text, line: number)
    }
  }

  private mutating func physicalLine() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    line += 1
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    var bytes = Array(rest[..<end])
    if bytes.last == 0x0D { bytes.removeLast() }
    rest = end < rest.endIndex ? rest[(end + 1)...] : []
    return bytes
  }

  /// Divides `DTSTART;VALUE=DATE:20261225`. Quotation marks may hold colons and semicolons.
  private static func property(_ text: String, line: Int) throws(CalendarError) -> Property {
    var parts: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    var colon: String.Index?
    for index in text.indices where colon == nil {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted:
        parts.append(text[start..<index])
        start = text.index(after: index)
      case ":" where !isQuoted:
        parts.append(text[start..<index])
        colon = index
      default: break
      }
    }
    guard let colon, let name = parts.first, !name.isEmpty, name.utf8.allSatisfy(isNamePart) else {
      throw CalendarError(.noProperty, line: line)
    }
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { parameters[pair[0].uppercased()] = pair[1].uppercased().filter { $0 != "\"" } }
    }
    return Property(
      name: name.uppercased(), parameters: parameters, value: String(text[text.index(after: colon)...]), line: line)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
    default: false
    }
  }
}
