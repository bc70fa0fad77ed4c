/// Cuts UTF-8 into the tokens of a ``Phrase`` in one pass.
struct Tokenizer {
  private enum Class {
    case letter, digit, mark, dropped, space
  }

  private(set) var tokens: [Phrase.Token] = []
  private(set) var isTruncated = false
  private let limit: Int
  /// The folded bytes of the token that is open.
  private var open: [UInt8] = []
  private var openClass = Class.space
  private var openStart = 0
  /// Where the last token ended, after which nothing but dropped characters came.
  private var gluedTo = -1

  init(limit: Int) {
    self.limit = limit
    tokens.reserveCapacity(16)
    open.reserveCapacity(32)
  }

  mutating func run(over bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while position < bytes.count, !isTruncated {
      let byte = bytes[position]
      if byte < 0x80 {
        take(ascii: byte, at: position)
        position += 1
      } else {
        let (scalar, length) = Self.decode(bytes, at: position)
        take(scalar, at: position, length: length)
        position += length
      }
    }
    close(at: bytes.count)
  }

  private mutating func take(ascii byte: UInt8, at position: Int) {
    switch byte {
    case 0x61...0x7A: extend(.letter, byte, at: position)
    case 0x41...0x5A: extend(.letter, byte | 0x20, at: position)
    case 0x30...0x39: extend(.digit, byte, at: position)
    case 0x20, 0x09...0x0D: separate(at: position)
    case 0x27, 0x60: break
    case 0x00..<0x20, 0x7F: break
    case 0x3A, 0x2E, 0x2F, 0x2D, 0x2C, 0x3B, 0x2B, 0x26: mark(byte, at: position, length: 1)
    default: separate(at: position)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, at position: Int, length: Int) {
    if Self.isDash(scalar) { return mark(0x2D, at: position, length: length) }
    var folded: [UInt8] = []
    LetterFolding.append(scalar, umlautsAsPairs: false, to: &folded)
    guard let first = folded.first else { return }
    if (0x30...0x39).contains(first) { return extend(.digit, first, at: position) }
    if let fraction = Self.vulgarFraction(scalar) { return takeFraction(fraction, at: position, length: length) }
    guard first < 0x80 || scalar.properties.isAlphabetic else { return separate(at: position) }
    for byte in folded { extend(.letter, byte, at: position) }
  }

  /// `½` becomes a word of its own, named as in the tables of words.
  private mutating func takeFraction(_ name: String, at position: Int, length: Int) {
    close(at: position)
    for byte in name.utf8 { extend(.letter, byte, at: position) }
    close(at: position + length)
  }

  private mutating func extend(_ kind: Class, _ byte: UInt8, at position: Int) {
    if openClass != kind {
      close(at: position)
      openClass = kind
      openStart = position
    }
    open.append(byte)
  }

  private mutating func mark(_ byte: UInt8, at position: Int, length: Int) {
    close(at: position)
    openClass = .mark
    openStart = position
    open.append(byte)
    close(at: position + length)
  }

  private mutating func separate(at position: Int) {
    close(at: position)
    gluedTo = -1
  }

  private mutating func close(at end: Int) {
    guard openClass != .space else { return }
    append(end: end)
    open.removeAll(keepingCapacity: true)
    openClass = .space
    gluedTo = end
  }

  private mutating func append(end: Int) {
    guard tokens.count < limit else {
      isTruncated = true
      return
    }
    let kind: Phrase.Token.Kind = openClass == .letter ? .word : openClass == .digit ? .number : .punctuation
    let text = String(decoding: open, as: UTF8.self)
    tokens.append(Phrase.Token(kind: kind, folded: text, range: openStart..<end, isGlued: gluedTo >= 0))
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
  }

  private static func vulgarFraction(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "½": "½"
    case "¼": "¼"
    case "¾": "¾"
    default: nil
    }
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (Unicode.Scalar, Int) {
    let lead = bytes[position]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length where position + offset < bytes.count {
      value = value << 6 | UInt32(bytes[position + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
