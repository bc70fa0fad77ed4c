import LanguageKit

/// The words that a mistyped word may have meant.
enum NearMiss {
  /// At most three of `candidates`, nearest first: those within one slip of the keys, or two in words of five letters and
  /// more, or those that begin with the word. Case and accents do not matter.
  static func of(_ word: String, among candidates: [String]) -> [String] {
    let folded = Array(Folding.fold(word.lowercased()).unicodeScalars)
    guard !folded.isEmpty, folded.count <= 40 else { return [] }
    let limit = folded.count < 5 ? 1 : 2
    var found: [(distance: Int, word: String)] = []
    for candidate in candidates {
      let other = Array(Folding.fold(candidate).unicodeScalars)
      let isBeginning = folded.count > 1 && other.starts(with: folded)
      let distance = isBeginning ? 0 : distance(folded, other, limit: limit)
      if distance <= limit, distance < folded.count { found.append((distance, candidate)) }
    }
    let nearest = found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    return nearest.prefix(3).map(\.element.word)
  }

  /// As ``of(_:among:)``, of the first word of a sentence, which is hardly ever a command: only a slip of the keys in a
  /// word of four letters and more, whose first letter is right where there are two.
  static func slips(_ word: String, among candidates: [String]) -> [String] {
    let folded = Folding.fold(word.lowercased())
    guard folded.count >= 4 else { return [] }
    return of(word, among: candidates).filter { candidate in
      let other = Folding.fold(candidate)
      let distance = distance(Array(folded.unicodeScalars), Array(other.unicodeScalars), limit: 2)
      return distance == 1 || distance == 2 && folded.first == other.first
    }
  }

  /// The number of letters to put in, take out, replace, or swap with a neighbour (optimal string alignment); any number
  /// above `limit` stands for more than that.
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int) -> Int {
    guard abs(one.count - other.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
