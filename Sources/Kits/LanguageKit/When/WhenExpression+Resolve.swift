extension WhenExpression {
  /// What the expression means when it is `now`.
  ///
  /// The plain reading is always ahead of now: "Friday" is the next one, today included; "4 May" is next year's once
  /// it has begun; "today at three" is 15:00 once 03:00 is over. An hour without its half of the day is read as in the
  /// first half ("tomorrow at three" is 03:00), with the other in ``WhenReading/otherTimes``. Only what was said with
  /// its year, or as "today" or "yesterday", can lie behind; ``WhenReading/problem`` says so then.
  public func resolve(now: CivilDateTime) -> WhenReading {
    var reading = WhenReading()
    reading.search = search
    if case .minutesFromNow(let minutes) = clock {
      Self.fix(&reading, now.adding(minutes: minutes))
      return reading
    }
    if case .within(let minutes) = clock {
      reading.date = now.date
      let end = now.adding(minutes: minutes)
      reading.window = TimeWindow(earliest: now.time, latest: end.date == now.date ? end.time : nil)
      return reading
    }
    readDay(now, into: &reading)
    readClock(now, into: &reading)
    keepAhead(now, &reading)
    return reading
  }

  private static func fix(_ reading: inout WhenReading, _ instant: CivilDateTime) {
    reading.date = instant.date
    reading.time = CivilTime(unchecked: instant.time.hour, instant.time.minute)
    reading.isFixedInstant = true
  }

  private func readDay(_ now: CivilDateTime, into reading: inout WhenReading) {
    guard let day else { return }
    let days = day.reading(today: now.date, todayIsOver: isOver(now))
    reading.date = days.date
    reading.otherDates = days.others
    reading.days = days.days
    reading.problem = days.problem
  }

  /// Whether today is over for a date that was said without its year.
  private func isOver(_ now: CivilDateTime) -> Bool {
    switch clock {
    case .at(let clock): !clock.readings.contains { $0 >= now.time }
    case .after, .impossible: false
    case .part(let part): part.window.latest.map { $0 < now.time } ?? false
    case .before(let clock), .between(_, let clock), .span(_, let clock):
      !clock.readings.contains { $0 > now.time }
    case nil, .minutesFromNow, .within: now.time > .midnight
    }
  }

  private func readClock(_ now: CivilDateTime, into reading: inout WhenReading) {
    switch clock {
    case nil, .minutesFromNow, .within: break
    case .at(let clock): Self.read(clock.readings, into: &reading)
    case .impossible(let hour, let minute):
      reading.problem = reading.problem ?? .impossibleTime(hour: hour, minute: minute)
    case .part(let part):
      reading.window = part.window
      reading.time = part.time
    case .before(let clock): Self.read(clock.readings.map { TimeWindow(earliest: nil, latest: $0) }, into: &reading)
    case .after(let clock): Self.read(clock.readings.map { TimeWindow(earliest: $0, latest: nil) }, into: &reading)
    case .between(let first, let second): Self.read(TimeWindow.readings(first, second), into: &reading)
    case .span(let first, let second): Self.read(span: first, second, into: &reading)
    }
  }

  private static func read(_ times: [CivilTime], into reading: inout WhenReading) {
    reading.time = times.first
    reading.otherTimes = Array(times.dropFirst())
  }

  private static func read(_ windows: [TimeWindow], into reading: inout WhenReading) {
    reading.window = windows.first
    reading.otherWindows = Array(windows.dropFirst())
  }

  private static func read(
    span first: ClockExpression, _ second: ClockExpression, into reading: inout WhenReading
  ) {
    let windows = TimeWindow.readings(first, second)
    read(windows, into: &reading)
    read(windows.compactMap(\.earliest), into: &reading)
    reading.spanMinutes = windows.first.flatMap(\.minutes)
  }
}

extension TimeWindow {
  /// The windows that two times can mean, the plain one first: of each half of the day that is open, both.
  static func readings(_ first: ClockExpression, _ second: ClockExpression) -> [TimeWindow] {
    first.readings.compactMap { start in
      let ends = second.readings
      guard let end = ends.first(where: { $0 > start }) ?? ends.first else { return nil }
      return TimeWindow(earliest: start, latest: end)
    }
  }

  /// From the first to the last time, in minutes; nil if an end is open.
  var minutes: Int? {
    guard let earliest, let latest else { return nil }
    return (latest.minuteOfDay - earliest.minuteOfDay + 1440) % 1440
  }
}
