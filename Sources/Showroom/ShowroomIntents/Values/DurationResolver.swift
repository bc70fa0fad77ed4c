import IntentKit
import ShowroomCore

/// Settles how long a drive takes, within what the showroom allows.
struct DurationResolver {
  private let desk: Desk
  /// Whether a drive of some length could be had; only such a length is offered.
  private let isPossible: (Minutes) throws(StoreError) -> Bool

  /// Offers lengths for which the showroom is open at a time.
  init(_ desk: Desk) {
    self.init(desk) { (minutes) throws(StoreError) in try desk.isEverOpen(for: minutes) }
  }

  /// - Parameter isPossible: whether what is asked for beside the length could be had with this one.
  init(_ desk: Desk, where isPossible: @escaping (Minutes) throws(StoreError) -> Bool) {
    self.desk = desk
    self.isPossible = isPossible
  }

  /// - Parameter old: how long it takes so far, for what is said as a change of that.
  func resolve(
    _ parameter: Parameter<DurationMention, Minutes>, changing old: Minutes? = nil
  ) throws(StoreError) -> Resolution<Minutes, Reason> {
    if let minutes = parameter.value { return try check(minutes) }
    switch parameter.said {
    case nil: return .needsValue
    case .exactly(let minutes): return try check(minutes)
    case .between(let least, let greatest): return .disambiguation([least, greatest])
    case .changed(let minutes):
      guard let old else { return .needsValue }
      return try check(Minutes(old.rawValue + minutes))
    }
  }

  /// What staff set aside is checked with the whole request.
  private func check(_ minutes: Minutes) throws(StoreError) -> Resolution<Minutes, Reason> {
    let allowed = try desk.store.bookingSettings().durations
    let aside = Set(desk.override?.rules ?? [])
    if minutes < allowed.lowerBound, !aside.contains(.leastDuration) {
      let longer = Self.usual.filter { $0 > allowed.lowerBound && allowed.contains($0) }
      return .unsupported(
        .refused([.tooShort(least: allowed.lowerBound)]), alternatives: try first(of: [allowed.lowerBound] + longer))
    }
    if minutes > allowed.upperBound, !aside.contains(.greatestDuration) {
      let shorter = Self.usual.filter { $0 < allowed.upperBound && allowed.contains($0) }.reversed()
      return .unsupported(
        .refused([.tooLong(greatest: allowed.upperBound)]), alternatives: try first(of: [allowed.upperBound] + shorter))
    }
    return .success(minutes)
  }

  private func first(of lengths: [Minutes]) throws(StoreError) -> [Minutes] {
    for length in lengths where try isPossible(length) { return [length] }
    return []
  }

  /// Lengths that people ask for.
  private static let usual = [15, 20, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480].map {
    Minutes($0)
  }
}
