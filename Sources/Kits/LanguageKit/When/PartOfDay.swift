/// A named part of the day.
public enum PartOfDay: String, Sendable, Hashable, CaseIterable {
  /// 05:00–09:00: "early in the morning", "frühmorgens".
  case earlyMorning
  /// 06:00–12:00.
  case morning
  /// 09:00–11:00, at 10:00 if a single time is wanted.
  case midMorning
  /// 11:00–14:00, around noon: "lunchtime", "mittags".
  case lunch
  /// 12:00–18:00.
  case afternoon
  /// 13:00–16:00, at 14:00 if a single time is wanted.
  case midAfternoon
  /// 15:00–18:00: "late afternoon".
  case lateAfternoon
  /// 17:00–22:00.
  case evening
  /// 20:00–23:59: "late evening", "spätabends".
  case lateEvening
  /// 20:00–23:59; after midnight too, where an hour is said with it ("two at night").
  case night
  /// Around 00:00, where an hour is said with it ("one o'clock midnight").
  case midnight

  /// The span of the clock that the part means.
  public var window: TimeWindow {
    switch self {
    case .earlyMorning: TimeWindow(5, 9)
    case .morning: TimeWindow(6, 12)
    case .midMorning: TimeWindow(9, 11)
    case .lunch: TimeWindow(11, 14)
    case .afternoon: TimeWindow(12, 18)
    case .midAfternoon: TimeWindow(13, 16)
    case .lateAfternoon: TimeWindow(15, 18)
    case .evening: TimeWindow(17, 22)
    case .lateEvening, .night: TimeWindow(20, nil)
    case .midnight: TimeWindow(0, 1)
    }
  }

  /// The single time that stands for the part, for those that have one.
  public var time: CivilTime? {
    switch self {
    case .midMorning: CivilTime(unchecked: 10, 0)
    case .midAfternoon: CivilTime(unchecked: 14, 0)
    default: nil
    }
  }
}
