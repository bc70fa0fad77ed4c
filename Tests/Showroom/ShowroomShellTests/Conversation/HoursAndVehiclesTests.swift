import LanguageKit
import ShowroomCore
import ShowroomIntents
import Testing

@testable import ShowroomShell

/// What is changed about the house or its cars is shown with the drives that it hits, before it is done.
@Suite("Changes that hit drives")
struct HoursAndVehiclesTests {
  @Test("21: hours and closed days over a drive name it with other times, ask, and drop nothing")
  func hours() throws {
    for line in ["closed add 2026-12-04 Stocktaking", "hours set friday 12:00-18:00", "hours set friday closed"] {
      var desk = try TestSession()
      desk.say("book --vehicle \"B-SR 1205\" 30 min friday 10:00 for Lena Hartmann", "yes")
      let before = try desk.store.openingHours()
      let asked = desk.say(line)
      #expect(asked.contains("Drive 31, Friday") && asked.contains("Drive 31: free instead: "), "\(asked)")
      #expect(desk.session.isAsking)
      desk.say("no")
      #expect(try desk.store.openingHours() == before)
      desk.say(line, "yes")
      #expect(try desk.store.openingHours() != before)
      #expect(try desk.store.drive(31)?.state == .confirmed)
      #expect(desk.say("drive move 31 \(try offeredTime(in: asked))", "yes").contains("Moved"), "\(asked)")
    }
  }

  /// The first time that a sentence offers.
  private func offeredTime(in answer: String) throws -> String {
    let offers = try #require(answer.split(separator: "free instead: ").last)
    return String(offers.prefix(16))
  }

