import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomShell

/// What a desk expects of a window that is waited for, of a second car, and of a clock that is set to another zone.
@Suite("Windows, second cars, another zone")
struct DeskRulesTests {
  @Test(
    "54: from when to when somebody waits is a window, however it is said",
    arguments: [
      ("waitlist add polo friday 10:00-14:00 --for Emily", LanguageTag.english),
      ("waitlist add polo friday from 10 to 14 --for Emily", .english),
      ("waitlist add polo friday between ten and two --for Emily", .english),
      ("put Emily on the waiting list for the polo on friday from ten to two", .english),
      ("put Emily on the waiting list for the polo on friday between 10am and 2pm", .english),
      ("warteliste neu polo freitag 10:00-14:00 --for Emily", .german),
      ("warteliste neu polo freitag von 10 bis 14 Uhr --for Emily", .german),
      ("setz Emily auf die Warteliste für den Polo am Freitag zwischen zehn und zwei", .german),
      ("setz Emily auf die Warteliste für den Polo am Freitag von 10 bis 14 Uhr", .german),
    ])
  func windows(line: String, language: LanguageTag) throws {
    var desk = try TestSession(language)
    desk.session.context.assumesYes = true
    desk.say(line)
    let wish = try #require(try desk.store.waiting([.waiting, .offered], of: nil, limit: 9).first).wish
    #expect(wish.times == 600...840 && wish.duration == Minutes(30), "\(wish)")
    #expect(wish.days.lowerBound == CivilDate(iso: "2026-12-04"))
  }

  @Test("54: of a part of the day likewise")
  func partsOfTheDay() throws {
    for (line, language, times) in [
      ("waitlist add polo friday morning --for Emily", LanguageTag.english, 360...720),
      ("warteliste neu polo freitag vormittags --for Emily", .german, 360...720),
      ("warteliste neu polo Freitagnachmittag --for Emily", .german, 720...1080),
    ] {
      var desk = try TestSession(language)
      desk.session.context.assumesYes = true
      desk.say(line)
      #expect(try desk.store.waiting([.waiting, .offered], of: nil, limit: 9).first?.wish.times == times, "\(line)")
    }
  }

  /// Lena is out with one Polo, and has booked the other for later.
  private func desk(_ language: LanguageTag = .english, atOnce: Int) throws -> TestSession {
    var desk = try TestSession(language)
    desk.session.context.assumesYes = true
    desk.say(
      "settings set drives-at-once \(atOnce)", "book --vehicle \"B-SR 1205\" --start 2026-11-30T10:30 30 min --for 1",
      "book --vehicle \"B-SR 1206\" --start 2026-11-30T11:00 30 min --for 1")
    try desk.clock("2026-11-30T10:30:00")
    desk.say("drive out 31")
    try desk.clock("2026-11-30T11:05:00")
    return desk
  }

  @Test("Where who drives one car drives no other, a hand-over is refused while the customer is still out")
  func secondCarRefused() throws {
    for (language, line, words) in [
      (LanguageTag.english, "drive out 32", "The customer is still out with another car: drive 31, 10:30–11:00."),
      (.english, "hand over drive 32", "still out with another car: drive 31"),
      (.german, "gib Fahrt 32 aus", "Der Kunde ist noch mit einem anderen Auto unterwegs: Fahrt 31, 10:30–11:00"),
    ] {
      var desk = try desk(language, atOnce: 1)
      #expect(desk.say(line).contains(words), "\(line)")
      #expect(try desk.store.drive(32)?.state == .confirmed)
    }
  }

  @Test(
    "Staff set that aside by name and with a reason, which the journal keeps; once the car is back, nothing is asked")
  func secondCarSetAside() throws {
    var desk = try desk(atOnce: 1)
    #expect(desk.say("drive out 32 --override drives-at-once").contains("needs --reason"))
    #expect(desk.say("drive out 32 --override drives-at-once --reason couple").contains("Drive 32 is out."))
    #expect(try desk.store.drive(32)?.override == Override([.drivesAtOnce], reason: "couple"))
    #expect(desk.say("log --drive 32").contains("drives-at-once"))
    desk = try self.desk(atOnce: 1)
    desk.say("drive return 31")
    #expect(desk.say("drive out 32").contains("Drive 32 is out."))
    #expect(try desk.store.drive(32)?.override == nil)
  }

  @Test("Where a customer may have two cars, the hand-over tells of the other")
  func secondCarTold() throws {
    for (language, words) in [
      (LanguageTag.english, "Lena Hartmann is out with another car as well: drive 31, "),
      (.german, "Lena Hartmann ist noch mit einem anderen Auto unterwegs: Fahrt 31, "),
    ] {
      var desk = try desk(language, atOnce: 0)
      let answer = desk.say("drive out 32")
      #expect(answer.contains(words), "\(answer)")
      #expect(try desk.store.drive(32)?.state == .out)
    }
  }

