import LanguageKit

/// How much of the open time of some days the demonstrators are driven.
///
/// A drive counts with the time that it is booked for, cut to the period, if it is confirmed, out or returned. The open
/// time of a group is that of each of its demonstrators.
public struct Utilisation: Hashable, Sendable {
  public enum Grouping: String, CaseIterable, Hashable, Sendable {
    case vehicle, model, weekday, hour
  }

  public enum Key: Hashable, Sendable {
    case vehicle(Vehicle.ID)
    case model(CarModel.ID)
    case weekday(Weekday)
    /// The hour of the day by the showroom's clock, 0 to 23.
    case hour(Int)
  }

  /// What was counted for one key.
  public struct Line: Hashable, Sendable {
    public let key: Key
    /// Drives that start in the group.
    public var drives = 0
    /// Seconds driven, and seconds open.
    public var used = 0
    public var open = 0

    /// Of the open time, 0 or more; over 1 where cars were driven outside the hours. Nil where nothing was open.
    public var share: Double? { open == 0 ? nil : Double(used) / Double(open) }
  }

  private let grouping: Grouping
  private let calendar: ShowroomCalendar
  private let period: TimeSlot
  private let models: [Vehicle.ID: CarModel.ID]
  private var tallies: [Key: Line] = [:]
  /// All of it.
  public private(set) var total: Line

  /// - Parameters:
  ///   - open: the open stretches of the period.
  ///   - fleet: all demonstrators. Those that are sold or withdrawn have no open time, only their drives.
  public init(
    by grouping: Grouping, in period: TimeSlot, open: [TimeSlot], fleet: [Vehicle], calendar: ShowroomCalendar
  ) {
    self.grouping = grouping
    self.calendar = calendar
    self.period = period
    models = Dictionary(fleet.map { ($0.id, $0.car.model.id) }) { first, _ in first }
    total = Line(key: .hour(0))
    let open = open.compactMap(period.intersection)
    let seconds = open.reduce(0) { $0 + $1.durationInSeconds }
    let present = fleet.filter { $0.state != .sold && $0.state != .withdrawn }
    total.open = seconds * present.count
    switch grouping {
    case .vehicle, .model:
      for vehicle in present { add(key(of: vehicle.id)) { $0.open += seconds } }
    case .weekday, .hour:
      for piece in open.flatMap(pieces) {
        add(key(at: piece.start)) { $0.open += piece.durationInSeconds * present.count }
      }
    }
  }

  /// Counts a drive, where it uses its vehicle.
  public mutating func count(_ drive: ReportedDrive) {
    guard drive.state.usesVehicle, let slot = drive.slot.intersection(period) else { return }
    let isNew = slot.start == drive.slot.start
    total.used += slot.durationInSeconds
    if isNew { total.drives += 1 }
    switch grouping {
    case .vehicle, .model:
      add(key(of: drive.vehicle)) { line in
        line.used += slot.durationInSeconds
        if isNew { line.drives += 1 }
      }
    case .weekday, .hour:
      for piece in pieces(of: slot) { add(key(at: piece.start)) { $0.used += piece.durationInSeconds } }
      if isNew { add(key(at: slot.start)) { $0.drives += 1 } }
    }
  }

  /// Vehicles and models by their use, the most used first; weekdays and hours in their order.
  public var lines: [Line] {
    let all = tallies.values.filter { $0.used > 0 || $0.open > 0 }
    switch grouping {
    case .vehicle, .model: return all.sorted { ($0.used, $1.key.order) > ($1.used, $0.key.order) }
    case .weekday, .hour: return all.sorted { $0.key.order < $1.key.order }
    }
  }

  private mutating func add(_ key: Key, _ change: (inout Line) -> Void) {
    change(&tallies[key, default: Line(key: key)])
  }

  private func key(of vehicle: Vehicle.ID) -> Key {
    grouping == .model ? models[vehicle].map(Key.model) ?? .vehicle(vehicle) : .vehicle(vehicle)
  }

  private func key(at instant: Instant) -> Key {
    let civil = calendar.civil(at: instant)
    return grouping == .weekday ? .weekday(civil.date.weekday) : .hour(civil.time.hour)
  }

  /// A slot cut where the clock shows a full hour, and where it changes.
  private func pieces(of slot: TimeSlot) -> [TimeSlot] {
    var pieces: [TimeSlot] = []
    var start = slot.start
    while let rest = TimeSlot(start: start, end: slot.end) {
      let second = calendar.civil(at: start).time.minuteOfDay % 60 * 60 + calendar.civil(at: start).time.second
      let hourEnd = start + (3600 - second)
      let change = calendar.zone.change(after: start)?.instant ?? .distantFuture
      guard let piece = TimeSlot(start: start, end: min(rest.end, hourEnd, change)) else { break }
      pieces.append(piece)
      start = piece.end
    }
    return pieces
  }
}

extension Utilisation.Key {
  fileprivate var order: Int64 {
    switch self {
    case .vehicle(let id): id.rawValue
    case .model(let id): id.rawValue
    case .weekday(let weekday): Int64(weekday.rawValue)
    case .hour(let hour): Int64(hour)
    }
  }
}
