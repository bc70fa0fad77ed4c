/// An address of an e-mail with the name of whoever it belongs to.
public struct MailAddress: Hashable, Sendable {
  /// The name as it is shown; empty for none.
  public let name: String
  /// The address alone: a dot-atom, an at sign, a domain (RFC 5322, 3.4.1).
  public let address: String

  /// - Returns: nil for an address that mail programs read differently, or not at all: with quotation marks, comments,
  ///   letters beyond ASCII, a domain in brackets, or more than 254 octets (RFC 5321, 4.5.3.1.3).
  public init?(name: String = "", address: String) {
    let parts = address.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, address.utf8.count <= 254, parts[0].count <= 64, Self.isDotAtom(parts[0]),
      Self.isDomain(parts[1]), parts[0].first != UInt8(ascii: "-")
    else { return nil }
    self.name = name
    self.address = address
  }

  private static func isDotAtom(_ bytes: String.UTF8View.SubSequence) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy(isAtomText)
    }
  }

  /// Letters, digits and the marks that need no quotation (RFC 5322, 3.2.3).
  private static func isAtomText(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || Array("!#$%&'*+-/=?^_`{|}~".utf8).contains(byte)
  }

  private static func isDomain(_ bytes: String.UTF8View.SubSequence) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.count <= 63 && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// As it stands in a header.
  var headerText: String {
    let shown = HeaderText(name)
    return shown.isEmpty ? address : "\(shown.phrase)\r\n <\(address)>"
  }
}
