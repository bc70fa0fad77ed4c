import LanguageKit
import ShowroomCore
import ShowroomIntents

/// Answers as they are heard: they stand alone, name what was done, and leave out what only an eye can use: numbers,
/// plates, lists and commands.
extension Phrasebook {
  public func spoken(_ response: ShowroomResponse) -> String {
    switch response {
    case .booked(let drive, _): spokenBooking(drive)
    case .moved(let drive, _):
      say(
        "Moved: the \(carName(drive)) is now \(spokenSlot(drive.slot)).",
        "Verschoben: \(carName(drive)) jetzt \(spokenSlot(drive.slot)).")
    case .cancelled(let drive):
      say(
        "Cancelled: the \(carName(drive)), \(spokenSlot(drive.slot)).",
        "Storniert: \(carName(drive)), \(spokenSlot(drive.slot)).")
    case .changedState(let drive):
      say(
        "The drive with the \(carName(drive)) is now \(driveState(drive.state)).",
        "Die Fahrt mit \(carName(drive)) ist jetzt \(driveState(drive.state)).")
    case .catalog(let cars, let more): spokenCatalog(cars.count, more: more)
    case .found(_, let found): spokenFindings(found)
    case .freeTimes(let answer): spokenFreeTimes(answer)
    case .drives(let drives, _): spokenDrives(drives)
    case .status(let status): self.status(status, .spoken)
    case .shortcutSaved(let shortcut, _, _): spokenShortcut(shortcut)
    case .undone: say("Taken back.", "Zurückgenommen.")
    case .slotTaken(let start, _):
      say(
        "The \(start.vehicle.car.model.fullName) was just taken \(spokenMoment(start.instant)). Nothing was booked.",
        "\(start.vehicle.car.model.fullName) wurde \(spokenMoment(start.instant)) soeben vergeben. Nichts wurde gebucht."
      )
    case .notMovable(let drive) where drive.state == .out:
      say(
        "The \(carName(drive)) is out. Only the end of the drive can be changed.",
        "\(carName(drive)) ist unterwegs. Nur das Ende der Fahrt lässt sich ändern.")
    case .wrongState(let drive, _), .notMovable(let drive):
      say(
        "The drive with the \(carName(drive)) is \(driveState(drive.state)), so that can not be done.",
        "Die Fahrt mit \(carName(drive)) ist \(driveState(drive.state)), deshalb geht das nicht.")
    case .unmoved(let drive):
      say(
        "The drive with the \(carName(drive)) has that time already.",
        "Die Fahrt mit \(carName(drive)) liegt schon so.")
    case .tooEarlyForNoShow(_, let earliest):
      say(
        "Nobody counts as missing before \(spokenTime(earliest)).",
        "Vor \(spokenTime(earliest)) gilt niemand als nicht erschienen.")
    case .vehicleStillOut(let drive):
      say("The \(carName(drive)) is still out.", "\(carName(drive)) ist noch unterwegs.")
    case .odometerTooLow(let vehicle, _):
      say(
        "The \(vehicle.car.model.fullName) had more kilometres before.",
        "\(vehicle.car.model.fullName) hatte schon mehr Kilometer.")
    case .followedUp(let drive, let giveBack):
      giveBack.followedUp == nil
        ? say(
          "\(driver(drive)) will be called later.", "\(driver(drive)) wird später angerufen.")
        : say("The call to \(driver(drive)) is done.", "Der Anruf bei \(driver(drive)) ist erledigt.")
    case .noFollowUp(let drive, _):
      say("Nobody is to be called about the \(carName(drive)).", "Wegen \(carName(drive)) ist niemand anzurufen.")
    case .waiting(let entry, let drive): spokenWaiting(entry, offered: drive)
    case .keyReused:
      say(
        "Something else was booked under that key. Nothing was booked now.",
        "Unter diesem Schlüssel wurde etwas anderes gebucht. Jetzt wurde nichts gebucht.")
    case .alreadyWaiting(let entry):
      say(
        "\(entry.customer.name) waits for the \(entry.wish.car.name) already.",
        "\(entry.customer.name) wartet schon auf \(entry.wish.car.name).")
    case .refused, .gone, .notUndone, .nothingFound, .shortcutRefused, .notAllowed, .consentChanged, .consentRestricted,
      .listRefused, .message:
      self.response(response)
    case .list(let answer): spokenList(answer)
    }
  }

  private func carName(_ drive: TestDrive) -> String { drive.vehicle.car.model.fullName }

