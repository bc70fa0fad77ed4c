import LanguageKit

/// An amount of money as people write it.
public struct Euros: Hashable, Sendable {
  /// Whole euros; cents are rounded off.
  public let amount: Int

  /// Reads "19990", "19.990 €", "EUR 19,990.00", "19 990", "19990,-"; nil for anything else.
  public init?(_ text: String) {
    var digits = ""
    for word in NameWord.cut(text) {
      switch word.kind {
      case .digits: digits += word.text
      case .decimal: digits += word.text
      case .letters where Self.names.contains(word.text): continue
      case .letters, .mixed: return nil
      }
    }
    guard let amount = Self.amount(digits) else { return nil }
    self.amount = amount
  }

  /// What the euro is called, and its signs.
  static let names: Set<String> = ["eur", "euro", "euros"]

  /// The number that digits with points or commas stand for, rounded: a mark before the last one or two digits parts the
  /// cents, every other one parts thousands. Nil for no number, or one of more than nine digits.
  static func amount(_ text: String) -> Int? {
    let groups = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let first = groups.first, !first.isEmpty else { return nil }
    var whole = String(first)
    var cents = 0
    for (place, group) in groups.enumerated().dropFirst() {
      if group.utf8.count == 3 {
        whole += group
      } else if place == groups.count - 1, group.utf8.count <= 2, let value = Int(group) {
        cents = group.utf8.count == 1 ? value * 10 : value
      } else {
        return nil
      }
    }
    guard whole.utf8.count <= 9, let value = Int(whole) else { return nil }
    return value + (cents >= 50 ? 1 : 0)
  }
}
