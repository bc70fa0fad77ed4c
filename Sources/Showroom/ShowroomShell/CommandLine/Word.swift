/// One word of a line: what a person meant by it, and where it stands.
public struct Word: Sendable, Hashable {
  /// The word without its quotation marks and escapes.
  public let text: String
  /// Where it stands in its line, quotation marks included.
  public let range: Range<String.Index>
  /// Whether it begins with a quotation mark: such a word is one unit, and never an option.
  public let isQuoted: Bool

  public init(text: String, range: Range<String.Index>, isQuoted: Bool = false) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }

  /// Whether the word begins an option or ends all options.
  var looksLikeOption: Bool { !isQuoted && text.hasPrefix("--") }

  /// Whether the word says that no option follows.
  var endsOptions: Bool { !isQuoted && text == "--" }
}
