import LanguageKit

/// A make and one of its models, such as Volkswagen Golf: what a person names.
public struct CarModel: Hashable, Sendable {
  public typealias ID = Identifier<CarModel>

  public let id: ID
  public let make: String
  public let name: String

  public init(id: ID, make: String, name: String) {
    self.id = id
    self.make = make
    self.name = name
  }

  /// Make and model as they are read out. A model that begins with its make ("Polestar 2") is not said twice.
  public var fullName: String {
    Folding.fold(name).hasPrefix(Folding.fold(make) + " ") ? name : "\(make) \(name)"
  }
}

/// A car of the catalog: one model in one year and one make-up.
///
/// The facts are kept as the dealer wrote them; `fuelKind` and `gearbox` tell the kinds that they belong to.
public struct Car: Hashable, Sendable {
  public typealias ID = Identifier<Car>

  public let id: ID
  public let model: CarModel
  public let facts: CarFacts

  public init(id: ID, model: CarModel, facts: CarFacts) {
    self.id = id
    self.model = model
    self.facts = facts
  }

  /// Model and year: "Volkswagen Golf 2019".
  public var title: String {
    ([model.fullName, facts.trim, facts.year.map(String.init)] as [String?]).compactMap { $0 }.joined(separator: " ")
  }
}

/// What is known of a catalog car beside make and model. Absent is nil, never an empty text.
public struct CarFacts: Hashable, Sendable {
  /// The model year, 1886 to 2100.
  public var year: Int?
  public var trim: String?
  public var body: String?
  public var fuel: String?
  public var transmission: String?
  public var colour: String?
  /// 1 to 9.
  public var doors: Int?
  /// 1 to 99.
  public var seats: Int?
  /// As in the dealer's list: "150 kW".
  public var power: String?
  /// As in the dealer's list: "1.5".
  public var engine: String?
  /// Driven wheels.
  public var drive: String?
  /// The price in whole euros, 1 to 99,999,999.
  public var price: Int?

  /// The prices that a car may have, in whole euros.
  public static let prices = 1...99_999_999

  public init(
    year: Int? = nil, trim: String? = nil, body: String? = nil, fuel: String? = nil, transmission: String? = nil,
    colour: String? = nil, doors: Int? = nil, seats: Int? = nil, power: String? = nil, engine: String? = nil,
    drive: String? = nil, price: Int? = nil
  ) {
    self.year = year
    self.trim = trim
    self.body = body
    self.fuel = fuel
    self.transmission = transmission
    self.colour = colour
    self.doors = doors
    self.seats = seats
    self.power = power
    self.engine = engine
    self.drive = drive
    self.price = price
  }
}
