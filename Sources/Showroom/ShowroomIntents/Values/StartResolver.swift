import IntentKit
import LanguageKit
import ShowroomCore

/// What a start is looked for with.
struct Wish {
  var car: CarSelection
  /// The demonstrators that would do.
  var vehicles: [Vehicle]
  let options: [DriveOption]
  let duration: Minutes
  var customer: CustomerChoice?
  let speaker: Speaker
  /// The drive that is moved, whose own old time is not in the way.
  var moving: TestDrive?
  /// The plate and the person that it needs.
  var needs = ResourceNeeds.none
}

/// Settles when a drive starts, and with which demonstrator.
///
/// Words leave readings open ("at three" is 03:00 or 15:00). The opening hours choose first, then the diary; where both
/// leave more than one, the person is asked.
struct StartResolver {
  let desk: Desk
  let wish: Wish

  init(_ desk: Desk, _ wish: Wish) {
    self.desk = desk
    self.wish = wish
  }

  /// A start that was chosen before: another demonstrator takes the place of one that does not do any more.
  func check(_ start: Start) throws(StoreError) -> Resolution<Choice, Reason> {
    try settle([Candidate(instant: start.instant, clock: start.clock)])
  }

  func resolve(_ said: WhenExpression) throws(StoreError) -> Resolution<Choice, Reason> {
    let reading = said.resolve(now: desk.wallClock)
    if let reason = Self.reason(for: reading.problem, now: desk.now) {
      guard case .past? = reading.problem else { return .unsupported(reason, alternatives: []) }
      return .unsupported(reason, alternatives: try alternatives(to: desk.now))
    }
    if reading.isFixedInstant, let start = reading.start {
      let rules = try desk.rules()
      return try settle(candidates(start).map { desk.roundedUp($0, by: rules) })
    }
    if reading.time != nil { return try resolve(times: reading) }
    if reading.search != nil || reading.window != nil { return try pick(in: reading) }
    return try offer(on: reading)
  }

  static func reason(for problem: WhenReading.Problem?, now: Instant) -> Reason? {
    switch problem {
    case nil: nil
    case .impossibleDate(let month, let day, let year): .impossibleDate(day: day, month: month, year: year)
    case .impossibleTime(let hour, let minute): .impossibleTime(hour: hour, minute: minute)
    case .otherWeekday(let said, let date): .otherWeekday(said: said, date: date)
    case .past: .refused([.inThePast(now: now)])
    }
  }
}

/// A start as words allow it, before the diary is asked.
struct Candidate {
  var instant: Instant
  var clock: Start.ClockNote
}

// MARK: - A time that was said

extension StartResolver {
  /// Without a day, the first day counts on which a reading lies ahead and inside the opening hours. A day that was said
  /// stays that day, so that nobody is booked a week later unasked: where it is closed, that is the answer. Of several
  /// days that were said ("next week at ten"), the first counts on which it can be had.
  private func resolve(times reading: WhenReading) throws(StoreError) -> Resolution<Choice, Reason> {
    let times = [reading.time].compactMap { $0 } + reading.otherTimes
    let today = desk.wallClock.date
    let days = reading.days == nil ? dates(reading) ?? (0...7).map { today.adding(days: $0) } : self.days(of: reading)
    var taken: [Candidate] = []
    for day in days {
      let open = try onDay(day, times).selecting { (candidate) throws(StoreError) in
        try isOpen(candidate) && candidate.instant > desk.now
      }
      if !open.isEmpty {
        guard reading.days != nil else { return try settle(open) }
        if try !open.selecting(atMost: 1, isFree).isEmpty { return try settle(open) }
        if taken.isEmpty { taken = open }
      }
      if reading.date != nil, day > today { break }
    }
    return try settle(taken.isEmpty ? likeliest(of: days, times + reading.passedTimes) : taken)
  }

  private func isFree(_ candidate: Candidate) throws(StoreError) -> Bool {
    if case .success = try attempt(candidate) { return true }
    return false
  }

  /// Where nothing can be had: the readings of the first day, those in the opening hours before others.
  private func likeliest(of days: [CivilDate], _ times: [CivilTime]) throws(StoreError) -> [Candidate] {
    let first = days.first.map { onDay($0, times) } ?? []
    let inHours = try first.selecting { (candidate) throws(StoreError) in try isOpen(candidate) }
    return inHours.isEmpty ? first : inHours
  }

  private func onDay(_ day: CivilDate, _ times: [CivilTime]) -> [Candidate] {
    times.flatMap { candidates(CivilDateTime(date: day, time: $0)) }
  }

