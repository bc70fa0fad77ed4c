import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents

@Suite("What a time of day means at a showroom")
struct StartReadingTests {
  @Test(
    "The opening hours choose between morning and afternoon",
    arguments: [
      ("tomorrow at three", "2026-12-02T15:00:00+01:00"), ("tomorrow at ten", "2026-12-02T10:00:00+01:00"),
      ("tomorrow at half past nine", "2026-12-02T09:30:00+01:00"), ("friday at 5", "2026-12-04T17:00:00+01:00"),
      ("at three", "2026-12-01T15:00:00+01:00"), ("at ten", "2026-12-02T10:00:00+01:00"),
      ("saturday at 3", "2026-12-05T15:00:00+01:00"), ("tuesday at nine", "2026-12-08T09:00:00+01:00"),
    ])
  func byHours(time: String, start: String) throws {
    let desk = try BookingDesk()
    let talk = try desk.talk(desk.booking(time))
    #expect(talk.proposed.map { desk.text($0.instant) } == start)
  }

  @Test("Where both halves of the day are open, it is asked which")
  func bothOpen() throws {
    let desk = try BookingDesk(hours: "mon-sun 00:00-24:00")
    var talk = try desk.talk(desk.booking("tomorrow at three"))
    #expect(talk.offered.map { desk.text($0.instant) } == ["2026-12-02T03:00:00+01:00", "2026-12-02T15:00:00+01:00"])
    try talk.choose(talk.choices[1])
    #expect(talk.proposed.map { desk.text($0.instant) } == "2026-12-02T15:00:00+01:00")
  }

  @Test("Where both are open and one is taken, the other is meant")
  func oneTaken() throws {
    let desk = try BookingDesk(hours: "mon-sun 00:00-24:00")
    for vehicle in [Vehicle.ID(1), 2] { _ = try desk.take(vehicle, "2026-12-02T03:00", minutes: 60) }
    let talk = try desk.talk(desk.booking("tomorrow at three"))
    #expect(talk.proposed.map { desk.text($0.instant) } == "2026-12-02T15:00:00+01:00")
  }

  @Test("Where neither is open, it is refused with the nearest times")
  func noneOpen() throws {
    let desk = try BookingDesk()
    let talk = try desk.talk(desk.booking("tomorrow at 8:30 pm"))
    #expect(talk.rules == [.openingHours])
    #expect(
      talk.offered.map { desk.text($0.instant).prefix(16) } == [
        "2026-12-02T17:00", "2026-12-02T17:15", "2026-12-02T17:30",
      ])
  }

  @Test("A day that was said stays that day: closed is closed, and not the same weekday a week later")
  func closedDay() throws {
    let desk = try BookingDesk()
    var hours = try desk.store.openingHours()
    hours.closedDays[try #require(CivilDate(iso: "2026-12-04"))] = "Inventory"
    try desk.store.update(hours)
    let talk = try desk.talk(desk.booking("friday at 11:00"))
    #expect(talk.rules == [.closedDay])
    #expect(talk.proposed == nil)
    #expect(!talk.offered.isEmpty)
  }

  @Test("The second demonstrator takes the place of the first that is taken")
  func otherVehicle() throws {
    let desk = try BookingDesk()
    _ = try desk.take(1, "2026-12-02T15:00", minutes: 30)
    let talk = try desk.talk(desk.booking("tomorrow at three"))
    #expect(talk.proposed?.vehicle.id == 2)
  }

  @Test("A day without a time offers times of that day; next free picks the first")
  func spans() throws {
    let desk = try BookingDesk()
    let day = try desk.talk(desk.booking("friday"))
    #expect(day.offered.count == 9)
    #expect(day.offered.allSatisfy { desk.text($0.instant).hasPrefix("2026-12-04T") })
    _ = try desk.take(1, "2026-12-01T10:00", minutes: 60)
    let next = try desk.talk(desk.booking("next free"))
    #expect(next.proposed.map { desk.text($0.instant) } == "2026-12-01T10:05:00+01:00")
    #expect(next.proposed?.vehicle.id == 2)
  }

  @Test("28: a time in the gap of the spring day is moved on and said so")
  func gap() throws {
    let desk = try BookingDesk(hours: "sun 00:00-06:00", now: "2027-03-20T10:00")
    let talk = try desk.talk(desk.booking("2027-03-28 02:30"))
    let start = try #require(talk.proposed)
    #expect(desk.text(start.instant) == "2027-03-28T03:30:00+02:00")
    guard case .movedOutOfGap(let said) = start.clock else {
      Issue.record("\(start.clock)")
      return
    }
    #expect("\(said.time)" == "02:30")
  }

  @Test("28: a time that comes twice on the autumn day is the earlier, and the other is named")
  func twice() throws {
    let desk = try BookingDesk(hours: "sun 00:00-06:00", now: "2027-10-20T10:00")
    let talk = try desk.talk(desk.booking("2027-10-31 02:30"))
    let start = try #require(talk.proposed)
    #expect(desk.text(start.instant) == "2027-10-31T02:30:00+02:00")
    guard case .twice(let other) = start.clock else {
      Issue.record("\(start.clock)")
      return
    }
    #expect(desk.text(other) == "2027-10-31T02:30:00+01:00")
  }

  @Test("27: the list of the spring day leaves the gap out")
  func listInSpring() throws {
    let desk = try BookingDesk(hours: "sun 01:00-04:00", now: "2027-03-20T10:00")
    var settings = try desk.store.bookingSettings()
    try settings.set(.step, to: 30)
    try desk.store.update(settings)
    var request = FindFreeTimes(speaker: .staff)
    request.car.say(.models([desk.golf.model]))
    request.when.say(try #require(try desk.read("2027-03-28").whens.first).value)
    guard case .response(.freeTimes(let answer)) = try desk.talk(.findFreeTimes(request)).step else {
      Issue.record("no list")
      return
    }
    let times = answer.starts.map { desk.text($0.instant).dropFirst(11).prefix(5) }
    #expect(times == ["01:00", "01:30", "03:00", "03:30"])
  }

  @Test(
    "35: what is past, and what is exactly now, is refused; a minute later is fine",
    arguments: [("2026-12-01 09:55", false), ("2026-12-01 10:00", false), ("2026-12-01 10:05", true)])
  func past(time: String, isFine: Bool) throws {
    let desk = try BookingDesk()
    let talk = try desk.talk(desk.booking(time))
    #expect((talk.proposed != nil) == isFine)
    if !isFine {
      #expect(talk.rules == [.past])
      #expect(!talk.offered.isEmpty)
    }
  }
}