  @Test("25, 31: another zone keeps the instant of drives and the clock of hours, lists whom it hits, and asks")
  func zone() throws {
    var desk = try TestSession()
    desk.say("book --vehicle \"B-SR 1205\" 30 min friday 10:00 for Lena Hartmann", "yes")
    let start = try #require(try desk.store.drive(31)).slot.start
    let hours = try desk.store.openingHours()
    let asked = desk.say("settings set zone America/New_York")
    #expect(asked.contains("Drive 31, Friday, 4 December 2026, 04:00–04:30"), "\(asked)")
    #expect(asked.contains("Drive 31: free instead: 2026-12-04 09:00"), "\(asked)")
    desk.say("no")
    #expect(try desk.store.zone() == "Europe/Berlin")
    desk.say("settings set zone America/New_York", "yes")
    #expect(try desk.store.zone() == "America/New_York")
    #expect(try desk.store.drive(31)?.slot.start == start)
    #expect(try desk.store.openingHours() == hours)
    #expect(desk.say("drive show 31").contains("04:00–04:30"))
    desk.say("undo", "yes")
    #expect(try desk.store.zone() == "Europe/Berlin")
    #expect(desk.say("drive show 31").contains("10:00–10:30"))
    desk.say("settings set zone America/New_York", "yes")
    #expect(desk.say("drive move 31 friday 9:30", "yes").contains("is now Friday, 4 December 2026, 09:30–10:00"))
  }

  @Test("A zone that nobody knows is refused; one with the same clock asks nothing")
  func otherZones() throws {
    var desk = try TestSession()
    for name in ["Mars/Base", "", "../etc/passwd", "Europe"] {
      #expect(desk.session.run("settings set zone \"\(name)\"").problem != nil, "\(name)")
    }
    #expect(try desk.store.zone() == "Europe/Berlin")
    #expect(desk.say("settings set zone Europe/Vienna") == "zone: Europe/Vienna\n")
  }

  @Test("21: hours that are taken back name the drives that were booked in them meanwhile")
  func hoursTakenBack() throws {
    for (line, start, language) in [
      ("closed remove 2026-12-05", "10:30", LanguageTag.english),
      ("hours set saturday 08:00-20:00", "15:45", .german), ("hours set 2026-12-05 10:00-20:00", "15:45", .english),
    ] {
      var desk = try TestSession(language)
      desk.session.context.assumesYes = true
      if line.hasPrefix("closed") { desk.say("closed add 2026-12-05 fair") }
      desk.say(line)
      desk.session.context.speaker = .customer(12)
      desk.say("book --vehicle \"B-SR 1205\" --start 2026-12-05T\(start) --duration 30")
      #expect(try desk.store.drive(31) != nil, "\(line)")
      desk.session.context.speaker = .staff
      desk.session.context.assumesYes = false
      let asked = desk.say(language == .german ? "rückgängig" : "undo")
      #expect(asked.contains(language == .german ? "  Fahrt 31: " : "  Drive 31: "), "\(line): \(asked)")
      desk.say("yes")
      #expect(try desk.store.drive(31)?.state == .confirmed)
    }
  }
}

@Suite("What is offered to a customer is to be had by them")
struct OwnFreeTimesTests {
  @Test("On a day on which they have as many drives as they may, nothing is offered, and they are told why")
  func dailyLimit() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("settings set drives-per-day 1", "book --vehicle \"B-SR 1205\" 30 min friday 10:00 for Grace")
    desk.session.context.speaker = .customer(12)
    #expect(desk.say("free golf friday").contains("already has 1 drive on Friday"))
    let times = desk.say("free golf this week --limit 300")
    #expect(times.contains("Saturday, 5 December 2026") && !times.contains("Friday, 4 December 2026"), "\(times)")
    #expect(desk.say("book golf 30 min friday 11:00").contains("already has 1 drive on Friday"))
    desk.say("drive cancel 31")
    #expect(desk.say("free golf friday").contains("Friday, 4 December 2026, 09:00"))
    desk.session.context.speaker = .staff
    #expect(desk.say("free golf friday").contains("Friday, 4 December 2026, 09:00"))
  }

  @Test("The next free time of somebody whose day is full is on another day")
  func nextFree() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    desk.say("settings set drives-per-day 1", "book --vehicle \"B-SR 1205\" 30 min today 16:00 for Lena Hartmann")
    let answer = desk.say("book polo 30 min next free for Lena Hartmann")
    #expect(answer.contains("Booked: drive 32.") && answer.contains("tomorrow, Tuesday, 1 December 2026"), "\(answer)")
  }
}

