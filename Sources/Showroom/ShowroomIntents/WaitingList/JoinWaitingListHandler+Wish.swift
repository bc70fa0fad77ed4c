import LanguageKit
import ShowroomCore

extension JoinWaitingListHandler {
  struct Refused: Error {
    let reason: Reason
  }

  /// Days that are waited for where none were said.
  private static let usualDays = 14

  /// What is waited for: the days and the times of the day that were said, read with the opening hours.
  func wanted(_ request: JoinWaitingList, _ car: CarSelection) throws(StoreError) -> Result<WaitingWish, Refused> {
    let reading = (request.when.said ?? WhenExpression()).waitedFor.resolve(now: desk.wallClock)
    if let reason = StartResolver.reason(for: reading.problem, now: desk.now) {
      return .failure(Refused(reason: reason))
    }
    let days = days(reading)
    let times = try times(reading, on: days.lowerBound)
    let settings = try desk.store.bookingSettings()
    return .success(
      WaitingWish(
        car: car, duration: request.duration.value ?? settings.defaultDuration,
        options: request.options.value ?? request.options.said ?? [], days: days, times: times,
        until: desk.calendar.instant(on: days.upperBound, minute: times.upperBound).instant + 60))
  }

  private func days(_ reading: WhenReading) -> ClosedRange<CivilDate> {
    if let days = reading.days { return days }
    let today = desk.wallClock.date
    if let date = reading.date { return reading.otherDates.contains(today) ? today...today : date...date }
    return today...today.adding(days: Self.usualDays)
  }

  /// Of several readings ("at three", "between two and four"), the first that lies in the opening hours.
  private func times(_ reading: WhenReading, on day: CivilDate) throws(StoreError) -> ClosedRange<Int> {
    let minutes = ([reading.time].compactMap { $0 } + reading.otherTimes).map { $0.minuteOfDay...$0.minuteOfDay }
    let windows = ([reading.window].compactMap { $0 } + reading.otherWindows).map(\.minutes)
    let readings = minutes + windows
    let open = try readings.selecting(atMost: 1) { (range) throws(StoreError) in try isOpen(range, on: day) }
    return open.first ?? readings.first ?? WaitingWish.wholeDay
  }

  private func isOpen(_ minutes: ClosedRange<Int>, on day: CivilDate) throws(StoreError) -> Bool {
    let calendar = desk.calendar
    let from = calendar.instant(on: day, minute: minutes.lowerBound).instant
    guard let span = TimeSlot(start: from, end: calendar.instant(on: day, minute: minutes.upperBound).instant + 60)
    else { return false }
    return try desk.store.openingHours().openIntervals(on: day, calendar).contains { $0.overlaps(span) }
  }
}

extension WhenExpression {
  /// The same for somebody who waits: "from ten to two" is when a drive would suit them, not how long it is.
  fileprivate var waitedFor: WhenExpression {
    guard case .span(let first, let last) = clock else { return self }
    var when = self
    when.clock = .between(first, last)
    return when
  }
}

extension TimeWindow {
  /// The minutes of a day; a window past midnight ends with the day.
  fileprivate var minutes: ClosedRange<Int> {
    let first = earliest?.minuteOfDay ?? 0
    return first...max(first, latest?.minuteOfDay ?? 1439)
  }
}
