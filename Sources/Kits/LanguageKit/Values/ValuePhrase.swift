/// A phrase looked up in the table of a language's words, once for all that is read from it.
public struct ValuePhrase: Sendable {
  private let phrase: Phrase
  private let tag: LanguageTag
  private let scan: Scan

  public init(_ phrase: Phrase, language: LanguageTag) {
    self.phrase = phrase
    tag = language
    scan = Scan(phrase, language)
  }

  /// See ``ValueReader/boundNumbers(in:)``.
  public var boundNumbers: Set<Int> { scan.boundNumbers }

  /// Whether a token stands in the table: no other is ever part of a value.
  public func hasMeaning(_ token: Int) -> Bool {
    let isOneToOne = scan.items.count == phrase.tokens.count
    let position = isOneToOne ? token : scan.items.firstIndex { $0.tokens.contains(token) } ?? scan.items.count
    return !scan[position].lexeme.roles.isEmpty
  }

  /// See ``ValueReader/values(in:excluding:)``.
  public func values(excluding: [Range<Int>] = []) -> [ValueMatch] {
    ValueReader.values(in: scan.excluding(excluding) ?? Scan(phrase, tag, excluding: excluding))
  }
}

extension Scan {
  /// The row with the tokens of some ranges as items without meaning; nil where a range cuts into an item of several
  /// tokens, which then must be looked up anew.
  fileprivate func excluding(_ ranges: [Range<Int>]) -> Scan? {
    var (items, position) = (items, 0)
    for range in ranges {
      while position < items.count, items[position].tokens.upperBound <= range.lowerBound { position += 1 }
      while position < items.count, items[position].tokens.lowerBound < range.upperBound {
        guard items[position].tokens.count == 1 else { return nil }
        items[position] = Item(
          lexeme: Lexeme(), tokens: items[position].tokens, isGlued: items[position].isGlued)
        position += 1
      }
    }
    return Scan(language: language, dateOrder: dateOrder, items: items)
  }
}
