/// One form for all spellings of a word, so that two spellings can be compared.
///
/// Three stages, from strict to loose:
///
/// 1. ``fold(_:)``: case, marks on Latin letters (ä = a, š = s, ø = o, ł = l), ß = ss, æ = ae, þ = th, full-width
///    letters; apostrophes, combining marks, zero-width and control characters are dropped. Words that fold to the
///    same text are the same word.
/// 2. ``transcription(_:)``: as above, but ä, ö, ü become ae, oe, ue: how Germans type without the keys for them.
///    ``keys(_:)`` gives both, and words that share a key are the same word: Käfer = kaefer = kafer. Nothing that is
///    not an umlaut changes, so `duell` and `poet` keep their letters.
/// 3. ``collapse(_:)``: ae, oe, ue become a, o, u, wherever no vowel or q stands before (so `neue` and `queue` stay).
///    For names only, as the last resort after stages 1 and 2 have found nothing, since it makes `duell` and `dull`
///    alike.
///
/// The public names of characters in Unicode tell the base letter of each Latin letter; the standard library has no
/// normalisation to do it with.
public enum Folding {
  /// Stage 1. Spaces and punctuation stay as they are. Linear in the length of `text`; folding again changes nothing.
  public static func fold(_ text: String) -> String {
    folded(text, umlautsAsPairs: false)
  }

  /// The folded words of a text: letters and digits, parted by all else.
  public static func words(_ text: String) -> [String] {
    fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether each word of `said` is, as a whole, one of `text`, in any order; true where nothing is said.
  public static func hasWords(_ text: String, of said: String) -> Bool {
    Set(words(text)).isSuperset(of: words(said))
  }

  /// Stage 2: as ``fold(_:)``, with ä, ö, ü as ae, oe, ue.
  public static func transcription(_ text: String) -> String {
    folded(text, umlautsAsPairs: true)
  }

  /// The folded form, and the transcription where it differs.
  public static func keys(_ text: String) -> [String] {
    let first = fold(text)
    let second = transcription(text)
    return first == second ? [first] : [first, second]
  }

  /// Stage 3, for text that is folded already. Not the same as equality: see above.
  public static func collapse(_ folded: String) -> String {
    guard hasUmlautPair(folded) else { return folded }
    var result: [UInt8] = []
    result.reserveCapacity(folded.utf8.count)
    var before: UInt8 = 0
    for byte in folded.utf8 {
      let isSecondOfPair = byte == UInt8(ascii: "e") && isUmlautBase(result.last) && !isVowelOrQ(before)
      if isSecondOfPair {
        before = byte
        continue
      }
      before = result.last ?? 0
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Most words have none, and are done with.
  private static func hasUmlautPair(_ folded: String) -> Bool {
    var last: UInt8?
    for byte in folded.utf8 {
      if byte == UInt8(ascii: "e"), isUmlautBase(last) { return true }
      last = byte
    }
    return false
  }

  private static func isUmlautBase(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "a") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "u")
  }

  private static func isVowelOrQ(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "q"):
      true
    default: false
    }
  }

  private static func folded(_ text: String, umlautsAsPairs: Bool) -> String {
    if text.utf8.allSatisfy(isFoldedASCII) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      LetterFolding.append(scalar, umlautsAsPairs: umlautsAsPairs, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isFoldedASCII(_ byte: UInt8) -> Bool {
    byte < 0x7F && byte >= 0x20 && !(0x41...0x5A).contains(byte) && byte != 0x27 && byte != 0x60
      || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
