/// A phrase as a row of items, on which the readers of numbers, durations, dates and times work.
///
/// All of them look at a number of items from a place on that has a fixed bound, so that reading a whole phrase takes
/// time linear in its length.
struct Scan: Sendable {
  let language: Language
  let dateOrder: LanguageTag.DateOrder
  let items: [Item]

  init(_ phrase: Phrase, _ tag: LanguageTag, excluding: [Range<Int>] = []) {
    language = tag.language
    dateOrder = tag.dateOrder
    items = ItemMaker(phrase.tokens, WordTable.table(tag.language), tag.language, excluding).items()
  }

  init(language: Language, dateOrder: LanguageTag.DateOrder, items: [Item]) {
    (self.language, self.dateOrder, self.items) = (language, dateOrder, items)
  }

  /// The item at a position; one without meaning outside the row.
  subscript(position: Int) -> Item {
    position >= 0 && position < items.count ? items[position] : .none
  }

  func has(_ position: Int, _ roles: Roles) -> Bool { self[position].has(roles) }

  /// The position after `position` if the item there plays one of the roles, else `position` itself.
  func skip(_ roles: Roles, at position: Int) -> Int {
    has(position, roles) ? position + 1 : position
  }

  /// The position after a mark, if it stands at `position`.
  func skip(mark: Unicode.Scalar, at position: Int) -> Int {
    self[position].isMark(mark) ? position + 1 : position
  }

  func isMark(_ mark: Unicode.Scalar, at position: Int) -> Bool { self[position].isMark(mark) }

  /// The tokens of a range of items.
  func tokens(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return self[range.lowerBound].tokens.lowerBound..<self[range.upperBound - 1].tokens.upperBound
  }

  /// The item that begins at or after a token.
  func position(ofToken token: Int) -> Int {
    items.firstIndex { $0.tokens.lowerBound >= token } ?? items.count
  }
}
