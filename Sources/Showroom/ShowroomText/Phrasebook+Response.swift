import LanguageKit
import ShowroomCore
import ShowroomIntents

extension Phrasebook {
  /// The sentences for the end of an intent. Lists of things are rendered apart.
  public func response(_ response: ShowroomResponse) -> String {
    switch response {
    case .booked(let drive, let isNew): booked(drive, isNew: isNew)
    case .moved(let drive, let old): moved(drive, from: old)
    case .cancelled(let drive): cancelled(drive)
    case .changedState(let drive): changed(drive)
    case .catalog(let cars, let more): catalog(cars.count, more: more)
    case .found(let query, let answer): found(query, answer.count)
    case .freeTimes(let answer): freeTimes(answer)
    case .drives(let drives, let customer): drivesTitle(drives.count, customer)
    case .shortcutSaved(let shortcut, let isNew, _): saved(shortcut, isNew: isNew)
    case .refused(let refusals, _): refusals.map(refusal).joined(separator: " ")
    case .slotTaken(let start, _):
      say(
        "Somebody else has just taken the \(start.vehicle.car.title) at \(instant(start.instant)). Nothing was booked.",
        "Der \(start.vehicle.car.title) wurde soeben für \(instant(start.instant)) vergeben. Nichts wurde gebucht.")
    case .gone(let reason, _): self.reason(reason)
    case .wrongState(let drive, let wanted): wrongState(drive, wanted)
    case .notMovable(let drive) where drive.state == .out:
      say(
        "Drive \(drive.id) is out: its car, its start and what goes with it stay. When it is to end can be changed: "
          + "drive move \(drive.id) --duration \(drive.duration.rawValue + 30).",
        "Fahrt \(drive.id) ist unterwegs: Auto, Beginn und was mitfährt bleiben. Das Ende lässt sich ändern: "
          + "fahrt verschiebe \(drive.id) --duration \(drive.duration.rawValue + 30).")
    case .notMovable(let drive):
      say(
        "Drive \(drive.id) is \(driveState(drive.state)), and can not be moved.",
        "Fahrt \(drive.id) ist \(driveState(drive.state)) und nicht verschiebbar.")
    case .unmoved(let drive):
      say(
        "Drive \(drive.id) is so already: \(slot(drive.slot)), \(vehicle(drive.vehicle)). Nothing was changed.",
        "Fahrt \(drive.id) ist schon so: \(slot(drive.slot)), \(vehicle(drive.vehicle)). Nichts wurde geändert.")
    case .tooEarlyForNoShow(let drive, let earliest):
      say(
        "Drive \(drive.id) can not be a no-show before \(instant(earliest)).",
        "Fahrt \(drive.id) gilt erst ab \(instant(earliest)) als nicht erschienen.")
    case .vehicleStillOut(let drive):
      say(
        "The car is still out with drive \(drive.id), \(slot(drive.slot)).",
        "Das Auto ist noch mit Fahrt \(drive.id) unterwegs, \(slot(drive.slot)).")
    case .odometerTooLow(let vehicle, let read):
      say(
        "\(vehicle.plate) had \(vehicle.odometer) km before, and can not have \(read) now.",
        "\(vehicle.plate) hatte schon \(vehicle.odometer) km und kann jetzt nicht \(read) haben.")
    case .followedUp(let drive, let giveBack): followedUp(drive, giveBack)
    case .noFollowUp(let drive, let giveBack): noFollowUp(drive, giveBack)
    case .undone(let plan): undone(plan)
    case .notUndone(let refusal): notUndone(refusal)
    case .nothingFound(let query, let miss): self.miss(miss, query: query)
    case .shortcutRefused(let refusal): shortcutRefusal(refusal)
    case .message(let reply): messageReply(reply)
    case .status(let status): self.status(status, .shown)
    case .consentChanged(let customer, let consent, let erased): consentChanged(customer, consent, erased: erased)
    case .consentRestricted(let customer, let isForAll): consentRestricted(customer, forAll: isForAll)
    case .keyReused(let drive):
      say(
        "Drive \(drive.id) was booked under that key, and this is something else. Nothing was booked.",
        "Unter diesem Schlüssel wurde Fahrt \(drive.id) gebucht, und dies ist etwas anderes. Nichts wurde gebucht.")
    case .waiting(let entry, let drive): joined(entry, offered: drive)
    case .alreadyWaiting(let entry): alreadyWaiting(entry)
    case .list(let answer): list(answer)
    case .listRefused(let refusal): list(refusal)
    case .notAllowed: say("That is for staff only.", "Das darf nur das Personal.")
    }
  }

