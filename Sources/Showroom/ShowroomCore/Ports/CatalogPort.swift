/// The catalog and its demonstrators.
public protocol CatalogPort {
  func model(_ id: CarModel.ID) throws(StoreError) -> CarModel?
  func car(_ id: Car.ID) throws(StoreError) -> Car?
  func vehicle(_ id: Vehicle.ID) throws(StoreError) -> Vehicle?
  /// By plate; case, spaces and hyphens do not matter.
  func vehicle(plate: String) throws(StoreError) -> Vehicle?

  /// A page of the catalog in the order of its numbers.
  func cars(_ page: Page<Car.ID>) throws(StoreError) -> [Car]
  /// The catalog cars of a model, newest first.
  func cars(of model: CarModel.ID) throws(StoreError) -> [Car]
  /// The number of catalog cars.
  func carCount() throws(StoreError) -> Int

  /// A page of the demonstrators in the order of their numbers, sold and withdrawn ones too.
  func vehicles(_ page: Page<Vehicle.ID>) throws(StoreError) -> [Vehicle]
  /// The demonstrators in a selection, sold and withdrawn ones left out, in the order of their numbers.
  func vehicles(in scope: CarSelection.Scope) throws(StoreError) -> [Vehicle]
  /// Demonstrators of other models that are like this car: the same body first, then the same fuel; at most `limit`.
  func similarVehicles(to car: Car, limit: Int) throws(StoreError) -> [Vehicle]

  /// What a person's words name, best first, or why nothing was found.
  /// - Parameter thisYear: the year in which "under 3 years" is said.
  func search(_ query: String, limit: Int, thisYear: Int) throws(StoreError) -> SearchAnswer
  /// Where known names stand among the words of a phrase, longest first. Exact names only: a phrase is no search.
  func names(in words: [String]) throws(StoreError) -> [NameSpan]

  /// The other names that the showroom gave cars itself.
  func aliases() throws(StoreError) -> [CarAlias]
  /// Adds another name for a model, or for a make; one that is there already stays.
  func addAlias(_ alias: CarAlias) throws(StoreError)
  /// Takes a name away again; false where there was none. Names that the program brings along stay.
  func removeAlias(_ name: String) throws(StoreError) -> Bool

  /// Adds one catalog car. A number that is taken, or nil, gets the next free one.
  func addCar(_ draft: CarDraft) throws(StoreError) -> Car
  /// Adds cars in one transaction: all of them, or none.
  ///
  /// A car that is here already is left out: the same make, model and facts, as often as the list has it. A number tells
  /// more: where the list's number is free the car is new, whatever is like it.
  ///
  /// - Parameters:
  ///   - again: whether those that are here are added once more.
  ///   - progress: told now and then how many are done.
  func importCars(
    _ cars: [CarDraft], again: Bool, progress: (_ done: Int) -> Void
  ) throws(StoreError) -> ImportOutcome
  /// Adds a demonstrator of a catalog car.
  func addVehicle(_ draft: VehicleDraft) throws(StoreError) -> Vehicle
  /// Replaces what is kept of a demonstrator.
  func update(_ vehicle: Vehicle) throws(StoreError)
}

/// What became of an import.
public struct ImportOutcome: Hashable, Sendable {
  /// The cars that were added.
  public var added: Int
  /// Those of them that got another number, since theirs was taken.
  public var renumbered: Int
  /// How many were here already, and left out.
  public var present: Int
  /// The first of those, by their numbers here.
  public var presentCars: [Car.ID] = []

  public init(added: Int = 0, renumbered: Int = 0, present: Int = 0) {
    self.added = added
    self.renumbered = renumbered
    self.present = present
  }
}

/// A catalog car that is to be added.
public struct CarDraft: Hashable, Sendable {
  /// The number in the dealer's list, kept where it is free.
  public var id: Car.ID?
  public var make: String
  public var model: String
  public var facts: CarFacts

  public init(id: Car.ID? = nil, make: String, model: String, facts: CarFacts = CarFacts()) {
    self.id = id
    self.make = make
    self.model = model
    self.facts = facts
  }
}

/// Another name that people use for a make or a model: "Bulli".
public struct CarAlias: Hashable, Sendable {
  public var name: String
  public var make: String
  /// Nil for a name of the make.
  public var model: String?

  public init(name: String, make: String, model: String? = nil) {
    self.name = name
    self.make = make
    self.model = model
  }
}

/// A demonstrator that is to be added.
public struct VehicleDraft: Hashable, Sendable {
  public var id: Vehicle.ID?
  public var car: Car.ID
  public var plate: String
  public var colour: String?
  public var odometer: Int
  public var state: Vehicle.State

  public init(
    id: Vehicle.ID? = nil, car: Car.ID, plate: String, colour: String? = nil, odometer: Int = 0,
    state: Vehicle.State = .available
  ) {
    self.id = id
    self.car = car
    self.plate = plate
    self.colour = colour
    self.odometer = odometer
    self.state = state
  }
}

/// A model that words may name, and how well they do.
public struct NameMatch: Hashable, Sendable {
  public let model: CarModel
  public let quality: Quality
  /// The catalog car to show for it: the one that fits the words beside the name best. Nil where the model has none.
  public let car: Car?

  /// How words came to name a model, best first.
  public enum Quality: Int, Comparable, Hashable, Sendable {
    /// The name, written any way: case, accents, hyphens, spaces, digits or words.
    case exact
    /// Another name that it is known by.
    case alias
    /// Words joined or split otherwise.
    case joined
    /// The first letters of its words.
    case prefix
    /// One slip of the keys.
    case oneTypo
    /// Spelt as it sounds.
    case sound
    /// Two slips of the keys.
    case twoTypos

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Whether the words are the name itself, so that nobody needs to be asked.
    public var isCertain: Bool { self <= .joined }
  }

  public init(model: CarModel, quality: Quality, car: Car?) {
    self.model = model
    self.quality = quality
    self.car = car
  }
}

/// A known name among the words of a phrase.
public struct NameSpan: Hashable, Sendable {
  /// The words that make the name.
  public let words: Range<Int>
  /// The models that it may be: one for a model's name, all of a make for a make's.
  public let models: [CarModel]
  /// Whether only a make is named; `models` holds some of its models then.
  public let isMake: Bool

  public init(words: Range<Int>, models: [CarModel], isMake: Bool = false) {
    self.words = words
    self.models = models
    self.isMake = isMake
  }
}
