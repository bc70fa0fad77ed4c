import LanguageKit

extension Phrasebook {
  /// A dealer's word for a colour, a body, a fuel or a gearbox in the language that is spoken: "silver" is "silber". A word
  /// that is none of the common ones stays as it was written.
  public func carWord(_ said: String) -> String {
    CarWords.known[Folding.fold(said)]?[language] ?? said
  }
}

/// The common words for what cars are like, in both languages.
private enum CarWords {
  /// By both wordings, folded, and by the other ways to write them.
  static let known: [String: Localized] = {
    var known: [String: Localized] = [:]
    for (word, others) in words {
      for form in [word[.en], word[.de]] + others { known[Folding.fold(form)] = word }
    }
    return known
  }()

  private static let words: [(Localized, others: [String])] = [
    // Colours.
    (Localized(en: "black", de: "schwarz"), []), (Localized(en: "white", de: "weiß"), []),
    (Localized(en: "grey", de: "grau"), ["gray"]), (Localized(en: "silver", de: "silber"), []),
    (Localized(en: "red", de: "rot"), []), (Localized(en: "blue", de: "blau"), []),
    (Localized(en: "navy blue", de: "marineblau"), ["navy"]), (Localized(en: "dark blue", de: "dunkelblau"), []),
    (Localized(en: "light blue", de: "hellblau"), []), (Localized(en: "green", de: "grün"), []),
    (Localized(en: "dark green", de: "dunkelgrün"), []), (Localized(en: "yellow", de: "gelb"), []),
    (Localized(en: "brown", de: "braun"), []), (Localized(en: "purple", de: "violett"), []),
    (Localized(en: "gold", de: "golden"), []), (Localized(en: "pink", de: "rosa"), []),
    (Localized(en: "anthracite", de: "anthrazit"), []),
    // Bodies.
    (Localized(en: "hatchback", de: "Schrägheck"), []), (Localized(en: "estate", de: "Kombi"), ["station wagon"]),
    (Localized(en: "saloon", de: "Limousine"), []), (Localized(en: "sedan", de: "Limousine"), []),
    (Localized(en: "convertible", de: "Cabrio"), ["cabriolet"]), (Localized(en: "coupé", de: "Coupé"), ["coupe"]),
    (Localized(en: "van", de: "Van"), []), (Localized(same: "SUV"), []),
    (Localized(en: "city car", de: "Stadtwagen"), []), (Localized(en: "small car", de: "Kleinwagen"), []),
    (Localized(en: "crossover", de: "Crossover"), []), (Localized(en: "roadster", de: "Roadster"), []),
    // Fuels and gearboxes.
    (Localized(en: "petrol", de: "Benzin"), []), (Localized(en: "diesel", de: "Diesel"), []),
    (Localized(en: "electric", de: "elektrisch"), ["bev"]), (Localized(en: "hybrid", de: "Hybrid"), []),
    (Localized(en: "plug-in hybrid", de: "Plug-in-Hybrid"), ["phev"]), (Localized(en: "gas", de: "Gas"), []),
    (Localized(en: "manual", de: "Schaltgetriebe"), []), (Localized(en: "automatic", de: "Automatik"), []),
    (Localized(en: "semi-auto", de: "Halbautomatik"), []),
  ]
}
