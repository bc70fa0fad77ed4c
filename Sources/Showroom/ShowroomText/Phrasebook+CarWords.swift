import LanguageKit
import ShowroomCore

/// The words in which dealers' lists tell of cars, in the language of who reads them.
extension Phrasebook {
  /// A colour, fuel, gearbox or body as a dealer wrote it: in the reader's words where they are known, else as it stands.
  public func wording(_ written: String) -> String {
    say(CarWords.english(written), CarWords.german(written))
  }
}

/// English words of dealers' lists with their German ones.
enum CarWords {
  /// A wording in German; one that is not known stays.
  static func german(_ written: String) -> String {
    let key = Folding.fold(written)
    if let known = toGerman[key] { return known }
    if let shade = shade(key) { return shade }
    return parted(written) { toGerman[$0] } ?? written
  }

  /// A wording in English; one that is not known, or is English already, stays.
  static func english(_ written: String) -> String {
    toEnglish[Folding.fold(written)] ?? parted(written) { toEnglish[$0] } ?? written
  }

  /// "petrol/LPG": each part by itself.
  private static func parted(_ written: String, _ word: (String) -> String?) -> String? {
    let parts = written.split(separator: "/")
    guard parts.count == 2 else { return nil }
    return parts.map { word(Folding.fold(String($0))) ?? String($0) }.joined(separator: "/")
  }

  /// "light blue": hellblau.
  private static func shade(_ key: String) -> String? {
    let words = key.split(separator: " ")
    guard words.count == 2 else { return nil }
    if words[1] == "metallic" { return toGerman[String(words[0])].map { $0 + " metallic" } }
    guard let colour = toGerman[String(words[1])] else { return nil }
    switch words[0] {
    case "light", "pale": return "hell" + colour
    case "dark", "deep": return "dunkel" + colour
    default: return nil
    }
  }

  private static let toGerman: [String: String] = Dictionary(
    words.map { (Folding.fold($0.en), $0.de) }, uniquingKeysWith: { first, _ in first })

  /// The first English word of each German one.
  private static let toEnglish: [String: String] = {
    let english = Set(words.map { Folding.fold($0.en) })
    return Dictionary(words.map { (Folding.fold($0.de), $0.en) }, uniquingKeysWith: { first, _ in first })
      .filter { !english.contains($0.key) }
  }()

  private static let words: [(en: String, de: String)] = [
    ("black", "schwarz"), ("white", "weiß"), ("grey", "grau"), ("gray", "grau"), ("silver", "silber"), ("red", "rot"),
    ("blue", "blau"), ("navy blue", "marineblau"), ("navy", "marineblau"), ("green", "grün"), ("yellow", "gelb"),
    ("brown", "braun"), ("purple", "violett"), ("burgundy", "bordeauxrot"), ("maroon", "kastanienrot"),
    ("pink", "rosa"), ("golden", "golden"), ("anthracite", "anthrazit"),
    ("diesel", "Diesel"), ("hybrid", "Hybrid"), ("crossover", "Crossover"), ("van", "Van"),
    ("petrol", "Benzin"), ("gasoline", "Benzin"), ("electric", "elektrisch"), ("bev", "elektrisch"), ("lpg", "Autogas"),
    ("cng", "Erdgas"), ("plug-in hybrid", "Plug-in-Hybrid"), ("mild hybrid", "Mildhybrid"), ("hydrogen", "Wasserstoff"),
    ("regular unleaded", "Normalbenzin"), ("regular", "Normalbenzin"), ("premium unleaded", "Superbenzin"),
    ("premium", "Superbenzin"), ("premium unleaded (recommended)", "Superbenzin (empfohlen)"),
    ("premium unleaded (required)", "Superbenzin (vorgeschrieben)"),
    ("flex-fuel (unleaded/e85)", "Flexfuel (Benzin/E85)"),
    ("manual", "Schaltgetriebe"), ("automatic", "Automatik"), ("semi-auto", "Halbautomatik"),
    ("semi-automatic", "Halbautomatik"), ("automated manual", "automatisiertes Schaltgetriebe"),
    ("direct drive", "Direktantrieb"),
    ("estate", "Kombi"), ("wagon", "Kombi"), ("saloon", "Limousine"), ("sedan", "Limousine"),
    ("hatchback", "Schrägheck"), ("fastback", "Fließheck"), ("coupe", "Coupé"), ("convertible", "Cabrio"),
    ("small car", "Kleinwagen"), ("city car", "Kleinstwagen"), ("mpv", "Van"), ("passenger minivan", "Minivan"),
    ("pickup", "Pick-up"), ("crew cab pickup", "Pick-up mit Doppelkabine"),
    ("regular cab pickup", "Pick-up mit Einzelkabine"), ("4dr suv", "SUV"), ("suv", "SUV"),
    ("4dr hatchback", "Schrägheck"), ("car", "Pkw"),
  ]
}
