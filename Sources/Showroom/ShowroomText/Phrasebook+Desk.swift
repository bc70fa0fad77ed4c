import LanguageKit
import ShowroomCore

/// The sentences of the commands with which staff keep the showroom.
extension Phrasebook {
  // MARK: Cars and demonstrators

  public var findWhat: String { say("Say what to find: find golf.", "Wonach? Zum Beispiel: suche golf.") }
  public var plateNeeded: String {
    say(
      "A demonstrator needs a plate: --plate \"B-AB 123\".",
      "Ein Vorführwagen braucht ein Kennzeichen: --plate \"B-AB 123\".")
  }
  public var noVehicles: String { say("There are no such demonstrators.", "Solche Vorführwagen gibt es nicht.") }
  public var nameByNumber: String { say("Name one by its number.", "Bitte mit der Nummer nennen.") }

  public var carNeedsName: String { say("A car needs a make and a model.", "Ein Auto braucht Marke und Modell.") }

  public func carAdded(_ car: Car) -> String {
    say("Added: car \(car.id), \(self.car(car)).", "Aufgenommen: Auto \(car.id), \(self.car(car)).")
  }

  public func plateTaken(_ vehicle: Vehicle) -> String {
    say(
      "\(vehicle.plate) is the plate of \(self.vehicle(vehicle)).",
      "\(vehicle.plate) gehört schon zu \(self.vehicle(vehicle)).")
  }

  public func vehicleAdded(_ vehicle: Vehicle) -> String {
    say(
      "Added: demonstrator \(vehicle.id), \(self.vehicle(vehicle)).",
      "Angelegt: Vorführwagen \(vehicle.id), \(self.vehicle(vehicle)).")
  }

  public func vehicleChanged(_ vehicle: Vehicle) -> String {
    say(
      "Demonstrator \(vehicle.id), \(vehicle.plate), is \(vehicleState(vehicle.state)).",
      "Vorführwagen \(vehicle.id), \(vehicle.plate): \(vehicleState(vehicle.state)).")
  }

  /// Drives that a change of hours or of a vehicle gets in the way of.
  public func drivesHit(_ number: Int) -> String {
    say(
      "This hits \(count(number, one: "drive", many: "drives")), kept as booked:",
      "Davon betroffen, aber weiter gebucht: \(count(number, one: "Fahrt", many: "Fahrten")):")
  }

  public func severalCars(_ cars: [Car]) -> String {
    let names = cars.prefix(9).map { "\($0.id) \(car($0))" }.joined(separator: "; ")
    return say("Several cars are called so: \(names).", "So heißen mehrere Autos: \(names).")
  }

  // MARK: Files

  public func fileUnreadable(_ path: String, _ reason: String) -> String {
    say("\(path) can not be read: \(reason).", "\(path) ist nicht lesbar: \(reason).")
  }

