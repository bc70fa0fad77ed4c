import LanguageKit
import ShowroomCore

/// A word of a phrase, cut as names are.
final class SpanWord {
  /// Longer words are in no name.
  static let greatestLength = 200

  /// Tells it from other words.
  let number: Int
  /// Its pieces; none where it is too long for a name.
  let tokens: [SearchQuery.Token]
  /// Whether a name may begin or end with it.
  let mayBegin: Bool
  /// Whether it is a number or one or two letters, which are often part of a longer name.
  let isCode: Bool
  /// Whether it speaks of a car's equipment.
  let isEquipment: Bool

  init(_ text: String, number: Int) {
    self.number = number
    let query = SearchQuery(phrase: text.utf8.count <= Self.greatestLength ? NameWord.cut(text) : [])
    tokens = query.tokens
    mayBegin = query.mayBegin(query.tokens.indices)
    isCode = query.isCode(query.tokens.indices)
    isEquipment = query.tokens.count == 1 && query.tokens[0].role == .equipment
  }

  /// Whether it is "the" or the like.
  var isArticle: Bool { tokens.last.map(\.isArticle) ?? false }
}
