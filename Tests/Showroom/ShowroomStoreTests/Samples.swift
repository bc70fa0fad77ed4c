import LanguageKit
import ShowroomCore
import StoreTemplates

@testable import ShowroomStore

extension SQLiteStore {
  /// 10:00 on 1 December 2026 in Berlin.
  static let now = Instant(seconds: 1_796_115_600)

  /// A store with two cars, three demonstrators and two customers.
  static func small() throws -> SQLiteStore {
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: "Europe/Berlin"))
    let store = try SQLiteStore.inMemory(.empty(zone: "Europe/Berlin"), calendar: calendar, now: now)
    let golf = try store.addCar(CarDraft(make: "Volkswagen", model: "Golf", facts: CarFacts(year: 2019)))
    let polo = try store.addCar(CarDraft(make: "Volkswagen", model: "Polo"))
    _ = try store.addVehicle(VehicleDraft(car: golf.id, plate: "B-SR 1"))
    _ = try store.addVehicle(VehicleDraft(car: golf.id, plate: "B-SR 2", colour: "red"))
    _ = try store.addVehicle(VehicleDraft(car: polo.id, plate: "B-SR 3"))
    _ = try store.addCustomer(CustomerDraft(name: "Anna Novak"))
    _ = try store.addCustomer(CustomerDraft(name: "Jürgen Weiß-O'Neill"))
    return store
  }
}

/// A slot in minutes after the clock of ``SQLiteStore/now``.
func slot(_ start: Int, _ minutes: Int) -> TimeSlot {
  let begin = SQLiteStore.now.minutes(start)
  return TimeSlot(start: begin, end: begin.minutes(max(minutes, 1))) ?? slot(start, 1)
}
