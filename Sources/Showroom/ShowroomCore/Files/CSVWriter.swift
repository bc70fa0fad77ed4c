/// Writes rows as RFC 4180 describes CSV, so that no spreadsheet takes a text for a formula.
///
/// A field that begins with `=`, `+`, `-`, `@` (in the full width, too), a tab or a line end gets an apostrophe in front,
/// unless it is a plain negative number or a telephone number (a plus, then digits and spaces): those stay as they can be
/// reckoned with and dialled. A spreadsheet that parts cells at semicolons or tabs, as German ones do, sees more cells than
/// are meant: what follows a semicolon, a tab or a line end inside of a field is treated alike. Where apostrophes or
/// quotation marks stand before such a sign already, one more comes, so that `restored(_:)` gives back exactly what was
/// written. (The signs are those that OWASP lists under "CSV injection".)
public struct CSVWriter: Hashable, Sendable {
  /// What stands between fields.
  public var delimiter: Character
  /// What ends each row.
  public var lineEnd: String

  /// A writer of files as RFC 4180 has them, unless told otherwise.
  public init(delimiter: Character = ",", lineEnd: String = "\r\n") {
    self.delimiter = delimiter
    self.lineEnd = lineEnd
  }

  /// The row with its line end.
  public func row(_ fields: [String]) -> String {
    if fields == [""] { return "\"\"" + lineEnd }
    return fields.map { quoted(Self.neutralised($0)) }.joined(separator: String(delimiter)) + lineEnd
  }

  /// The field with an apostrophe wherever a spreadsheet could take what follows for a formula.
  public static func neutralised(_ field: String) -> String {
    guard mayHoldFormula(field) else { return field }
    let bytes = Array(field.utf8)
    var result: [UInt8] = []
    for index in bytes.indices {
      if startsFormula(bytes, at: index), index > 0 || !isNumber(field) { result.append(apostrophe) }
      result.append(bytes[index])
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The field as it was before `neutralised(_:)`.
  public static func restored(_ field: String) -> String {
    guard mayHoldFormula(field) else { return field }
    let bytes = Array(field.utf8)
    let kept = bytes.indices.filter { bytes[$0] != apostrophe || !startsFormula(bytes, at: $0) }
    return String(decoding: kept.map { bytes[$0] }, as: UTF8.self)
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let quote = UInt8(ascii: "\"")

  /// Whether there is anything to look at: most fields have nothing.
  private static func mayHoldFormula(_ field: String) -> Bool {
    guard let first = field.utf8.first else { return false }
    return isSign(first) || first == apostrophe || first == quote || first == 0xEF
      || field.utf8.contains(where: endsCell)
  }

  /// Whether a cell could begin here with a formula, behind apostrophes and quotation marks or not.
  private static func startsFormula(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index == 0 || endsCell(bytes[index - 1]) else { return false }
    let start = bytes[index...].drop { $0 == apostrophe || $0 == quote }
    guard let first = start.first else { return false }
    return isSign(first) || index == 0 && [9, 10, 13].contains(first)
      || fullWidthSigns.contains { start.starts(with: $0) }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): true
    default: false
    }
  }

  private static let fullWidthSigns = ["＝", "＋", "－", "＠"].map { Array($0.utf8) }

  /// A tab, a line end or a semicolon.
  private static func endsCell(_ byte: UInt8) -> Bool {
    [9, 10, 13, UInt8(ascii: ";")].contains(byte)
  }

  private static func isNumber(_ field: String) -> Bool { isNegativeNumber(field) || isTelephoneNumber(field) }

  private static func isNegativeNumber(_ field: String) -> Bool {
    guard field.utf8.first == UInt8(ascii: "-") else { return false }
    let parts = field.utf8.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
  }

  /// "+49 30 1234567": nothing in it could be reckoned with, and a number that was changed could not be dialled.
  private static func isTelephoneNumber(_ field: String) -> Bool {
    let (digits, space) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "))
    let rest = field.utf8.dropFirst()
    guard field.utf8.first == UInt8(ascii: "+"), let last = rest.last, last != space else { return false }
    return rest.allSatisfy { digits.contains($0) || $0 == space }
  }

  private func quoted(_ field: String) -> String {
    let needsQuotes =
      field.first == " " || field.last == " "
      || field.unicodeScalars.contains { scalar in
        scalar == "\"" || scalar == "\r" || scalar == "\n" || delimiter.unicodeScalars.contains(scalar)
      }
    guard needsQuotes else { return field }
    var result = "\"".unicodeScalars
    for scalar in field.unicodeScalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    result.append("\"")
    return String(result)
  }
}
