/// What a program names a booking by when it asks for it, so that asking twice books once.
public struct RequestKey: Hashable, Sendable {
  /// The name, 200 characters at most.
  public let name: String
  /// A check sum of what was asked for, so that the same name for something else is noticed.
  public let content: String

  public static let longest = 200

  /// - Parameters:
  ///   - name: nil comes of an empty one, or one that is too long.
  ///   - parts: what was asked for, in an order that is always the same.
  public init?(_ name: String, parts: [String]) {
    guard !name.isEmpty, name.unicodeScalars.count <= Self.longest else { return nil }
    self.name = name
    content = Self.sum(parts)
  }

  public init(name: String, content: String) {
    self.name = name
    self.content = content
  }

  /// FNV-1a, 64 bits (draft-eastlake-fnv), over the parts and a byte between them that no UTF-8 text has.
  private static func sum(_ parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in Array(part.utf8) + [0xFF] {
        hash ^= UInt64(byte)
        hash &*= 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }
}
