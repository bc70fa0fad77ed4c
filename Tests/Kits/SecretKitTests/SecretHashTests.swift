import Testing

@testable import SecretKit

@Suite("The hash of a secret")
struct SecretHashTests {
  @Test("is yescrypt's, and holds nothing of the secret")
  func form() throws {
    let hash = try #require(SecretHash(of: "48151623"))
    #expect(hash.text.hasPrefix("$y$"))
    #expect(!hash.text.contains("48151623"))
  }

  @Test("knows its secret again, also when it was stored, and no other")
  func verification() throws {
    let hash = SecretHash(text: try #require(SecretHash(of: "2468")).text)
    #expect(hash.isHash(of: "2468"))
    for wrong in ["2469", "246", "24680", "", " 2468", "２４６８"] { #expect(!hash.isHash(of: wrong), "\(wrong)") }
  }

  @Test("is another for each salt")
  func salt() throws {
    let hashes = try (0..<3).map { _ in try #require(SecretHash(of: "1111")).text }
    #expect(Set(hashes).count == 3)
  }

  @Test("of a broken file opens nothing", arguments: ["", "*0", "$y$", "$y$j9T$", "1234", "$9$x$y"])
  func broken(text: String) {
    #expect(!SecretHash(text: text).isHash(of: "1234"))
    #expect(!SecretHash(text: text).isHash(of: ""))
  }

  @Test("is compared to its end, wherever the first difference is")
  func comparison() {
    #expect(SecretHash.areEqual([1, 2, 3], [1, 2, 3]))
    for other: [UInt8] in [[0, 2, 3], [1, 2, 4], [1, 2], [1, 2, 3, 4], []] {
      #expect(!SecretHash.areEqual([1, 2, 3], other))
    }
  }
}
