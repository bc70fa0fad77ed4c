/// A demonstrator: one real car with a plate, which a drive is booked on.
public struct Vehicle: Hashable, Sendable {
  public typealias ID = Identifier<Vehicle>

  public let id: ID
  /// The catalog car that it is an example of.
  public let car: Car
  public var plate: String
  /// Its own colour, where it differs from the catalog's or the catalog names none.
  public var colour: String?
  /// Kilometres driven, 0 or more.
  public var odometer: Int
  public var state: State
  /// Minutes kept free after each drive, nil for the showroom's setting.
  public var turnaround: Minutes?
  /// Minutes kept free before each drive, nil for the showroom's setting.
  public var turnaroundBefore: Minutes?

  /// Whether it can be driven.
  public enum State: Hashable, Sendable {
    case available
    /// Out of use for a while, with the reason.
    case blocked(reason: String)
    case sold
    case withdrawn

    /// The word for it, in the store and in JSON and CSV.
    public var word: String {
      switch self {
      case .available: "available"
      case .blocked: "blocked"
      case .sold: "sold"
      case .withdrawn: "withdrawn"
      }
    }

    /// Why it is blocked.
    public var reason: String? {
      guard case .blocked(let reason) = self else { return nil }
      return reason
    }
  }

  public init(
    id: ID, car: Car, plate: String, colour: String? = nil, odometer: Int = 0, state: State = .available,
    turnaround: Minutes? = nil
  ) {
    self.id = id
    self.car = car
    self.plate = plate
    self.colour = colour
    self.odometer = odometer
    self.state = state
    self.turnaround = turnaround
  }

  /// The colour that a person sees: its own, else the catalog's.
  public var shownColour: String? { colour ?? car.facts.colour }
}
