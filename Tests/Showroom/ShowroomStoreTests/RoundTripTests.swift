import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomStore

@Suite("What is stored comes back as it was")
struct RoundTripTests {
  @Test("Customers, with all that is known of them and with the name alone")
  func customers() throws {
    let store = try SQLiteStore.small()
    let draft = CustomerDraft(
      name: "Siobhán \"Sio\" O'Neill", phone: "+44 20", email: "a@b.example", language: .de,
      born: CivilDate(iso: "1972-10-31"),
      licence: Licence(number: "X1", category: "BE", expires: CivilDate(iso: "2030-01-31")))
    let added = try store.addCustomer(draft)
    #expect(try store.customer(added.id) == added)
    #expect(added.licence == draft.licence && added.born == draft.born)
    var changed = added
    changed.phone = nil
    changed.licence = nil
    changed.name = "Ny Navn"
    try store.update(changed)
    #expect(try store.customer(added.id) == changed)
    #expect(try store.customers(named: "navn", limit: 5) == [changed])
    #expect(try store.customers(named: "siobhan", limit: 5).isEmpty)
  }

  @Test("Cars with every fact, and demonstrators in every state")
  func cars() throws {
    let store = try SQLiteStore.small()
    let facts = CarFacts(
      year: 2021, trim: "GTI", body: "hatchback", fuel: "petrol", transmission: "manual", colour: "rot", doors: 5,
      seats: 5, power: "180 kW", engine: "2.0", drive: "FWD")
    let car = try store.addCar(CarDraft(make: "Seat", model: "León", facts: facts))
    #expect(try store.car(car.id) == car)
    #expect(car.facts == facts)
    let states: [Vehicle.State] = [.available, .blocked(reason: "tyres; 'new'"), .sold, .withdrawn]
    for (number, state) in states.enumerated() {
      var vehicle = try store.addVehicle(VehicleDraft(car: car.id, plate: "M-AX \(number)", odometer: 12, state: state))
      #expect(vehicle.state == state && vehicle.odometer == 12)
      vehicle.turnaround = Minutes(45)
      vehicle.colour = "blau"
      vehicle.plate = "M-AX 9\(number)"
      try store.update(vehicle)
      #expect(try store.vehicle(vehicle.id) == vehicle)
      #expect(try store.vehicle(plate: "max9\(number)") == vehicle)
    }
    #expect(try store.vehicles(in: .car(car.id)).count == 2)
  }

  @Test("Drives with their options, who booked them, and by which phrase")
  func drives() throws {
    let store = try SQLiteStore.small()
    let options: [DriveOption] = [
      .year(2019), .colour(.red), .gearbox(.manual), .fuel(.petrol), .trim("gti"), .accompanied, .childSeat,
      .route("over the hills"),
    ]
    let drive = try store.addDrive(
      DriveDraft(
        vehicle: 2, customer: 2, slot: slot(0, 45), options: options, state: .held, bookedBy: .customer(2),
        phrase: "Anna's Golf", holdExpires: SQLiteStore.now))
    #expect(try store.drive(drive.id) == drive)
    #expect(drive.options == options && drive.phrase == "Anna's Golf" && drive.bookedBy == .customer(2))
    #expect(drive.vehicle.plate == "B-SR 2" && drive.customer.name == "Jürgen Weiß-O'Neill")
  }

  @Test("Drives are found by customer, vehicle, model, time and state")
  func filters() throws {
    let store = try SQLiteStore.small()
    for number in 0..<6 {
      _ = try store.addDrive(
        DriveDraft(
          vehicle: Vehicle.ID(Int64(number % 3 + 1)), customer: Customer.ID(Int64(number % 2 + 1)),
          slot: slot(number * 60, 30), state: number < 3 ? .requested : .confirmed, bookedBy: .staff))
    }
    func ids(_ filter: DriveFilter) throws -> [Int64] { try store.drives(filter).map(\.id.rawValue) }
    #expect(try ids(DriveFilter()) == [1, 2, 3, 4, 5, 6])
    #expect(try ids(DriveFilter(customer: 1)) == [1, 3, 5])
    #expect(try ids(DriveFilter(vehicle: 3)) == [3, 6])
    #expect(try ids(DriveFilter(model: 1)) == [1, 2, 4, 5])
    #expect(try ids(DriveFilter(states: [.confirmed])) == [4, 5, 6])
    #expect(try ids(DriveFilter(interval: slot(60, 61))) == [2, 3])
    #expect(try ids(DriveFilter(interval: slot(90, 30))) == [])
    #expect(try ids(DriveFilter(customer: 2, states: [.requested], limit: 1)) == [2])
    let own = try store.slots(of: 1, startingIn: slot(0, 1000))
    #expect(own.map(\.time.drive) == [1, 3, 5])
    #expect(own.map(\.isLive) == [false, false, true])
  }

  @Test("Settings, zone, language and opening hours")
  func settings() throws {
    let store = try SQLiteStore.small()
    var settings = BookingSettings()
    try settings.set(.turnaroundAfter, to: 20)
    try settings.set(.minimumAge, to: 21)
    try store.update(settings)
    let stored = try store.bookingSettings()
    for setting in BookingSetting.allCases { #expect(stored[setting] == settings[setting]) }
    try store.setLanguage(.de)
    #expect(try store.language() == .de)
    #expect(try store.zone() == "Europe/Berlin")
    var hours = try OpeningHours(text: "mon-fri 09:00-12:00 13:00-18:00\nsun 20:00-24:00")
    if let christmas = CivilDate(iso: "2026-12-24") {
      hours.closedDays[christmas] = "Heiligabend; 'zu'"
      hours.set([], on: christmas.adding(days: 1))
    }
    try store.update(hours)
    #expect(try store.openingHours() == hours)
  }

  @Test("Requests whose start has passed and holds that ended expire; nothing else does")
  func expiry() throws {
    let store = try SQLiteStore.small()
    func add(_ state: TestDrive.State, _ start: Int, hold: Instant? = nil) throws -> TestDrive.ID {
      try store.addDrive(
        DriveDraft(vehicle: 1, customer: 1, slot: slot(start, 10), state: state, bookedBy: .staff, holdExpires: hold)
      ).id
    }
    let late = try add(.requested, -30)
    let early = try add(.requested, 30)
    let heldOver = try add(.held, 60, hold: SQLiteStore.now)
    let held = try add(.held, 90, hold: SQLiteStore.now.minutes(1))
    let booked = try add(.confirmed, -60)
    try store.expire(asOf: SQLiteStore.now)
    let states = try [late, early, heldOver, held, booked].map { try store.drive($0)?.state }
    #expect(states == [.expired, .requested, .expired, .held, .confirmed])
  }

  @Test("A transaction that fails leaves nothing")
  func atomic() throws {
    let store = try SQLiteStore.small()
    #expect(throws: StoreError.overlap) {
      try store.write { () throws(StoreError) in
        _ = try store.addCustomer(CustomerDraft(name: "Gone Again"))
        _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(0, 30), bookedBy: .staff))
        _ = try store.addDrive(DriveDraft(vehicle: 1, customer: 1, slot: slot(15, 30), bookedBy: .staff))
      }
    }
    #expect(try store.drives(DriveFilter()).isEmpty)
    #expect(try store.customers(named: "gone", limit: 1).isEmpty)
  }
}
