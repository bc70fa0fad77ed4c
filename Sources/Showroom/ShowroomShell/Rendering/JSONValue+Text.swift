import TerminalKit

extension JSONValue {
  /// The value as compact JSON (RFC 8259), in one line.
  ///
  /// Besides what JSON requires, every character that a terminal or a program in between could act on is escaped:
  /// control characters, marks of direction and other invisible ones, and the line breaks of Unicode. A number that is
  /// not finite becomes null.
  public var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .null: result += "null"
    case .bool(let truth): result += truth ? "true" : "false"
    case .int(let number): result += String(number)
    case .double(let number): result += Self.text(of: number)
    case .string(let text): Self.write(text, to: &result)
    case .array(let values): Self.write(values, to: &result)
    case .object(let members): Self.write(members, to: &result)
    }
  }

  private static func write(_ values: [JSONValue], to result: inout String) {
    result += "["
    for (place, value) in values.enumerated() {
      if place > 0 { result += ", " }
      value.write(to: &result)
    }
    result += "]"
  }

  private static func write(_ members: [Member], to result: inout String) {
    result += "{"
    for (place, member) in members.enumerated() {
      if place > 0 { result += ", " }
      write(member.key, to: &result)
      result += ": "
      member.value.write(to: &result)
    }
    result += "}"
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int64(exactly: number).map(String.init) ?? number.description
  }

  private static func write(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where needsEscape(scalar): for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool { !isHarmless(scalar) }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
