/// Reads lengths of time.
public struct DurationReader: Sendable {
  /// A length of time that was found in a phrase.
  public struct Match: Sendable, Hashable {
    /// The least and the greatest length in whole minutes; equal unless a range was said ("30 to 45 minutes").
    public let minutes: ClosedRange<Int>
    /// The tokens that it was read from.
    public let tokens: Range<Int>
  }

  private let tag: LanguageTag

  /// A reader for a language.
  public init(language: LanguageTag) { tag = language }

  /// All lengths of time in a phrase, in order, also those that tell a time from now ("in 1 hour").
  ///
  /// Seconds round to whole minutes, at least one. Days and weeks count as 24 hours and seven days; months and years
  /// have no fixed length and are no durations.
  ///
  /// - Parameter excluding: ranges of tokens that belong to something else, such as a name.
  public func matches(in phrase: Phrase, excluding: [Range<Int>] = []) -> [Match] {
    let scan = Scan(phrase, tag, excluding: excluding)
    var result: [Match] = []
    var position = 0
    while position < scan.items.count {
      guard let found = scan.duration(at: position) else {
        position += 1
        continue
      }
      result.append(Match(minutes: found.value, tokens: scan.tokens(position..<found.end)))
      position = found.end
    }
    return result
  }
}
