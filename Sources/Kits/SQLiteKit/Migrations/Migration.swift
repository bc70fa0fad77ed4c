/// One step of a schema: never changed once it has shipped, only followed by the next.
public struct Migration: Sendable {
  /// Its place in the list, from 1.
  public let number: Int
  /// What it does, in a word or two.
  public let name: String
  private let text: @Sendable () -> String

  /// A step with its SQL, which is only asked for when it is needed: an up-to-date file costs no reading of it.
  public init(number: Int, name: String, sql: @autoclosure @escaping @Sendable () -> String) {
    self.number = number
    self.name = name
    text = sql
  }

  /// The SQL script.
  public var sql: String { text() }

  /// A fingerprint of the script, 16 hexadecimal digits.
  public var checksum: String { Self.checksum(sql) }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo; <http://www.isthe.com/chongo/tech/comp/fnv/>).
  ///
  /// It notices what is changed by accident, and that is what it is for: who wants to deceive could change the recorded
  /// fingerprint as well, whatever its kind. SQLite has no hash function built in, and this one is four lines.
  static func checksum(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      // Indices instead of an iterator: a build without optimisation, as the tests have it, takes a fifth of the time.
      var place = 0
      while place < bytes.count {
        hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01b3
        place += 1
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
