/// Durations of ISO 8601: `PT45M`, `PT1H30M`, `P1D`, `P1DT2H`.
extension Scan {
  func isoDuration(at position: Int) -> Found<Double>? {
    let item = self[position]
    guard item.isISOStart, self[position + 1].isGlued, has(position + 1, .digits) else { return nil }
    var (minutes, next, isTime, parts) = (0.0, position + 1, item.isTimeStart, 0)
    while parts < 5, has(next, .digits), self[next + 1].isGlued, let factor = self[next + 1].isoFactor(isTime) {
      minutes += Double(self[next].value) * factor
      isTime = isTime || self[next + 1].endsWithT
      next += 2
      parts += 1
    }
    return parts > 0 ? Found(minutes, next) : nil
  }
}

extension Item {
  var isISOStart: Bool { iso == .time || iso == .date }
  fileprivate var isTimeStart: Bool { iso == .time }
  fileprivate var endsWithT: Bool { iso == .daysThenTime }

  /// Minutes in the unit that the item names, as ISO 8601 abbreviates it.
  fileprivate func isoFactor(_ isTime: Bool) -> Double? {
    switch iso {
    case .days, .daysThenTime: isTime ? nil : 1440
    case .weeks: isTime ? nil : 10_080
    case .hours: isTime ? 60 : nil
    case .minutes: isTime ? 1 : nil
    case .seconds: isTime ? 1.0 / 60 : nil
    default: nil
    }
  }
}
