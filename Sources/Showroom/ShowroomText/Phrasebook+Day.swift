import LanguageKit
import ShowroomCore

/// The sentences of the day, the week and the agenda.
extension Phrasebook {
  public var lateTitle: String { say("Late", "Verspätet") }
  public var outTitle: String { say("Out", "Unterwegs") }
  public var nextTitle: String { say("Next", "Als Nächstes") }
  public var prepareTitle: String { say("To prepare", "Vorzubereiten") }
  public var nothingOn: String { say("Nothing is on.", "Nichts steht an.") }

  public var chartLegend: String {
    say(
      "█ confirmed  ▓ out  ▒ held  ? requested  ░ over  x blocked  · free  │ now",
      "█ bestätigt  ▓ unterwegs  ▒ vorgemerkt  ? angefragt  ░ vorbei  x gesperrt  · frei  │ jetzt")
  }

  public func agendaTitle(_ date: CivilDate, _ coming: Int) -> String {
    let drives = count(coming, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    return capitalised(day(date)) + say(": \(drives) to come.", ": noch \(drives).")
  }

  public func dayTitle(_ date: CivilDate, open: [TimeSlot]) -> String {
    let hours = open.isEmpty ? say("closed", "geschlossen") : say("open ", "geöffnet ") + list(open.map(span))
    return "\(capitalised(day(date))), \(hours)."
  }

  public func weekTitle(_ monday: CivilDate) -> String {
    let sunday = plainDay(monday.adding(days: 6))
    return say("\(plainDay(monday)) to \(sunday).", "\(plainDay(monday)) bis \(sunday).")
  }

  /// "Tue 1".
  public func shortDay(_ date: CivilDate) -> String {
    "\(name(date.weekday).prefix(say("xxx", "xx").count)) \(date.day)"
  }

  /// The drives of one demonstrator, in a sentence.
  ///
  /// - Parameter naming: whether the days are named.
  public func vehicleDay(
    _ vehicle: Vehicle, _ drives: [TestDrive], naming: Bool, standing: (TestDrive) -> String
  ) -> String {
    let title = "\(vehicle.plate), \(vehicle.car.title)"
    let state = vehicle.state == .available ? "" : ", \(vehicleState(vehicle.state))"
    let parts = drives.map { drive in
      let time = naming ? slot(drive.slot) : span(drive.slot)
      return "\(time) \(drive.customer.name), \(say("drive", "Fahrt")) \(drive.id), \(standing(drive))"
    }
    return "\(title)\(state): " + (parts.isEmpty ? say("nothing", "nichts") : parts.joined(separator: "; "))
  }

  /// What is to be done before a drive.
  public func preparations(for drive: TestDrive) -> [String] {
    let licence = drive.customer.licence
    let lacksLicence = licence?.number == nil || licence?.expires == nil
    let facts: [String?] = [
      drive.state == .requested ? say("confirm or decline it", "bestätigen oder ablehnen") : nil,
      drive.state == .held ? say("it is only held", "nur vorgemerkt") : nil,
      drive.vehicle.state == .available
        ? nil : say("the car is \(vehicleState(drive.vehicle.state))", "Auto ist \(vehicleState(drive.vehicle.state))"),
      lacksLicence ? say("ask for the licence", "Führerschein erfragen") : nil,
      drive.options.contains(.childSeat) ? say("put in a child seat", "Kindersitz einbauen") : nil,
      drive.options.contains(.accompanied) ? say("somebody goes along", "jemand fährt mit") : nil,
      drive.vehicle.car.facts.fuelKinds == [.electric] ? say("charge the car", "Auto laden") : nil,
    ]
    return facts.compactMap { $0 }
  }

  private func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
