/// A piece of a name, or of words that may hold one: folded letters and digits without anything between them.
///
/// Names are cut at spaces and at most punctuation. A hyphen, dot, underscore or colon inside a word cuts it too, and
/// the pieces remember that they were one word (`isJoined`): "T-Roc" is `t` and `roc`, joined. Letters and digits stay
/// together: "i20", "320d".
public struct NameWord: Hashable, Sendable {
  /// What a piece is made of.
  public enum Kind: Hashable, Sendable {
    case letters, digits
    /// Letters and digits: "a4", "320d".
    case mixed
    /// Digits with a point or comma inside: "1.4", "120.000".
    case decimal
  }

  /// The folded text.
  public let text: String
  public let kind: Kind
  /// Whether only a hyphen or the like stands between this piece and the one before.
  public let isJoined: Bool
  /// The value of a number word, nil for any other.
  public let number: Int?

  public init(text: String, kind: Kind, isJoined: Bool) {
    self.text = text
    self.kind = kind
    self.isJoined = isJoined
    number = kind == .letters ? NumberName.value(of: text) : nil
  }

  /// At most this many pieces of a text are read; the rest is left out.
  public static let greatestCount = 64

  /// At most this many bytes of a text are read.
  static let greatestLength = 2048

  /// Cuts a text into its pieces, in time linear in what is read of it.
  public static func cut(_ text: String) -> [NameWord] {
    var cutter = NameCutter()
    for scalar in Folding.fold(beginning(of: text)).unicodeScalars {
      cutter.take(scalar)
      if cutter.words.count >= greatestCount { break }
    }
    cutter.close()
    return Array(cutter.words.prefix(greatestCount))
  }

  private static func beginning(of text: String) -> String {
    guard text.utf8.count > greatestLength else { return text }
    return String(decoding: text.utf8.prefix(greatestLength), as: UTF8.self)
  }
}

/// Cuts folded text, a character at a time.
private struct NameCutter {
  private(set) var words: [NameWord] = []
  private var open = ""
  private var hasLetter = false
  private var hasDigit = false
  private var isDecimal = false
  private var isJoined = false
  /// A point or comma after a digit, which may turn out to stand inside a number.
  private var point: Unicode.Scalar?

  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": takeDigit(scalar)
    case "a"..."z": takeLetter(scalar)
    case ".", ",": takePoint(scalar)
    case "-", "_", "\u{2010}"..."\u{2013}": end(isJoined: true)
    case "€": takeSign("eur")
    case "£": takeSign("gbp")
    case "$": takeSign("usd")
    default:
      if scalar.value >= 0x80, scalar.properties.isAlphabetic {
        takeLetter(scalar)
      } else {
        end(isJoined: false)
      }
    }
  }

  /// A sign of money is a word of its own.
  private mutating func takeSign(_ word: String) {
    end(isJoined: false)
    words.append(NameWord(text: word, kind: .letters, isJoined: false))
  }

  private mutating func takePoint(_ scalar: Unicode.Scalar) {
    if hasDigit, !hasLetter, point == nil {
      point = scalar
    } else {
      end(isJoined: scalar == ".")
    }
  }

  private mutating func takeDigit(_ scalar: Unicode.Scalar) {
    if let point {
      isDecimal = true
      open.unicodeScalars.append(point)
      self.point = nil
    }
    hasDigit = true
    open.unicodeScalars.append(scalar)
  }

  private mutating func takeLetter(_ scalar: Unicode.Scalar) {
    if point != nil || isDecimal { end(isJoined: true) }
    hasLetter = true
    open.unicodeScalars.append(scalar)
  }

  private mutating func end(isJoined joined: Bool) {
    let isOpen = !open.isEmpty
    close()
    isJoined = joined && (isOpen || isJoined)
  }

  mutating func close() {
    point = nil
    guard !open.isEmpty else {
      isJoined = false
      return
    }
    let kind: NameWord.Kind = isDecimal ? .decimal : hasLetter ? (hasDigit ? .mixed : .letters) : .digits
    words.append(NameWord(text: open, kind: kind, isJoined: isJoined))
    open = ""
    (hasLetter, hasDigit, isDecimal, isJoined) = (false, false, false, false)
  }
}
