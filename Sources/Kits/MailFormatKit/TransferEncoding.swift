/// Base64 (RFC 4648, 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        result.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// In lines of 76 octets, each with its end (RFC 2045, 6.8).
  static func lines(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 57).map { encoded(Array(bytes[$0..<min($0 + 57, bytes.count)])) + "\r\n" }
      .joined()
  }
}

/// Text in ASCII and in lines of at most 76 octets, that is still mostly to be read (RFC 2045, 6.7).
enum QuotedPrintable {
  static func lines(_ text: String) -> String {
    lines(of: text).map { line($0) + "\r\n" }.joined()
  }

  /// The lines of a text, whatever ends them. Other control characters are left out.
  private static func lines(of text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: lines.append([])
      case 0x09: lines[lines.count - 1].append(byte)
      case ..<0x20, 0x7F: break
      default: lines[lines.count - 1].append(byte)
      }
      previous = byte
    }
    return lines
  }

  private static func line(_ bytes: [UInt8]) -> String {
    var result = ""
    var width = 0
    for (place, byte) in bytes.enumerated() {
      let isLast = place == bytes.count - 1
      let piece = isPlain(byte, isLast: isLast) && !startsMailbox(bytes, at: place) ? plain(byte) : hexadecimal(byte)
      if width + piece.utf8.count > 75 {
        result += "=\r\n"
        width = 0
      }
      result += piece
      width += piece.utf8.count
    }
    return result
  }

  /// A space or a tab at the end of a line is lost on some ways.
  private static func isPlain(_ byte: UInt8, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "="): false
    case 0x20, 0x09: !isLast
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// "From " at the start of a line begins another message in some mailboxes, and a lone dot ends one on some ways.
  private static func startsMailbox(_ bytes: [UInt8], at place: Int) -> Bool {
    place == 0 && (bytes.starts(with: Array("From ".utf8)) || bytes.first == UInt8(ascii: "."))
  }

  private static func plain(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "=0\(digits)" : "=\(digits)"
  }
}
