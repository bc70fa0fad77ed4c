import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// The tables of each kind of thing.
extension Session {
  func table(_ cars: [Car]) -> Table {
    let facts: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("make", Localized(en: "Make", de: "Marke")),
      Table.Column("model", Localized(en: "Model", de: "Modell"), reading: .attached),
      Table.Column("year", Localized(en: "Year", de: "Jahr"), alignment: .trailing),
      Table.Column("trim", Localized(en: "Trim", de: "Version")),
      Table.Column("body", Localized(en: "Body", de: "Form")),
      Table.Column("fuel", Localized(en: "Fuel", de: "Kraftstoff")),
      Table.Column("transmission", Localized(en: "Gearbox", de: "Getriebe")),
      Table.Column("colour", Localized(en: "Colour", de: "Farbe")), .data("doors"), .data("seats"),
    ]
    let price = Table.Column("price", Localized(en: "€", de: "€"), alignment: .trailing, reading: .titled)
    let columns = cars.contains { $0.facts.price != nil } ? facts + [price] : facts
    return Table(columns: columns, rows: cars.map { spoken(cells(json($0), columns), columns) })
  }

  func table(_ vehicles: [Vehicle]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen")),
      Table.Column("name", Localized(en: "Car", de: "Auto")), .data("carID"),
      Table.Column("colour", Localized(en: "Colour", de: "Farbe")),
      Table.Column("odometer", Localized(en: "km", de: "km"), alignment: .trailing, reading: .titled),
      Table.Column("state", Localized(en: "State", de: "Zustand")), .data("reason"),
    ]
    let rows = vehicles.map { vehicle in
      [
        Table.Cell(.int(vehicle.id.rawValue)), Table.Cell(.string(vehicle.plate)),
        Table.Cell(.string(vehicle.car.title)), Table.Cell(.int(vehicle.car.id.rawValue)),
        spoken(Table.Cell(JSONValue(vehicle.shownColour))), Table.Cell(.int(Int64(vehicle.odometer))),
        Table.Cell(.string(vehicle.state.word), text: text.vehicleState(vehicle.state)),
        Table.Cell(JSONValue(vehicle.state.reason)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  func table(_ drives: [TestDrive]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "Drive", de: "Fahrt"), alignment: .trailing, reading: .titled),
      Table.Column("start", Localized(en: "When", de: "Wann")), .data("end"), .data("durationMinutes"),
      Table.Column("car", Localized(en: "Car", de: "Auto")),
      Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen")),
      Table.Column("customer", Localized(en: "Customer", de: "Kunde")),
      Table.Column("state", Localized(en: "State", de: "Zustand")),
      Table.Column("options", Localized(en: "Options", de: "Wünsche")), .data("dealerPlate"),
      .data("salesperson"),
    ]
    let late = lateDrives()
    let text = text
    let rows = drives.map { drive in
      [
        Table.Cell(.int(drive.id.rawValue)), Table.Cell(json(drive.slot.start), text: text.slot(drive.slot)),
        Table.Cell(json(drive.slot.end)), Table.Cell(.int(Int64(drive.duration.rawValue))),
        Table.Cell(.string(drive.vehicle.car.title)), Table.Cell(.string(drive.vehicle.plate)),
        Table.Cell(.string(drive.customer.name)),
        Table.Cell(.string(drive.state.rawValue), text: standing(of: drive, late)),
        Table.Cell(json(drive.options), text: text.extras(drive)),
        Table.Cell(JSONValue(drive.resources.plate?.name)), Table.Cell(JSONValue(drive.resources.person?.name)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  /// A drive's state, and what staff must know of it: that it is overdue or at risk.
  ///
  /// - Parameter late: the drives that are late, by their vehicles.
  func standing(of drive: TestDrive, _ late: [Vehicle.ID: TestDrive]) -> String {
    let state = text.driveState(drive.state)
    guard context.speaker == .staff else { return state }
    if drive.isOverdue(at: context.showroom.now) { return "\(state), \(text.overdue)" }
    let risk = (try? Desk(context.showroom).risk(to: drive, among: late)) ?? nil
    return risk == nil ? state : "\(state), \(text.atRisk)"
  }

  /// The drives that are late, by their vehicles, for staff.
  func lateDrives() -> [Vehicle.ID: TestDrive] {
    context.speaker == .staff ? (try? Desk(context.showroom).lateDrives()) ?? [:] : [:]
  }

  func isAtRisk(_ drive: TestDrive) -> Bool {
    ((try? Desk(context.showroom).risk(to: drive)) ?? nil) != nil
  }

  func table(_ customers: [Customer]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("name", Localized(en: "Name", de: "Name")),
      Table.Column("phone", Localized(en: "Phone", de: "Telefon")),
      Table.Column("email", Localized(en: "E-mail", de: "E-Mail")),
      Table.Column("language", Localized(en: "Language", de: "Sprache")), .data("born"), .data("licence"),
      .data("licenceClass"), .data("licenceExpires"),
    ]
    let rows = customers.map { customer in
      var row = cells(json(customer), columns)
      row[4] = Table.Cell(row[4].value, text: customer.language.map(text.speaks) ?? "")
      return row
    }
    return Table(columns: columns, rows: rows)
  }

  func table(_ shortcuts: [Shortcut]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("id", Localized(en: "No.", de: "Nr."), alignment: .trailing, reading: .omitted),
      Table.Column("phrases", Localized(en: "Phrase", de: "Satz")),
      Table.Column("intent", Localized(en: "What it does", de: "Was er tut"), reading: .explanation),
      Table.Column("owner", Localized(en: "Whose", de: "Von wem")),
      Table.Column("timesUsed", Localized(en: "Used", de: "Benutzt"), alignment: .trailing, reading: .titled),
    ]
    let rows = shortcuts.map { shortcut in
      [
        Table.Cell(.array(shortcut.phrases.map { .string($0) }), text: shortcut.phrases.joined(separator: " / ")),
        Table.Cell(.string(shortcut.intent.name), text: text.intent(shortcut.intent)),
        Table.Cell(json(shortcut)["owner"] ?? .null, text: ownerName(shortcut.owner)),
        Table.Cell(.int(Int64(shortcut.timesUsed))),
      ]
    }
    return Table(columns: columns, rows: zip(shortcuts, rows).map { [Table.Cell(.int($0.id.rawValue))] + $1 })
  }

  func table(_ starts: [Start]) -> Table {
    let columns: [Table.Column] = [
      Table.Column("start", Localized(en: "Start", de: "Beginn")),
      Table.Column("vehicle", Localized(en: "Car", de: "Auto")), .data("plate"),
    ]
    let rows = starts.map { start in
      [
        Table.Cell(json(start.instant), text: text.instant(start.instant)),
        Table.Cell(.int(start.vehicle.id.rawValue), text: text.vehicle(start.vehicle)),
        Table.Cell(.string(start.vehicle.plate)),
      ]
    }
    return Table(columns: columns, rows: rows)
  }

  /// The cells of a car with its facts in the reader's words; programs get them as they were written.
  private func spoken(_ cells: [Table.Cell], _ columns: [Table.Column]) -> [Table.Cell] {
    zip(columns, cells).map { ["body", "fuel", "transmission", "colour"].contains($0.key) ? spoken($1) : $1 }
  }

  private func spoken(_ cell: Table.Cell) -> Table.Cell {
    guard case .string(let written) = cell.value else { return cell }
    return Table.Cell(cell.value, text: text.wording(written))
  }

  /// Whose a shortcut is, by name.
  func ownerName(_ owner: Shortcut.Owner) -> String {
    switch owner {
    case .showroom: text.theShowroom
    case .customer(let id): (try? store.customer(id))?.name ?? "#\(id)"
    }
  }

  /// The cells of a row, taken from a JSON object by the keys of the columns.
  private func cells(_ object: JSONValue, _ columns: [Table.Column]) -> [Table.Cell] {
    columns.map { Table.Cell(object[$0.key] ?? .null) }
  }
}
