/// One parameter of an intent: what was said for it, what it was settled to, and the words that it came from.
///
/// A value never holds the raw words; they stand beside it, so that `why` can show them.
public struct Parameter<Said: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was said, before it is looked up: a name, a day, a length.
  public private(set) var said: Said?
  /// What it was settled to.
  public private(set) var value: Value?
  /// The words that it came from, as they were typed.
  public private(set) var words: String?

  /// A parameter that holds nothing.
  public init() {}

  /// A parameter that was said and is still to be resolved.
  public init(said: Said, words: String? = nil) {
    self.said = said
    self.words = words
  }

  /// A parameter that is settled.
  public init(value: Value, words: String? = nil) {
    self.value = value
    self.words = words
  }

  /// Whether nothing was said and nothing is settled.
  public var isEmpty: Bool { said == nil && value == nil }

  /// Replaces all by something new to be resolved.
  public mutating func say(_ said: Said, words: String? = nil) {
    self = Parameter(said: said, words: words)
  }

  /// Settles the parameter; what was said and its words stay, for `why`.
  public mutating func settle(_ value: Value) {
    self.value = value
  }

  /// Goes back to what was said, to be resolved anew after another parameter changed.
  public mutating func unsettle() {
    if said != nil { value = nil }
  }
}
