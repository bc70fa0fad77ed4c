/// Keys under which a word is found in spite of slips: what is left of it when up to two letters are taken away.
///
/// Two words at most two slips apart share such a rest (symmetric deletion: W. Garbe, SymSpell, 2012). Only the first
/// seven letters count, so a word has at most 29 keys, whatever its length.
public enum DeletionKeys {
  static let prefixLength = 7

  /// The keys of a word, each once.
  /// - Parameter slips: 0, 1 or 2.
  public static func keys(of word: String, slips: Int) -> Set<Int64> {
    let letters = Array(word.utf8.prefix(prefixLength))
    var keys: Set<Int64> = [hash(letters, 0, salt: typoSalt)]
    guard slips > 0 else { return keys }
    for first in letters.indices {
      keys.insert(hash(letters, 1 << first, salt: typoSalt))
      guard slips > 1 else { continue }
      for second in letters.indices where second > first {
        keys.insert(hash(letters, 1 << first | 1 << second, salt: typoSalt))
      }
    }
    return keys
  }

  /// The key for a word's sound, in the same table as the others.
  public static func key(ofSound consonants: String) -> Int64 {
    hash(Array(consonants.utf8), 0, salt: soundSalt)
  }

  private static let typoSalt: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let soundSalt: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// FNV-1a without the letters that `left` marks, folded to 40 bits: short in the store, and rarely shared by chance.
  private static func hash(_ letters: [UInt8], _ left: Int, salt: UInt64) -> Int64 {
    var hash = salt
    for (index, letter) in letters.enumerated() where left >> index & 1 == 0 {
      hash = (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01b3
    }
    return Int64((hash ^ hash >> 40) & 0xff_ffff_ffff)
  }
}
