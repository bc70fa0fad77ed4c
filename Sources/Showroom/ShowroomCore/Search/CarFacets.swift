import LanguageKit

/// The kinds of body that a person asks for.
public enum BodyKind: Int, CaseIterable, Hashable, Sendable {
  case saloon = 1
  case estate, hatchback, suv, coupe, convertible, van, pickup

  /// The kind that a dealer's wording belongs to: the first of its words that tells.
  public init?(body: String) {
    for word in NameWord.cut(body) {
      if let kind = BodyKind(word: word.text) {
        self = kind
        return
      }
    }
    return nil
  }

  /// The word that stands for the kind wherever it is stored: "estate".
  public var name: String { "\(self)" }

  /// The kind that is stored under a word.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }

  /// The kind that a folded word names, English or German.
  public init?(word: String) {
    guard let kind = Self.words[word] else { return nil }
    self = kind
  }

  private static let words: [String: BodyKind] = [
    "saloon": .saloon, "sedan": .saloon, "limousine": .saloon, "limo": .saloon, "stufenheck": .saloon,
    "saloons": .saloon, "sedans": .saloon, "limousinen": .saloon, "estates": .estate, "wagons": .estate,
    "kombis": .estate, "hatchbacks": .hatchback, "suvs": .suv, "cabrios": .convertible, "cabriolets": .convertible,
    "convertibles": .convertible, "coupes": .coupe, "vans": .van, "minivans": .van, "pickups": .pickup,
    "estate": .estate, "kombi": .estate, "combi": .estate, "wagon": .estate, "avant": .estate, "touring": .estate,
    "tourer": .estate, "variant": .estate, "sportstourer": .estate, "break": .estate, "caravan": .estate,
    "hatchback": .hatchback, "hatch": .hatchback, "schragheck": .hatchback, "fliessheck": .hatchback,
    "kleinwagen": .hatchback, "compact": .hatchback, "subcompact": .hatchback, "city": .hatchback,
    "suv": .suv, "crossover": .suv, "gelandewagen": .suv, "gelaendewagen": .suv, "offroader": .suv,
    "coupe": .coupe, "coupé": .coupe, "convertible": .convertible, "cabrio": .convertible, "cabriolet": .convertible,
    "roadster": .convertible, "spider": .convertible, "spyder": .convertible, "van": .van, "minivan": .van,
    "mpv": .van, "bus": .van, "people": .van, "pickup": .pickup, "truck": .pickup,
  ]
}

/// The wheels that are driven.
public enum DriveKind: Int, Hashable, Sendable {
  case front = 1
  case rear, all

  /// The kind that a dealer's wording belongs to.
  public init?(drive: String) {
    let text = Folding.fold(drive)
    if text.holds("all") || text.holds("4") || text.holds("awd") {
      self = .all
    } else if text.holds("front") || text.holds("fwd") {
      self = .front
    } else if text.holds("rear") || text.holds("rwd") || text.holds("heck") {
      self = .rear
    } else {
      return nil
    }
  }
}

/// What people ask for beside a name, of one car, in one integer: the index compares cars by it.
///
/// Bits: colour 4, fuels 5, gearbox 2, body 4, drive 2, doors 4, seats 4. A field of 0 is not known.
public struct CarFacets: Hashable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  public init(_ facts: CarFacts) {
    var bits: Int64 = 0
    if let colour = facts.colour.flatMap(Colour.init(named:)) { bits |= Self.colour(colour) }
    for fuel in facts.fuelKinds { bits |= Self.fuel(fuel) }
    if let gearbox = facts.gearbox { bits |= Self.gearbox(gearbox) }
    if let body = facts.body.flatMap(BodyKind.init(body:)) { bits |= Self.body(body) }
    if let drive = facts.drive.flatMap(DriveKind.init(drive:)) { bits |= Self.drive(drive) }
    if let doors = facts.doors { bits |= Self.doors(doors) }
    if let seats = facts.seats { bits |= Self.seats(seats) }
    rawValue = bits
  }

  static let colourMask: Int64 = 0xf
  static let fuelMask: Int64 = 0x1f << 4
  static let gearboxMask: Int64 = 0x3 << 9
  static let bodyMask: Int64 = 0xf << 11
  static let driveMask: Int64 = 0x3 << 15
  static let doorsMask: Int64 = 0xf << 17
  static let seatsMask: Int64 = 0xf << 21

  static func colour(_ colour: Colour) -> Int64 { Int64((Colour.allCases.firstIndex(of: colour) ?? 0) + 1) }
  static func fuel(_ fuel: FuelKind) -> Int64 { 1 << Int64(4 + (FuelKind.allCases.firstIndex(of: fuel) ?? 0)) }
  static func gearbox(_ gearbox: Gearbox) -> Int64 { gearbox == .manual ? 1 << 9 : 2 << 9 }
  static func body(_ body: BodyKind) -> Int64 { Int64(body.rawValue) << 11 }
  static func drive(_ drive: DriveKind) -> Int64 { Int64(drive.rawValue) << 15 }
  static func doors(_ doors: Int) -> Int64 { Int64(min(max(doors, 0), 15)) << 17 }
  static func seats(_ seats: Int) -> Int64 { Int64(min(max(seats, 0), 15)) << 21 }
}