  /// The instant of a wall-clock time, with what is to be said of the clock.
  private func candidates(_ wallClock: CivilDateTime) -> [Candidate] {
    switch desk.calendar.instant(of: wallClock) {
    case .once(let instant): [Candidate(instant: instant, clock: .ordinary)]
    case .skipped(let instant, _): [Candidate(instant: instant, clock: .movedOutOfGap(said: wallClock))]
    case .twice(let earlier, let later): [Candidate(instant: earlier, clock: .twice(other: later))]
    }
  }

  private func isOpen(_ candidate: Candidate) throws(StoreError) -> Bool {
    guard let slot = TimeSlot(start: candidate.instant, duration: wish.duration) else { return false }
    return try desk.isOpen(slot)
  }

  /// Of several readings, those that can be booked; one succeeds, several ask.
  private func settle(_ candidates: [Candidate]) throws(StoreError) -> Resolution<Choice, Reason> {
    var starts: [Start] = []
    var refusals: [Refusal] = []
    for candidate in candidates {
      switch try attempt(candidate) {
      case .success(let start): starts.append(start)
      case .failure(let reasons): if refusals.isEmpty || starts.isEmpty { refusals = best(refusals, reasons.refusals) }
      }
    }
    if let only = starts.first {
      return starts.count == 1 ? .success(.start(only)) : .disambiguation(starts.map(Choice.start))
    }
    return .unsupported(.refused(refusals), alternatives: try alternatives(to: try likeliest(candidates)))
  }

  /// Of several readings, the one near which something else is looked for: the first at which the showroom is open on some
  /// day of the week to come, so that "8" on a closed day is eight in the morning and not in the evening.
  private func likeliest(_ candidates: [Candidate]) throws(StoreError) -> Instant {
    for candidate in candidates where candidates.count > 1 {
      let clock = desk.calendar.civil(at: candidate.instant)
      for days in 0...7 {
        let day = CivilDateTime(date: clock.date.adding(days: days), time: clock.time)
        let instant = desk.calendar.instant(of: day).instant
        guard instant > desk.now, let slot = TimeSlot(start: instant, duration: wish.duration) else { continue }
        if try desk.isOpen(slot) { return candidate.instant }
      }
    }
    return candidates.last?.instant ?? desk.now
  }

  /// The refusals that tell a person most: of two readings, the one with the fewest.
  private func best(_ one: [Refusal], _ other: [Refusal]) -> [Refusal] {
    one.isEmpty || other.count < one.count ? other : one
  }

  private struct Refusals: Error {
    let refusals: [Refusal]
  }

  /// The first demonstrator that can be had at a time, or the rules that stand in the way of the first.
  private func attempt(_ candidate: Candidate) throws(StoreError) -> Result<Start, Refusals> {
    guard let slot = TimeSlot(start: candidate.instant, duration: wish.duration) else {
      return .failure(Refusals(refusals: []))
    }
    var first: [Refusal] = []
    for vehicle in wish.vehicles {
      let refusals = try desk.refusals(
        slot, vehicle: vehicle, customer: wish.customer, speaker: wish.speaker, moving: wish.moving, needs: wish.needs)
      if refusals.isEmpty {
        return .success(Start(instant: candidate.instant, vehicle: vehicle, clock: candidate.clock))
      }
      first = best(first, refusals)
    }
    return .failure(Refusals(refusals: first))
  }

  private func alternatives(to wanted: Instant) throws(StoreError) -> [Choice] {
    try desk.alternatives(to: wanted, for: wish)
  }
}

// MARK: - A span that was said

extension StartResolver {
  /// The diary picks: the first time that is free in the span, or from now on.
  private func pick(in reading: WhenReading) throws(StoreError) -> Resolution<Choice, Reason> {
    let days = days(of: reading)
    for window in [reading.window].compactMap({ $0 }) + reading.otherWindows {
      for day in days {
        if let start = try first(on: day, in: window) { return .success(.start(start)) }
      }
    }
    if reading.window == nil {
      for day in days {
        if let start = try first(on: day, in: nil) { return .success(.start(start)) }
      }
    }
    return try nothingFree(on: days.first ?? desk.wallClock.date)
  }

  /// A day without a time: some times that are free on it are offered.
  private func offer(on reading: WhenReading) throws(StoreError) -> Resolution<Choice, Reason> {
    let days = days(of: reading)
    for day in days {
      let starts = try desk.freeStarts(for: wish, on: day, spacing: 60, limit: 9)
      if !starts.isEmpty { return .disambiguation(starts.map(Choice.start)) }
    }
    return try nothingFree(on: days.first ?? desk.wallClock.date)
  }

