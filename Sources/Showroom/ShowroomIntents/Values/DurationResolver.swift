import IntentKit
import ShowroomCore

/// Settles how long a drive takes, within what the showroom allows.
struct DurationResolver {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
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

  private func check(_ minutes: Minutes) throws(StoreError) -> Resolution<Minutes, Reason> {
    let allowed = try desk.store.bookingSettings().durations
    if minutes < allowed.lowerBound {
      return .unsupported(.refused([.tooShort(least: allowed.lowerBound)]), alternatives: [allowed.lowerBound])
    }
    if minutes > allowed.upperBound {
      return .unsupported(.refused([.tooLong(greatest: allowed.upperBound)]), alternatives: [allowed.upperBound])
    }
    return .success(minutes)
  }
}
