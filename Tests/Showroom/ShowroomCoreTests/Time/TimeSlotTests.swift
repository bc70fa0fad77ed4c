import Testing

@testable import ShowroomCore

@Suite struct TimeSlotTests {
  private func slot(_ start: Int64, _ end: Int64) throws -> TimeSlot {
    try #require(TimeSlot(start: Instant(seconds: start), end: Instant(seconds: end)))
  }

  @Test("A slot that is empty or runs backwards does not exist")
  func emptySlots() {
    let moment = Instant(seconds: 100)
    #expect(TimeSlot(start: moment, end: moment) == nil)
    #expect(TimeSlot(start: moment, end: moment - 1) == nil)
    #expect(TimeSlot(start: moment, duration: Minutes(0)) == nil)
    #expect(TimeSlot(start: moment, duration: Minutes(-5)) == nil)
  }

  @Test("B12: slots that touch do not overlap")
  func touching() throws {
    #expect(try !slot(0, 10).overlaps(slot(10, 20)))
    #expect(try !slot(10, 20).overlaps(slot(0, 10)))
    #expect(try slot(0, 11).overlaps(slot(10, 20)))
    #expect(try slot(0, 100).overlaps(slot(10, 20)))
    #expect(try slot(10, 20).overlaps(slot(0, 100)))
  }

  @Test("A slot holds its start and not its end")
  func holding() throws {
    let slot = try slot(10, 20)
    #expect(slot.contains(Instant(seconds: 10)))
    #expect(!slot.contains(Instant(seconds: 20)))
    #expect(slot.contains(slot))
    #expect(try !slot.contains(self.slot(10, 21)))
  }

  @Test("Durations are elapsed time, in whole minutes rounded down")
  func durations() throws {
    #expect(try slot(0, 3600).duration == Minutes(60))
    #expect(try slot(0, 119).duration == Minutes(1))
    #expect(try slot(0, 119).isWholeMinutes == false)
  }

  @Test("Instants at the ends of what can be held stop there")
  func saturation() {
    #expect(Instant.distantFuture + 1 == .distantFuture)
    #expect(Instant.distantPast - 1 == .distantPast)
    #expect(Instant.distantPast + -1 == .distantPast)
    #expect(Instant.distantFuture - .distantPast == Int.max)
    #expect(Instant(seconds: 0) + Minutes(.max) == .distantFuture)
    #expect(Instant(seconds: 0).minutes(2) == Instant(seconds: 120))
  }
}
