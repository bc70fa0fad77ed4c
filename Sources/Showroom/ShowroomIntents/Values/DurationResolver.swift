import IntentKit
import ShowroomCore

/// Settles how long a drive takes, within what the showroom allows.
struct DurationResolver {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  func resolve(_ parameter: Parameter<DurationMention, Minutes>) throws(StoreError) -> Resolution<Minutes, Reason> {
    if let minutes = parameter.value { return try check(minutes) }
    switch parameter.said {
    case nil: return .needsValue
    case .exactly(let minutes): return try check(minutes)
    case .between(let least, let greatest): return .disambiguation([least, greatest])
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
