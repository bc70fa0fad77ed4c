/// What a drive may need beside its car: a dealer plate, or a salesperson who comes along. Each can be in one live drive
/// at a time. It needs no turnaround: a plate is screwed on while the car is prepared.
public struct Resource: Hashable, Sendable {
  public typealias ID = Identifier<Resource>

  /// The raw value is what is stored.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A dealer plate, for cars that are not registered.
    case plate
    /// A salesperson.
    case person
  }

  public let id: ID
  public let kind: Kind
  /// The plate, or the person's name.
  public var name: String
  /// Whether it is used no longer. Drives that it was promised to keep it.
  public var isRetired: Bool

  public init(id: ID, kind: Kind, name: String, isRetired: Bool = false) {
    self.id = id
    self.kind = kind
    self.name = name
    self.isRetired = isRetired
  }
}

/// The plate and the person of a drive.
public struct DriveResources: Hashable, Sendable {
  public var plate: Resource?
  public var person: Resource?

  public init(plate: Resource? = nil, person: Resource? = nil) {
    self.plate = plate
    self.person = person
  }

  public subscript(kind: Resource.Kind) -> Resource? {
    get {
      switch kind {
      case .plate: plate
      case .person: person
      }
    }
    set {
      switch kind {
      case .plate: plate = newValue
      case .person: person = newValue
      }
    }
  }

  /// Those that there are, the plate first.
  public var all: [Resource] { [plate, person].compactMap { $0 } }
}

/// What a drive needs beside its car. It gets all of it, or is refused.
public struct ResourceNeeds: Hashable, Sendable {
  /// How one is wanted.
  public enum Need: Hashable, Sendable {
    /// Whichever is free.
    case any
    /// This one and no other.
    case named(Resource)
    /// This one where it is free, else another.
    case preferably(Resource)

    /// The one that was named, if one was.
    public var wanted: Resource? {
      switch self {
      case .any: nil
      case .named(let resource), .preferably(let resource): resource
      }
    }
  }

  public var plate: Need?
  public var person: Need?

  /// Nothing but the car.
  public static let none = ResourceNeeds()

  public init(plate: Need? = nil, person: Need? = nil) {
    self.plate = plate
    self.person = person
  }

  /// What a drive has, or where that is taken, another.
  public init(keeping resources: DriveResources) {
    self.init(
      plate: resources.plate.map { .preferably($0) }, person: resources.person.map { .preferably($0) })
  }

  public subscript(kind: Resource.Kind) -> Need? {
    switch kind {
    case .plate: plate
    case .person: person
    }
  }

  public var isEmpty: Bool { plate == nil && person == nil }
}