  private func first(on day: CivilDate, in window: TimeWindow?) throws(StoreError) -> Start? {
    let starts = try desk.freeStarts(for: wish, on: day, spacing: nil, limit: window == nil ? 1 : 300)
    return starts.first { start in window?.contains(desk.calendar.civil(at: start.instant).time) ?? true }
  }

  private func days(of reading: WhenReading) -> [CivilDate] {
    if let days = reading.days {
      return (days.lowerBound.dayNumber...days.upperBound.dayNumber).prefix(31).map(CivilDate.init(dayNumber:))
    }
    if let dates = dates(reading) { return dates }
    let today = desk.wallClock.date
    return (0...14).map { today.adding(days: $0) }
  }

  /// The days that were named, the likeliest first: a date without a year that is today's means today.
  private func dates(_ reading: WhenReading) -> [CivilDate]? {
    guard let date = reading.date else { return nil }
    let all = [date] + reading.otherDates
    let today = desk.wallClock.date
    return all.contains(today) ? [today] + all.filter { $0 != today } : all
  }

  private func nothingFree(on day: CivilDate) throws(StoreError) -> Resolution<Choice, Reason> {
    let noon = desk.calendar.startOfDay(day) + 12 * 3600
    return .unsupported(.nothingFree(day), alternatives: try alternatives(to: max(noon, desk.now)))
  }
}

// MARK: - What is free

extension StartResolver {
  /// The starts that are free in what was said of the time, in order; in the coming days where nothing was said.
  func freeStarts(_ said: WhenExpression?, limit: Int) throws(StoreError) -> [Start] {
    let reading = (said ?? WhenExpression()).resolve(now: desk.wallClock)
    // "Sunday" is one day. Where it is today and nothing of that is left, it is the next that the words can mean.
    let isOneDay = reading.date != nil && reading.days == nil
    let days = days(of: reading)
    var found: [Start] = []
    if isOneDay {
      for day in days where found.isEmpty && (day == days.first || days.first == desk.wallClock.date) {
        found = try starts(in: day...day, reading)
      }
    } else if let last = days.last {
      // The first days at once; the further the list goes, the more of them in one go.
      var (first, length) = (days[0], 1)
      while first <= last, found.count < limit {
        let end = min(last, first.adding(days: length - 1))
        found += try starts(in: first...end, reading)
        guard end < last else { break }
        (first, length) = (end.adding(days: 1), length * 4)
      }
    }
    return Array(found.prefix(limit))
  }

  private func starts(in days: ClosedRange<CivilDate>, _ reading: WhenReading) throws(StoreError) -> [Start] {
    let earliest = try earliest(reading, in: days)
    return try desk.freeStarts(for: wish, in: days, spacing: 30, limit: 10_000).filter { fits($0, reading, earliest) }
  }

  /// The time from which on a start is wanted; the opening hours choose between its readings.
  private func earliest(_ reading: WhenReading, in days: ClosedRange<CivilDate>) throws(StoreError) -> CivilTime? {
    guard let said = reading.time else { return nil }
    let times = [said] + reading.otherTimes
    let hours = try desk.openingHours()
    let spans = (days.lowerBound.dayNumber...days.upperBound.dayNumber).prefix(7)
      .flatMap { hours.spans(on: CivilDate(dayNumber: $0)) }
    let inHours = times.filter { time in
      spans.contains { ($0.opens..<$0.closes).contains(time.minuteOfDay) }
    }
    return (inHours.isEmpty ? times : inHours).min()
  }

  private func fits(_ start: Start, _ reading: WhenReading, _ earliest: CivilTime?) -> Bool {
    let time = desk.calendar.civil(at: start.instant).time
    if let earliest { return time >= earliest }
    guard let window = reading.window else { return true }
    return ([window] + reading.otherWindows).contains { $0.contains(time) }
  }

  /// A new time for a drive that is moved: a day without a time keeps the time of day.
  func resolve(_ said: WhenExpression, keeping old: CivilDateTime) throws(StoreError) -> Resolution<Choice, Reason> {
    let reading = said.resolve(now: desk.wallClock)
    guard let date = reading.date, reading.time == nil, reading.window == nil, reading.search == nil,
      reading.problem == nil
    else { return try resolve(said) }
    return try settle(candidates(CivilDateTime(date: date, time: old.time)))
  }
}
