/// A way in for bytes that nobody vouches for.
public enum Entrance: String, CaseIterable, Sendable {
  /// Lines of a session, by staff, customers and guests.
  case line
  /// A phrase whose meaning is asked for.
  case understand
  /// Words to search the catalog for.
  case find
  /// A dealer's list of cars.
  case cars
  /// A whole showroom, as JSON or CSV.
  case exchange
  /// A calendar of holidays.
  case holidays
  /// The file of the store itself: changes to a sound one.
  case store

  /// The longest input that is tried, in bytes.
  public var longest: Int {
    switch self {
    case .line, .understand, .find: 4096
    case .cars, .exchange, .holidays: 65_536
    case .store: 512
    }
  }

  /// After how many inputs all that earlier ones left behind is thrown away.
  public var inputsInARow: Int {
    switch self {
    case .line: 256
    case .understand, .find, .holidays: 4096
    case .cars: 2048
    case .exchange: 512
    case .store: 64
    }
  }

  /// What takes the inputs, as new.
  public func receiver() throws -> any Receiver {
    switch self {
    case .line: try LineReceiver()
    case .understand: try UnderstandReceiver()
    case .find: try FindReceiver()
    case .cars: try CarsReceiver()
    case .exchange: try ExchangeReceiver()
    case .holidays: try HolidaysReceiver()
    case .store: try StoreReceiver()
    }
  }
}

/// What takes inputs one after another, and looks whether all is as it should be.
public protocol Receiver: AnyObject {
  /// - Throws: ``Finding`` where something is not as promised.
  func take(_ input: [UInt8]) throws
  /// Looks at what all inputs so far have left.
  func finish() throws
}

extension Receiver {
  public func finish() throws {}
}

/// Something that is not as promised.
public struct Finding: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
