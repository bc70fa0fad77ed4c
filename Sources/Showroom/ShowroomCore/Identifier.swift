/// The number under which an entity is stored; typed, so that a car's number can not stand for a customer's.
public struct Identifier<Entity>: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByIntegerLiteral
{
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// - Parameter rawValue: the stored number, 1 or greater.
  public init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }

  public init(integerLiteral value: Int64) {
    rawValue = value
  }

  /// Reads a number as a person types it, with or without the `#` that it is printed with; nil where it is none.
  public init?(_ text: some StringProtocol) {
    let digits = text.first == "#" ? Substring(text.dropFirst()) : Substring(text)
    guard let number = Int64(digits), number > 0 else { return nil }
    rawValue = number
  }

  public var description: String { String(rawValue) }

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
