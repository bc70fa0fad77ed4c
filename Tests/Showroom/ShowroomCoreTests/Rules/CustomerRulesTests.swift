import LanguageKit
import Testing

@testable import ShowroomCore

@Suite struct CustomerRulesTests {
  @Test(
    "A licence counts on the day of the drive, not on the day of booking, and its last day is a good day",
    arguments: [
      ("2027-02-09", false), ("2027-02-10", true), ("2027-12-31", true), ("2027-01-01", false),
    ])
  func licence(_ expiry: String, _ isGood: Bool) throws {
    var diary = try Diary()
    diary.customer = Proposal.CustomerFacts(licenceExpiry: try date(expiry))
    let refusals = try diary.refusals("2027-02-10T10:00", 30)
    #expect(refusals == (isGood ? [] : [.licenceExpired(expiry: try date(expiry), date: try date("2027-02-10"))]))
  }

  @Test("The day of the drive is the showroom's: 23:30 in New York is still that day")
  func licenceInZone() throws {
    var diary = try Diary("America/New_York")
    diary.customer = Proposal.CustomerFacts(licenceExpiry: try date("2027-02-10"))
    #expect(try diary.refusals("2027-02-10T23:30", 30).isEmpty)
    #expect(try diary.refusals("2027-02-10T23:45", 30).map(\.rule) == [.licence])
  }

  @Test("What is not known of a customer refuses nothing")
  func unknownFacts() throws {
    var diary = try Diary()
    diary.customer = Proposal.CustomerFacts()
    #expect(try diary.refusals("2027-02-10T10:00", 30).isEmpty)
    diary.customer = nil
    #expect(try diary.refusals("2027-02-10T10:00", 30).isEmpty)
  }

  @Test(
    "The least age must be reached on the day of the drive",
    arguments: [
      ("2009-02-10", nil), ("2009-02-11", "2027-02-11"), ("2008-02-29", nil), ("2020-01-01", "2038-01-01"),
    ] as [(String, String?)])
  func age(_ birth: String, _ from: String?) throws {
    var diary = try Diary()
    diary.customer = Proposal.CustomerFacts(birthDate: try date(birth))
    let expected = try from.map { [Refusal.tooYoung(minimumAge: 18, from: try date($0))] } ?? []
    #expect(try diary.refusals("2027-02-10T10:00", 30) == expected)
  }

  @Test("Who was born on 29 February comes of age on 1 March")
  func leapDayBirthday() throws {
    var diary = try Diary(now: "2026-01-05T08:00")
    diary.customer = Proposal.CustomerFacts(birthDate: try date("2008-02-29"))
    #expect(try diary.refusals("2026-02-28T10:00", 30).map(\.rule) == [.minimumAge])
    #expect(try diary.refusals("2026-03-01T10:00", 30).isEmpty)
  }

  @Test("A customer has so many drives a day and no more")
  func dailyLimit() throws {
    var diary = try Diary()
    for (others, expected) in [(0, []), (1, []), (2, [Refusal.Rule.drivesPerDay]), (3, [.drivesPerDay])] {
      diary.customer = Proposal.CustomerFacts(otherDrivesThatDay: others)
      #expect(try diary.refusals("2027-02-10T10:00", 30).map(\.rule) == expected)
    }
  }

  @Test("A customer drives one car at a time: the first may end as the second begins, a second more is too much")
  func oneCarAtATime() throws {
    var diary = try Diary()
    try diary.set(.drivesAtOnce, to: 1)
    for (start, minutes, isRefused) in [
      ("09:15", 45, false), ("09:15", 46, true), ("10:00", 45, true), ("10:15", 15, true), ("09:30", 120, true),
      ("10:40", 15, true), ("10:45", 30, false),
    ] {
      let other = try diary.slot("2027-02-10T\(start)", minutes)
      diary.customer = Proposal.CustomerFacts(
        driving: [BusySlot(drive: 7, slot: other, turnaround: .none)])
      let found = try diary.refusals("2027-02-10T10:00", 45).map(\.rule)
      #expect(found == (isRefused ? [.drivesAtOnce] : []), "\(start)")
    }
  }

  @Test("Staff may set aside the showroom's own rules, and never the law, the calendar, or two people in one car")
  func softRules() {
    let hard = Refusal.Rule.allCases.filter { !$0.isSoft }
    #expect(Set(hard) == [.past, .overlap, .vehicleState, .minimumAge, .licence, .dealerPlate, .salesperson])
  }
}
