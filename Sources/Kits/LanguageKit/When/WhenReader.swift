/// Reads dates and times.
public struct WhenReader: Sendable {
  /// A date, a time or both that were found in a phrase.
  public struct Match: Sendable, Hashable {
    /// What was said.
    public let expression: WhenExpression
    /// The tokens that it was read from, in order; several ranges where other words stand between.
    public let ranges: [Range<Int>]
  }

  private let tag: LanguageTag

  /// A reader for a language.
  public init(language: LanguageTag) { tag = language }

  /// All dates and times of a phrase, in order. A date and a time that stand apart make one expression.
  ///
  /// - Parameter excluding: ranges of tokens that belong to something else, such as a name.
  public func matches(in phrase: Phrase, excluding: [Range<Int>] = []) -> [Match] {
    let scan = Scan(phrase, tag, excluding: excluding)
    return ValueScan(scan).whens().map { result in
      Match(expression: result.expression, ranges: result.ranges.map { scan.tokens($0) })
    }
  }

  /// The first date or time of a text; nil where there is none.
  public func expression(in text: String) -> WhenExpression? {
    matches(in: Phrase(text)).first?.expression
  }
}
