import LanguageKit
import ShowroomCore

/// Fills a new store with the demonstration showroom: the tables in the folder `Seed`.
///
/// Its drives are written as days around today on which the showroom is open, so that there is always something on.
struct Demonstration {
  let store: SQLiteStore
  let calendar: ShowroomCalendar
  let now: Instant

  func fill() throws(StoreError) {
    try fillHours()
    try fillCars()
    try fillVehicles()
    try fillCustomers()
    try fillDrives()
    try fillShortcuts()
  }

  private func fillHours() throws(StoreError) {
    let weekly = try SeedTable("opening_hours").rows.map { "\($0["weekday"]) \($0["opens"])-\($0["closes"])" }
    guard var hours = try? OpeningHours(text: weekly.joined(separator: "\n")) else {
      throw .failed("Seed/opening_hours.csv can not be read")
    }
    for row in try SeedTable("closed_days").rows {
      if let date = CivilDate(iso: row["date"]) { hours.closedDays[date] = row["reason"] }
    }
    try store.update(hours)
  }

  private func fillCars() throws(StoreError) {
    guard let file = EmbeddedFiles.seed("cars"), let cars = try? CarFile(csv: Array(file.text.utf8)) else {
      throw .failed("Seed/cars.csv can not be read")
    }
    _ = try store.importCars(cars.cars, again: true) { _ in }
  }

  private func fillVehicles() throws(StoreError) {
    for row in try SeedTable("vehicles").rows {
      _ = try store.addVehicle(
        VehicleDraft(
          id: row.id("id"), car: row.id("car_id") ?? 1, plate: row["plate"], colour: row.text("colour"),
          odometer: row.number("odometer_km") ?? 0, state: Vehicle.State(word: row["state"], reason: row.text("reason"))
        ))
    }
  }

  private func fillCustomers() throws(StoreError) {
    for row in try SeedTable("customers").rows {
      let licence = Licence(
        number: row.text("licence_number"), category: row.text("licence_class"),
        expires: row.text("licence_expiry").flatMap { CivilDate(iso: $0) })
      let customer = try store.addCustomer(
        CustomerDraft(
          name: row["name"], phone: row.text("phone"), email: row.text("email"),
          language: Language(rawValue: row["language"]), born: CivilDate(iso: row["birth_date"]),
          licence: licence.isEmpty ? nil : licence))
      if let consent = Consent(rawValue: row["consent"]) { _ = try store.setConsent(consent, of: customer.id) }
    }
  }

  private func fillDrives() throws(StoreError) {
    let hours = try store.openingHours()
    for row in try SeedTable("drives").rows {
      guard let offset = row.number("open_day_offset"), let time = CivilTime(iso: row["time"]),
        let date = openDay(offset, hours), let vehicle: Vehicle.ID = row.id("vehicle_id"),
        let customer: Customer.ID = row.id("customer_id"), let minutes = row.number("minutes"),
        let planned = TestDrive.State(rawValue: row["state"])
      else { continue }
      let start = calendar.instant(of: CivilDateTime(date: date, time: time)).instant
      guard let slot = TimeSlot(start: start, duration: Minutes(minutes)) else { continue }
      // A drive of today that is over by now has been brought back.
      let state = planned == .confirmed && slot.end <= now ? .returned : planned
      _ = try store.addDrive(
        DriveDraft(
          vehicle: vehicle, customer: customer, slot: slot, options: options(row["options"]), state: state,
          bookedBy: .staff))
    }
  }

  /// The open day that is so many open days from today; 0 is today, or the next open day where today is closed.
  private func openDay(_ offset: Int, _ hours: OpeningHours) -> CivilDate? {
    let today = calendar.date(at: now)
    let step = offset < 0 ? -1 : 1
    let days = (offset < 0 ? 1 : 0)...400
    let open = days.lazy.map { today.adding(days: $0 * step) }.filter { !hours.spans(on: $0).isEmpty }
    return Array(open.prefix(abs(offset) + (offset < 0 ? 0 : 1))).last
  }

  private func options(_ text: String) -> [DriveOption] {
    text.split(separator: ";").compactMap { DriveOption(storageText: $0) }
  }

  private func fillShortcuts() throws(StoreError) {
    for row in try SeedTable("shortcuts").rows {
      let customer: Customer.ID? = row.id("owner")
      let language = Language(rawValue: row["language"]) ?? .en
      let number: Car.ID? = row.id("car_id")
      let car = try number.flatMap { (id) throws(StoreError) in try store.car(id) }
      let intent = StoredIntent(
        name: row["intent"], car: car.map { CarSelection($0.model) },
        duration: row.number("minutes").map { Minutes($0) },
        options: options(row["options"]), start: try when(row["when"], language))
      _ = try store.addShortcut(
        ShortcutDraft(
          owner: customer.map { .customer($0) } ?? .showroom, phrases: [row["phrase"]], intent: intent,
          language: language), at: now)
    }
  }

  /// The time that a saved phrase keeps, said in the language of the phrase; nil for none.
  private func when(_ words: String, _ language: Language) throws(StoreError) -> WhenExpression? {
    guard !words.isEmpty else { return nil }
    let reader = ValueReader(language: language == .de ? .german : .english)
    for match in reader.values(in: Phrase(words)) {
      if case .when(let when) = match.value { return when }
    }
    throw .failed("Seed/shortcuts.csv: “\(words)” is no time")
  }
}

/// A table of the demonstration showroom.
struct SeedTable {
  let rows: [Row]

  /// Reads a table by the name of its file without the ending.
  init(_ name: String) throws(StoreError) {
    guard let file = EmbeddedFiles.seed(name) else { throw .failed("Seed/\(name).csv is not built in") }
    var reader = CSVReader(Array(file.text.utf8))
    do throws(CSVError) {
      let header = try reader.nextRow()?.fields ?? []
      var rows: [Row] = []
      while let row = try reader.nextRow() {
        rows.append(Row(fields: Dictionary(zip(header, row.fields)) { first, _ in first }))
      }
      self.rows = rows
    } catch {
      throw .failed("Seed/\(name).csv, line \(error.line): \(error.kind)")
    }
  }

  struct Row {
    let fields: [String: String]

    /// The text of a column, empty where there is none.
    subscript(_ column: String) -> String { fields[column] ?? "" }

    func text(_ column: String) -> String? { self[column].isEmpty ? nil : self[column] }
    func number(_ column: String) -> Int? { Int(self[column]) }
    func id<Entity>(_ column: String) -> Identifier<Entity>? { Identifier(self[column]) }
  }
}
