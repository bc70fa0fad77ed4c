import LanguageKit
import ShowroomCore

/// What was said for a car, before it is looked up.
public enum CarMention: Hashable, Sendable {
  /// A name, as it was said.
  case name(String)
  /// A known name of a phrase: the models that it may be.
  case models([CarModel])
  /// A make alone, with some of its models.
  case make([CarModel])
  /// A number in the catalog.
  case car(Car.ID)
  /// A demonstrator's plate.
  case plate(String)
  /// A selection that was stored, to be checked that it is still there.
  case stored(CarSelection)
}

/// What was said for a customer, before it is looked up.
public enum CustomerMention: Hashable, Sendable {
  case name(String)
  case number(Customer.ID)
}

/// What was said for a length.
public enum DurationMention: Hashable, Sendable {
  case exactly(Minutes)
  /// "30 to 45 minutes": asks which.
  case between(Minutes, Minutes)
  /// "20 minutes longer": by how much it changes; negative for shorter.
  case changed(by: Int)
}

/// What was said for a drive, before it is looked up.
public struct DriveMention: Hashable, Sendable {
  /// Its printed number.
  public var number: TestDrive.ID?
  /// The car that it is with.
  public var car: CarMention?
  /// The day on which it starts.
  public var day: WhenExpression?
  /// Whose drive it is.
  public var customer: CustomerMention?

  public init(
    number: TestDrive.ID? = nil, car: CarMention? = nil, day: WhenExpression? = nil, customer: CustomerMention? = nil
  ) {
    self.number = number
    self.car = car
    self.day = day
    self.customer = customer
  }
}
