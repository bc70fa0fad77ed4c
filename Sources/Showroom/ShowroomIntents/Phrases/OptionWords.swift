import LanguageKit
import ShowroomCore

/// The words that mean an option of a drive, in one language, folded.
struct OptionWords: Sendable {
  /// Gearboxes, fuels, bodies and colours by all forms of their words. German endings do not matter ("automatischer").
  private let options: [String: DriveOption]
  /// Sequences of words for what goes with the drive.
  let extras: [(words: [String], option: DriveOption)]
  /// Words after which a route is named, to the end of the phrase: "via the coast road".
  let beforeRoute: Set<String>

  init(
    gearboxes: [String: Gearbox], fuels: [String: FuelKind], bodies: [String: BodyKind],
    extras: [(words: [String], option: DriveOption)],
    beforeRoute: Set<String>
  ) {
    var options = Colour.forms.mapValues { DriveOption.colour($0) }
    for (word, body) in bodies { options[word] = .body(body) }
    for ending in ["e", "em", "es", "en", "er", ""] {
      for (word, fuel) in fuels { options[word + ending] = .fuel(fuel) }
      for (word, gearbox) in gearboxes { options[word + ending] = .gearbox(gearbox) }
    }
    (self.options, self.extras, self.beforeRoute) = (options, extras, beforeRoute)
  }

  static let english = OptionWords(
    gearboxes: [
      "automatic": .automatic, "auto": .automatic, "automatics": .automatic, "manual": .manual, "manuals": .manual,
      "stick": .manual,
    ],
    fuels: [
      "petrol": .petrol, "gasoline": .petrol, "diesel": .diesel, "electric": .electric, "ev": .electric,
      "hybrid": .hybrid, "hybrids": .hybrid, "diesels": .diesel, "electrics": .electric, "evs": .electric, "lpg": .gas,
    ],
    bodies: [
      "estate": .estate, "estates": .estate, "wagon": .estate, "wagons": .estate, "saloon": .saloon,
      "saloons": .saloon, "sedan": .saloon, "sedans": .saloon, "suv": .suv, "suvs": .suv, "hatchback": .hatchback,
      "hatchbacks": .hatchback, "hatch": .hatchback, "convertible": .convertible, "convertibles": .convertible,
      "cabrio": .convertible, "cabrios": .convertible, "cabriolet": .convertible, "cabriolets": .convertible,
      "roadster": .convertible, "roadsters": .convertible, "coupe": .coupe, "coupes": .coupe, "minivan": .van,
      "minivans": .van, "mpv": .van, "mpvs": .van, "pickup": .pickup, "pickups": .pickup,
    ],
    extras: [
      (["accompanied"], .accompanied), (["with", "a", "salesperson"], .accompanied),
      (["with", "salesperson"], .accompanied), (["with", "company"], .accompanied),
      (["child", "seat"], .childSeat), (["baby", "seat"], .childSeat), (["childseat"], .childSeat),
      (["childs", "seat"], .childSeat), (["childrens", "seat"], .childSeat), (["booster", "seat"], .childSeat),
      (["kids", "seat"], .childSeat), (["car", "seat"], .childSeat), (["infant", "seat"], .childSeat),
      (["booster"], .childSeat), (["seat", "for", "my", "child"], .childSeat),
      (["seat", "for", "a", "child"], .childSeat),
      (["seat", "for", "the", "child"], .childSeat), (["seat", "for", "my", "kid"], .childSeat),
      (["seat", "for", "my", "baby"], .childSeat), (["with", "a", "seller"], .accompanied),
      (["with", "a", "colleague"], .accompanied), (["with", "someone"], .accompanied),
    ],
    beforeRoute: ["via"])

  static let german = OptionWords(
    gearboxes: [
      "automatik": .automatic, "automatisch": .automatic, "automatikgetriebe": .automatic, "automatikauto": .automatic,
      "automatikautos": .automatic, "automatikwagen": .automatic, "schaltwagen": .manual, "schaltgetriebe": .manual,
      "handschaltung": .manual, "schalter": .manual, "schaltung": .manual, "manuell": .manual,
    ],
    fuels: [
      "benzin": .petrol, "benziner": .petrol, "diesel": .diesel, "elektro": .electric, "elektrisch": .electric,
      "hybrid": .hybrid, "autogas": .gas, "lpg": .gas, "elektroauto": .electric, "elektroautos": .electric,
      "elektrowagen": .electric, "elektrofahrzeug": .electric, "elektrofahrzeuge": .electric, "stromer": .electric,
      "hybriden": .hybrid, "hybridauto": .hybrid, "hybridautos": .hybrid, "dieselauto": .diesel, "dieselautos": .diesel,
      "benzinauto": .petrol, "benzinautos": .petrol,
    ],
    bodies: [
      "kombi": .estate, "kombis": .estate, "limousine": .saloon, "limousinen": .saloon, "stufenheck": .saloon,
      "suv": .suv, "suvs": .suv,
      "gelandewagen": .suv, "gelaendewagen": .suv, "schragheck": .hatchback, "schraegheck": .hatchback,
      "cabrio": .convertible, "cabrios": .convertible, "cabriolet": .convertible, "kabrio": .convertible,
      "cabriolets": .convertible, "roadster": .convertible, "coupe": .coupe, "coupes": .coupe, "minivan": .van,
      "minivans": .van, "pickup": .pickup, "pickups": .pickup,
    ],
    extras: [
      (["begleitet"], .accompanied), (["in", "begleitung"], .accompanied), (["mit", "begleitung"], .accompanied),
      (["mit", "verkaufer"], .accompanied), (["mit", "einem", "verkaufer"], .accompanied),
      (["kindersitz"], .childSeat), (["kinder", "sitz"], .childSeat), (["kindersitze"], .childSeat),
      (["babysitz"], .childSeat),
      (["babyschale"], .childSeat), (["sitzerhohung"], .childSeat), (["maxi", "cosi"], .childSeat),
    ],
    beforeRoute: ["via"])

  /// The words that mean one by themselves.
  var words: Set<String> { Set(options.keys) }

  /// The option that one word means: a colour, a gearbox, a fuel.
  func option(_ word: String) -> DriveOption? { options[word] }
}
