/// A unit that lengths of time and distances in the calendar are counted in.
enum TimeUnit: UInt8, Sendable {
  case second, minute, hour, day, week, month, year

  /// Minutes in one unit; nil for months and years, which differ.
  var minutes: Double? {
    switch self {
    case .second: 1.0 / 60
    case .minute: 1
    case .hour: 60
    case .day: 1440
    case .week: 10_080
    case .month, .year: nil
    }
  }
}