@Suite("What a demonstrator needs between two drives")
struct OwnTurnaroundTests {
  @Test("14: a time of its own is shown with it, each side by itself, in both languages")
  func shown() throws {
    for (language, line, words) in [
      (LanguageTag.english, "vehicle edit 5 --turnaround 0", "Needs 0 minutes afterwards, whatever the house rule."),
      (.english, "vehicle edit 5 --turnaround-before 20", "Needs 20 minutes before a drive, whatever"),
      (
        .german, "fahrzeug ändere 5 --turnaround-before 20 --turnaround 90",
        "20 Minuten vor einer Fahrt und 1 Stunde 30"
      ),
    ] {
      var desk = try TestSession(language)
      #expect(!desk.say("vehicle show 5").contains("20 min"))
      #expect(desk.say(line).contains(words), "\(line): \(desk.say("vehicle show 5"))")
      #expect(desk.say("vehicle show 5").contains(words))
    }
  }
}

@Suite("What is set aside, and drives of more than a day")
struct SetAsideTests {
  @Test(
    "9: the journal names the rule that was set aside for a new drive, and why",
    arguments: [LanguageTag.english, .german])
  func logged(language: LanguageTag) throws {
    var desk = try TestSession(language)
    desk.session.context.assumesYes = true
    desk.say("book --vehicle 5 --start 2026-12-06T10:00 --duration 30 --for 12 --override opening-hours --reason fair")
    let line = desk.say("log --drive 31")
    let rule = language == .german ? "ausgesetzte Regeln opening-hours" : "rules set aside opening-hours"
    #expect(line.contains(", \(rule)") && line.contains(", fair"), "\(line)")
  }

  @Test("The end of a drive of a day or more is told with its date")
  func longDrives() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    let answer = desk.say(
      "book --vehicle 5 --start 2026-12-04T10:00 --duration 2880 --for 12 --override opening-hours "
        + "--override greatest-duration --reason weekend")
    #expect(answer.contains("Friday, 4 December 2026, 10:00 – 2026-12-06 10:00"), "\(answer)")
    #expect(desk.say("drives friday").contains("10:00 – 2026-12-06 10:00"))
    #expect(desk.say("book --vehicle 5 30 min saturday 10:00 for Marie").contains("taken 10:00 – 2026-12-06 10:00"))
  }
}

@Suite("Drives across a change of the clock")
struct AcrossTheChangeTests {
  @Test("28: where midnight is missing, a drive across it tells both offsets, as it lasts an hour and shows two")
  func missingMidnight() throws {
    var desk = try TestSession()
    desk.session.context.assumesYes = true
    try desk.clock("2027-04-01T10:00:00")
    desk.say("settings set zone Africa/Cairo", "hours set daily 00:00-24:00")
    let answer = desk.say("book --vehicle 5 --start 2027-04-29T23:30 --duration 60 --for 12")
    #expect(answer.contains("Thursday, 29 April 2027, 23:30–01:30 (UTC+02:00 – UTC+03:00)"), "\(answer)")
    #expect(desk.say("drives 2027-04-29").contains("23:30–01:30 (UTC+02:00 – UTC+03:00)"))
  }
}

@Suite("A drive whose time has begun")
struct BegunDriveTests {
  /// Lena has Polo 5 from 10:30 to 11:00, Marie has it from 12:00; it is 10:40.
  private func desk(_ language: LanguageTag = .english) throws -> TestSession {
    var desk = try TestSession(language)
    desk.session.context.assumesYes = true
    desk.say(
      "book --vehicle 5 --start 2026-11-30T10:30 --duration 30 --for 1",
      "book --vehicle 5 --start 2026-11-30T12:00 --duration 30 --for 10")
    try desk.clock("2026-11-30T10:40:00")
    return desk
  }

  @Test("18: it is made longer or shorter and keeps its start; over the next drive, or to before now, it is not")
  func lengths() throws {
    for (line, minutes, language) in [
      ("drive move 31 --duration 60", 60, LanguageTag.english), ("drive move 31 --duration 15", 15, .english),
      ("extend drive 31 by 30 minutes", 60, .english), ("verlängere Fahrt 31 um 30 Minuten", 60, .german),
    ] {
      var desk = try desk(language)
      let answer = desk.say(line)
      #expect(try desk.store.drive(31)?.duration == Minutes(minutes), "\(line): \(answer)")
    }
    var desk = try desk()
    #expect(desk.say("drive move 31 --duration 90").contains("drive 32"))
    try desk.clock("2026-11-30T10:50:00")
    #expect(desk.say("drive move 31 --duration 15").contains("over"))
    #expect(desk.say("drive move 31 today 10:35").contains("over"))
    #expect(try desk.store.drive(31)?.duration == Minutes(30))
  }

  @Test("41: it goes to another car at its own time")
  func otherCar() throws {
    var desk = try desk()
    #expect(desk.say("drive move 31 --vehicle 6").contains("10:30–11:00, Volkswagen Polo 2020, grey, B-SR 1206"))
    desk.session.context.speaker = .customer(1)
    #expect(desk.say("drive move 31 --duration 60").contains("Too late to change it"))
  }
}
