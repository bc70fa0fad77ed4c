import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

extension Session {
  mutating func day(_ call: Invocation) throws(Interruption) -> Outcome {
    let date = try namedDay(call)
    let plan = try asking { () throws(StoreError) in try dayPlan(date...date, all: call.flag("all")) }
    let timelines = timelines(of: plan, [date], cells: [15, 30], atMost: 60)
    let scale = timelines.map { $0.scale(context.showroom.calendar) }.joined()
    let columns: [Table.Column] = [
      Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen")),
      Table.Column("car", Localized(en: "Car", de: "Auto")),
      Table.Column("time", Localized(same: scale), alignment: .trailing),
    ]
    let rows = plan.vehicles.map { vehicle in
      [
        Table.Cell(.string(vehicle.plate)), Table.Cell(.string(vehicle.car.title)),
      ] + timelines.map { Table.Cell(.string(line(plan, vehicle, $0))) }
    }
    return show(
      plan, Table(columns: columns, rows: rows), timelines, title: text.dayTitle(date, open: plan.open(on: date)))
  }

  mutating func week(_ call: Invocation) throws(Interruption) -> Outcome {
    let date = try namedDay(call)
    let monday = date.adding(days: 1 - date.weekday.rawValue)
    let days = (0...6).map { monday.adding(days: $0) }
    let plan = try asking { () throws(StoreError) in
      try dayPlan(monday...monday.adding(days: 6), all: call.flag("all"))
    }
    let timelines = timelines(of: plan, days, cells: [60, 90, 120, 180, 240], atMost: 8)
    let columns =
      [Table.Column("plate", Localized(en: "Plate", de: "Kennzeichen"))]
      + days.map { Table.Column($0.description, Localized(same: text.shortDay($0)), alignment: .trailing) }
    let rows = plan.vehicles.map { vehicle in
      [Table.Cell(.string(vehicle.plate))]
        + timelines.map { Table.Cell(.string(line(plan, vehicle, $0))) }
    }
    return show(plan, Table(columns: columns, rows: rows), timelines, title: text.weekTitle(monday))
  }

  /// The day that was named, today where none was.
  func namedDay(_ call: Invocation) throws(Interruption) -> CivilDate {
    let today = context.showroom.environment.wallClock.date
    guard !call.text.isEmpty else { return today }
    if let date = CivilDate(iso: call.text) { return date }
    let reading = try when(call.text).resolve(now: context.showroom.environment.wallClock)
    guard let date = reading.date ?? reading.days?.lowerBound else {
      throw misuse("bad-value", text.badDate("", call.text), hint: text.dateHint)
    }
    return date
  }

  private func show(_ plan: DayPlan, _ picture: Table, _ timelines: [Timeline], title: String) -> Outcome {
    let value = JSONValue.array(plan.drives.map { json($0) })
    guard !plan.vehicles.isEmpty else { return Outcome([.sentence(title), .sentence(text.nothingOn)], value: value) }
    let late = lateDrives()
    let sentences = plan.vehicles.map { vehicle in
      text.vehicleDay(
        vehicle, plan.drives(of: vehicle), plan.blocks(of: vehicle),
        on: plan.open.count == 1 ? plan.days.lowerBound : nil
      ) { standing(of: $0, late) }
    }
    let reaching = plan.vehicles.flatMap { notes(on: $0, plan, timelines) }
    let chart = Chart(
      picture: picture, legend: text.chartLegend, notes: reaching, sentences: sentences, data: table(plan.drives))
    return Outcome([.sentence(title), .chart(chart)], value: value)
  }
}

// MARK: - What is on

/// The drives of some days, and the demonstrators to show them for.
struct DayPlan {
  let days: ClosedRange<CivilDate>
  let drives: [TestDrive]
  let blocks: [VehicleBlock]
  let vehicles: [Vehicle]
  let open: [(date: CivilDate, intervals: [TimeSlot])]

  func drives(of vehicle: Vehicle) -> [TestDrive] { drives.filter { $0.vehicle.id == vehicle.id } }
  func blocks(of vehicle: Vehicle) -> [VehicleBlock] { blocks.filter { $0.vehicle.id == vehicle.id } }
  func open(on date: CivilDate) -> [TimeSlot] { open.first { $0.date == date }?.intervals ?? [] }
}

extension Session {
  /// What was cancelled, declined or expired takes no time and is left out.
  private func dayPlan(_ days: ClosedRange<CivilDate>, all: Bool) throws(StoreError) -> DayPlan {
    let calendar = context.showroom.calendar
    let interval = TimeSlot(
      start: calendar.startOfDay(days.lowerBound), end: calendar.startOfDay(days.upperBound.adding(days: 1)))
    let drives = try store.drives(
      DriveFilter(
        interval: interval, states: [.held, .requested, .confirmed, .out, .returned, .noShow], limit: 5000))
    let hours = try store.openingHours()
    let dates = (days.lowerBound.dayNumber...days.upperBound.dayNumber).map(CivilDate.init(dayNumber:))
    let blocks = try interval.map { (days) throws(StoreError) in try store.blocks(of: nil, in: days, limit: 5000) }
    let busy = Set(drives.map(\.vehicle.id) + (blocks ?? []).map(\.vehicle.id))
    let vehicles = try store.vehicles(Page(limit: 10_000)).filter { vehicle in
      busy.contains(vehicle.id) || all && (vehicle.state == .available || vehicle.state.reason != nil)
    }
    return DayPlan(
      days: days, drives: drives, blocks: blocks ?? [], vehicles: vehicles,
      open: dates.map { ($0, hours.openIntervals(on: $0, calendar)) })
  }

