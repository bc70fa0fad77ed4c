import ShowroomText

/// One argument of a command that has its place by order.
public struct ArgumentDefinition: Sendable, Hashable {
  /// How many words it takes.
  public enum Arity: Sendable, Hashable {
    /// One word, which must be there.
    case required
    /// One word, which may be left out.
    case optional
    /// All words that are left, at least one.
    case rest
    /// All words that are left, if any.
    case optionalRest
  }

  /// What help calls it, such as `CAR`.
  public let title: Localized
  /// What it takes.
  public let kind: ValueKind
  public let arity: Arity

  init(_ kind: ValueKind, _ arity: Arity = .required, en: String, de: String) {
    title = Localized(en: en, de: de)
    self.kind = kind
    self.arity = arity
  }

  /// Whether it takes all words that are left.
  var takesRest: Bool { arity == .rest || arity == .optionalRest }

  /// Whether it may be left out.
  var isOptional: Bool { arity == .optional || arity == .optionalRest }

  /// As the usage of a command shows it.
  var usage: Localized {
    let dots = takesRest ? "…" : ""
    let shown = Localized(en: title[.en] + dots, de: title[.de] + dots)
    return isOptional ? Localized(en: "[\(shown[.en])]", de: "[\(shown[.de])]") : shown
  }
}
