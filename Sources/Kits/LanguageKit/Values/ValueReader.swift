/// Reads all values of a phrase: dates and times, durations, numbers.
public struct ValueReader: Sendable {
  let tag: LanguageTag

  /// A reader for a language. Its tables are compiled once for all readers of that language.
  public init(language: LanguageTag) { tag = language }

  /// The values of a phrase, in time linear in its length: the longest first, and of equal ones the first.
  ///
  /// No token belongs to two values. A time that is told by its distance ("in 1 hour") is a date and time, no duration.
  /// A bare number is a time only where the phrase says nothing else, or beside a day ("Friday 10").
  ///
  /// - Parameter excluding: ranges of tokens that belong to a name ("Model 3", "911"): nothing is read from them.
  public func values(in phrase: Phrase, excluding: [Range<Int>] = []) -> [ValueMatch] {
    Self.values(in: Scan(phrase, tag, excluding: excluding))
  }

  static func values(in scan: Scan) -> [ValueMatch] {
    let values = ValueScan(scan)
    let whens = values.whens()
    let taken = (whens.flatMap(\.ranges) + values.durationRanges + values.pastRanges).sorted {
      $0.lowerBound < $1.lowerBound
    }
    var matches = whens.map { match($0, values.scan) }
    for (range, duration) in zip(values.durationRanges, values.durations) {
      matches.append(match(duration.value, values.scan.tokens(range)))
    }
    for number in values.numbers(outside: taken) {
      matches.append(ValueMatch(ranges: [number.tokens], value: .number(number)))
    }
    return matches.count > 1 ? matches.sorted(by: isBefore) : matches
  }

  /// Whether a folded word can be part of a value at all: one that can not need not be looked for in ``values(in:excluding:)``.
  public func isValueWord(_ folded: String) -> Bool {
    let table = WordTable.table(tag.language)
    return table.word(folded) != nil || tag.language == .de && GermanNumberWords.lexeme(folded, in: table) != nil
  }

  private static func match(_ when: WhenAssembly.Result, _ scan: Scan) -> ValueMatch {
    ValueMatch(ranges: when.ranges.map { scan.tokens($0) }, value: .when(when.expression))
  }

  private static func match(_ minutes: ClosedRange<Int>, _ tokens: Range<Int>) -> ValueMatch {
    let isOne = minutes.lowerBound == minutes.upperBound
    return ValueMatch(ranges: [tokens], value: isOne ? .duration(minutes: minutes.lowerBound) : .durationRange(minutes))
  }

  private static func isBefore(_ left: ValueMatch, _ right: ValueMatch) -> Bool {
    (-left.tokenCount, left.bounds.lowerBound) < (-right.tokenCount, right.bounds.lowerBound)
  }
}

extension ValueMatch {
  /// How many tokens the value was read from.
  public var tokenCount: Int { ranges.reduce(0) { $0 + $1.count } }
}
