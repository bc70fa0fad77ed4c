import LanguageKit
import Testing

@testable import ShowroomCore

@Suite struct BookingRulesTests {
  @Test("B12: drives that touch are all taken when no turnaround is set")
  func touchingDrives() throws {
    var diary = try Diary()
    try diary.set(.turnaroundAfter, to: 0)
    for (number, start) in ["2027-01-05T10:00", "2027-01-05T10:45", "2027-01-05T09:15"].enumerated() {
      #expect(try diary.refusals(start, 45).isEmpty)
      try diary.take(start, 45, drive: number + 1)
    }
    #expect(try diary.refusals("2027-01-05T10:45", 15).map(\.rule) == [.overlap])
  }

  @Test("B12: a drive between two others fits to the second")
  func betweenTwo() throws {
    var diary = try Diary()
    try diary.set(.turnaroundAfter, to: 0)
    try diary.take("2027-01-05T20:00", 60)
    try diary.take("2027-01-05T21:35", 15, drive: 2)
    #expect(try diary.refusals("2027-01-05T21:00", 35).isEmpty)
    #expect(try diary.refusals("2027-01-05T21:00", 36).map(\.rule) == [.overlap])
  }

  @Test("B14: turnaround before and after lie on their own sides of a drive")
  func turnaroundSides() throws {
    var diary = try Diary()
    try diary.set(.turnaroundBefore, to: 30)
    try diary.take("2027-01-05T12:00", 60)
    let occupied = try #require(diary.busy.first).occupied
    #expect(diary.calendar.iso8601(occupied.start) == "2027-01-05T11:30:00+01:00")
    #expect(diary.calendar.iso8601(occupied.end) == "2027-01-05T13:15:00+01:00")
  }

  @Test("B15: a drive's turnaround must not reach into a block; the block itself has none")
  func turnaroundAndBlock() throws {
    var diary = try Diary()
    let block = BusySlot(block: try diary.slot("2027-01-05T16:00", 45), reason: "service")
    diary.busy = [block]
    #expect(try diary.refusals("2027-01-05T15:30", 30) == [.insideTurnaround(block)])
    #expect(try diary.refusals("2027-01-05T15:15", 30).isEmpty)
    #expect(try diary.refusals("2027-01-05T16:30", 30) == [.overlaps(block)])
    #expect(try diary.refusals("2027-01-05T16:45", 30).isEmpty)
    let offered = try diary.clockTimes("2027-01-05", 30)
    #expect(offered.contains("15:15") && !offered.contains("15:20") && offered.contains("16:45"))
  }

  @Test("B16: between two drives there is the time after the first and the time before the second")
  func turnaroundsAddUp() throws {
    var diary = try Diary()
    try diary.set(.turnaroundBefore, to: 15)
    try diary.set(.turnaroundAfter, to: 30)
    try diary.take("2027-01-05T02:00", 30)
    #expect(try diary.refusals("2027-01-05T03:15", 30).isEmpty)
    #expect(try diary.refusals("2027-01-05T03:10", 30).map(\.rule) == [.turnaround])
    #expect(try diary.refusals("2027-01-05T00:45", 30).isEmpty)
    #expect(try diary.refusals("2027-01-05T00:50", 30).map(\.rule) == [.turnaround])
  }

  @Test("A11: a time asked for by command is refused inside the turnaround as the list leaves it out")
  func turnaroundByCommand() throws {
    var diary = try Diary()
    try diary.take("2027-01-05T10:00", 45, drive: 17)
    #expect(try diary.refusals("2027-01-05T10:50", 30) == [.insideTurnaround(diary.busy[0])])
    #expect(try diary.refusals("2027-01-05T11:00", 30).isEmpty)
    #expect(try !diary.clockTimes("2027-01-05", 30).contains("10:50"))
  }

  @Test("B18: a drive that is moved or made longer is not in its own way, and others still are")
  func ownSlot() throws {
    var diary = try Diary()
    try diary.take("2027-01-05T13:30", 60, drive: 2)
    #expect(try diary.refusals("2027-01-05T11:45", 60).isEmpty)
    #expect(try diary.refusals("2027-01-05T11:30", 75).isEmpty)
    #expect(try diary.refusals("2027-01-05T12:30", 60) == [.insideTurnaround(diary.busy[0])])
  }

  @Test("B20: an edited drive is checked like a new one")
  func editedDrive() throws {
    var diary = try Diary()
    try diary.set(.turnaroundAfter, to: 0)
    try diary.take("2027-01-05T14:00", 120, drive: 1)
    #expect(try diary.refusals("2027-01-05T14:00", 120).map(\.rule) == [.overlap])
    #expect(try diary.refusals("2027-01-05T13:00", 90).map(\.rule) == [.overlap])
    #expect(try diary.refusals("2027-01-05T13:00", 60).isEmpty)
  }

