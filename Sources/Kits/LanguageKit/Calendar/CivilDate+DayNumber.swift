/// Counting days. The idea is Howard Hinnant's ("chrono-compatible low-level date algorithms"): let the year begin in
/// March, so that the leap day comes last, and count within spans of 400 years, which all have 146,097 days.
extension CivilDate {
  private static let daysInEra = 146_097
  /// From 0000-03-01, where the count of eras begins, to 1970-01-01.
  private static let daysBeforeEpoch = 719_468

  /// The first day that this type can hold.
  public static let earliest = CivilDate(unchecked: 1, 1, 1)
  /// The last day that this type can hold.
  public static let latest = CivilDate(unchecked: 9999, 12, 31)

  /// Days since 1970-01-01, which is 0; negative before.
  public var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysInEra + dayOfEra - Self.daysBeforeEpoch
  }

  /// The day that lies `dayNumber` days after 1970-01-01, held within ``earliest`` and ``latest``.
  public init(dayNumber: Int) {
    let held = min(max(dayNumber, Self.earliest.dayNumber), Self.latest.dayNumber)
    let days = held + Self.daysBeforeEpoch
    let era = days / Self.daysInEra
    let dayOfEra = days - era * Self.daysInEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    self.init(unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The day of the week.
  public var weekday: Weekday {
    let fromMonday = (dayNumber + 3) % 7
    return Weekday(rawValue: (fromMonday + 7) % 7 + 1) ?? .monday
  }

  /// The Monday of the week that this day is in.
  public var startOfWeek: CivilDate {
    adding(days: 1 - weekday.rawValue)
  }
}
