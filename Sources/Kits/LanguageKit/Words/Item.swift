/// A token, or several that mean something together, with all that it can mean.
struct Item: Sendable {
  var lexeme: Lexeme
  /// The tokens of the phrase that the item was made from.
  var tokens: Range<Int>
  /// Whether the item before ends where this one begins.
  var isGlued = false
  /// For digits, how many.
  var digitCount = 0
  /// For digits, the number; 0 for those with more than nine.
  var value = 0
  /// For punctuation, the mark.
  var mark: UInt8 = 0
  /// For a word, how many letters.
  var letterCount = 0

  /// For a word, what it abbreviates in a duration of ISO 8601.
  var iso: ISOLetters?

  static let none = Item(lexeme: Lexeme(), tokens: 0..<0)

  func has(_ roles: Roles) -> Bool { !lexeme.roles.isDisjoint(with: roles) }

  func isMark(_ scalar: Unicode.Scalar) -> Bool { mark == UInt8(truncatingIfNeeded: scalar.value) }
}