  @Test("D40: a vehicle that is out blocks until it is back")
  func outWithoutEnd() throws {
    var diary = try Diary()
    let start = try diary.slot("2027-01-05T10:00", 45).start
    let slot = try #require(TimeSlot(start: start, end: .distantFuture))
    diary.busy = [BusySlot(drive: 7, slot: slot, turnaround: diary.rules.settings.turnaround)]
    #expect(try diary.refusals("2027-01-05T11:15", 30).map(\.rule) == [.overlap])
    #expect(try diary.clockTimes("2027-01-06", 30).isEmpty)
  }

  @Test("C35: a start in the past, or exactly now, is refused, also after the clock changed")
  func past() throws {
    for clock in ["2027-01-05T08:05", "2027-03-28T08:05", "2027-10-31T08:05"] {
      let diary = try Diary(now: clock)
      let day = clock.prefix(10)
      #expect(try diary.refusals("\(day)T07:30", 30) == [.inThePast(now: diary.now)])
      #expect(try diary.refusals("\(day)T08:05", 30) == [.inThePast(now: diary.now)])
      #expect(try diary.refusals("\(day)T08:10", 30).isEmpty)
      #expect(try diary.clockTimes(String(day), 30).first == "08:10")
    }
  }

  @Test("C35: in the repeated hour the first 02:30 is past while the second is to come")
  func pastInRepeatedHour() throws {
    let diary = try Diary(now: "2027-10-31T02:45:00+02:00")
    #expect(try diary.refusals("2027-10-31T02:30:00+02:00", 30).map(\.rule) == [.past])
    #expect(try diary.refusals("2027-10-31T02:30:00+01:00", 30).isEmpty)
  }

  @Test("Customers must keep the lead time; staff need not")
  func leadTime() throws {
    var diary = try Diary(now: "2027-01-05T10:00")
    try diary.set(.leadTime, to: 60)
    #expect(try diary.refusals("2027-01-05T10:30", 30).isEmpty)
    for speaker in [Proposal.Speaker.customer, .guest] {
      diary.speaker = speaker
      #expect(
        try diary.refusals("2027-01-05T10:55", 30) == [.leadTime(Minutes(60), earliest: diary.now.minutes(60))])
      #expect(try diary.refusals("2027-01-05T11:00", 30).isEmpty)
      #expect(try diary.clockTimes("2027-01-05", 30).first == "11:00")
    }
  }

  @Test("The furthest day counts whole days of the showroom's calendar")
  func furthestDay() throws {
    var diary = try Diary(now: "2027-01-05T10:00")
    try diary.set(.furthestDay, to: 90)
    #expect(try diary.refusals("2027-04-05T23:00", 30).isEmpty)
    #expect(try diary.refusals("2027-04-06T00:00", 30) == [.tooFarAhead(furthest: try date("2027-04-05"))])
    #expect(try diary.clockTimes("2027-04-06", 30).isEmpty)
    #expect(try diary.clockTimes("2027-04-05", 30).last == "23:55")
  }

  @Test(
    "Starts lie on the step by the clock, and lengths within their bounds",
    arguments: [
      ("2027-01-05T10:02", 30, [.step]), ("2027-01-05T10:05:30", 30, [.step]),
      ("2027-01-05T10:05", 14, [.leastDuration]),
      ("2027-01-05T10:05", 15, []), ("2027-01-05T10:05", 240, []), ("2027-01-05T10:05", 241, [.greatestDuration]),
    ] as [(String, Int, [Refusal.Rule])])
  func stepAndLength(_ start: String, _ minutes: Int, _ expected: [Refusal.Rule]) throws {
    #expect(try Diary().refusals(start, minutes).map(\.rule) == expected)
  }

  @Test("A vehicle that is blocked, sold or withdrawn is refused by name, and offers no time")
  func vehicleStates() throws {
    var diary = try Diary()
    let cases: [(Proposal.VehicleFacts.State, Refusal)] = [
      (.blocked(reason: "new tyres"), .vehicleBlocked(reason: "new tyres")), (.sold, .vehicleSold),
      (.withdrawn, .vehicleWithdrawn),
    ]
    for (state, refusal) in cases {
      diary.vehicle.state = state
      #expect(try diary.refusals("2027-01-05T10:00", 30) == [refusal])
      #expect(try diary.clockTimes("2027-01-05", 30).isEmpty)
    }
  }

  @Test("A vehicle's own turnaround goes before the showroom's")
  func ownTurnaround() throws {
    var diary = try Diary()
    try diary.take("2027-01-05T12:00", 30)
    diary.vehicle.turnaround = Turnaround(before: .zero, after: Minutes(60))
    #expect(try diary.refusals("2027-01-05T11:00", 30).map(\.rule) == [.turnaround])
    #expect(try diary.refusals("2027-01-05T10:30", 30).isEmpty)
  }

  @Test("Several refusals are all told, what is wrong with the vehicle first")
  func severalRefusals() throws {
    var diary = try Diary(hours: "Mon-Fri 09:00-18:00")
    diary.vehicle.state = .sold
    diary.customer = Proposal.CustomerFacts(otherDrivesThatDay: 2)
    let rules = try diary.refusals("2027-01-05T18:02", 10).map(\.rule)
    #expect(rules == [.vehicleState, .step, .openingHours, .leastDuration, .drivesPerDay])
  }
}