  public func imported(_ count: Int, renumbered: Int, skipped: Int) -> String {
    let cars = self.count(count, one: say("car", "Auto"), many: say("cars", "Autos"))
    let parts = [
      say("Imported: \(cars).", "Übernommen: \(cars)."),
      renumbered > 0
        ? say(
          "\(renumbered) got another number, since theirs was taken.",
          "\(renumbered) bekamen eine andere Nummer, ihre war vergeben.") : nil,
      skipped > 0
        ? say(
          "\(self.count(skipped, one: "row", many: "rows")) left out:",
          "Ausgelassen: \(self.count(skipped, one: "Zeile", many: "Zeilen")):") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// How many cars of a list were here already, the first of them by name.
  public func presentAlready(_ count: Int, _ names: [String]) -> String {
    let cars = self.count(count, one: say("car", "Auto"), many: say("cars", "Autos"))
    let more =
      count > names.count ? say("; and \(count - names.count) more", "; und \(count - names.count) weitere") : ""
    let named = names.joined(separator: "; ") + more
    return say(
      "Left out, as they are here already: \(cars) (\(named)). With --again they are added once more.",
      "Ausgelassen, da schon hier: \(cars) (\(named)). Mit --again werden sie noch einmal übernommen.")
  }

  public func unknownColumns(_ columns: [String]) -> String {
    say(
      "Columns skipped, as their names are not known: \(list(columns)).",
      "Unbekannte Spalten übergangen: \(list(columns)).")
  }

  public func badRowHint(count: Int) -> String {
    let rows = self.count(count, one: say("bad row", "fehlerhafte Zeile"), many: say("bad rows", "fehlerhafte Zeilen"))
    return say(
      "Nothing was imported; the file has \(rows). Mend them, or leave them out with --skip-bad.",
      "Nichts wurde übernommen; die Datei hat \(rows). Bitte berichtigen oder mit --skip-bad auslassen.")
  }

  public func carFileProblem(_ problem: CarFile.Problem) -> String {
    switch problem {
    case .csv(let error): csvError(error)
    case .empty: say("the file is empty", "die Datei ist leer")
    case .missingColumn(let name):
      say("line 1, column 1: the column \(name) is missing", "Zeile 1, Spalte 1: \(name) fehlt in der Kopfzeile")
    case .repeatedColumn(let name, let at):
      place(at) + say("the column \(name) is there twice", "\(name) steht zweimal in der Kopfzeile")
    case .tooManyFields(let at): place(at) + say("more fields than columns", "mehr Felder als Spalten")
    case .missingValue(let column, let at): place(at) + say("\(column) is empty", "\(column) ist leer")
    case .badNumber(let column, let value, let range, let at):
      place(at)
        + say(
          "\(column) is “\(shortened(value))”, and should be a number from \(range.lowerBound) to \(range.upperBound)",
          "\(column) ist „\(shortened(value))“, muss aber eine Zahl von \(range.lowerBound) bis \(range.upperBound) sein"
        )
    case .controlCharacter(let column, let at):
      place(at)
        + say(
          "\(column) holds a line end or a control character", "\(column) enthält ein Zeilenende oder Steuerzeichen")
    }
  }

  /// Where something stands in a file, before what is said of it.
  private func place(_ place: CSVRow.Place) -> String { self.place(line: place.line, column: place.column) }

  private func place(line: Int, column: Int) -> String {
    say("line \(line), column \(column): ", "Zeile \(line), Spalte \(column): ")
  }

  public func csvError(_ error: CSVError) -> String {
    let place = place(line: error.line, column: error.column)
    switch error.kind {
    case .unterminatedQuote:
      return place + say("a quotation mark is never closed", "ein Anführungszeichen wird nicht geschlossen")
    case .textAfterQuote:
      return place + say("text after a closing quotation mark", "Text nach einem schließenden Anführungszeichen")
    case .invalidUTF8: return place + say("this is no UTF-8", "das ist kein UTF-8")
    case .fieldTooLong(let limit):
      return place + say("a field is longer than \(limit) bytes", "ein Feld ist länger als \(limit) Bytes")
    case .tooManyFields(let limit): return place + say("more than \(limit) fields", "mehr als \(limit) Felder")
    }
  }

  // MARK: Customers

  public func customerFault(_ fault: Customer.Fault) -> String {
    switch fault {
    case .nameTooLong(let greatest):
      say("A name has at most \(greatest) characters.", "Ein Name hat höchstens \(greatest) Zeichen.")
    case .born(let date):
      say(
        "--born \(date): nobody who drives was born then. Write the day as 1990-04-12.",
        "--born \(date): So ist niemand geboren, der fährt. Bitte das Datum wie 1990-04-12 schreiben.")
    case .email(let address):
      say(
        "--email: “\(shortened(address))” is no address. Write it as anna@example.com.",
        "--email: „\(shortened(address))“ ist keine Adresse. Bitte wie anna@example.com schreiben.")
    case .phone(let number):
      say(
        "--phone: “\(shortened(number))” is no number. Write it as +49 30 1234567.",
        "--phone: „\(shortened(number))“ ist keine Nummer. Bitte wie +49 30 1234567 schreiben.")
    }
  }

  public var noCustomers: String { say("No customers are kept yet.", "Noch sind keine Kunden bekannt.") }
  public var nameNeeded: String { say("A customer needs a name.", "Ein Kunde braucht einen Namen.") }

  public func customerAdded(_ customer: Customer) -> String {
    say("Added: customer \(customer.id), \(customer.name).", "Angelegt: Kunde \(customer.id), \(customer.name).")
  }

  public func customerChanged(_ customer: Customer) -> String {
    say("Changed: customer \(customer.id), \(customer.name).", "Geändert: Kunde \(customer.id), \(customer.name).")
  }

  public func severalCustomers(_ customers: [Customer]) -> String {
    let names = customers.map { "\($0.id) \(customer($0))" }.joined(separator: "; ")
    return say("Several customers are called so: \(names).", "So heißen mehrere Kunden: \(names).")
  }

  /// "speaks German".
  public func speaks(_ language: Language) -> String {
    switch language {
    case .en: say("speaks English", "spricht Englisch")
    case .de: say("speaks German", "spricht Deutsch")
    }
  }

  /// All that is kept of a customer, in one line.
  public func customerFacts(_ customer: Customer) -> String {
    let licence = customer.licence.map { licence in
      [
        say("licence", "Führerschein"), licence.number, licence.category,
        licence.expires.map { say("valid until \(plainDay($0))", "gültig bis \(plainDay($0))") },
      ].compactMap { $0 }.joined(separator: " ")
    }
    let facts = [
      customer.phone, customer.email, customer.born.map { say("born \($0)", "geboren \($0)") }, licence,
      customer.language.map(speaks),
    ].compactMap { $0 }
    return (["\(customer.id) \(customer.name)"] + facts).joined(separator: ", ")
  }

  /// Drives that a customer did not come to.
  public func noShows(_ number: Int) -> String {
    say(
      "Did not come to \(count(number, one: "drive", many: "drives")).",
      "Zu \(count(number, one: "Fahrt", many: "Fahrten")) nicht erschienen.")
  }

  public var overrideNeedsReason: String {
    say("Setting a rule aside needs --reason.", "Eine Regel auszusetzen braucht einen Grund: --reason.")
  }

  // MARK: Shortcuts

  public var noShortcuts: String { say("No phrases are saved.", "Keine Sätze sind gespeichert.") }
  public var nameOwner: String { say("Name the owner with --owner.", "Mit --owner sagen, wem er gehört.") }
  public var shortcutHint: String {
    say(
      "Write it as: shortcut add \"my golf\" = book golf, 60 min",
      "So: kurzbefehl neu \"mein Golf\" = buche golf, 60 min")
  }

  public func shortcutDeleted(_ shortcut: Shortcut) -> String {
    let phrase = shortcut.phrases.first ?? ""
    return say("Deleted: “\(phrase)”.", "Gelöscht: „\(phrase)“.")
  }

  public func noSuchPhrase(_ phrase: String) -> String {
    say("No phrase “\(phrase)” is saved.", "Ein Satz „\(phrase)“ ist nicht gespeichert.")
  }

  public func severalPhrases(_ descriptions: [String]) -> String {
    let list = descriptions.joined(separator: "; ")
    return say("Several have this phrase: \(list).", "Diesen Satz haben mehrere: \(list).")
  }
}
