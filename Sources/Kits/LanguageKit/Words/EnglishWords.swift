/// English words for numbers and the calendar.
enum EnglishWords {
  static let numbers: [WordTable.Row] = cardinals + ordinals + fractions

  private static let cardinals: [WordTable.Row] = [
    ("zero nought", .cardinal(0)), ("oh o", .word(.oh)), ("one", .cardinal(1)), ("two", .cardinal(2)),
    ("three", .cardinal(3)), ("four", .cardinal(4)), ("five", .cardinal(5)), ("six", .cardinal(6)),
    ("seven", .cardinal(7)), ("eight", .cardinal(8)), ("nine", .cardinal(9)), ("ten", .cardinal(10)),
    ("eleven", .cardinal(11)), ("twelve", .cardinal(12)), ("thirteen", .cardinal(13)), ("fourteen", .cardinal(14)),
    ("fifteen", .cardinal(15)), ("sixteen", .cardinal(16)), ("seventeen", .cardinal(17)), ("eighteen", .cardinal(18)),
    ("nineteen", .cardinal(19)), ("twenty", .cardinal(20)), ("thirty", .cardinal(30)), ("forty fourty", .cardinal(40)),
    ("fifty", .cardinal(50)), ("sixty", .cardinal(60)), ("seventy", .cardinal(70)), ("eighty", .cardinal(80)),
    ("ninety", .cardinal(90)), ("hundred", .word(.hundred)), ("thousand", .word(.thousand)),
    ("a an another", .word(.article)), ("and n", .word(.and)), ("point", .word(.point)), ("couple", .vague(2)),
    ("pair", .vague(2)), ("few", .vague(3)),
  ]

  private static let ordinals: [WordTable.Row] = [
    ("first", .ordinal(1)), ("second", .ordinal(2)), ("third", .ordinal(3)), ("fourth", .ordinal(4)),
    ("fifth", .ordinal(5)), ("sixth", .ordinal(6)), ("seventh", .ordinal(7)), ("eighth", .ordinal(8)),
    ("ninth", .ordinal(9)), ("tenth", .ordinal(10)), ("eleventh", .ordinal(11)), ("twelfth twelveth", .ordinal(12)),
    ("thirteenth", .ordinal(13)), ("fourteenth", .ordinal(14)), ("fifteenth", .ordinal(15)),
    ("sixteenth", .ordinal(16)), ("seventeenth", .ordinal(17)), ("eighteenth", .ordinal(18)),
    ("nineteenth", .ordinal(19)), ("twentieth", .ordinal(20)), ("thirtieth", .ordinal(30)),
    ("fortieth", .ordinal(40)), ("fiftieth", .ordinal(50)), ("st nd rd th", .word(.ordinalSuffix)),
    ("last", .word(.last)),
  ]

  private static let fractions: [WordTable.Row] = [
    ("half ½ halves", .word(.half)), ("quarter quarters ¼", .word(.quarter)), ("¾", .word(.threeQuarters)),
    ("third thirds", .word(.third)),
  ]

  static let calendar: [WordTable.Row] = months + weekdays + days + units + feasts

  /// Feasts that are on the same day each year.
  private static let feasts: [WordTable.Row] = [
    ("christmas xmas", .feast(month: 12, day: 25)), ("halloween", .feast(month: 10, day: 31)),
    ("valentines", .feast(month: 2, day: 14)),
  ]

  private static let months: [WordTable.Row] = [
    ("january jan", .month(1)), ("february feb febr", .month(2)), ("march mar", .month(3)), ("april apr", .month(4)),
    ("may", .month(5)), ("june jun", .month(6)), ("july jul", .month(7)), ("august aug", .month(8)),
    ("september sept sep", .month(9)), ("october oct", .month(10)), ("november nov", .month(11)),
    ("december dec", .month(12)),
  ]

  private static let weekdays: [WordTable.Row] = [
    ("monday mondays mon modnay", .weekday(.monday)), ("tuesday tuesdays tues tue tuseday teusday", .weekday(.tuesday)),
    ("wednesday wednesdays weds wed wensday wendsday wednsday wendesday", .weekday(.wednesday)),
    ("thursday thursdays thurs thur thu thrusday thurday", .weekday(.thursday)),
    ("friday fridays fri firday frdiay", .weekday(.friday)),
    ("saturday saturdays sat saterday satruday", .weekday(.saturday)), ("sunday sundays sun sudnay", .weekday(.sunday)),
  ]

  private static let days: [WordTable.Row] = [
    ("today todays", .today(0)),
    ("tomorrow tomorow tommorow tommorrow tomorrows tmrw tmr tmw tomo tomorrw tomorro", .today(1)),
    ("tonight tonite", .today(0, .night)), ("yesterday yesterdays", .today(-1)), ("weekend weekends", .word(.weekend)),
  ]

  private static let units: [WordTable.Row] = [
    ("seconds secs sec", .unit(.second)), ("second", .unit(.second)), ("minute minutes min mins", .unit(.minute)),
    ("hour hours hr hrs h", .unit(.hour)), ("day days", .unit(.day)), ("week weeks wk wks w", .unit(.week)),
    ("fortnight fortnights", .length(20_160)), ("month months", .unit(.month)), ("year years yr yrs", .unit(.year)),
  ]
}
