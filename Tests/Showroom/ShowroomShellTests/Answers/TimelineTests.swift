import ShowroomCore
import Testing

@testable import ShowroomShell

@Suite("A line of time")
struct TimelineTests {
  static let nine = Instant(seconds: 9 * 3600)
  let timeline = Timeline(start: nine, end: nine + 9 * 3600, minutesPerCell: 15)
  let calendar = ShowroomCalendar(zone: .utc)

  private func piece(_ start: Int, _ minutes: Int, _ label: String = "") throws -> Timeline.Piece {
    let slot = try #require(TimeSlot(start: Self.nine.minutes(start), duration: Minutes(minutes)))
    return Timeline.Piece(slot: slot, mark: "█", label: label)
  }

  @Test(
    "draws a drive where it is, as long as it is",
    arguments: [
      (0, 60, 0, 4), (45, 30, 3, 2), (50, 5, 3, 1), (-30, 60, 0, 2), (500, 300, 33, 3), (-60, 60, 0, 0),
      (540, 60, 0, 0),
    ])
  func toScale(start: Int, minutes: Int, first: Int, cells: Int) throws {
    let line = timeline.line([try piece(start, minutes)], now: .distantPast)
    var wanted = [Character](repeating: "·", count: 36)
    for place in first..<first + cells { wanted[place] = "█" }
    #expect(line == String(wanted))
  }

  @Test("writes the number of a drive into it where there is room")
  func labels() throws {
    #expect(timeline.line([try piece(0, 60, "12")], now: .distantPast).hasPrefix("█12█·"))
    #expect(timeline.line([try piece(0, 45, "12")], now: .distantPast).hasPrefix("███·"))
  }

  @Test("marks the present, and only in its own time")
  func present() {
    #expect(timeline.line([], now: Self.nine.minutes(60)) == "····│" + String(repeating: "·", count: 31))
    #expect(!timeline.line([], now: Self.nine - 1).contains("│"))
    #expect(!timeline.line([], now: timeline.end).contains("│"))
  }

  @Test("names the hours above")
  func scale() {
    #expect(timeline.scale(calendar) == "09  10  11  12  13  14  15  16  17  ")
  }

  @Test("marks what reaches beyond the first line and the last, and nothing between lines")
  func edges() throws {
    let pieces = [try piece(-30, 60), try piece(510, 60)]
    let whole = Timeline(start: timeline.start, end: timeline.end, minutesPerCell: 15, isFirst: true, isLast: true)
    #expect(whole.line(pieces, now: .distantPast) == "‹█" + String(repeating: "·", count: 32) + "█›")
    #expect(timeline.line(pieces, now: .distantPast) == "██" + String(repeating: "·", count: 32) + "██")
    let inside = [try piece(0, 60), try piece(480, 60)]
    #expect(whole.line(inside, now: .distantPast) == timeline.line(inside, now: .distantPast))
  }

  @Test("stays short, whatever is asked for")
  func bounded() throws {
    let long = Timeline(start: .distantPast, end: .distantFuture, minutesPerCell: 1)
    #expect(long.line([try piece(0, 60)], now: Self.nine).count == 400)
  }
}
