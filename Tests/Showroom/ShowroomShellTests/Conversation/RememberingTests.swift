import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomStore
import Testing

@testable import ShowroomShell

@Suite("What is remembered, suggested, and told")
struct RememberingTests {
  private func donations(_ desk: TestSession, of customer: Customer.ID? = nil) throws -> [Donation] {
    try desk.store.donations(DonationFilter(customer: customer))
  }

  @Test("The same act is remembered the same, whichever way it was said")
  func consistency() throws {
    var desk = try TestSession()
    desk.say("book golf, 60 min tomorrow at 15:00 for \"Lena Hartmann\"", "yes")
    desk.say("Lena's Golf on Thursday at 11", "yes")
    desk.say("book --vehicle \"B-SR 1201\" --start \"Friday at 11\" --duration 60 --for \"Lena Hartmann\"", "yes")
    let intents = try donations(desk, of: 1).map(\.intent)
    #expect(intents.count == 3 && Set(intents).count == 1, "\(intents)")
  }

  @Test("A declined customer's shortcut works as before, and nothing is kept")
  func declined() throws {
    var desk = try TestSession()
    desk.say("consent agree --for 1", "Lena's Golf tomorrow at 15:00", "yes")
    #expect(try donations(desk).count == 1)
    #expect(desk.say("consent decline --for 1").contains("1 act erased"))
    let before = try desk.driveCount
    #expect(desk.say("Lena's Golf on Thursday at 11", "yes").contains("Booked"))
    #expect(try desk.driveCount == before + 1)
    #expect(try donations(desk).isEmpty)
  }

  @Test("A booking that is taken back takes what was remembered of it along")
  func undo() throws {
    var desk = try TestSession()
    desk.say("Lena's Golf tomorrow at 15:00", "yes")
    #expect(try donations(desk).count == 1)
    desk.say("undo", "yes")
    #expect(try donations(desk).isEmpty)
  }

  @Test("A consent that is taken back is as before; what was erased stays erased")
  func undoOfConsent() throws {
    var desk = try TestSession()
    desk.say("Lena's Golf tomorrow at 15:00", "yes", "consent decline --for 1", "undo", "yes")
    #expect(try desk.store.consent(of: 1) == .agreed)
    #expect(try donations(desk).isEmpty)
    desk.say("account add company --for 1", "undo", "yes")
    #expect(try desk.store.accounts(of: 1).isEmpty)
  }

  @Test("What staff look up at a terminal is suggested to staff there, names nobody, and is nobody else's")
  func terminal() throws {
    var desk = try TestSession()
    desk.say("free octavia tomorrow", "free octavia tomorrow", "drives --customer \"Lena Hartmann\"")
    let kept = try donations(desk)
    #expect(kept.count == 3 && kept.allSatisfy { $0.customer == nil && $0.drive == nil })
    #expect(!"\(kept)".contains("Lena") && !"\(kept)".contains("Hartmann"))
    #expect(desk.say("suggest").contains("Octavia"))
    #expect(!desk.say("suggest --for 12").contains("Octavia"))
    desk.session.context.speaker = .customer(12)
    for line in ["suggest", "donation list"] { #expect(!desk.say(line).contains("Octavia"), "\(line)") }
  }

  @Test("A customer sees and erases what is remembered of them, and nothing of others")
  func others() throws {
    var desk = try TestSession()
    desk.say("Lena's Golf tomorrow at 15:00", "yes")
    desk.session.context.speaker = .customer(12)
    for line in [
      "donation list", "donation list --for 1", "suggest", "suggest --for 1", "status --for 1", "account list",
    ] {
      #expect(!desk.say(line).contains("Lena"), "\(line)")
    }
    let id = try #require(try donations(desk).first?.id)
    desk.say("donation delete \(id)", "donation delete --all", "consent decline")
    #expect(try donations(desk).count == 1)
  }

  @Test("After a first booking it is asked once; the question holds nobody up")
  func asking() throws {
    var desk = try TestSession()
    let booked = desk.say("book polo, 30 min tomorrow at 11:00 for Dieter", "yes")
    #expect(booked.contains("May we remember") && !desk.session.isAsking)
    #expect(desk.say("find golf").contains("Golf"))
    #expect(!desk.say("book polo, 30 min on Thursday at 11:00 for Dieter", "yes").contains("May we remember"))
    #expect(try desk.store.consent(of: 13) == .notAsked)
  }

  @Test(
    "A plain yes or no answers it, and nothing else does",
    arguments: [
      ("yes", Consent.agreed), ("nein", .declined), ("book it", .notAsked), ("1", .notAsked),
    ])
  func answering(_ line: String, _ consent: Consent) throws {
    var desk = try TestSession()
    desk.say("book polo, 30 min tomorrow at 11:00 for Dieter", "yes", line)
    #expect(try desk.store.consent(of: 13) == consent)
  }

  @Test(
    "Consent is changed in words, in both languages",
    arguments: [
      ("you may remember what I book", LanguageTag.english, Consent.agreed),
      ("don't remember my bookings", .english, .declined),
      ("merk dir, was ich buche", .german, .agreed), ("merk dir nicht, was ich buche", .german, .declined),
    ])
  func sentences(_ line: String, _ language: LanguageTag, _ consent: Consent) throws {
    var desk = try TestSession(language)
    desk.session.context.speaker = .customer(13)
    desk.say(line)
    #expect(try desk.store.consent(of: 13) == consent)
  }

  @Test("What the showroom restricted, a customer does not lift; staff do")
  func restricted() throws {
    var desk = try TestSession()
    desk.session.context.speaker = .customer(4)
    #expect(desk.say("consent agree").contains("staff can lift"))
    desk.session.context.speaker = .staff
    desk.say("consent agree --for 4")
    #expect(try desk.store.consent(of: 4) == .agreed)
    desk.say("settings set donations restricted")
    #expect(
      desk.say("consent agree --for 4").contains("nobody") || desk.say("consent agree --for 4").contains("anybody"))
  }

