import TerminalKit

/// One field of CSV (RFC 4180).
enum CSVField {
  /// The field as written: safe to print, in quotation marks where it needs them, and never a formula for a spreadsheet
  /// (<https://owasp.org/www-community/attacks/CSV_Injection>), which an apostrophe before it prevents. Numbers stay as
  /// they are.
  static func text(of value: String) -> String {
    let safe = sanitised(value)
    let text = isFormula(safe) ? "'" + safe : safe
    let needsMarks = text.contains { $0 == "\"" || $0 == "," || $0 == ";" }
    guard needsMarks || text.first == " " || text.last == " " else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    switch first {
    case "=", "@", "\u{FF1D}", "\u{FF20}": return true
    case "+", "-", "\u{FF0B}", "\u{FF0D}": return !isNumber(text)
    default: return false
    }
  }

  /// Whether a sign stands before digits alone, as in `-12.5` and `+49 30 1234567`.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.count > 1 && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == 0x20 || $0 == 0x2E }
  }
}
