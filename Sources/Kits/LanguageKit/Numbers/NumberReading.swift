import Glibc

/// A number that was found in a phrase.
public struct NumberReading: Sendable, Hashable {
  /// How the number was said.
  public enum Kind: Sendable, Hashable {
    /// "three", "42".
    case cardinal
    /// "third", "3rd", "dritten".
    case ordinal
    /// "half", "three quarters", "one and a half", "fünfeinhalb".
    case fraction
    /// "2.5", "two point five", "2,5".
    case decimal
    /// "a couple of".
    case vague
    /// Digits one after another: "three twenty" for 320, "one ten" for 110.
    case spokenDigits
  }

  /// The value; halves and quarters are exact.
  public let value: Double
  /// How it was said.
  public let kind: Kind
  /// The tokens that it was read from.
  public let tokens: Range<Int>

  /// A number read from tokens.
  public init(value: Double, kind: Kind, tokens: Range<Int>) {
    self.value = value
    self.kind = kind
    self.tokens = tokens
  }

  /// The value as a whole number; nil for fractions and for what is too great.
  public var integer: Int? { Int(exactly: value) }
}
