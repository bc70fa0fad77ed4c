import LanguageKit

/// A telephone number or an e-mail address as a person types it to say who they are.
public struct ContactKey: Hashable, Sendable {
  private enum Kind: Hashable {
    case email(String)
    /// Digits as they are dialled; `isNational` where the country was left out.
    case phone(String, isNational: Bool)
  }

  private let kind: Kind

  /// - Returns: nil for text that is neither.
  public init?(_ text: String) {
    let folded = Folding.fold(text).filter { !$0.isWhitespace }
    if folded.contains("@") {
      guard folded.utf8.count <= 320 else { return nil }
      kind = .email(folded)
      return
    }
    let digits = folded.filter { ("0"..."9").contains($0) }
    guard (6...20).contains(digits.count), folded.allSatisfy({ ("0"..."9").contains($0) || "+-/().".contains($0) })
    else { return nil }
    if folded.hasPrefix("+") {
      kind = .phone(digits, isNational: false)
    } else if digits.hasPrefix("00") {
      kind = .phone(String(digits.dropFirst(2)), isNational: false)
    } else {
      kind = .phone(String(digits.drop { $0 == "0" }), isNational: true)
    }
  }

  /// Whether both are the same contact. A number without its country is the same as one with it.
  public func matches(_ other: ContactKey) -> Bool {
    switch (kind, other.kind) {
    case (.email(let one), .email(let two)): one == two
    case (.phone(let one, let isNational), .phone(let two, let otherIsNational)):
      isNational == otherIsNational ? one == two : isNational ? two.hasSuffix(one) : one.hasSuffix(two)
    default: false
    }
  }
}
