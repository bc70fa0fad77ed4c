import LanguageKit
import ShowroomCore
import ShowroomIntents
import Testing

@testable import ShowroomShell

/// Faults that people reported of other schedulers, by their number: none of them is here.
@Suite("Reported faults of the diary")
struct DiaryFaultsTests {
  @Test("15: no drive goes into a block, by list, booking, move, confirmation or hand-over")
  func blocks() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    let blocked = "vehicle block \"B-SR 1205\" service --from \"friday 10:00\" --to \"friday 12:00\""
    desk.say("book --vehicle \"B-SR 1205\" 30 min friday 12:30 for Lena Hartmann")
    desk.say("book --vehicle \"B-SR 1205\" 30 min friday 11:00 for Marie --request")
    #expect(desk.say(blocked).contains("not to be confirmed then: 1 drive"))
    #expect(!desk.say("free --vehicle \"B-SR 1205\" friday --limit 20").contains("Friday, 4 December 2026, 10:30"))
    for line in [
      "book --vehicle \"B-SR 1205\" 30 min friday 11:00 for Grace", "drive move 31 friday 11:30", "drive confirm 32",
      "book --vehicle \"B-SR 1205\" 30 min friday 11:59 for Grace --override step --reason x",
    ] { #expect(desk.say(line).contains("blocked 10:00–12:00: service"), "\(line)") }
    #expect(desk.say("book --vehicle \"B-SR 1205\" 30 min friday 9:20 for Grace").contains("Too close to a block"))
    try desk.clock("2026-12-04T11:50:00")
    #expect(desk.say("drive out 31").contains("blocked 10:00–12:00: service"))
    try desk.clock("2026-12-04T12:10:00")
    #expect(desk.say("drive out 31").contains("Drive 31 is out"))
  }

  @Test("21: a block over drives names each with another demonstrator, and drops none; without one nothing is blocked")
  func blockOverDrives() throws {
    var desk = try TestSession()
    for (plate, who) in [("B-SR 1205", "Lena Hartmann"), ("B-SR 1206", "Marie")] {
      desk.say("book --vehicle \"\(plate)\" 30 min friday 10:00 for \(who)", "yes")
    }
    let asked = desk.say("vehicle block \"B-SR 1205\" workshop --from \"friday 9:30\" --to \"friday 11:00\"")
    #expect(asked.contains("Drive 31 would go to the ") && !asked.contains("B-SR 1206"), "\(asked)")
    desk.say("no")
    #expect(desk.say("vehicle blocks").contains("Nothing is blocked"))
    desk.say("vehicle block \"B-SR 1205\" workshop --from \"friday 9:30\" --to \"friday 11:00\"", "yes")
    let moved = try #require(try desk.store.drive(31))
    #expect(moved.vehicle.plate != "B-SR 1205" && moved.state == .confirmed)
    #expect(desk.say("vehicle blocks").contains("service, workshop"))
    desk.say("undo", "yes")
    #expect(try desk.store.drive(31)?.vehicle.plate == "B-SR 1205")
    #expect(desk.say("vehicle blocks").contains("Nothing is blocked"))
    try desk.clock("2026-12-04T10:05:00")
    desk.say("drive out 31")
    let refused = desk.say("vehicle block \"B-SR 1205\" workshop --from \"friday 10:10\" --to \"friday 11:00\"")
    #expect(refused.contains("Drive 31 is out") && refused.contains("Nothing was blocked"), "\(refused)")
  }

  @Test("43: what is sold, blocked or retired keeps its drives, names them, and offers others; the list works")
  func soldWithDrives() throws {
    var desk = try TestSession()
    desk.say("person add \"Ben Weber\"")
    desk.say("book --vehicle \"B-SR 1205\" 30 min friday 10:00 accompanied for Lena Hartmann", "yes")
    let answer = desk.say("vehicle block \"B-SR 1205\" hail")
    #expect(answer.contains("Drive 31: free instead: ") && answer.contains("Lena Hartmann"), "\(answer)")
    for line in ["vehicle withdraw \"B-SR 1205\"", "vehicle sell \"B-SR 1205\""] {
      let answer = desk.say(line)
      #expect(answer.contains("Drive 31 would go to the ") && answer.contains("Lena Hartmann"), "\(answer)")
      desk.say("no")
    }
    #expect(desk.say("person retire Ben").contains("Drive 31, "))
    #expect(desk.say("drives friday").contains("Drive 31, "))
    #expect(try desk.store.drive(31)?.state == .confirmed)
  }

