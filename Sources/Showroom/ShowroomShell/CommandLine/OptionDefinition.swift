import ShowroomText

/// One option of a command or of the program.
public struct OptionDefinition: Sendable, Hashable {
  /// The name without its dashes.
  public let name: String
  /// Other names for it.
  public let synonyms: [String]
  /// What it takes, nil for a flag.
  public let value: ValueKind?
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// What it does, in a few words.
  public let summary: Localized

  init(
    _ name: String, synonyms: [String] = [], _ value: ValueKind? = nil, isRepeatable: Bool = false, en: String,
    de: String
  ) {
    self.name = name
    self.synonyms = synonyms
    self.value = value
    self.isRepeatable = isRepeatable
    summary = Localized(en: en, de: de)
  }

  /// Whether the option goes by this name.
  func isNamed(_ name: some StringProtocol) -> Bool {
    self.name == name || synonyms.contains { $0 == name }
  }

  /// What is given to it, in its one spelling; nil for a flag.
  ///
  /// - Parameters:
  ///   - attached: what stood after `=`.
  ///   - next: takes the word after the option, where there is one that may be its value.
  func given(attached: String?, next: () -> String?) throws(CommandError) -> String? {
    guard let kind = value else {
      if let attached { throw .unexpectedValue(option: spelling, value: attached) }
      return nil
    }
    guard let given = attached ?? next() else { throw .missingValue(option: spelling, expected: kind) }
    guard let canonical = kind.canonical(given) else { throw .badValue(of: spelling, value: given, expected: kind) }
    return canonical
  }

  /// The option as typed: `--for`, or `-c` where its name is a single letter.
  public var spelling: String { Self.spelling(of: name) }

  static func spelling(of name: some StringProtocol) -> String {
    name.count == 1 ? "-\(name)" : "--\(name)"
  }
}
