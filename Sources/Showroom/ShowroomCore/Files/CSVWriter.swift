/// Writes rows as RFC 4180 describes CSV, so that no spreadsheet takes a text for a formula.
///
/// A field that begins with `=`, `+`, `-`, `@`, a tab or a line end gets an apostrophe in front, unless it is a plain
/// negative number or a telephone number (a plus, then digits and spaces); so does one that begins with apostrophes and then one of these, so that `restored(_:)` gives back
/// exactly what was written. (The characters are those that OWASP lists under "CSV injection".)
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

  /// The field with an apostrophe in front if a spreadsheet could take it for a formula.
  public static func neutralised(_ field: String) -> String {
    looksLikeFormula(field) && !isNegativeNumber(field) && !isTelephoneNumber(field) ? "'" + field : field
  }

  /// The field as it was before `neutralised(_:)`.
  public static func restored(_ field: String) -> String {
    guard field.utf8.first == UInt8(ascii: "'"), looksLikeFormula(field) else { return field }
    return String(field.unicodeScalars.dropFirst())
  }

  private static func looksLikeFormula(_ field: String) -> Bool {
    switch field.utf8.first(where: { $0 != UInt8(ascii: "'") }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 9, 10, 13: true
    default: false
    }
  }

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
