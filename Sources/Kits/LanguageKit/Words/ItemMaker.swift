/// Looks the tokens of a phrase up in the table of words.
struct ItemMaker {
  private let tokens: [Phrase.Token]
  private let table: WordTable
  private let language: Language
  private let excluding: [Range<Int>]

  init(_ tokens: [Phrase.Token], _ table: WordTable, _ language: Language, _ excluding: [Range<Int>]) {
    self.tokens = tokens
    self.table = table
    self.language = language
    self.excluding = excluding.sorted { $0.lowerBound < $1.lowerBound }
  }

  func items() -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(tokens.count)
    var position = 0
    var protected = excluding[...]
    while position < tokens.count {
      while let first = protected.first, first.upperBound <= position { protected = protected.dropFirst() }
      let limit = protected.first?.lowerBound ?? tokens.count
      let item = limit <= position ? opaque(position) : item(position, limit)
      position = item.tokens.upperBound
      items.append(item)
    }
    return items
  }

  /// A token that belongs to a name: nothing is read from it.
  private func opaque(_ position: Int) -> Item {
    Item(lexeme: Lexeme(), tokens: position..<(position + 1), isGlued: tokens[position].isGlued)
  }

  private func item(_ position: Int, _ limit: Int) -> Item {
    let token = tokens[position]
    switch token.kind {
    case .number: return number(token, position)
    case .punctuation:
      var item = Item(lexeme: .word(.mark), tokens: position..<(position + 1), isGlued: token.isGlued)
      item.mark = token.folded.utf8.first ?? 0
      return item
    case .word: return word(token, position, limit)
    }
  }

  private func number(_ token: Phrase.Token, _ position: Int) -> Item {
    let digits = token.folded.utf8
    var item = Item(lexeme: .word(.digits), tokens: position..<(position + 1), isGlued: token.isGlued)
    item.digitCount = digits.count
    if digits.count <= 9 { item.value = digits.reduce(0) { $0 * 10 + Int($1 - 48) } }
    return item
  }

  private func word(_ token: Phrase.Token, _ position: Int, _ limit: Int) -> Item {
    var item = Item(lexeme: Lexeme(), tokens: position..<(position + 1), isGlued: token.isGlued)
    item.letterCount = token.folded.utf8.count
    if item.letterCount <= 2 { item.iso = ISOLetters(token.folded) }
    guard let lexeme = table.word(token.folded) else {
      item.lexeme = joined(token.folded)
      return item
    }
    item.lexeme = lexeme
    guard lexeme.roles.contains(.startsPhrase) else { return item }
    for entry in table.phrases(from: token.folded) {
      guard let end = end(of: entry.rest, after: position, limit) else { continue }
      item.lexeme = entry.lexeme
      item.tokens = position..<end
      break
    }
    return item
  }

  /// What a word means that is no word of the table but made of some: "zweistündig", "tenish".
  private func joined(_ folded: String) -> Lexeme {
    switch language {
    case .de: return GermanNumberWords.lexeme(folded, in: table) ?? Lexeme()
    case .en:
      guard folded.utf8.count < 16, folded.hasSuffix("ish"), var stem = table.word(String(folded.dropLast(3))) else {
        return Lexeme()
      }
      guard stem.roles.contains(.cardinal) else { return Lexeme() }
      stem.roles = [.cardinal, .ish]
      return stem
    }
  }

  /// Where the words `rest` end that follow a token; hyphens between them do not count.
  private func end(of rest: [String], after position: Int, _ limit: Int) -> Int? {
    var next = position + 1
    for word in rest {
      if next < limit, tokens[next].folded == "-" { next += 1 }
      guard next < limit, tokens[next].folded == word else { return nil }
      next += 1
    }
    return next
  }
}
