/// What a person said or typed, cut into tokens.
///
/// A token is a run of letters, a run of digits, or one mark of punctuation that can matter; spaces and all other
/// characters only divide. Letters and digits are cut apart ("3pm", "i20", "mar3"), and so is everything at hyphens,
/// dots and slashes ("T-Roc", "ID.3", "2019-sep-1"); ``Token/isGlued`` remembers what stood together without a space.
public struct Phrase: Sendable, Hashable {
  /// One piece of a phrase.
  public struct Token: Sendable, Hashable {
    /// What a token is made of.
    public enum Kind: Sendable, Hashable {
      /// Letters.
      case word
      /// The digits 0…9.
      case number
      /// One of `: . / - , ; + &`; dashes of every kind are `-`.
      case punctuation
    }

    /// What the token is made of.
    public let kind: Kind
    /// The token after ``Folding/fold(_:)``.
    public let folded: String
    /// Where the token stands in the text, as offsets into its UTF-8.
    public let range: Range<Int>
    /// Whether the token before ends where this one begins.
    public let isGlued: Bool
  }

  /// At most this many tokens are kept; what follows is left out and ``isTruncated`` is set.
  public static let greatestTokenCount = 2048

  /// The text as it was given.
  public let text: String
  /// The tokens, in order.
  public let tokens: [Token]
  /// Whether the text had more tokens than ``greatestTokenCount``.
  public let isTruncated: Bool

  /// Cuts `text` into tokens, in time linear in its length.
  public init(_ text: String) {
    var tokenizer = Tokenizer(limit: Self.greatestTokenCount)
    var native = text
    native.withUTF8 { tokenizer.run(over: $0) }
    self.text = text
    self.tokens = tokenizer.tokens
    self.isTruncated = tokenizer.isTruncated
  }

  /// The words of a token range as they were written, from the first token through the last.
  public func original(_ range: Range<Int>) -> Substring {
    let held = range.clamped(to: tokens.indices)
    guard let first = held.first, let last = held.last else { return "" }
    return original(utf8: tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  private func original(utf8 range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.upperBound - range.lowerBound)
    return text[start..<end]
  }
}
