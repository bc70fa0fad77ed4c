/// Models whose names go on from another model's, and that are other cars: who asks for one does not mean the other.
public enum SiblingNames {
  /// The names, their words written as one.
  private static let joined: Set<String> = Set(
    """
    190 d, 190 e, 500 l, accord crosstour, bronco sport, c3 aircross, c3 picasso, c4 aircross, c4 cactus,
    c4 picasso, c5 aircross, c5 x, corolla cross, corolla verso, crown victoria, discovery sport, eclipse cross,
    explorer sport trac, focus cmax, grand cherokee, grand espace, grand modus, grand picasso, grand scenic,
    grand vitara, megane scenic, monte carlo, outlander sport, pajero pinin, pajero sport, panda cross,
    range rover sport, santa cruz, town car, transit connect, transit courier, transit custom, yaris cross,
    yaris verso
    """.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) })

  /// Whether a word is such a name, written as one.
  public static func contains(_ word: String) -> Bool { joined.contains(word) }

  /// Whether a model's name goes on from these words to be another car's: the Transit Connect is no Transit.
  public static func goesOn(from words: [String], to model: String) -> Bool {
    let key = NameForms.makeKey(model)
    let start = words.joined()
    return joined.contains(key) && key.utf8.count > start.utf8.count && key.hasPrefix(start)
  }

  /// The runs of two or three words that are such a name, a bit for each word.
  static func runs(in keys: [String]) -> [UInt64] {
    var runs: [UInt64] = []
    for first in keys.indices {
      for length in 2...3 where first + length <= keys.count {
        if joined.contains(keys[first..<first + length].joined()) {
          runs.append(((1 << UInt64(length)) - 1) << UInt64(first))
        }
      }
    }
    return runs
  }
}
