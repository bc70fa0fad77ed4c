import LanguageKit
import ShowroomCore
import ShowroomStore
import StoreTemplates
import Testing

@testable import ShowroomIntents

/// A small showroom in memory, on Tuesday, 1 December 2026, ten o'clock in Berlin: two Golfs (a red one with automatic and
/// a blue one), a Golf Plus, a Polo, and three customers.
struct BookingDesk {
  let showroom: Showroom
  let golf: Car
  let polo: Car
  var store: any StorePort { showroom.store }

  init(hours: String = "mon-fri 09:00-18:00; sat 09:00-16:00", now: String = "2026-12-01T10:00") throws {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let now = try #require(calendar.parse(iso8601: now)?.instant)
    let store = try SQLiteStore.inMemory(.empty(zone: "Europe/Berlin"), calendar: calendar, now: now)
    try store.update(OpeningHours(text: hours))
    try store.update(BookingSettings([.drivesPerDay: 50]))
    showroom = Showroom(store: store, environment: Environment(calendar: calendar) { now })
    golf = try store.addCar(CarDraft(make: "Volkswagen", model: "Golf", facts: CarFacts(transmission: "automatic")))
    let manual = CarDraft(make: "Volkswagen", model: "Golf", facts: CarFacts(year: 2021, transmission: "manual"))
    let other = try store.addCar(manual)
    polo = try store.addCar(CarDraft(make: "Volkswagen", model: "Polo", facts: CarFacts(fuel: "petrol")))
    let plus = try store.addCar(CarDraft(make: "Volkswagen", model: "Golf Plus"))
    for (car, plate, colour) in [
      (golf, "B-A 1", "red"), (other, "B-A 2", "blue"), (polo, "B-A 3", "red"), (plus, "B-A 4", ""),
    ] {
      _ = try store.addVehicle(VehicleDraft(car: car.id, plate: plate, colour: colour.isEmpty ? nil : colour))
    }
    for name in ["Anna Novak", "Thomas Berger", "Thomas Krüger"] {
      _ = try store.addCustomer(CustomerDraft(name: name))
    }
  }

  /// The words of a phrase, read.
  func read(_ words: String, _ language: LanguageTag = .english) throws -> PhraseReading {
    try PhraseReader(showroom, language: language, speaker: .staff).read(words)
  }

  /// A booking of half an hour in a Golf for Anna, at a time in words.
  func booking(_ time: String, minutes: Int = 30, options: [DriveOption] = []) throws -> BookTestDrive {
    var request = BookTestDrive(speaker: .staff)
    request.car.say(.models([golf.model]))
    request.duration.say(.exactly(Minutes(minutes)))
    request.customer.say(.number(1))
    if !options.isEmpty { request.options.say(options) }
    let when = try #require(try read(time).whens.first, "\(time)")
    request.start.say(when.value, words: when.words)
    return request
  }

  func talk(_ request: ShowroomRequest) throws -> Conversation {
    try Conversation(request, showroom, library: ShortcutLibrary(showroom) { _ in false })
  }

  func talk(_ request: BookTestDrive) throws -> Conversation { try talk(.bookTestDrive(request)) }

  /// Takes a vehicle's time.
  func take(_ vehicle: Vehicle.ID, _ start: String, minutes: Int, state: TestDrive.State = .confirmed) throws
    -> TestDrive
  {
    let instant = try #require(showroom.calendar.parse(iso8601: start)?.instant)
    let slot = try #require(TimeSlot(start: instant, duration: Minutes(minutes)))
    return try store.addDrive(DriveDraft(vehicle: vehicle, customer: 2, slot: slot, state: state, bookedBy: .staff))
  }

  func text(_ instant: Instant) -> String { showroom.calendar.iso8601(instant) }
}

extension Conversation {
  /// The start that is about to be confirmed.
  var proposed: Start? {
    guard case .overview(.booking(let booking)) = step else { return nil }
    return booking.start
  }

  /// The starts that are offered.
  var offered: [Start] {
    choices.compactMap { choice in
      guard case .start(let start) = choice else { return nil }
      return start
    }
  }

  /// The rules that stand in the way.
  var rules: [Refusal.Rule] {
    switch step {
    case .refusal(.refused(let refusals), _), .response(.refused(let refusals, _)): refusals.map(\.rule)
    default: []
    }
  }
}
