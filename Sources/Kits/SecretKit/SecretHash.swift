import CCrypt

/// The salted hash of a secret, in the form of crypt(5): `$y$…`, yescrypt at the cost that the library recommends.
///
/// A hash can be stored; the secret can not be had back from it, and trying many secrets takes long.
public struct SecretHash: Hashable, Sendable {
  /// The form that is stored.
  public let text: String

  /// A hash that was stored.
  public init(text: String) {
    self.text = text
  }

  /// Hashes a secret with a fresh salt; nil where the system has no yescrypt or no memory. Takes some 10 ms by intent.
  public init?(of secret: String) {
    guard let setting = Self.filled({ showroom_crypt_setting("$y$", $0, $1) }),
      let hash = Self.hash(of: secret, setting)
    else { return nil }
    text = hash
  }

  /// Whether this is the hash of a secret. How long it takes does not tell how much of the secret is right.
  public func isHash(of secret: String) -> Bool {
    guard let other = Self.hash(of: secret, text) else { return false }
    return Self.areEqual(Array(other.utf8), Array(text.utf8))
  }

  /// Compares all bytes, wherever the first difference is.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hash(of secret: String, _ setting: String) -> String? {
    filled { showroom_crypt(secret, setting, $0, $1) }
  }

  /// The text that a C function puts into a buffer, if it says that it did.
  private static func filled(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(CRYPT_OUTPUT_SIZE))
    let isDone = buffer.withUnsafeMutableBufferPointer { fill($0.baseAddress, Int32($0.count)) } == 1
    guard isDone else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
