/// How a name sounds, for names that are heard and then spelt: porsha, hunday, sitroen, pewgeo, cash kai.
///
/// A key of our own, made for the names of European, American and Asian makes in English and German mouths: consonants
/// that are taken for each other share a sign (c before e is s, ph and v are f, sch, sh and ch are x, q is k), r is
/// mute where no vowel follows, h always, and so are the final t of French names and the u of qu and gu. Vowels in a row
/// become one of three: e (e, i, y, ai), o (o, u, au, eu) and a.
public struct SoundKey: Hashable, Sendable {
  /// Consonants and vowels.
  public let full: String
  /// The consonants alone, after an `a` for a vowel at the beginning: what the word is looked up by.
  public let consonants: String

  /// The key of a folded word of letters; nil where it is too short to tell anything.
  public init?(_ word: String) {
    let letters = Array(word.utf8)
    guard letters.count >= 3, letters.count <= EditDistance.greatestLength, letters.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    var reader = SoundReader(letters)
    let sounds = reader.read()
    full = String(decoding: sounds, as: UTF8.self)
    var rest = sounds.filter { !SoundReader.isVowelSign($0) }
    if let first = sounds.first, SoundReader.isVowelSign(first) { rest.insert(UInt8(ascii: "a"), at: 0) }
    guard rest.count >= 2 else { return nil }
    consonants = String(decoding: rest, as: UTF8.self)
  }

  /// Whether two words sound alike: the same consonants, and vowels that differ in one place at most, in two for words
  /// of six sounds or more; where there are only two consonants the vowels must agree.
  public func isLike(_ other: SoundKey) -> Bool {
    guard consonants == other.consonants else { return false }
    if full == other.full { return true }
    guard consonants.utf8.count(where: { !SoundReader.isVowelSign($0) }) > 2 else { return false }
    let limit = min(full.utf8.count, other.full.utf8.count) >= 6 ? 2 : 1
    return EditDistance.between(full, other.full, limit: limit) != nil
  }
}

/// Reads the sounds of a word from its letters. Signs are capital letters for consonants and `e`, `o`, `a` for vowels.
private struct SoundReader {
  private let letters: [UInt8]
  private var at = 0
  private var sounds: [UInt8] = []

  init(_ letters: [UInt8]) {
    self.letters = letters
  }

  static func isVowelSign(_ sign: UInt8) -> Bool { sign >= UInt8(ascii: "a") }

  mutating func read() -> [UInt8] {
    dropMuteEnding()
    while at < end {
      if isVowel(at) { readVowels() } else { readConsonant() }
    }
    return sounds
  }

  /// Where the word ends for the ear.
  private lazy var end = letters.count

  private mutating func dropMuteEnding() {
    end = letters.count
    guard end >= 5 else { return }
    if ends("ault") || ends("aults") { end -= ends("s") ? 3 : 2 }
    if ends("ot") || ends("et") { end -= 1 }
  }

  private func ends(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { letters.count >= $0.count && letters.suffix($0.count).elementsEqual($0) }
  }

  private func letter(_ index: Int) -> UInt8 { index >= 0 && index < letters.count ? letters[index] : 0 }

  private func isVowel(_ index: Int) -> Bool {
    guard index >= 0, index < letters.count else { return false }
    switch letters[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      return true
    default: return false
    }
  }

  private func isSoft(_ index: Int) -> Bool {
    let next = letter(index)
    return next == UInt8(ascii: "e") || next == UInt8(ascii: "i") || next == UInt8(ascii: "y")
  }

  private mutating func emit(_ sign: Unicode.Scalar) {
    let sign = UInt8(truncatingIfNeeded: sign.value)
    if sounds.last != sign { sounds.append(sign) }
  }

  private mutating func emit(_ sign: Unicode.Scalar, taking count: Int) {
    emit(sign)
    at += count
  }

