/// A text that a person wrote, as it stands in a header: one line, whatever was in it, and ASCII (RFC 2047).
struct HeaderText {
  /// The text without what could end a line, hide, or turn the order of what is read around.
  private let text: String

  init(_ text: String) {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: clean.append(" ")
      case .surrogate, .privateUse, .unassigned: clean.append("\u{FFFD}")
      case .format: continue
      default: clean.append(scalar)
      }
    }
    self.text = String(clean).split(separator: " ").joined(separator: " ")
  }

  var isEmpty: Bool { text.isEmpty }

  /// Where a text stands, as a subject.
  var unstructured: String {
    text.utf8.count <= 60 && isPlain && !text.contains("=?") ? text : encodedWords
  }

  /// Where a name stands before an address.
  var phrase: String {
    guard text.utf8.count <= 60, isPlain, !text.contains("=?") else { return encodedWords }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private var isPlain: Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// Each on a line of its own of at most 76 octets, none of which splits a code point (RFC 2047, 2 and 5).
  private var encodedWords: String {
    var words: [String] = []
    var piece: [UInt8] = []
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if piece.count + bytes.count > 36 {
        words.append(Self.encodedWord(piece))
        piece = []
      }
      piece += bytes
    }
    return (words + [Self.encodedWord(piece)]).joined(separator: "\r\n ")
  }

  private static func encodedWord(_ bytes: [UInt8]) -> String { "=?utf-8?B?\(Base64.encoded(bytes))?=" }
}
