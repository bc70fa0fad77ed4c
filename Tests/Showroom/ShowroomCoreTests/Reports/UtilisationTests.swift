import LanguageKit
import TestSupport
import Testing

@testable import ShowroomCore

@Suite("How much of the open time cars are driven")
struct UtilisationTests {
  private func vehicle(_ id: Int64, model: Int64, _ state: Vehicle.State = .available) -> Vehicle {
    let model = CarModel(id: CarModel.ID(model), make: "Make", name: "Model \(model)")
    return Vehicle(
      id: Vehicle.ID(id), car: Car(id: Car.ID(id), model: model, facts: CarFacts()), plate: "B \(id)", state: state)
  }

  private var fleet: [Vehicle] { [vehicle(1, model: 1), vehicle(2, model: 1), vehicle(3, model: 2, .sold)] }

  private func drive(
    _ start: String, _ minutes: Int, in calendar: ShowroomCalendar, vehicle: Int64 = 1,
    _ state: TestDrive.State = .returned
  ) throws -> ReportedDrive {
    let begin = try #require(calendar.parse(iso8601: start)).instant
    let slot = try #require(TimeSlot(start: begin, duration: Minutes(minutes)))
    return ReportedDrive(id: 1, vehicle: Vehicle.ID(vehicle), customer: 1, slot: slot, state: state)
  }

  private func tally(
    _ grouping: Utilisation.Grouping, _ first: String, _ last: String, hours: String = "daily 09:00-18:00",
    zone: String = "Europe/Berlin", _ drives: (ShowroomCalendar) throws -> [ReportedDrive]
  ) throws -> Utilisation {
    let calendar = try ShowroomCoreTests.calendar(zone)
    let period = try #require(ReportPeriod(try date(first), try date(last)))
    let interval = try #require(period.interval(calendar))
    let open = try OpeningHours(text: hours).openIntervals(from: period.first, through: period.last, calendar)
    var tally = Utilisation(by: grouping, in: interval, open: open, fleet: fleet, calendar: calendar)
    for drive in try drives(calendar) { tally.count(drive) }
    return tally
  }

  @Test("A car counts with the time that it is booked for; one that was sold has drives and no open time")
  func byVehicle() throws {
    let tally = try tally(.vehicle, "2026-12-01", "2026-12-02") { calendar in
      [
        try drive("2026-12-01T10:00", 45, in: calendar), try drive("2026-12-02T10:00", 45, in: calendar),
        try drive("2026-12-01T10:00", 60, in: calendar, vehicle: 3),
        try drive("2026-12-01T12:00", 60, in: calendar, vehicle: 2, .cancelled),
        try drive("2026-12-01T13:00", 60, in: calendar, vehicle: 2, .noShow),
      ]
    }
    #expect(tally.lines.map(\.key) == [.vehicle(1), .vehicle(3), .vehicle(2)])
    #expect(tally.lines.map(\.drives) == [2, 1, 0])
    #expect(tally.lines.map(\.used) == [5400, 3600, 0])
    #expect(tally.lines.map(\.open) == [64_800, 0, 64_800])
    #expect(tally.lines[0].share == 5400.0 / 64_800 && tally.lines[1].share == nil)
    #expect(tally.total.used == 9000 && tally.total.open == 129_600 && tally.total.drives == 3)
  }

  @Test("A model is all its cars together")
  func byModel() throws {
    let tally = try tally(.model, "2026-12-01", "2026-12-01") { calendar in
      [try drive("2026-12-01T10:00", 45, in: calendar), try drive("2026-12-01T10:00", 30, in: calendar, vehicle: 2)]
    }
    #expect(tally.lines.map(\.key) == [.model(1)])
    #expect(tally.lines[0].used == 4500 && tally.lines[0].open == 64_800 && tally.lines[0].drives == 2)
  }

  @Test("A drive over a full hour counts in both, and is begun in the first")
  func byHour() throws {
    let tally = try tally(.hour, "2026-12-01", "2026-12-01") { [try drive("2026-12-01T10:40", 50, in: $0)] }
    let lines = Dictionary(uniqueKeysWithValues: tally.lines.map { ($0.key, $0) })
    #expect(lines[.hour(10)]?.used == 1200 && lines[.hour(11)]?.used == 1800)
    #expect(lines[.hour(10)]?.drives == 1 && lines[.hour(11)]?.drives == 0)
    #expect(lines[.hour(9)]?.open == 7200 && lines[.hour(18)] == nil)
  }

  @Test("On a day of change an hour is missing, or there twice")
  func clockChange() throws {
    for (day, open) in [("2027-03-28", 0), ("2027-10-31", 2 * 7200)] {
      let tally = try tally(.hour, day, day, hours: "daily 00:00-24:00") { [try drive("\(day)T01:30", 90, in: $0)] }
      #expect((tally.lines.first { $0.key == .hour(2) }?.open ?? 0) == open)
      #expect(tally.lines.reduce(0) { $0 + $1.used } == 5400)
    }
  }

  @Test("What reaches over the ends of the period is cut, and begins elsewhere")
  func cut() throws {
    let tally = try tally(.weekday, "2026-12-01", "2026-12-01", hours: "daily 00:00-24:00") { calendar in
      [try drive("2026-11-30T23:30", 60, in: calendar), try drive("2026-12-01T23:30", 60, in: calendar, vehicle: 2)]
    }
    #expect(tally.lines.map(\.key) == [.weekday(.tuesday)])
    #expect(tally.lines[0].used == 3600 && tally.lines[0].drives == 1)
  }

  @Test("However it is told apart, the sum is the same", arguments: Utilisation.Grouping.allCases)
  func sums(grouping: Utilisation.Grouping) throws {
    var generator = SeededGenerator(seed: 5)
    let tally = try tally(grouping, "2027-03-20", "2027-04-05", hours: "daily 07:15-12:00, 13:30-25:00") { calendar in
      let start = calendar.startOfDay(try date("2027-03-19"))
      return try (0..<200).map { _ in
        let begin = start.minutes(.random(in: 0...26_000, using: &generator))
        let slot = try #require(TimeSlot(start: begin, duration: Minutes(.random(in: 15...240, using: &generator))))
        return ReportedDrive(
          id: 1, vehicle: Vehicle.ID(.random(in: 1...3, using: &generator)), customer: 1, slot: slot, state: .returned)
      }
    }
    #expect(tally.lines.reduce(0) { $0 + $1.used } == tally.total.used)
    #expect(tally.lines.reduce(0) { $0 + $1.open } == tally.total.open)
    #expect(tally.lines.reduce(0) { $0 + $1.drives } == tally.total.drives)
  }
}