  @Test("54: two wait; the first is offered what falls free, lets it go by, and the second gets it")
  func waitingList() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("book --vehicle \"B-SR 1252\" 60 min friday 10:00 for Lena Hartmann")
    for who in ["Emily", "Siobhán"] { desk.say("waitlist add --vehicle \"B-SR 1252\" friday 10:15 --for \(who)") }
    #expect(try desk.states == [.waiting, .waiting])
    #expect(desk.say("drive cancel 31").contains("Offered to Emily Carter, no. 1"))
    #expect(try desk.states == [.offered, .waiting])
    #expect(desk.say("book --vehicle \"B-SR 1252\" 30 min friday 10:15 for Grace").contains("taken 10:15–10:45"))
    #expect(desk.say("agenda friday").contains("Siobhán O'Neill, Fiat 500"))
    try desk.clock("2026-11-30T11:00:00")
    desk.say("free --vehicle \"B-SR 1252\" friday")
    #expect(try desk.states == [.expired, .offered])
    #expect(desk.say("waitlist accept 1").contains("expired"))
    #expect(desk.say("waitlist accept 2").contains("Siobhán O'Neill, confirmed"))
    #expect(try desk.states == [.expired, .accepted])
    #expect(try desk.store.findings().isEmpty)
  }

  @Test("54: time that falls free in any way is offered: a move, a decline, an early return, a block that is taken out")
  func freedInAnyWay() throws {
    for way in ["drive move 31 saturday 10:00", "waitlist decline 1", "drive return 31", "vehicle unblock 5 --block 1"]
    {
      var desk = try TestSession()
      desk.session.context.assumesYes = true
      try desk.clock("2026-12-04T09:00:00")
      switch way {
      case let way where way.hasPrefix("vehicle"):
        desk.say("vehicle block 5 service --from \"today 10:00\" --to \"today 16:00\"")
      case let way where way.hasPrefix("waitlist"):
        desk.say("waitlist add --vehicle \"B-SR 1205\" today 12:00 --for Emily")
      default: desk.say("book --vehicle \"B-SR 1205\" 240 min today 10:00 for Lena Hartmann")
      }
      let waiting = way.hasPrefix("drive return") ? "13:00" : "12:00"
      desk.say("waitlist add --vehicle \"B-SR 1205\" today \(waiting) --for Siobhán")
      #expect(try desk.states.last == .waiting, "\(way)")
      if way.hasPrefix("drive return") {
        try desk.clock("2026-12-04T10:00:00")
        desk.say("drive out 31")
        try desk.clock("2026-12-04T11:00:00")
      }
      let answer = desk.say(way)
      #expect(try desk.states.last == .offered, "\(way): \(answer)")
    }
  }

  @Test("54: customers see and answer their own offers alone; who is on the list twice is told so")
  func ownOffers() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.session.context.speaker = .customer(8)
    #expect(desk.say("put me on the waiting list for the golf on friday afternoon").contains("Offered: drive 31"))
    #expect(desk.say("put me on the waiting list for the golf on friday afternoon").contains("already"))
    desk.session.context.speaker = .customer(9)
    #expect(desk.say("waitlist accept 1").contains("no no. 1"))
    #expect(desk.say("waitlist").contains("Nobody is waiting"))
    desk.session.context.speaker = .customer(8)
    #expect(desk.say("waitlist decline 1").contains("cancelled"))
    #expect(try desk.states == [.declined])
    desk.session.context.speaker = .guest
    #expect(desk.say("put me on the waiting list for the golf").contains("sign in"))
  }

  @Test("55: customers can change a drive until the cut-off, also by undo; staff can at any time")
  func cutoff() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("settings set change-cutoff 120")
    desk.session.context.speaker = .customer(8)
    desk.say("book --vehicle \"B-SR 1205\" 30 min tomorrow 12:00")
    try desk.clock("2026-12-01T10:01:00")
    for line in ["drive move 31 15:00", "drive cancel 31", "undo", "drive move 31 --duration 45"] {
      #expect(desk.say(line).contains("Too late to change it"), "\(line)")
    }
    try desk.clock("2026-12-01T10:00:00")
    #expect(desk.say("drive move 31 today 12:15").contains("Moved"))
    desk.session.context.speaker = .staff
    try desk.clock("2026-12-01T12:10:00")
    #expect(desk.say("drive move 31 today 12:30").contains("Moved"))
  }

  @Test("57: a drive is moved so often and no more; staff set that aside by name, and the journal keeps it")
  func movesCap() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("settings set most-moves 1", "book --vehicle \"B-SR 1205\" 30 min friday 10:00 for Lena Hartmann")
    #expect(desk.say("drive move 31 friday 11:00").contains("Moved"))
    #expect(desk.say("drive move 31 friday 12:00").contains("was moved 1 time already"))
    #expect(desk.say("drive move 31 friday 12:00 --override most-moves --reason snow").contains("Moved"))
    #expect(try desk.store.drive(31)?.override == Override([.mostMoves], reason: "snow"))
    #expect(desk.say("log --drive 31").contains("most-moves"))
  }

  @Test("58: who did not come too often can not book, by whatever way, unless staff set it aside")
  func noShows() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    let count = try desk.store.noShowCount(of: 8)
    desk.say("settings set no-show-limit \(count + 1)")
    #expect(desk.say("book --vehicle \"B-SR 1205\" 30 min today 12:00 for Emily").contains("Booked"))
    try desk.clock("2026-11-30T12:40:00")
    desk.say("drive no-show 31")
    for line in [
      "book polo 30 min friday 12:00 for Emily", "waitlist add polo friday --for Emily",
      "book polo 30 min friday 12:00 for Emily --request",
    ] { #expect(desk.say(line).contains("can book no more"), "\(line)") }
    #expect(
      desk.say("book polo 30 min friday 12:00 for Emily --override no-show-limit --reason sorry").contains("Booked"))
    #expect(desk.say("book polo 30 min friday 12:00 for Grace").contains("Booked"))
  }

  @Test("60: the same key is the same booking, and never another one")
  func requestKeys() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    let before = try desk.driveCount
    #expect(desk.say("book polo 30 min friday 12:00 for Grace --key K").contains("Booked: drive 31"))
    #expect(desk.say("book polo 30 min friday 12:00 for Grace --key K").contains("Booked before"))
    #expect(desk.say("book  Polo 30 min friday 12:00 --key K for Grace").contains("Booked before"))
    for line in [
      "book polo 45 min friday 12:00 for Grace --key K", "book polo 30 min friday 12:00 for Emily --key K",
      "book polo 30 min friday 12:00 for Grace --key K --option \"child seat\"",
    ] { #expect(desk.say(line).contains("something else"), "\(line)") }
    #expect(try desk.driveCount == before + 1)
    #expect(desk.say("book polo 30 min friday 12:00 for Emily --key L").contains("Booked: drive 32"))
  }
}

extension TestSession {
  /// Sets the clock.
  mutating func clock(_ time: String) throws {
    let calendar = session.context.showroom.calendar
    let now = try #require(calendar.parse(iso8601: time)?.instant)
    session.context.showroom = Showroom(store: store, environment: Environment(calendar: calendar) { now })
  }

  /// Where those who wait stand, first come first.
  var states: [WaitingEntry.State] {
    get throws { try store.waiting(Set(WaitingEntry.State.allCases), of: nil, limit: 100).map(\.state) }
  }
}