/// What a query asks for beside a name.
public struct CarWishes: Hashable, Sendable {
  public var colour: Colour?
  public var fuel: FuelKind?
  public var gearbox: Gearbox?
  public var body: BodyKind?
  public var drive: DriveKind?
  public var doors: Int?
  public var seats: Int?
  /// Model years, open on either side.
  public var years: ClosedRange<Int>?
  /// At most so many years old.
  public var greatestAge: Int?
  /// Prices in whole euros, open on either side.
  public var prices: ClosedRange<Int>?

  public init() {}

  public var isEmpty: Bool { self == CarWishes() }

  /// Whether anything but years is asked for.
  public var asksForFacets: Bool { mask != 0 }

  /// The fields that must agree, and what they must hold.
  public var mask: Int64 { fields.reduce(0) { $0 | $1.mask } }

  /// The years that fit, `thisYear` being the newest that can be; nil where none are asked for.
  public func years(thisYear: Int) -> ClosedRange<Int>? {
    if let greatestAge { return max(1886, thisYear - greatestAge)...max(2100, thisYear) }
    return years
  }

  /// How well a car fits: a point for each wish that it meets, one off for each that it is known not to meet.
  public func score(_ facets: CarFacets, year: Int?, thisYear: Int) -> Int {
    var score = 0
    for field in fields {
      let held = facets.rawValue & field.mask
      if held != 0 { score += field.isMet(by: held) ? 1 : -1 }
    }
    if let wanted = years(thisYear: thisYear), let year { score += wanted.contains(year) ? 1 : -1 }
    return score
  }

  /// Whether a price is within what is asked for; nil where it is not known, or where none is asked for.
  public func allows(price: Int?) -> Bool? {
    guard let prices, let price else { return nil }
    return prices.contains(price)
  }

  /// Whether a car is known to meet every wish but the years and the price.
  public func isMet(by facets: CarFacets) -> Bool {
    fields.allSatisfy { $0.isMet(by: facets.rawValue & $0.mask) }
  }

  private struct Field {
    let mask: Int64
    let value: Int64
    /// Fuels are a set: one of several is enough.
    var isSet = false

    func isMet(by held: Int64) -> Bool { isSet ? held & value != 0 : held == value }
  }

  private var fields: [Field] {
    var fields: [Field] = []
    if let colour { fields.append(Field(mask: CarFacets.colourMask, value: CarFacets.colour(colour))) }
    if let fuel { fields.append(Field(mask: CarFacets.fuelMask, value: CarFacets.fuel(fuel), isSet: true)) }
    if let gearbox { fields.append(Field(mask: CarFacets.gearboxMask, value: CarFacets.gearbox(gearbox))) }
    if let body { fields.append(Field(mask: CarFacets.bodyMask, value: CarFacets.body(body))) }
    if let drive { fields.append(Field(mask: CarFacets.driveMask, value: CarFacets.drive(drive))) }
    if let doors { fields.append(Field(mask: CarFacets.doorsMask, value: CarFacets.doors(doors))) }
    if let seats { fields.append(Field(mask: CarFacets.seatsMask, value: CarFacets.seats(seats))) }
    return fields
  }
}
