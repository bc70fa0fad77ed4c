/// Models whose names go on from another model's, and that are other cars: who asks for one does not mean the other.
public enum SiblingNames {
  private static let names: Set<String> = [
    "corolla cross", "corolla verso", "yaris cross", "yaris verso", "c3 aircross", "c3 picasso", "c4 picasso",
    "c4 cactus", "c4 aircross", "c5 x", "focus cmax", "grand vitara", "grand cherokee", "grand scenic", "grand picasso",
    "grand modus", "grand espace", "range rover sport", "megane scenic", "eclipse cross", "outlander sport",
    "transit custom", "transit courier",
    "santa cruz", "accord crosstour",
    "500 l",
    "panda cross",
    "pajero sport", "pajero pinin",
    "bronco sport", "explorer sport trac", "town car", "crown victoria", "monte carlo",
    "transit connect", "discovery sport", "c5 aircross", "190 e", "190 d",
  ]

  private static let joined: Set<String> = Set(names.map { $0.split(separator: " ").joined() })

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