  @Test("Hours that hit nothing, and drives that were out of hours before, ask nothing")
  func nothingHit() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say(
      "book --vehicle \"B-SR 1205\" --start 2026-12-06T10:00 30 min for Lena Hartmann --override opening-hours --reason fair"
    )
    desk.session.context.assumesYes = false
    #expect(desk.say("hours set sunday 14:00-18:00").contains("Sun 14:00-18:00"))
    #expect(desk.say("closed add 2026-12-24 Christmas").contains("Closed: "))
    #expect(!desk.session.isAsking)
  }

  @Test("54: hours that grow and a day that opens again are offered to those who wait")
  func offers() throws {
    for (before, after, day) in [
      ("closed add 2026-12-04 Stocktaking", "closed remove 2026-12-04", "friday"),
      ("hours set sunday closed", "hours set sunday 10:00-14:00", "sunday"),
    ] {
      var desk = try TestSession()
      desk.session.context.assumesYes = true
      desk.say(before, "waitlist add --vehicle \"B-SR 1205\" \(day) --for Emily")
      #expect(try desk.states == [.waiting])
      #expect(desk.say(after).contains("Offered to Emily Carter"))
      #expect(try desk.states == [.offered])
    }
  }

  @Test("43: selling lists the drives, asks, and moves each to the demonstrator that was shown; no keeps all as it was")
  func sell() throws {
    for line in ["vehicle sell \"B-SR 1205\"", "vehicle withdraw \"B-SR 1205\""] {
      var desk = try TestSession()
      for (hour, who) in [(10, "Lena Hartmann"), (11, "Marie")] {
        desk.say("book --vehicle \"B-SR 1205\" 30 min friday \(hour):00 for \(who)", "yes")
      }
      desk.say("book --vehicle \"B-SR 1206\" 30 min friday 10:00 for Grace", "yes")
      let asked = desk.say(line)
      #expect(asked.contains("Drive 31 would go to the ") && asked.contains("Drive 32 would go to the "), "\(asked)")
      desk.say("no")
      #expect(try desk.store.vehicle(plate: "B-SR 1205")?.state == .available)
      desk.say(line, "yes")
      #expect(try desk.store.vehicle(plate: "B-SR 1205")?.state != .available)
      for id in [31, 32] {
        let drive = try #require(try desk.store.drive(TestDrive.ID(Int64(id))))
        #expect(drive.vehicle.plate != "B-SR 1205" && drive.state == .confirmed)
      }
      desk.say("undo", "yes")
      #expect(try desk.store.vehicle(plate: "B-SR 1205")?.state == .available)
      #expect(try desk.store.drive(31)?.vehicle.plate == "B-SR 1205")
      #expect(try desk.store.findings().isEmpty)
    }
  }

  @Test("43: a car that is out is not sold; one without drives is at once; a drive with nowhere to go is named")
  func sellOut() throws {
    var desk = try TestSession()
    desk.say("book --vehicle \"B-SR 1252\" 30 min today 12:00 for Lena Hartmann", "yes")
    for plate in try desk.store.vehicles(Page(limit: 1000)).map(\.plate) where plate != "B-SR 1252" {
      desk.session.context.assumesYes = true
      desk.say("vehicle withdraw \"\(plate)\"")
    }
    let answer = desk.say("vehicle sell \"B-SR 1252\"")
    #expect(
      answer.contains("no other demonstrator is free") && answer.contains("Still to be moved or cancelled: drives "))
    #expect(try desk.store.drive(31)?.state == .confirmed)
    desk.say("undo")
    try desk.clock("2026-11-30T12:00:00")
    desk.say("drive out 31")
    #expect(desk.say("vehicle sell \"B-SR 1252\"").contains("still out with drive 31"))
    #expect(try desk.store.vehicle(plate: "B-SR 1252")?.state == .available)
  }

  @Test("A length that is offered can be had: not four hours where the showroom is open for three")
  func lengths() throws {
    var desk = try TestSession()
    desk.say("settings set greatest-duration 240", "hours set friday 09:00-12:00", "yes")
    let refused = desk.session.run("book --vehicle \"B-SR 1205\" 300 min friday 9:00 for Lena Hartmann")
    #expect(refused.problem != nil)
    let shown = PlainRenderer(language: .en).text(of: refused.blocks)
    #expect(!shown.contains("4 hours") && shown.contains("3 hours"), "\(shown)")
    #expect(desk.say("1", "yes").contains("Booked: drive 31"))
    desk.say("book --vehicle \"B-SR 1206\" 300 min thursday 9:00 for Marie")
    #expect(desk.say("1", "yes").contains("Booked: drive 32"))
    #expect(try desk.store.drive(32)?.duration == Minutes(240))
  }

  @Test("Staff may set aside the greatest length, with a reason that is kept")
  func longer() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    let line = "book --vehicle \"B-SR 1205\" 300 min friday 9:00 for Lena --override greatest-duration --reason press"
    #expect(desk.say(line).contains("Booked: drive 31"))
    #expect(try desk.store.drive(31)?.override == Override([.greatestDuration], reason: "press"))
  }

  @Test("“8 Uhr” on a closed day is eight in the morning: other days are offered near that hour")
  func closedMorning() throws {
    var desk = try TestSession(.german)
    desk.say("hours set mon-sat 08:00-18:00", "closed add 2026-12-02 Inventur", "ja")
    let outcome = desk.session.run("buche polo 30 min mittwoch 8 Uhr für Lena Hartmann")
    let shown = PlainRenderer(language: .de).text(of: outcome.blocks)
    #expect(shown.contains("08:00 Uhr") && !shown.contains("17:"), "\(shown)")
  }

  @Test("A call that is made is ticked off: by command, by words, back by undo; the report and the journal have it")
  func followUps() throws {
    for words in ["drive follow-up 31 --outcome offer", "follow-up on drive 31 done"] {
      var desk = try TestSession()
      desk.session.context.assumesYes = true
      desk.say("book --vehicle \"B-SR 1205\" 30 min today 12:00 for Lena Hartmann")
      try desk.clock("2026-11-30T12:00:00")
      desk.say("drive out 31", "drive return 31 --follow-up 2026-12-02")
      #expect(desk.say("report follow-ups").contains("Lena Hartmann"))
      #expect(desk.say(words).contains("Followed up: Lena Hartmann, drive 31."), "\(words)")
      #expect(!desk.say("report follow-ups").contains("Lena Hartmann"))
      #expect(desk.say("report follow-ups 2026-11-01 2026-12-31").contains("Monday, 30 November 2026"))
      #expect(desk.say("log --drive 31").contains("followed up: "))
      #expect(desk.say("drive show 31").contains("called on "))
      #expect(desk.say(words).contains("was followed up on "))
      desk.say("undo")
      #expect(desk.say("report follow-ups").contains("Lena Hartmann"))
      #expect(desk.say("drive follow-up 31 --on 2026-12-09").contains("To be called on Wednesday, 9 December 2026"))
      #expect(desk.say("drive follow-up 30").contains("Nobody is to be called about drive 30."))
    }
  }

  @Test("The one call that is due needs no number, in both languages; customers have no such act")
  func followUpWithoutNumber() throws {
    for (language, words) in [(LanguageTag.english, "follow-up done"), (.german, "Nachfassen erledigt")] {
      var desk = try TestSession(language)
      desk.session.context.assumesYes = true
      desk.say("book --vehicle \"B-SR 1205\" 30 min today 12:00 for Lena Hartmann")
      try desk.clock("2026-11-30T12:00:00")
      desk.say("drive out 31", "drive return 31 --follow-up 2026-12-02")
      desk.session.context.speaker = .customer(8)
      desk.say(words)
      #expect(try desk.store.giveBack(of: 31)?.followedUp == nil)
      desk.session.context.speaker = .staff
      desk.say(words)
      #expect(try desk.store.giveBack(of: 31)?.followedUp == CivilDate(iso: "2026-11-30"), "\(words)")
    }
  }

  @Test("Who would save a report as a phrase is told that its sentence is one already")
  func reportPhrases() throws {
    var desk = try TestSession()
    for line in [
      "shortcut add \"busy week\" = how busy were the cars last week",
      "shortcut add \"busy week\" = report utilisation last week",
    ] { #expect(desk.say(line).contains("A report can not be saved as a phrase"), "\(line)") }
  }

  @Test("A time in days that were named is on one of those days: “next week at 11” is not today")
  func namedDays() throws {
    for (days, expected) in [
      ("next week", "Monday, 7 December 2026, 11:00"), ("in march", "Monday, 1 March 2027, 11:00"),
      ("at the weekend", "Saturday, 5 December 2026, 11:00"),
    ] {
      var desk = try TestSession()
      try desk.clock("2026-12-01T10:00:00")
      desk.say("settings set furthest-day 200")
      let asked = desk.say("book --vehicle \"B-SR 1205\" 30 min \(days) at 11 for Lena Hartmann")
      #expect(asked.contains(expected), "\(days): \(asked)")
    }
  }

  @Test("Of several days that were named, the first is taken on which the time is free")
  func firstFreeDay() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("book --vehicle \"B-SR 1205\" 30 min 2026-12-07 11:00 for Grace")
    #expect(
      desk.say("book --vehicle \"B-SR 1205\" 30 min next week at 11 for Lena").contains("Tuesday, 8 December 2026"))
  }

  @Test("18: a move to where the drive is already changes nothing, counts as no move and tells no calendar")
  func moveOntoItself() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("book --vehicle \"B-SR 1205\" 30 min friday 10:00 for Lena Hartmann")
    for line in ["drive move 31 friday 10:00", "drive move 31 --vehicle \"B-SR 1205\"", "drive move 31 --duration 30"] {
      #expect(desk.say(line).contains("Nothing was changed"), "\(line)")
    }
    #expect(try desk.store.drive(31)?.moves == 0)
    #expect(try desk.store.revision(of: 31) == 0)
  }

  @Test("46: moves that are taken back one after the other end where it began; the calendar's version only grows")
  func undoneMoves() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("settings set most-moves 2", "book --vehicle \"B-SR 1205\" 30 min friday 10:00 for Lena Hartmann")
    desk.say("drive move 31 friday 11:00", "drive move 31 friday 12:00")
    for hour in [11, 10] {
      desk.say("undo")
      let drive = try #require(try desk.store.drive(31))
      #expect(desk.session.context.showroom.calendar.civil(at: drive.slot.start).time.hour == hour)
    }
    #expect(try desk.store.drive(31)?.moves == 0)
    #expect(try desk.store.revision(of: 31) == 4)
    #expect(desk.say("drive move 31 friday 12:00").contains("Moved"))
  }

  @Test("28: on the night of the change a refusal says which hour it means")
  func refusalAtChange() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    try desk.clock("2027-10-20T10:00:00")
    desk.say("hours set daily 00:00-24:00", "book --vehicle \"B-SR 1205\" 30 min 2027-10-31 02:30 for Grace")
    let refused = desk.say("book --vehicle \"B-SR 1205\" 30 min 2027-10-31 02:30 for Lena")
    #expect(refused.contains("taken 02:30–02:00 (UTC+02:00 – UTC+01:00)"), "\(refused)")
    #expect(desk.say("day 2027-10-30").contains("open 00:00–24:00"))
  }

  @Test("58: a drive that nobody came for stands in the agenda until it is closed, also on later days")
  func forgottenDrives() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("book --vehicle \"B-SR 1205\" 30 min today 12:00 for Lena Hartmann")
    try desk.clock("2026-12-03T10:00:00")
    #expect(desk.say("agenda").contains("Drive 31, Monday"))
    desk.say("drive no-show 31")
    #expect(!desk.say("agenda").contains("Drive 31, Monday"))
  }

  @Test("A customer is called today or later")
  func callsInThePast() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("book --vehicle \"B-SR 1205\" 30 min today 12:00 for Lena Hartmann")
    try desk.clock("2026-11-30T12:00:00")
    desk.say("drive out 31")
    #expect(desk.say("drive return 31 --follow-up 2026-11-29").contains("is over"))
    #expect(try desk.store.drive(31)?.state == .out)
    #expect(desk.say("drive return 31 --follow-up 2026-11-30").contains("returned"))
    #expect(desk.say("drive follow-up 31 --on 2026-11-29").contains("is over"))
  }

  @Test("40: a car is not handed out early into somebody else's time; where it is free it is away from then on")
  func outEarly() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say(
      "book --vehicle \"B-SR 1205\" 30 min today 11:00 for Emily",
      "book --vehicle \"B-SR 1205\" 30 min today 15:00 for Lena Hartmann")
    #expect(desk.say("drive out 32").contains("taken 11:00–11:30 by drive 31"))
    desk.say("drive cancel 31")
    #expect(desk.say("drive out 32").contains("Drive 32 is out"))
    #expect(desk.say("book --vehicle \"B-SR 1205\" 30 min today 11:00 for Grace").contains("by drive 32"))
    #expect(!desk.say("free --vehicle \"B-SR 1205\" today --limit 50").contains("11:00"))
  }

  @Test("58: who did not come can not cancel or move afterwards to be no no-show; staff can")
  func afterTheStart() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("book --vehicle \"B-SR 1205\" 30 min today 12:00 for Emily")
    try desk.clock("2026-11-30T12:01:00")
    desk.session.context.speaker = .customer(8)
    for line in ["drive cancel 31", "drive move 31 tomorrow 12:00"] {
      #expect(desk.say(line).contains("Too late to change it"), "\(line)")
    }
    desk.session.context.speaker = .staff
    #expect(desk.say("drive move 31 tomorrow 12:00").contains("Moved"))
  }
}
