import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// Why a parameter can not be had.
  public func reason(_ reason: Reason) -> String {
    switch reason {
    case .unknownCar(let name):
      say("No car here is called “\(shortened(name))”.", "Kein Auto hier heißt „\(shortened(name))“.")
    case .unknownModel(let name, let make):
      say(
        "There is no \(make) \(name.uppercasedFirst) here.", "Einen \(make) \(name.uppercasedFirst) gibt es hier nicht."
      )
    case .noAccount(let name, let accounts): noAccount(name, accounts)
    case .noCarNumber(let id): say("There is no car \(id).", "Auto \(id) gibt es nicht.")
    case .unknownPlate(let plate):
      say("No car here has the plate \(plate).", "Kein Auto hier hat das Kennzeichen \(plate).")
    case .noDemonstrator(let car):
      say("There is no \(car) to drive at the moment.", "Ein \(car) ist zurzeit nicht zum Fahren da.")
    case .carGone(let car): say("The \(car) is here no longer.", "Den \(car) gibt es hier nicht mehr.")
    case .noVehicleWith(let options, let car):
      say(
        "No \(car) here is \(self.options(options)).",
        "Einen \(car) mit diesen Wünschen gibt es hier nicht: \(self.options(options)).")
    case .impossibleDate(let day, let month, let year): impossibleDate(day, month, year)
    case .impossibleTime(let hour, let minute):
      say(
        "\(CivilTime.digits(hour: hour, minute: minute)) is no time of day.",
        "Eine Uhrzeit \(CivilTime.digits(hour: hour, minute: minute)) gibt es nicht.")
    case .otherWeekday(let said, let date):
      say("\(plainDay(date)) is no \(name(said)).", "\(plainDay(date)) ist kein \(name(said)).")
    case .refused(let refusals): refusals.map(refusal).joined(separator: " ")
    case .nothingFree(let date): say("Nothing is free \(onDay(date)).", "Nichts ist frei \(onDay(date)).")
    case .unknownCustomer(let name):
      say("Nobody here is called “\(shortened(name))”.", "Niemand hier heißt „\(shortened(name))“.")
    case .noCustomerNumber(let id): say("There is no customer \(id).", "Kunde \(id) ist nicht bekannt.")
    case .signInNeeded: say("Please sign in first.", "Bitte zuerst anmelden.")
    case .noDriveNumber(let id): say("There is no drive \(id).", "Fahrt \(id) gibt es nicht.")
    case .message(let reason): messageReason(reason)
    case .noSuchDrive: say("No drive like this is booked.", "So eine Fahrt ist nicht gebucht.")
    case .list(let reason): list(reason)
    }
  }

  /// What is wrong with a time that can not be; nil where nothing is.
  public func impossible(_ reading: WhenReading) -> String? {
    switch reading.problem {
    case .impossibleDate(let month, let day, let year): impossibleDate(day, month, year)
    case .impossibleTime(let hour, let minute): reason(.impossibleTime(hour: hour, minute: minute))
    case .otherWeekday, .past, nil: nil
    }
  }

  private func impossibleDate(_ day: Int, _ month: Int, _ year: Int?) -> String {
    let date = [say("\(day) \(self.month(month))", "\(day). \(self.month(month))"), year.map(String.init)]
      .compactMap { $0 }.joined(separator: " ")
    return say("\(date) does not exist.", "Den \(date) gibt es nicht.")
  }

  /// The line above alternatives.
  public var alternativesTitle: String { say("These would work:", "Das ginge:") }
}