  private func booked(_ drive: TestDrive, isNew: Bool) -> String {
    let extras = drive.resources.all.isEmpty ? "" : ", \(resources(drive.resources))"
    let what = "\(vehicle(drive.vehicle)), \(slot(drive.slot)), \(say("for", "für")) \(driver(drive))\(extras)"
    let added = isNew ? say(" \(drive.customer.name) is new here.", " \(drive.customer.name) ist neu hier.") : ""
    let done: String
    switch drive.state {
    case .held: done = say("Held", "Vorgemerkt")
    case .requested: done = say("Requested", "Angefragt")
    default: done = say("Booked", "Gebucht")
    }
    let until = drive.holdExpires.map { say(" The hold ends \(instant($0)).", " Vorgemerkt bis \(instant($0)).") } ?? ""
    return "\(done): \(say("drive", "Fahrt")) \(drive.id). \(what).\(until)\(added)"
  }

  /// The answer to a request that was made before.
  public func bookedAlready(_ drive: TestDrive) -> String {
    say("Booked before, under this key. ", "Unter diesem Schlüssel schon gebucht. ") + self.drive(drive) + "."
  }

  public var badKey: String {
    say("A key has 1 to 200 characters.", "Ein Schlüssel hat 1 bis 200 Zeichen.")
  }

  private func cancelled(_ drive: TestDrive) -> String {
    let what = "\(drive.vehicle.car.title), \(slot(drive.slot))" + (drive.reason.map { ": \($0)" } ?? "")
    return say("Cancelled: drive \(drive.id), \(what).", "Storniert: Fahrt \(drive.id), \(what).")
  }

  private func moved(_ drive: TestDrive, from old: TimeSlot) -> String {
    let extras = drive.resources.all.isEmpty ? "" : ", \(resources(drive.resources))"
    let now = "\(slot(drive.slot)), \(vehicle(drive.vehicle))\(extras)"
    return say(
      "Moved: drive \(drive.id) is now \(now). It was \(slot(old)).",
      "Verschoben: Fahrt \(drive.id) ist jetzt \(now). Vorher \(slot(old)).")
  }

  private func changed(_ drive: TestDrive) -> String {
    say("Drive \(drive.id) is \(driveState(drive.state)).", "Fahrt \(drive.id): \(driveState(drive.state)).")
  }

  /// Another drive with which the customer of one that goes out is out already.
  public func alsoOut(_ drive: TestDrive) -> String {
    say(
      "\(drive.customer.name) is out with another car as well: drive \(drive.id), \(vehicle(drive.vehicle)), "
        + "\(slot(drive.slot)).",
      "\(drive.customer.name) ist noch mit einem anderen Auto unterwegs: Fahrt \(drive.id), \(vehicle(drive.vehicle)), "
        + "\(slot(drive.slot)).")
  }

  private func wrongState(_ drive: TestDrive, _ wanted: TestDrive.State) -> String {
    let state = driveState(drive.state)
    guard wanted != drive.state else {
      return say("Drive \(drive.id) is \(state) already.", "Fahrt \(drive.id) ist schon \(state).")
    }
    return say(
      "Drive \(drive.id) is \(state); it can not become \(driveState(wanted)).",
      "Fahrt \(drive.id) ist \(state) und kann nicht „\(driveState(wanted))“ werden.")
  }

  private func catalog(_ count: Int, more: Bool) -> String {
    let cars = self.count(count, one: say("car", "Auto"), many: say("cars", "Autos"))
    return more ? say("\(cars); there are more.", "\(cars); es gibt mehr.") : "\(cars)."
  }

  private func found(_ query: String, _ count: Int) -> String {
    say(
      "\(self.count(count, one: "result", many: "results")) for “\(shortened(query))”.",
      "\(self.count(count, one: "Treffer", many: "Treffer")) zu „\(shortened(query))“.")
  }

  private func freeTimes(_ answer: FreeTimesAnswer) -> String {
    let length = duration(answer.duration)
    guard let car = answer.car else {
      return answer.starts.isEmpty
        ? say("No such car is free for \(length).", "Kein solches Auto ist für \(length) frei.")
        : say("Free for \(length), each from:", "Frei für \(length), jeweils ab:")
    }
    guard !answer.starts.isEmpty else {
      return say("\(car.name): nothing is free for \(length).", "\(car.name): nichts frei für \(length).")
    }
    return say("\(car.name), free for \(length):", "\(car.name), frei für \(length):")
  }

  private func drivesTitle(_ number: Int, _ customer: Customer?) -> String {
    let drives = count(number, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    guard number > 0 else {
      return customer.map { say("\($0.name) has nothing booked.", "\($0.name) hat nichts gebucht.") }
        ?? say("Nothing is booked.", "Nichts ist gebucht.")
    }
    return customer.map { "\(drives), \($0.name):" } ?? "\(drives):"
  }
}