  private mutating func readVowels() {
    let start = at
    while at < end, isVowel(at) || letter(at) == UInt8(ascii: "h") && isVowel(at + 1) { at += 1 }
    var last = letter(at - 1)
    if letter(at) == UInt8(ascii: "w"), at < end, !isVowel(at + 1) {
      last = UInt8(ascii: "w")
      at += 1
    }
    let isFinal = at >= end || at == end - 1 && letter(at) == UInt8(ascii: "r")
    switch last {
    case UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "w"): emit("o")
    case UInt8(ascii: "a"): emit("a")
    case UInt8(ascii: "e") where isFinal && at - start == 1 && start > 0: emit("a")
    default: emit("e")
    }
  }

  private mutating func readConsonant() {
    let this = letter(at)
    let next = letter(at + 1)
    switch this {
    case UInt8(ascii: "c"): readC(next)
    case UInt8(ascii: "s"): readS(next)
    case UInt8(ascii: "t"): readT(next)
    case UInt8(ascii: "g"): readG(next)
    case UInt8(ascii: "d"): readD(next)
    case UInt8(ascii: "p") where next == UInt8(ascii: "h"): emit("F", taking: 2)
    case UInt8(ascii: "q"): emit("K", taking: next == UInt8(ascii: "u") && isVowel(at + 2) ? 2 : 1)
    case UInt8(ascii: "k"): emit("K", taking: 1)
    case UInt8(ascii: "v"), UInt8(ascii: "f"): emit("F", taking: 1)
    case UInt8(ascii: "w"): readW(next)
    case UInt8(ascii: "x"): readX()
    case UInt8(ascii: "z"): emit("S", taking: 1)
    case UInt8(ascii: "r"): readR()
    case UInt8(ascii: "h"): at += 1
    default: emit(Unicode.Scalar(this & 0xDF), taking: 1)
    }
  }

  private mutating func readC(_ next: UInt8) {
    if next == UInt8(ascii: "h") {
      let after = letter(at + 2)
      emit(after == UInt8(ascii: "r") || after == UInt8(ascii: "l") ? "K" : "X", taking: 2)
    } else if next == UInt8(ascii: "i"), isVowel(at + 2), letter(at + 2) != UInt8(ascii: "e") {
      emit("X", taking: 2)
    } else {
      emit(isSoft(at + 1) ? "S" : "K", taking: next == UInt8(ascii: "k") ? 2 : 1)
    }
  }

  private mutating func readS(_ next: UInt8) {
    if next == UInt8(ascii: "c"), letter(at + 2) == UInt8(ascii: "h") {
      emit("X", taking: 3)
    } else if next == UInt8(ascii: "h") {
      emit("X", taking: 2)
    } else {
      emit("S", taking: next == UInt8(ascii: "c") && isSoft(at + 2) ? 2 : 1)
    }
  }

  private mutating func readT(_ next: UInt8) {
    if next == UInt8(ascii: "c"), letter(at + 2) == UInt8(ascii: "h") {
      emit("X", taking: 3)
    } else if next == UInt8(ascii: "s") || next == UInt8(ascii: "z") {
      at += 1
    } else {
      emit("T", taking: next == UInt8(ascii: "h") ? 2 : 1)
    }
  }

  private mutating func readG(_ next: UInt8) {
    let after = letter(at + 2)
    if next == UInt8(ascii: "i"), after == UInt8(ascii: "u") || after == UInt8(ascii: "o") || after == UInt8(ascii: "a")
    {
      emit("J", taking: 2)
    } else {
      let isMuteNext = next == UInt8(ascii: "h") || next == UInt8(ascii: "u") && isVowel(at + 2)
      emit("G", taking: isMuteNext || next == UInt8(ascii: "w") ? 2 : 1)
    }
  }

  private mutating func readD(_ next: UInt8) {
    if next == UInt8(ascii: "g"), isSoft(at + 2) {
      emit("J", taking: 2)
    } else {
      emit("D", taking: 1)
    }
  }

  private mutating func readW(_ next: UInt8) {
    if at == 0, next == UInt8(ascii: "r") {
      at += 1
    } else {
      emit("F", taking: 1)
    }
  }

  private mutating func readX() {
    if at > 0 { emit("K") }
    emit("S", taking: 1)
  }

  /// Mute where no vowel follows: lamborghini and lambogini, mercedes and mecedes.
  private mutating func readR() {
    if isVowel(at + 1), at + 1 < end || at + 1 < letters.count { emit("R") }
    at += 1
  }
}
