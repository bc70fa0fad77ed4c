import LanguageKit

/// What a person wants of a drive beside car and time: it narrows the vehicle, or goes with the drive.
public enum DriveOption: Hashable, Sendable {
  case year(Int)
  case colour(Colour)
  case gearbox(Gearbox)
  case fuel(FuelKind)
  case body(BodyKind)
  /// A word of the trim or engine in the dealer's list, folded: "gti".
  case trim(String)
  /// A salesperson comes along.
  case accompanied
  case childSeat
  /// The way to go, in the customer's words.
  case route(String)

  /// Whether it chooses among the vehicles.
  public var narrowsVehicle: Bool {
    switch self {
    case .year, .colour, .gearbox, .fuel, .body, .trim: true
    case .accompanied, .childSeat, .route: false
    }
  }

  /// Whether a vehicle has what is asked for. What is not known of it counts as not had; options that go with the drive
  /// fit every vehicle.
  public func fits(_ vehicle: Vehicle) -> Bool {
    switch self {
    case .year(let year): vehicle.car.facts.year == year
    case .colour(let colour): vehicle.shownColour.map { Colour(named: $0) == colour } ?? false
    case .gearbox(let gearbox): vehicle.car.facts.gearbox == gearbox
    case .fuel(let fuel): vehicle.car.facts.fuelKinds.contains(fuel)
    case .body(let body): vehicle.car.facts.body.flatMap(BodyKind.init(body:)) == body
    case .trim(let word): vehicle.car.facts.trimWords.contains(word)
    case .accompanied, .childSeat, .route: true
    }
  }
}

extension DriveOption {
  /// The same fact as a vehicle has it: its own colour for another one. Nil where it is not known.
  public func asOf(_ vehicle: Vehicle) -> DriveOption? {
    let facts = vehicle.car.facts
    switch self {
    case .year: return facts.year.map { .year($0) }
    case .colour: return vehicle.shownColour.flatMap { Colour(named: $0) }.map { .colour($0) }
    case .gearbox: return facts.gearbox.map { .gearbox($0) }
    case .fuel: return FuelKind.allCases.first { facts.fuelKinds.contains($0) }.map { .fuel($0) }
    case .body: return facts.body.flatMap(BodyKind.init(body:)).map { .body($0) }
    case .trim: return nil
    case .accompanied, .childSeat, .route: return self
    }
  }
}

extension CarFacts {
  /// The words of trim, engine and power, folded.
  public var trimWords: Set<String> {
    let texts = [trim, engine, power].compactMap { $0 }
    return Set(texts.flatMap { Folding.fold($0).split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init) })
  }
}

extension DriveOption {
  /// The form that is stored and exchanged: `year:2022`, `colour:red`, `accompanied`, `route:over the hills`.
  public var storageText: String {
    switch self {
    case .year(let year): "year:\(year)"
    case .colour(let colour): "colour:\(colour.rawValue)"
    case .gearbox(let gearbox): "gearbox:\(gearbox.rawValue)"
    case .fuel(let fuel): "fuel:\(fuel.rawValue)"
    case .body(let body): "body:\(body.name)"
    case .trim(let word): "trim:\(word)"
    case .accompanied: "accompanied"
    case .childSeat: "child seat"
    case .route(let route): "route:\(route)"
    }
  }

  public init?(storageText: some StringProtocol) {
    let parts = String(storageText).split(maxSplits: 1) { $0 == ":" }.map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("accompanied", nil): self = .accompanied
    case ("child seat", nil): self = .childSeat
    case ("year", let value?):
      guard let year = Int(value) else { return nil }
      self = .year(year)
    case ("colour", let value?):
      guard let colour = Colour(rawValue: value) else { return nil }
      self = .colour(colour)
    case ("gearbox", let value?):
      guard let kind = Gearbox(rawValue: value) else { return nil }
      self = .gearbox(kind)
    case ("fuel", let value?):
      guard let kind = FuelKind(rawValue: value) else { return nil }
      self = .fuel(kind)
    case ("body", let value?):
      guard let kind = BodyKind(name: value) else { return nil }
      self = .body(kind)
    case ("trim", let value?): self = .trim(value)
    case ("route", let value?):
      let way = value.split(separator: " ").joined(separator: " ")
      guard !way.isEmpty else { return nil }
      self = .route(way)
    default: return nil
    }
  }
}

extension Array where Element == DriveOption {
  /// All options in one text, a line each; a route can hold no line break.
  public var storageText: String {
    map(\.storageText).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined(separator: "\n")
  }

  public init(storageText: String) {
    self = storageText.split(separator: "\n").compactMap { DriveOption(storageText: $0) }
  }
}
