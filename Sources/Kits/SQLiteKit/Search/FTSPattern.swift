/// A pattern for `MATCH` in an FTS5 table, built from words so that no text of a user can be a syntax error or mean
/// more than itself: every word becomes a quoted string.
///
/// Grammar: <https://www.sqlite.org/fts5.html#full_text_query_syntax>.
public struct FTSPattern: Hashable, Sendable {
  /// Which of the words a row must hold.
  public enum Requirement: Sendable {
    /// Every one.
    case all
    /// At least one.
    case any
  }

  /// Which of the words may be the beginning of a longer one.
  public enum Prefixes: Sendable {
    /// None.
    case none
    /// The last, as it is still being typed.
    case last
    /// Each of them.
    case every
  }

  /// More words than this do not sharpen a search; they would only make it slow.
  public static let greatestWordCount = 32
  /// The length, in characters, at which a longer word is cut off; it becomes a prefix then.
  public static let greatestWordLength = 64

  /// What follows `MATCH`, to be bound as a parameter.
  public let text: String

  /// A pattern of these words, or nil where none of them holds a letter or a digit: such a one would match nothing.
  /// - Parameter column: the only column to be searched; a name of the schema, not of a user.
  public init?(
    words: some Sequence<String>, require: Requirement = .all, prefixes: Prefixes = .every, column: String? = nil
  ) {
    let usable = Array(words.lazy.filter { Self.isSearchable($0) }.prefix(Self.greatestWordCount))
    guard let last = usable.indices.last else { return nil }
    let quoted = usable.indices.map { index in
      Self.quote(usable[index], asPrefix: prefixes == .every || prefixes == .last && index == last)
    }
    let pattern = quoted.joined(separator: require == .all ? " AND " : " OR ")
    text = column.map { "{\(Self.string($0))} : (\(pattern))" } ?? pattern
  }

  /// A pattern of the words of a text, parted at whatever is neither letter, digit nor a mark on one.
  public init?(
    text: some StringProtocol, require: Requirement = .all, prefixes: Prefixes = .every, column: String? = nil
  ) {
    let words = text.unicodeScalars.lazy.split { !Self.isWordScalar($0) }.map { String(String.UnicodeScalarView($0)) }
    self.init(words: words, require: require, prefixes: prefixes, column: column)
  }

  private static func quote(_ word: String, asPrefix: Bool) -> String {
    let cut = word.prefix(greatestWordLength)
    return string(cut) + (asPrefix || cut.endIndex < word.endIndex ? "*" : "")
  }

  /// A string of FTS5's grammar: quotes doubled, NUL (at which FTS5 stops reading) left out.
  private static func string(_ text: some StringProtocol) -> String {
    var result = "\""
    for scalar in text.unicodeScalars where scalar != "\0" {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func isSearchable(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}

extension FTSPattern: SQLiteBindable {
  /// The pattern's text.
  public var sqliteValue: SQLiteValue { .text(text) }
}