  private func spokenBooking(_ drive: TestDrive) -> String {
    let what = "\(carName(drive)), \(spokenSlot(drive.slot)), \(say("for", "für")) \(driver(drive))"
    switch drive.state {
    case .held: return say("Held: the \(what).", "Vorgemerkt: \(what).")
    case .requested: return say("Requested: the \(what).", "Angefragt: \(what).")
    default: return say("Booked: the \(what).", "Gebucht: \(what).")
    }
  }

  private func spokenCatalog(_ number: Int, more: Bool) -> String {
    let cars = count(number, one: say("car", "Auto"), many: say("cars", "Autos"))
    return more
      ? say("There are \(cars) and more to see.", "Es gibt \(cars) und mehr zu sehen.")
      : say("There \(number == 1 ? "is" : "are") \(cars) to see.", "Es gibt \(cars) zu sehen.")
  }

  private func spokenFindings(_ found: Findings) -> String {
    let cars = found.cars.matches.prefix(3).map(\.model.fullName)
    guard !cars.isEmpty else {
      let results = count(found.count, one: say("thing", "Treffer"), many: say("things", "Treffer"))
      return say("\(results) found.", "\(results) gefunden.")
    }
    return say("Found: the \(list(cars)).", "Gefunden: \(list(cars)).")
  }

  private func spokenFreeTimes(_ answer: FreeTimesAnswer) -> String {
    guard let car = answer.car else { return spokenFreeCars(answer) }
    guard let first = answer.starts.first else {
      return say(
        "The \(car.name) is not free for \(duration(answer.duration)).",
        "\(car.name) ist nicht frei für \(duration(answer.duration)).")
    }
    let more = answer.starts.dropFirst().prefix(2).map { spokenMoment($0.instant) }
    let times = list([spokenMoment(first.instant)] + more)
    return say("The \(car.name) is free \(times).", "\(car.name) ist frei: \(times).")
  }

  private func spokenFreeCars(_ answer: FreeTimesAnswer) -> String {
    guard !answer.starts.isEmpty else {
      return say("No such car is free.", "Kein solches Auto ist frei.")
    }
    let some = answer.starts.prefix(3).map(\.vehicle.car.model.fullName)
    let number = count(answer.starts.count, one: say("car is", "Auto ist"), many: say("cars are", "Autos sind"))
    return say("\(number) free: \(list(some)).", "\(number) frei: \(list(some)).")
  }

  private func spokenDrives(_ drives: [TestDrive]) -> String {
    guard let first = drives.first else { return say("Nothing is booked.", "Nichts ist gebucht.") }
    let number = count(drives.count, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    return "\(number), " + say("the first with the ", "die erste: ") + "\(carName(first)), \(spokenSlot(first.slot))."
  }

  private func spokenWaiting(_ entry: WaitingEntry, offered drive: TestDrive?) -> String {
    let (name, car) = (entry.customer.name, entry.wish.car.name)
    guard let drive else {
      return say(
        "\(name) is on the waiting list for the \(car).", "\(name) steht auf der Warteliste für \(car).")
    }
    return say(
      "A time is free at once: the \(carName(drive)), \(spokenSlot(drive.slot)), for \(name).",
      "Ein Termin ist gleich frei: \(carName(drive)), \(spokenSlot(drive.slot)), für \(name).")
  }

  /// A list that is shown is read out: what is still to do.
  private func spokenList(_ answer: ListAnswer) -> String {
    switch answer {
    case .shown(let list): openAloud(list)
    case .open(let lists):
      lists.isEmpty ? self.list(answer) : lists.map(openAloud).joined(separator: " ")
    case .created, .added, .ticked, .unticked, .removed, .renamed, .deleted: self.list(answer)
    }
  }

  private func openAloud(_ list: TodoList) -> String {
    guard !list.open.isEmpty else {
      return say("On \(list.title), all is done.", "Auf \(list.title) ist alles erledigt.")
    }
    return say(
      "Still to do on \(list.title): \(self.list(list.open)).",
      "Noch zu tun auf \(list.title): \(self.list(list.open)).")
  }

  private func spokenShortcut(_ shortcut: Shortcut) -> String {
    let phrase = shortcut.phrases.first ?? ""
    return say(
      "Saved: “\(phrase)”, \(intent(shortcut.intent)).", "Gespeichert: „\(phrase)“, \(intent(shortcut.intent)).")
  }
}
