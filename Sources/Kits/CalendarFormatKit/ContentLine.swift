/// One line of an iCalendar file, before it is folded.
struct ContentLine {
  private var text: String

  /// A line whose value is written as it is: numbers, times, and words of the standard.
  init(_ name: String, _ value: String) {
    text = "\(name):\(value)"
  }

  /// A line whose value is any text.
  init(_ name: String, text value: String) {
    text = "\(name):\(Self.escaped(value))"
  }

  /// A line about a person. An address that is not known still has to be a URI.
  init(_ name: String, person: CalendarEvent.Person, parameters: String = "") {
    let address = person.email.map { "mailto:\(Self.addressPart($0))" } ?? "invalid:nomail"
    text = "\(name);CN=\"\(Self.quotable(person.name))\"\(parameters):\(address)"
  }

  /// The greatest length of a line without its end, in octets (RFC 5545, 3.1).
  static let longest = 75

  /// The line with its end, broken before the 76th octet and never within a code point.
  var folded: String {
    var result = ""
    var length = 0
    for scalar in text.unicodeScalars {
      let size = UTF8.width(scalar)
      if length + size > Self.longest {
        result += "\r\n "
        length = 1
      }
      result.unicodeScalars.append(scalar)
      length += size
    }
    return result + "\r\n"
  }

  /// A text as RFC 5545, 3.3.11 has it: a line break becomes `\n`, other control characters go.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += ["\\", scalar]
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += ["\\", "n"]
      case _ where isControl(scalar): break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// A parameter's value, to stand in quotation marks, which it can not hold itself.
  private static func quotable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append("'")
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
      case _ where isControl(scalar): break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// An address as part of a URI: what is not plain in one is written by its octets (RFC 6068, 2).
  private static func addressPart(_ address: String) -> String {
    var result = ""
    for octet in address.utf8 {
      let scalar = Unicode.Scalar(octet)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789.@_-+!*$'".unicodeScalars.contains(scalar))
      let digits = String(octet, radix: 16, uppercase: true)
      result += isPlain ? String(scalar) : "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    return result
  }

  /// Control characters, and those that turn the order of what is read around for more than themselves.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
