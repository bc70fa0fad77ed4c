import LanguageKit
import ShowroomCore

/// Why a parameter can not be had.
public enum Reason: Hashable, Sendable {
  // The car.
  /// Nothing has a name like this.
  case unknownCar(String)
  /// The make is known, but not this model of it.
  case unknownModel(String, of: String)
  /// There is no catalog car of this number.
  case noCarNumber(Car.ID)
  /// There is no demonstrator with this plate.
  case unknownPlate(String)
  /// The car is in the catalog, but none can be driven.
  case noDemonstrator(String)
  /// The car that was stored is in the catalog no longer.
  case carGone(String)
  /// No demonstrator of the car has all this.
  case noVehicleWith([DriveOption], car: String)

  // The time.
  /// The calendar has no such day.
  case impossibleDate(day: Int, month: Int, year: Int?)
  /// No clock shows such a time.
  case impossibleTime(hour: Int, minute: Int)
  /// The weekday that was said is not that of the day.
  case otherWeekday(said: Weekday, date: CivilDate)
  /// Rules stand in the way.
  case refused([Refusal])
  /// Nothing is free on that day, or in that span of it.
  case nothingFree(CivilDate)

  // The person.
  case unknownCustomer(String)
  case noCustomerNumber(Customer.ID)
  /// Only a customer who is signed in, or staff, may do this.
  case signInNeeded
  /// The customer has no account of this name; these they have.
  case noAccount(String, [Account])

  // The drive.
  case noDriveNumber(TestDrive.ID)
  /// Nothing that is booked fits what was said.
  case noSuchDrive

  // A list.
  case list(ListReason)
  // A message.
  case message(MessageReason)
}
