/// What one character becomes when a text is folded.
enum LetterFolding {
  /// Appends the folded form of `scalar` as UTF-8; nothing for what folding drops.
  static func append(_ scalar: Unicode.Scalar, umlautsAsPairs: Bool, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      appendASCII(UInt8(truncatingIfNeeded: scalar.value), to: &bytes)
    } else if umlautsAsPairs, let pair = umlautPair(scalar) {
      bytes.append(contentsOf: pair.utf8)
    } else if let common = commonLetter(scalar) {
      bytes.append(contentsOf: common.utf8)
    } else {
      appendRare(scalar, to: &bytes)
    }
  }

  private static func appendASCII(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x41...0x5A: bytes.append(byte | 0x20)
    case 0x27, 0x60, 0x7F: break
    case 0x00..<0x20 where byte != 0x09 && byte != 0x0A && byte != 0x0D: break
    default: bytes.append(byte)
    }
  }

  private static func umlautPair(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ä", "Ä": "ae"
    case "ö", "Ö": "oe"
    case "ü", "Ü": "ue"
    default: nil
    }
  }

  /// The letters that German and its neighbours use, without the cost of a look-up by name.
  private static func commonLetter(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ä", "Ä", "á", "à", "â", "å", "ã": "a"
    case "é", "è", "ê", "ë", "É": "e"
    case "ö", "Ö", "ó", "ô", "ø", "Ø": "o"
    case "ü", "Ü", "ú", "û": "u"
    case "ß", "ẞ": "ss"
    case "š", "Š": "s"
    case "ç", "č": "c"
    case "ñ": "n"
    case "’", "‘", "´", "ʼ", "′": ""
    default: nil
    }
  }

  private static func appendRare(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: return
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      bytes.append(contentsOf: letterByName(scalar).utf8)
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  private static func letterByName(_ scalar: Unicode.Scalar) -> String {
    if (0xFF10...0xFF19).contains(scalar.value) { return String(scalar.value - 0xFF10) }
    if let special = specials[scalar] { return special }
    if let name = scalar.properties.name, let base = latinBase(name) { return base }
    guard let lower = lowercased(scalar) else { return String(scalar) }
    return lower.isASCII ? String(lower) : letterByName(lower)
  }

  /// The lower case where that is another character, and only one.
  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard lower.count == 1, let first = lower.first, first != scalar else { return nil }
    return first
  }

  private static let specials: [Unicode.Scalar: String] = [
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "þ": "th", "Þ": "th", "ð": "d", "Ð": "d", "ı": "i", "ŋ": "n",
    "Ŋ": "n", "ĸ": "k", "ĳ": "ij", "Ĳ": "ij", "ſ": "s", "ǆ": "dz", "Ǆ": "dz", "ǅ": "dz", "ǉ": "lj", "Ǉ": "lj",
    "ǈ": "lj", "ǌ": "nj", "Ǌ": "nj", "ǋ": "nj",
  ]

  /// `LATIN SMALL LETTER S WITH CARON` → `s`, `FULLWIDTH LATIN CAPITAL LETTER A` → `a`; nil for all else.
  private static func latinBase(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard let latin = words.firstIndex(of: "LATIN"), words.count >= latin + 4, words[latin + 2] == "LETTER" else {
      return nil
    }
    let letter = words[latin + 3]
    let isPlain = words.count == latin + 4 || words[latin + 4] == "WITH"
    guard letter.utf8.count == 1, isPlain else { return nil }
    return letter.lowercased()
  }
}