  @Test("Looks of a customer are remembered as theirs, those of staff as nobody's")
  func looks() throws {
    var desk = try TestSession()
    desk.say("catalog", "free golf", "drives", "status")
    #expect(try donations(desk).count == 4 && donations(desk).allSatisfy { $0.customer == nil })
    #expect(try donations(desk, of: 1).isEmpty)
    desk.session.context.speaker = .customer(1)
    desk.say("catalog", "free golf", "drives", "status")
    #expect(
      try Set(donations(desk, of: 1).map(\.intent.name)) == [
        "ShowCatalog", "FindFreeTimes", "ShowDrives", "ShowStatus",
      ])
  }

  @Test("A suggestion runs by its number, and is saved as a phrase that runs without opening anything")
  func suggestions() throws {
    var desk = try TestSession()
    desk.say("Lena's Golf tomorrow at 15:00", "yes", "shortcut delete Lena's Golf")
    #expect(desk.say("suggest --for 1").contains("Lena Hartmann booked this today"))
    #expect(desk.say("suggest save 1 as \"sunday car\" --for 1").contains("sunday car"))
    #expect(desk.say("suggest --for 1").contains("saved as “sunday car”"))
    #expect(desk.say("1").contains("When?"))
    desk.say("cancel")
    #expect(desk.say("sunday car on Thursday at 11", "yes").contains("Booked"))
  }

  @Test("At most five, no two the same, none with a date, each with a reason")
  func manners() throws {
    var desk = try TestSession()
    desk.session.context.speaker = .customer(1)
    for car in ["golf", "polo", "octavia", "911", "model 3", "mx-5", "golf"] { desk.say("free \(car)") }
    desk.say("drives on 24 December", "free golf on 24 December", "offer set \"show me all cars\"")
    let found = try Suggester(desk.session.context.showroom, speaker: .customer(1))
      .suggestions(for: desk.store.customer(1))
    #expect(found.count == Suggester.greatestCount && Set(found.map(\.what)).count == found.count)
    for suggestion in found {
      #expect(!desk.session.context.text.reason(suggestion, of: nil).isEmpty)
      #expect(suggestion.storable?.start?.isTiedToDate != true)
    }
  }

  @Test("A drive about to begin or to end is what staff may want")
  func dueDrives() throws {
    var desk = try TestSession()
    desk.say("book --vehicle \"B-SR 1202\" --start \"today at 10:05\" --duration 20 --for 1", "yes")
    #expect(desk.say("suggest").contains("Hand over the"))
    let drive = try #require(try desk.store.drives(DriveFilter(customer: 1, states: [.confirmed])).first)
    desk.say("drive out \(drive.id)")
    #expect(desk.say("suggest --for 1").contains("Return the"))
    desk.say("1")
    #expect(try desk.store.drive(drive.id)?.state == .returned)
  }

  @Test("The showroom's offers are a set that is replaced whole; what customers saved stays")
  func offers() throws {
    var desk = try TestSession()
    desk.say("offer set \"quick spin\" \"show me all cars\"")
    #expect(try desk.store.offers().count == 2)
    desk.say("offer when \"quick spin\" --weekday Tuesday")
    #expect(!desk.say("suggest").contains("Book a test drive"))
    desk.say("offer when \"quick spin\" --weekday mon --from 09:00 --until 11:00")
    #expect(desk.say("suggest").contains("the showroom offers it at this time"))
    #expect(desk.say("offer set \"Lena's Golf\"").contains("no phrase of the showroom"))
    let before = try desk.store.shortcuts(of: nil, Page(limit: 100)).count
    desk.say("offer set")
    #expect(try desk.store.offers().isEmpty && desk.store.shortcuts(of: nil, Page(limit: 100)).count == before)
  }

  @Test("A customer with several accounts names one or is asked; a shortcut holds one")
  func accounts() throws {
    var desk = try TestSession()
    desk.say("account add private --for 1")
    #expect(desk.say("book polo, 30 min tomorrow at 11:00 for \"Lena Hartmann\"").contains("Account: private"))
    desk.say("cancel", "account add company --for 1")
    #expect(desk.say("book polo, 30 min tomorrow at 11:00 for \"Lena Hartmann\"").contains("For which account?"))
    #expect(desk.say("company").contains("Account: company"))
    #expect(desk.say("yes").contains("Lena Hartmann (company)"))
    #expect(
      desk.say("book polo --account leasing --start \"Friday at 11\" --duration 30 --for 1").contains("no account"))
    desk.say("shortcut add \"work car\" = book polo, 30 min --for 1 --account company")
    #expect(desk.say("work car on Thursday at 11").contains("Account: company"))
    desk.say("cancel")
    #expect(desk.say("status --for 1 --account private").contains("next drive"))
  }

  @Test(
    "The day in words",
    arguments: [
      ("what's my next drive", LanguageTag.english), ("show my account", .english), ("status", .english),
      ("wie sieht mein Tag aus", .german), ("zeig mein Konto", .german), ("stand", .german),
    ])
  func status(_ line: String, _ language: LanguageTag) throws {
    for speaker in [Speaker.staff, .customer(1), .guest] {
      var desk = try TestSession(language)
      desk.session.context.speaker = speaker
      let outcome = desk.session.run(line)
      let value = outcome.value
      #expect(value?["text"] != nil && value?["spoken"] != nil && outcome.status == .done, "\(speaker): \(outcome)")
    }
  }
}
