import ShowroomCore

/// Copies of the store, and whether it is sound.
extension Phrasebook {
  public var shallItBeDone: String { say("Go ahead?", "Soll das geschehen?") }

  public func backedUp(to path: String) -> String {
    say("The store is copied to \(path).", "Der Speicher ist nach \(path) kopiert.")
  }

  public func backupHolds(_ summary: BackupSummary, path: String) -> String {
    let parts = list([
      count(summary.cars, one: say("car", "Auto"), many: say("cars", "Autos")),
      count(summary.customers, one: say("customer", "Kunde"), many: say("customers", "Kunden")),
      count(summary.drives, one: say("drive", "Fahrt"), many: say("drives", "Fahrten")),
    ])
    let last = summary.lastDrive.map { say("; the last drive: \(instant($0))", "; die letzte Fahrt: \(instant($0))") }
    return say(
      "\(path) is sound and holds \(parts)\(last ?? ""). It would take the place of all that is in the store now.",
      "\(path) ist in Ordnung und enthält \(parts)\(last ?? ""). Es träte an die Stelle des jetzigen Speichers.")
  }

  public func restored(from path: String, aside: String?) -> String {
    let kept = aside.map { say(" What was there before is in \($0).", " Der Stand davor liegt in \($0).") }
    return say(
      "The store now holds what \(path) holds.\(kept ?? "")",
      "Der Speicher enthält nun, was in \(path) steht.\(kept ?? "")")
  }

  // MARK: Check

  public var storeIsSound: String { say("The store is sound.", "Der Speicher ist in Ordnung.") }
  public var derivedRebuilt: String {
    say("The indexes were made anew.", "Die Verzeichnisse wurden neu angelegt.")
  }
  public var repairHint: String { say("Say check --repair.", "Mit: prüfe --repair.") }
  public var restoreHint: String {
    say("Restore a backup.", "Bitte eine Sicherung wiederherstellen.")
  }

  public func storeIsNotSound(_ findings: Int) -> String {
    let count = self.count(findings, one: say("fault", "Fehler"), many: say("faults", "Fehler"))
    return say("The store has \(count).", "Der Speicher hat \(count).")
  }

  public func finding(_ finding: StoreFinding) -> String {
    switch finding {
    case .damage(let words): say("The file is damaged: \(words).", "Die Datei ist beschädigt: \(words).")
    case .staleIndex(let words): say("An index does not fit: \(words).", "Ein Verzeichnis passt nicht: \(words).")
    case .brokenReference(let words): say("A row leads nowhere: \(words).", "Ein Verweis führt ins Leere: \(words).")
    case .overlap(let one, let other):
      say(
        "Drives \(one) and \(other) have one car at the same time.",
        "Die Fahrten \(one) und \(other) haben dasselbe Auto zur selben Zeit.")
    case .blocked(let drive, let block):
      say(
        "Drive \(drive) is at a time for which its car is blocked (block \(block)).",
        "Fahrt \(drive) liegt in einer Zeit, für die ihr Auto gesperrt ist (Sperre \(block)).")
    case .sharedResource(let one, let other):
      say(
        "Drives \(one) and \(other) have one dealer plate or salesperson at the same time.",
        "Die Fahrten \(one) und \(other) haben dasselbe Kennzeichen oder denselben Verkäufer zur selben Zeit.")
    case .foreignSchema(let words): say("The schema is not ours: \(words).", "Das Schema ist fremd: \(words).")
    case .staleNames(let models):
      say(
        "\(count(models, one: "model is", many: "models are")) not found by their names as they should be.",
        "\(count(models, one: "Modell ist", many: "Modelle sind")) nicht richtig unter ihrem Namen zu finden.")
    case .staleCustomerNames(let customers):
      say(
        "\(count(customers, one: "customer is", many: "customers are")) not found by their names as they should be.",
        "\(count(customers, one: "Kunde ist", many: "Kunden sind")) nicht richtig unter dem Namen zu finden.")
    }
  }

  // MARK: Files

  func fileFault(_ fault: FileFault, _ path: String) -> String {
    switch fault {
    case .exists: say("\(path) is there already.", "\(path) gibt es schon.")
    case .isTheStore: say("\(path) is the store itself.", "\(path) ist der Speicher selbst.")
    case .inUse: say("\(path) is in use by another program.", "\(path) wird von einem anderen Programm benutzt.")
    case .empty: say("\(path) holds no showroom.", "\(path) enthält kein Autohaus.")
    }
  }

  func fileHint(_ fault: FileFault) -> String {
    switch fault {
    case .exists: say("Name another file, or add --force.", "Eine andere Datei nennen oder --force angeben.")
    case .isTheStore, .inUse, .empty: say("Name another file.", "Eine andere Datei nennen.")
    }
  }
}

extension FileFault {
  /// A stable name for programs.
  var code: String {
    switch self {
    case .exists: "file-exists"
    case .isTheStore: "file-is-store"
    case .inUse: "file-in-use"
    case .empty: "file-empty"
    }
  }
}
