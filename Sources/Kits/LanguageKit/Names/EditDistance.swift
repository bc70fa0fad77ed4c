/// How many slips of the keys lie between two words.
public enum EditDistance {
  /// The words that are compared are no longer than this; longer ones are too far from anything.
  public static let greatestLength = 32

  /// Letters left out, put in, replaced or swapped with their neighbour (optimal string alignment: Damerau 1964,
  /// restricted to one edit of each letter). Nil where more than `limit` are needed.
  ///
  /// Takes time in proportion to the product of the lengths, at most 32 times 32 steps.
  public static func between(_ one: String, _ other: String, limit: Int) -> Int? {
    let a = Array(one.utf8)
    let b = Array(other.utf8)
    guard abs(a.count - b.count) <= limit, max(a.count, b.count) <= greatestLength else { return nil }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (b.count + 1)) { rows in
      align(a, b, limit: limit, rows: rows)
    }
  }

  private static func align(_ a: [UInt8], _ b: [UInt8], limit: Int, rows: UnsafeMutableBufferPointer<Int>) -> Int? {
    let width = b.count + 1
    for column in 0..<width { rows[column] = column }
    for row in 0..<a.count {
      let last = row % 3 * width
      let this = (row + 1) % 3 * width
      let beforeLast = (row + 2) % 3 * width
      rows[this] = row + 1
      var least = row + 1
      for column in 0..<b.count {
        let cost = a[row] == b[column] ? 0 : 1
        var best = min(rows[last + column] + cost, rows[last + column + 1] + 1, rows[this + column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          best = min(best, rows[beforeLast + column - 1] + 1)
        }
        rows[this + column + 1] = best
        least = min(least, best)
      }
      guard least <= limit else { return nil }
    }
    let distance = rows[a.count % 3 * width + b.count]
    return distance <= limit ? distance : nil
  }

  /// How many letters two words share, wherever they stand.
  public static func sharedLetters(_ one: String, _ other: String) -> Int {
    var rest = Array(other.utf8)
    return one.utf8.reduce(into: 0) { count, letter in
      guard let index = rest.firstIndex(of: letter) else { return }
      rest.swapAt(index, rest.count - 1)
      rest.removeLast()
      count += 1
    }
  }
}
