/// A prompt as readline needs it: told which of its characters take no room.
enum Prompt {
  /// Puts readline's marks (SOH and STX) around each colour sequence; without them the cursor ends up in wrong places.
  static func marked(_ prompt: String) -> String {
    var result = ""
    var rest = prompt.unicodeScalars[...]
    while let escape = rest.firstIndex(of: "\u{1b}") {
      result.unicodeScalars += rest[..<escape]
      let end = rest[escape...].firstIndex(of: "m").map { rest.index(after: $0) } ?? rest.endIndex
      result += "\u{1}" + String(rest[escape..<end]) + "\u{2}"
      rest = rest[end...]
    }
    result.unicodeScalars += rest
    return result
  }
}