  private func line(_ plan: DayPlan, _ vehicle: Vehicle, _ timeline: Timeline) -> String {
    let whole = TimeSlot(start: timeline.start, end: timeline.end)
    let blocked =
      vehicle.state.reason == nil ? [] : [whole].compactMap { $0 }.map { Timeline.Piece(slot: $0, mark: "x") }
    return timeline.line(blocked + pieces(plan, vehicle), now: context.showroom.now)
  }

  /// What is on for a demonstrator, blocks first. A drive that is overdue takes its vehicle until now.
  private func pieces(_ plan: DayPlan, _ vehicle: Vehicle) -> [Timeline.Piece] {
    plan.blocks(of: vehicle).map { Timeline.Piece(slot: $0.slot, mark: "x", title: text.chartTitle($0)) }
      + plan.drives(of: vehicle).map { drive in
        Timeline.Piece(
          slot: drawn(drive), mark: drive.state.mark, label: String(drive.id.rawValue), title: text.chartTitle(drive))
      }
  }

  private func drawn(_ drive: TestDrive) -> TimeSlot {
    let now = context.showroom.now
    guard drive.isOverdue(at: now) else { return drive.slot }
    return TimeSlot(start: drive.slot.start, end: max(drive.slot.end, now)) ?? drive.slot
  }

  /// When what is marked at the edges of the picture began, and when it ends.
  private func notes(on vehicle: Vehicle, _ plan: DayPlan, _ timelines: [Timeline]) -> [String] {
    pieces(plan, vehicle).flatMap { piece in
      (timelines.contains { $0.beginsBefore(piece) } ? [text.began(vehicle, piece.title, piece.slot.start)] : [])
        + (timelines.contains { $0.goesOnAfter(piece) } ? [text.goesOn(vehicle, piece.title, piece.slot.end)] : [])
    }
  }

  /// One line for each day, all of the same hours, so that they can be compared.
  ///
  /// - Parameters:
  ///   - cells: how many minutes a cell may stand for; the first with which a line fits.
  ///   - most: how many cells fit.
  private func timelines(of plan: DayPlan, _ days: [CivilDate], cells: [Int], atMost most: Int) -> [Timeline] {
    // The lines of several days follow on one another; a single one may go on as far as there is room.
    let longest = days.count > 1 ? 1440 : (cells.last ?? 60) * most
    let minutes = minutes(of: plan, days, atMost: longest)
    let cell = cells.first { (minutes.upperBound - minutes.lowerBound) / $0 <= most } ?? cells.last ?? 60
    let calendar = context.showroom.calendar
    return days.map { date in
      Timeline(
        start: calendar.instant(on: date, minute: minutes.lowerBound).instant,
        end: calendar.instant(on: date, minute: minutes.upperBound).instant, minutesPerCell: cell,
        isFirst: date == days.first, isLast: date == days.last)
    }
  }

  /// From the first to the last minute of days on which the showroom is open or something is on, in whole hours.
  private func minutes(of plan: DayPlan, _ days: [CivilDate], atMost longest: Int) -> ClosedRange<Int> {
    let calendar = context.showroom.calendar
    let slots =
      days.flatMap { plan.open(on: $0) } + plan.drives.map(drawn)
      + plan.blocks.map(\.slot)
    let view = TimeSlot(
      start: calendar.startOfDay(plan.days.lowerBound), end: calendar.startOfDay(plan.days.upperBound.adding(days: 1)))
    let ranges = slots.flatMap { slot in view.map { minutes(of: slot, in: $0) } ?? [] }
    let first = (ranges.map(\.lowerBound).min() ?? 540) / 60 * 60
    let last = ((ranges.map(\.upperBound).max() ?? 1080) + 59) / 60 * 60
    return first...min(max(last, first + 60), first + longest)
  }

  /// The minutes to draw for a slot, counted from the beginning of the day on which it begins, or is first seen. Of one that
  /// takes longer than a day, its first minute and its last: what lies between is seen on any day.
  private func minutes(of slot: TimeSlot, in view: TimeSlot) -> [ClosedRange<Int>] {
    let calendar = context.showroom.calendar
    let begin = max(slot.start, view.start)
    guard begin < min(slot.end, view.end) else { return [] }
    let first = calendar.minuteOfDay(at: begin)
    guard slot.durationInSeconds > 86_400 else {
      let days = calendar.date(at: slot.end).dayNumber - calendar.date(at: begin).dayNumber
      return [first...max(days * 1440 + calendar.minuteOfDay(at: slot.end), first)]
    }
    let last = calendar.minuteOfDay(at: slot.end - 1)
    return (slot.start < view.start ? [] : [first...first + 1]) + (view.end < slot.end ? [] : [last...last + 1])
  }
}

extension TestDrive.State {
  /// How a drive is drawn.
  fileprivate var mark: Character {
    switch self {
    case .confirmed: "█"
    case .out: "▓"
    case .held: "▒"
    case .requested: "?"
    case .returned, .noShow, .cancelled, .declined, .expired: "░"
    }
  }
}
