import LanguageKit
import ShowroomCore

// What is free.
extension Desk {
  /// The starts on a day at which one of the demonstrators of a wish is free; see ``freeStarts(for:in:spacing:limit:)``.
  func freeStarts(for wish: Wish, on day: CivilDate, spacing: Int?, limit: Int) throws(StoreError) -> [Start] {
    try freeStarts(for: wish, in: day...day, spacing: spacing, limit: limit)
  }

  /// The starts on some days at which one of the demonstrators of a wish is free, in order, each with the first that is.
  ///
  /// The diary is asked once for each demonstrator, however many days there are.
  /// - Parameters:
  ///   - spacing: the least number of minutes between two starts that are named, after the first of a day; nil names each.
  ///   - limit: the greatest number of starts.
  func freeStarts(
    for wish: Wish, in days: ClosedRange<CivilDate>, spacing: Int?, limit: Int
  ) throws(StoreError) -> [Start] {
    let window = TimeSlot(
      start: calendar.startOfDay(days.lowerBound), end: calendar.startOfDay(days.upperBound.adding(days: 1)))
    guard let window else { return [] }
    let open = try openingHours().openIntervals(from: days.lowerBound, through: days.upperBound, calendar)
    let staffing = try staffing(wish.needs, in: window, leavingOut: wish.moving?.id)
    let driving = try driving(wish, in: window.extended(after: wish.duration) ?? window)
    let full = try fullDays(wish, in: window)
    func isPossible(_ start: Instant) -> Bool {
      guard !full.contains(where: { $0.contains(start) }), let slot = TimeSlot(start: start, duration: wish.duration)
      else { return false }
      return staffing.suffices(for: slot) && !driving.contains { $0.overlaps(slot) }
    }
    var found: [(instant: Instant, place: Int)] = []
    for (place, vehicle) in wish.vehicles.enumerated() {
      let times = try freeTimes(of: vehicle, wish, in: window, open: open)
      found += starts(times, spacing: spacing, where: isPossible).map { ($0, place) }
    }
    if wish.vehicles.count > 1 { found.sort { ($0.instant, $0.place) < ($1.instant, $1.place) } }
    return named(found, spacing: spacing, limit: limit).map { start in
      Start(instant: start.instant, vehicle: wish.vehicles[start.place])
    }
  }

  /// The starts of one demonstrator: each, or the first of each day and those on full multiples of the spacing.
  private func starts(_ times: FreeTimes, spacing: Int?, where isWanted: (Instant) -> Bool) -> [Instant] {
    guard let spacing else { return times.filter(isWanted) }
    var starts: [Instant] = []
    var iterator = times.makeIterator()
    var clock = RoundTimes(every: spacing, calendar)
    while let start = iterator.next() {
      guard isWanted(start) else { continue }
      starts.append(start)
      iterator.skip(to: clock.next(after: start))
    }
    return starts
  }

  /// One start for each instant; of those that are not round, the first of a day alone.
  private func named(
    _ found: [(instant: Instant, place: Int)], spacing: Int?, limit: Int
  ) -> [(instant: Instant, place: Int)] {
    var named: [(instant: Instant, place: Int)] = []
    var day: CivilDate?
    for start in found where named.count < limit && named.last?.instant != start.instant {
      let civil = calendar.civil(at: start.instant)
      let isRound = spacing.map { civil.time.minuteOfDay.isMultiple(of: $0) } ?? true
      if isRound || civil.date != day { named.append(start) }
      day = civil.date
    }
    return named
  }

  private func freeTimes(
    of vehicle: Vehicle, _ wish: Wish, in window: TimeSlot, open: [TimeSlot]
  ) throws(StoreError) -> FreeTimes {
    let rules = try rules()
    // A drive that starts late in the window ends after it, where another may begin.
    let reach = window.extended(after: wish.duration) ?? window
    return rules.freeTimes(
      in: window, duration: wish.duration, open: open,
      busy: try busy(vehicle, around: reach, rules, leavingOut: wish.moving?.id),
      vehicle: Proposal.VehicleFacts(vehicle, rules.settings), speaker: Proposal.Speaker(wish.speaker), now: now)
  }
}

/// Where to go on after a start that was named, so that the next is round or the first of its day.
private struct RoundTimes {
  let spacing: Int
  let calendar: ShowroomCalendar
  /// The clock does not change before this.
  private var change = Instant.distantPast

  init(every spacing: Int, _ calendar: ShowroomCalendar) {
    self.spacing = max(spacing, 1)
    self.calendar = calendar
  }

  /// The next full multiple of the spacing on the clock, midnight, or where the clock changes, whichever comes first.
  mutating func next(after start: Instant) -> Instant {
    if change <= start { change = calendar.zone.change(after: start)?.instant ?? .distantFuture }
    let time = calendar.civil(at: start).time
    let minutes = min(spacing - time.minuteOfDay % spacing, 1440 - time.minuteOfDay)
    return min(start + (minutes * 60 - time.second), change)
  }
}
