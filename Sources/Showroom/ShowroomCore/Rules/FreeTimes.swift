/// The starts at which a vehicle is free for a drive of one length, ascending, worked out one at a time.
///
/// Exactly those starts are offered that `BookingRules` accepts. The sequence is bounded by its window, holds no list,
/// and steps over a busy or closed stretch in one go.
public struct FreeTimes: Sequence, Sendable {
  let calendar: ShowroomCalendar
  let duration: Minutes
  let step: Minutes
  let turnaround: Turnaround
  /// Starts lie in this window; nil offers none.
  let window: TimeSlot?
  /// Joined and in order.
  let open: [TimeSlot]
  /// What is taken, with turnarounds; joined and in order.
  let occupied: [TimeSlot]

  /// Free times of one vehicle.
  ///
  /// - Parameters:
  ///   - open: the open time; it may overlap and be in any order.
  ///   - busy: what the vehicle is taken for, in any order.
  ///   - duration: how long the drive is; none are free for a length that is not positive.
  ///   - step: starts are full multiples of this after midnight by the clock, at least one minute.
  ///   - turnaround: what the vehicle needs around the drive.
  ///   - window: where starts may lie.
  public init(
    open: [TimeSlot], busy: [BusySlot], duration: Minutes, step: Minutes, turnaround: Turnaround, window: TimeSlot?,
    calendar: ShowroomCalendar
  ) {
    self.calendar = calendar
    self.duration = duration
    self.step = Swift.max(step, Minutes(1))
    self.turnaround = turnaround
    self.window = duration > .zero ? window : nil
    self.open = TimeSlot.joined(open)
    self.occupied = TimeSlot.joined(busy.map(\.occupied))
  }

  /// Goes through the starts in order.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// The `count` free starts nearest to `wanted`, the nearest first; of two as near, the earlier first.
  ///
  /// Complexity: O(n) time in the number of starts up to `count` after `wanted`, O(`count`) memory.
  public func nearest(to wanted: Instant, count: Int) -> [Instant] {
    guard count > 0 else { return [] }
    var before: [Instant] = []
    var after: [Instant] = []
    for start in self {
      if start < wanted {
        if before.count >= 2 * count { before.removeFirst(count) }
        before.append(start)
      } else {
        after.append(start)
        if after.count == count { break }
      }
    }
    let candidates = (before.suffix(count) + after).map { (distance: abs($0 - wanted), start: $0) }
    return candidates.sorted { ($0.distance, $0.start) < ($1.distance, $1.start) }.prefix(count).map(\.start)
  }
}

extension FreeTimes {
  /// Goes through free starts: a cursor that only moves forward, over open and occupied stretches.
  public struct Iterator: IteratorProtocol {
    private let times: FreeTimes
    private var steps: WallClockSteps
    private var openIndex = 0
    private var occupiedIndex = 0

    init(_ times: FreeTimes) {
      self.times = times
      steps = WallClockSteps(
        from: times.window?.start ?? .distantFuture, step: times.step, zone: times.calendar.zone)
    }

    /// The next free start, or nil when there is none left.
    public mutating func next() -> Instant? {
      guard let window = times.window else { return nil }
      while openIndex < times.open.count {
        let open = times.open[openIndex]
        steps.skip(to: open.start)
        let start = steps.current
        guard start < window.end else { return nil }
        guard start + times.duration <= open.end else {
          openIndex += 1
          continue
        }
        if let free = freeAgain(after: start) {
          steps.skip(to: free)
        } else {
          steps.advance()
          return start
        }
      }
      return nil
    }

    /// Passes over all starts before `instant`; never back.
    public mutating func skip(to instant: Instant) {
      steps.skip(to: instant)
    }

    /// Where to go on when a drive at `start` meets something occupied; nil when it meets nothing.
    private mutating func freeAgain(after start: Instant) -> Instant? {
      let from = start - times.turnaround.before
      while occupiedIndex < times.occupied.count, times.occupied[occupiedIndex].end <= from {
        occupiedIndex += 1
      }
      guard occupiedIndex < times.occupied.count else { return nil }
      let next = times.occupied[occupiedIndex]
      guard next.start < start + times.duration + times.turnaround.after else { return nil }
      return next.end + times.turnaround.before
    }
  }
}

extension BookingRules {
  /// The starts at which a vehicle can be booked in `window`: those for which `refusals` is empty, apart from what
  /// concerns the customer.
  ///
  /// - Parameters:
  ///   - open: the open time of the window's dates, from `OpeningHours.openIntervals`.
  ///   - busy: all that the vehicle is taken for in and next to the window.
  public func freeTimes(
    in window: TimeSlot, duration: Minutes, open: [TimeSlot], busy: [BusySlot],
    vehicle: Proposal.VehicleFacts = Proposal.VehicleFacts(), speaker: Proposal.Speaker = .staff, now: Instant
  ) -> FreeTimes {
    let isPossible = vehicle.state == .available && settings.durations.contains(duration)
    let bounds = TimeSlot(
      start: earliestStart(for: speaker, now: now),
      end: calendar.startOfDay(furthestDay(now: now).adding(days: 1)))
    return FreeTimes(
      open: open, busy: busy, duration: duration, step: settings.step, turnaround: turnaround(of: vehicle),
      window: isPossible ? bounds.flatMap(window.intersection) : nil, calendar: calendar)
  }
}
