import IntentKit
import LanguageKit
import ShowroomCore

extension BookTestDriveHandler {
  /// Options are not needed. Those that narrow the vehicle must be had by one demonstrator of the car at least.
  func resolveOptions(_ request: BookTestDrive) throws(StoreError) -> Resolution<[DriveOption], Reason> {
    guard let options = request.options.value ?? request.options.said, !options.isEmpty, let car = request.car.value
    else {
      return .notRequired
    }
    guard try desk.vehicles(of: car, with: options).isEmpty else { return .success(options) }
    let all = try desk.vehicles(of: car, with: []).filter { $0.state == .available }
    return .unsupported(
      .noVehicleWith(options.filter(\.narrowsVehicle), car: car.name), alternatives: nearest(to: options, among: all))
  }

  /// The wishes as some demonstrators fulfil them: a blue one where there is no red one.
  private func nearest(to options: [DriveOption], among vehicles: [Vehicle]) -> [[DriveOption]] {
    var found: [[DriveOption]] = []
    for vehicle in vehicles {
      let had = options.compactMap { $0.fits(vehicle) ? $0 : $0.asOf(vehicle) }
      if !had.isEmpty, !found.contains(had) { found.append(had) }
    }
    return Array(found.prefix(3))
  }

  func needs(_ request: BookTestDrive) throws(StoreError) -> ResourceNeeds {
    try desk.needs(
      request.options.value ?? request.options.said ?? [], plate: request.needs.plate, person: request.needs.person)
  }

  /// The lengths that can be had with what was said of car and time. Rules that staff set aside are no hindrance.
  func durations(for request: BookTestDrive) -> DurationResolver {
    let desk = desk.setting(aside: request.speaker == .staff ? request.override : nil)
    return DurationResolver(desk) { (minutes) throws(StoreError) in
      guard request.car.value != nil, !request.start.isEmpty else { return try desk.isEverOpen(for: minutes) }
      var request = request
      request.duration.settle(minutes)
      if case .unsupported = try resolveStart(request) { return false }
      return true
    }
  }

  /// What is wrong with a time, before anything is asked that it makes idle: the calendar has no such day; or it is over,
  /// and something is still to be asked. With all the rest known, other times are offered, see ``StartResolver``.
  func unlikelyTime(of request: BookTestDrive) -> Reason? {
    guard request.start.value == nil, let said = request.start.said else { return nil }
    let problem = said.resolve(now: desk.wallClock).problem
    switch problem {
    case .impossibleDate, .impossibleTime: return StartResolver.reason(for: problem, now: desk.now)
    case .past where request.duration.isEmpty || request.customer.isEmpty:
      return StartResolver.reason(for: problem, now: desk.now)
    case .past, .otherWeekday, nil: return nil
    }
  }

  /// Reads what was said of the time with the opening hours and the diary of the vehicles that fit.
  func resolveStart(_ request: BookTestDrive) throws(StoreError) -> Resolution<Choice, Reason> {
    guard let car = request.car.value, let duration = request.duration.value else { return .needsValue }
    let options = request.options.value ?? []
    let wish = Wish(
      car: car, vehicles: try desk.vehicles(of: car, with: options), options: options, duration: duration,
      customer: request.customer.value, speaker: request.speaker, needs: try needs(request))
    let resolver = StartResolver(desk.setting(aside: request.speaker == .staff ? request.override : nil), wish)
    if let start = request.start.value { return try resolver.check(start) }
    guard let said = request.start.said else { return .needsValue }
    return try resolver.resolve(said)
  }
}
