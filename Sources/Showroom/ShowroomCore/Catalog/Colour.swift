import LanguageKit

/// The colours that people tell cars apart by. Dealers' finer names count as the plain one: "midnight blue" is blue.
public enum Colour: String, CaseIterable, Hashable, Sendable {
  case black, white, grey, silver, red, blue, green, yellow, orange, brown, beige, purple, gold, pink

  /// The plain colour of a wording in English or German: its last word that names one; nil where none does.
  public init?(named text: String) {
    for word in Folding.fold(text).split(whereSeparator: { !$0.isLetter }).reversed() {
      if let colour = Colour.forms[String(word)] {
        self = colour
        return
      }
    }
    return nil
  }

  /// Colours by all folded forms of their words. German has endings: schwarzer, schwarze, schwarzes, schwarzen, schwarzem.
  public static let forms: [String: Colour] = {
    var forms: [String: Colour] = [:]
    for ending in ["e", "em", "es", "en", "er", ""] {
      for (word, colour) in words { forms[word + ending] = colour }
    }
    return forms
  }()

  private static let words: [String: Colour] = [
    "black": .black, "schwarz": .black, "white": .white, "weiss": .white, "grey": .grey, "gray": .grey, "grau": .grey,
    "anthracite": .grey, "anthrazit": .grey, "silver": .silver, "silber": .silver, "silbern": .silver, "red": .red,
    "rot": .red, "burgundy": .red, "bordeaux": .red, "maroon": .red, "blue": .blue, "blau": .blue, "navy": .blue,
    "green": .green, "grun": .green, "yellow": .yellow, "gelb": .yellow, "orange": .orange, "brown": .brown,
    "braun": .brown, "beige": .beige, "purple": .purple, "violet": .purple, "violett": .purple, "lila": .purple,
    "gold": .gold, "golden": .gold, "pink": .pink, "rosa": .pink,
  ]
}
