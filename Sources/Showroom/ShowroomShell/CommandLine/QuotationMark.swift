/// The marks that open and close a quotation, straight and typographic.
enum QuotationMark {
  /// The kinds of quotation: single marks may be apostrophes too.
  enum Kind {
    case single, double
  }

  /// The kind of quotation that a character opens, nil for any other character.
  static func opened(by scalar: Unicode.Scalar) -> Kind? {
    switch scalar {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": .double
    case "'", "\u{2018}", "\u{201A}", "\u{2019}": .single
    default: nil
    }
  }

  /// Whether a character closes what another opened. A keyboard that makes marks typographic may miss one of a pair.
  static func closes(_ opening: Unicode.Scalar, with scalar: Unicode.Scalar) -> Bool {
    switch opening {
    case "\"": scalar == "\""
    case "\u{201C}", "\u{201D}", "\u{201E}": scalar == "\u{201C}" || scalar == "\u{201D}" || scalar == "\""
    case "\u{AB}": scalar == "\u{BB}"
    case "\u{BB}": scalar == "\u{AB}"
    default: scalar == "'" || scalar == "\u{2018}" || scalar == "\u{2019}"
    }
  }

  /// Whether a character is a quotation mark at all.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { opened(by: scalar) != nil }
}
