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

  /// "09:00–24:00": hours end at 24:00, and a day that is open throughout is so from 00:00 to 24:00.
  private func openSpan(_ slot: TimeSlot) -> String {
    let end = calendar.civil(at: slot.end).time
    guard end == .midnight else { return span(slot) }
    let text = "\(Self.digits(calendar.civil(at: slot.start).time))–24:00"
    return say(text, "\(text) Uhr")
  }

  public func dayTitle(_ date: CivilDate, open: [TimeSlot]) -> String {
    let hours =
      open.isEmpty ? say("closed", "geschlossen") : say("open ", "geöffnet ") + list(open.map { openSpan($0) })
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
  /// - Parameter date: the day that goes without saying; the day of what began on another is named.
  public func vehicleDay(
    _ vehicle: Vehicle, _ drives: [TestDrive], _ blocks: [VehicleBlock], on date: CivilDate?,
    standing: (TestDrive) -> String
  ) -> String {
    let title = "\(vehicle.plate), \(vehicle.car.title)"
    let state = vehicle.state == .available ? "" : ", \(vehicleState(vehicle.state))"
    let parts = drives.map { drive in
      let time = isNamed(drive.slot, date) ? slot(drive.slot) : span(drive.slot)
      return "\(time) \(drive.customer.name), \(say("drive", "Fahrt")) \(drive.id), \(standing(drive))"
    }
    let blocked = blocks.map {
      "\(isNamed($0.slot, date) ? blockTime($0.slot) : span($0.slot)) \(say("blocked", "gesperrt")), \($0.reason)"
    }
    let all = parts + blocked
    return "\(title)\(state): " + (all.isEmpty ? say("nothing", "nichts") : all.joined(separator: "; "))
  }

  private func isNamed(_ slot: TimeSlot, _ date: CivilDate?) -> Bool { calendar.date(at: slot.start) != date }

  /// What is drawn, in words: "drive 12".
  public func chartTitle(_ drive: TestDrive) -> String { say("drive \(drive.id)", "Fahrt \(drive.id)") }

  public func chartTitle(_ block: VehicleBlock) -> String {
    say("blocked, \(block.reason)", "gesperrt, \(block.reason)")
  }

  /// "‹ B-SR 1201, drive 12: since Sunday, 6 December 2026, 22:00".
  public func began(_ vehicle: Vehicle, _ title: String, _ start: Instant) -> String {
    "‹ \(vehicle.plate), \(title): " + say("since", "seit") + " \(instant(start))"
  }

  /// "› B-SR 1201, drive 12: until Monday, 7 December 2026, 07:00".
  public func goesOn(_ vehicle: Vehicle, _ title: String, _ end: Instant) -> String {
    "› \(vehicle.plate), \(title): " + say("until", "bis") + " \(instant(end))"
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
      drive.resources.person.map { say("\($0.name) goes along", "\($0.name) fährt mit") }
        ?? (drive.options.contains(.accompanied) ? say("somebody goes along", "jemand fährt mit") : nil),
      drive.resources.plate.map { say("put on the plate \($0.name)", "Kennzeichen \($0.name) anbringen") },
      drive.resources.all.contains(where: \.isRetired)
        ? say("its plate or salesperson is used no longer", "Kennzeichen oder Verkäufer ist nicht mehr im Einsatz")
        : nil,
      drive.vehicle.car.facts.fuelKinds == [.electric] ? say("charge the car", "Auto laden") : nil,
    ]
    return facts.compactMap { $0 }
  }

  private func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
