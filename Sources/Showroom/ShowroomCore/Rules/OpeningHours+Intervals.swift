import LanguageKit

// Opening hours as stretches of time.
extension OpeningHours {
  /// The stretches of open time that touch `date`, in order and joined where one goes on as the next begins.
  ///
  /// They are whole: one that runs past midnight is not cut there, so a drive may run past midnight too. A boundary
  /// that the clock jumps over is the instant of the jump; one that comes twice is the earlier.
  public func openIntervals(on date: CivilDate, _ calendar: ShowroomCalendar) -> [TimeSlot] {
    openIntervals(from: date, through: date, calendar)
  }

  /// The stretches of open time that touch the dates `first` to `last`; see `openIntervals(on:_:)`.
  ///
  /// No span is longer than two days, so what touches the dates begins a day earlier at most. Where the showroom never
  /// closes, a stretch goes on for two days after the dates, which is longer than any drive.
  ///
  /// Complexity: O(n) in the number of dates.
  public func openIntervals(
    from first: CivilDate, through last: CivilDate, _ calendar: ShowroomCalendar
  ) -> [TimeSlot] {
    let start = calendar.startOfDay(first)
    let end = calendar.startOfDay(last.adding(days: 1))
    guard let window = TimeSlot(start: start, end: end) else { return [] }
    var found: [TimeSlot] = []
    var date = first.adding(days: -1)
    let stop = last.adding(days: 2)
    while date <= stop {
      found += intervals(beginningOn: date, calendar)
      guard date < .latest else { break }
      date = date.adding(days: 1)
    }
    return TimeSlot.joined(found).filter { $0.overlaps(window) }
  }

  /// The spans that begin on `date`, each cut where a closed day begins.
  private func intervals(beginningOn date: CivilDate, _ calendar: ShowroomCalendar) -> [TimeSlot] {
    spans(on: date).compactMap { span in
      var closes = span.closes
      if closes > 1440, closedDays[date.adding(days: 1)] != nil { closes = 1440 }
      return TimeSlot(start: calendar.boundary(date, span.opens), end: calendar.boundary(date, closes))
    }
  }

  /// What a proposal for `slot` has to know of opening hours.
  public func openTimes(around slot: TimeSlot, _ calendar: ShowroomCalendar) -> OpenTimes {
    let first = calendar.date(at: slot.start)
    let last = min(calendar.date(at: slot.end - 1), first.adding(days: 3))
    let dates = first == last ? [first] : (0...last.dayNumber - first.dayNumber).map(first.adding(days:))
    return OpenTimes(
      date: first, intervals: openIntervals(from: first, through: last, calendar),
      closedDays: dates.compactMap { date in closedDays[date].map { ClosedDay(date: date, reason: $0) } })
  }

  /// The open stretches that hold all of `slot`: one, or none.
  public func intervals(containing slot: TimeSlot, _ calendar: ShowroomCalendar) -> [TimeSlot] {
    openTimes(around: slot, calendar).intervals.filter { $0.contains(slot) }
  }
}

/// The open time around a slot.
public struct OpenTimes: Hashable, Sendable {
  /// The date on which the slot starts, in the showroom.
  public let date: CivilDate
  /// The joined open stretches of the dates that the slot touches, in order.
  public let intervals: [TimeSlot]
  /// The closed days among those dates.
  public let closedDays: [ClosedDay]

  /// Open time that was worked out elsewhere.
  public init(date: CivilDate, intervals: [TimeSlot], closedDays: [ClosedDay] = []) {
    self.date = date
    self.intervals = intervals
    self.closedDays = closedDays
  }
}

extension ShowroomCalendar {
  /// The first instant at which the clock shows `minute` of `date` or later.
  fileprivate func boundary(_ date: CivilDate, _ minute: Int) -> Instant {
    let reading = instant(on: date, minute: minute)
    if case .skipped(_, let gap) = reading { return gap.instant }
    return reading.instant
  }
}

extension TimeSlot {
  /// Puts slots in order and makes one of those that overlap or touch.
  public static func joined(_ slots: [TimeSlot]) -> [TimeSlot] {
    var result: [TimeSlot] = []
    for slot in slots.sorted() {
      guard let last = result.last, slot.start <= last.end else {
        result.append(slot)
        continue
      }
      if slot.end > last.end, let longer = TimeSlot(start: last.start, end: slot.end) {
        result[result.count - 1] = longer
      }
    }
    return result
  }
}
