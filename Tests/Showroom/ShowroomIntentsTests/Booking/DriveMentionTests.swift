import LanguageKit
import ShowroomCore
import Testing

@testable import ShowroomIntents

@Suite("Which drive is meant, and what becomes of it")
struct DriveMentionTests {
  private func desk() throws -> BookingDesk {
    let desk = try BookingDesk()
    _ = try desk.take(1, "2026-11-30T11:00", minutes: 30)
    _ = try desk.take(1, "2026-12-04T11:00", minutes: 30)
    _ = try desk.take(3, "2026-12-04T15:00", minutes: 30)
    _ = try desk.take(3, "2026-12-07T15:00", minutes: 30, state: .requested)
    _ = try desk.take(4, "2026-12-08T15:00", minutes: 30, state: .cancelled)
    return desk
  }

  private func cancel(_ said: DriveMention?, by speaker: Speaker = .staff, _ desk: BookingDesk) throws -> Conversation {
    var request = CancelTestDrive(speaker: speaker)
    if let said { request.drive.say(said) }
    return try desk.talk(.cancelTestDrive(request))
  }

  @Test("By number, by car, by day; several ask which; none is told so")
  func mentions() throws {
    let desk = try desk()
    func ids(_ said: DriveMention?) throws -> [Int64] {
      switch try cancel(said, desk).step {
      case .overview(.cancel(let drive)): return [drive.id.rawValue]
      case .question(let asked):
        guard case .which(let choices) = asked.kind else { return [] }
        return choices.compactMap { choice in if case .drive(let drive) = choice { drive.id.rawValue } else { nil } }
      default: return []
      }
    }
    let friday = try #require(try desk.read("friday").whens.first).value
    #expect(try ids(DriveMention(number: 2)) == [2])
    #expect(try ids(DriveMention(car: .models([desk.golf.model]))) == [2])
    #expect(try ids(DriveMention(car: .models([desk.polo.model]))) == [3, 4])
    #expect(try ids(DriveMention(car: .models([desk.polo.model]), day: friday)) == [3])
    #expect(try ids(DriveMention(day: friday)) == [2, 3])
    #expect(try ids(DriveMention(car: .plate("B-A 3"), day: friday)) == [3])
    #expect(try ids(nil) == [2, 3, 4])
    let owner = try #require(try desk.store.customer(2))
    let other = try #require(try desk.store.customer(1))
    #expect(try ids(DriveMention(customer: .name(owner.name))) == [2, 3, 4])
    #expect(try ids(DriveMention(car: .models([desk.polo.model]), day: friday, customer: .number(2))) == [3])
    #expect(
      try cancel(DriveMention(customer: .name(other.name)), desk).step == .refusal(.noSuchDrive, alternatives: []))
    #expect(
      try cancel(DriveMention(customer: .name("Zora Quist")), desk).step
        == .refusal(.unknownCustomer("Zora Quist"), alternatives: []))
    #expect(try cancel(DriveMention(number: 99), desk).step == .refusal(.noDriveNumber(99), alternatives: []))
    #expect(try cancel(DriveMention(car: .plate("B-A 4")), desk).step == .refusal(.noSuchDrive, alternatives: []))
  }

  @Test("Another's drive is as little there as none")
  func privacy() throws {
    let desk = try desk()
    #expect(
      try cancel(DriveMention(number: 2), by: .customer(1), desk).step == .refusal(.noDriveNumber(2), alternatives: []))
    #expect(try cancel(nil, by: .customer(1), desk).step == .refusal(.noSuchDrive, alternatives: []))
    #expect(try cancel(DriveMention(number: 2), by: .guest, desk).step == .refusal(.signInNeeded, alternatives: []))
    guard case .overview = try cancel(DriveMention(number: 2), by: .customer(2), desk).step else {
      Issue.record("their own drive is theirs to cancel")
      return
    }
  }

  @Test("36: what is over stays over")
  func terminal() throws {
    let desk = try desk()
    guard case .response(.wrongState(let drive, wanted: .cancelled)) = try cancel(DriveMention(number: 5), desk).step
    else {
      Issue.record("a cancelled drive is not cancelled again")
      return
    }
    #expect(drive.id == 5)
    var move = RescheduleTestDrive(speaker: .staff)
    move.drive.say(DriveMention(number: 5))
    move.start.say(try #require(try desk.read("friday at 12:00").whens.first).value)
    let step = try desk.talk(.rescheduleTestDrive(move)).step
    guard case .response(.notMovable) = step else {
      Issue.record("a cancelled drive is not moved: \(step)")
      return
    }
  }

  @Test(
    "18, 45: a drive is moved over its own old time, and its length changed, without being in its own way",
    arguments: [("friday at 11:15", 0), ("friday at 10:45", 0), ("", 45), ("", 15), ("monday", 0)])
  func ownTime(time: String, minutes: Int) throws {
    let desk = try desk()
    var move = RescheduleTestDrive(speaker: .staff)
    move.drive.say(DriveMention(number: 2))
    if !time.isEmpty { move.start.say(try #require(try desk.read(time).whens.first).value) }
    if minutes > 0 { move.duration.say(.exactly(Minutes(minutes))) }
    var talk = try desk.talk(.rescheduleTestDrive(move))
    try talk.affirm()
    guard case .response(.moved(let drive, let old)) = talk.step else {
      Issue.record("\(talk.step)")
      return
    }
    #expect(drive.id == 2 && drive.slot != old)
    if time == "monday" { #expect(desk.text(drive.slot.start) == "2026-12-07T11:00:00+01:00") }
  }

  @Test("What two people move to one time is moved once; the second is told, and nothing is kept of it")
  func movedTwice() throws {
    let desk = try desk()
    var talks = try (0..<2).map { _ in
      var move = RescheduleTestDrive(speaker: .staff)
      move.drive.say(DriveMention(number: 2))
      move.start.say(try #require(try desk.read("monday at 11:00").whens.first).value)
      return try desk.talk(.rescheduleTestDrive(move))
    }
    try talks[0].affirm()
    let moved = try desk.store.drive(2)
    try talks[1].affirm()
    guard case .response(.unmoved(let drive)) = talks[1].step else {
      Issue.record("\(talks[1].step)")
      return
    }
    #expect(drive == moved && moved?.moves == 1)
    #expect(try desk.store.drive(2) == moved)
  }

  @Test("20: over somebody else's it is not; the offers can be had")
  func othersTime() throws {
    let desk = try desk()
    _ = try desk.take(1, "2026-12-04T12:00", minutes: 60)
    for (time, minutes) in [("friday at 12:30", 0), ("", 60)] {
      var move = RescheduleTestDrive(speaker: .staff)
      move.drive.say(DriveMention(number: 2))
      if !time.isEmpty { move.start.say(try #require(try desk.read(time).whens.first).value) }
      if minutes > 0 { move.duration.say(.exactly(Minutes(minutes))) }
      var talk = try desk.talk(.rescheduleTestDrive(move))
      #expect(talk.rules == [.overlap] || talk.rules == [.turnaround], "\(talk.step)")
      let first = try #require(talk.offered.first)
      try talk.choose(.start(first))
      try talk.affirm()
      guard case .response(.moved) = talk.step else {
        Issue.record("\(talk.step)")
        return
      }
    }
  }

  @Test("4: of two requests for one slot one is confirmed; the other stays a request")
  func requests() throws {
    let desk = try BookingDesk()
    let requests = try (0..<2).map { _ in try desk.take(1, "2026-12-04T11:00", minutes: 30, state: .requested) }
    let steps = try requests.map { drive in
      var change = ChangeDriveState(to: .confirmed, speaker: .staff)
      change.drive.say(DriveMention(number: drive.id))
      return try desk.talk(.changeDriveState(change)).step
    }
    guard case .response(.changedState) = steps[0], case .response(.refused(let refusals, _)) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
    #expect(refusals.map(\.rule) == [.overlap])
    #expect(try requests.map { try desk.store.drive($0.id)?.state } == [.confirmed, .requested])
  }
}
