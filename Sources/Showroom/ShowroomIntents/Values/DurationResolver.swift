import IntentKit
import ShowroomCore

/// Settles how long a drive takes, within what the showroom allows.
struct DurationResolver {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  func resolve(_ parameter: Parameter<DurationQuery, Minutes>) throws(StoreError) -> Resolution<Minutes, Reason> {
    if let minutes = parameter.value { return try check(minutes) }
    switch parameter.said {
    case nil: return .needsValue
    case .exactly(let minutes): return try check(minutes)
    case .between(let least, let greatest): return .disambiguation([least, greatest])
    }
  }

  private func check(_ minutes: Minutes) throws(StoreError) -> Resolution<Minutes, Reason> {
    let settings = try desk.store.bookingSettings()
    if minutes < settings.leastDuration {
      return .unsupported(
        .refused([.tooShort(minutes, least: settings.leastDuration)]), alternatives: [settings.leastDuration])
    }
    if minutes > settings.greatestDuration {
      return .unsupported(
        .refused([.tooLong(minutes, greatest: settings.greatestDuration)]), alternatives: [settings.greatestDuration])
    }
    return .success(minutes)
  }
}
