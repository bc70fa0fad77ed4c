/// What a word makes of the days or the length that follows it.
enum SpanWord: Sendable {
  /// "within two hours".
  case within
  /// "early next week", "the end of the month".
  case part(DayExpression.PeriodPart)
}

/// All that one word of a table can mean.
struct Lexeme: Sendable {
  var roles: Roles = []
  /// The value of a number; for ``Roles/length``, the minutes.
  var number: Double = 0
  var ordinal = 0
  var month = 0
  var weekday: Weekday?
  var unit: TimeUnit?
  var part: PartOfDay?
  /// Days after today.
  var days = 0
  var search: WhenExpression.Search?
  var span: SpanWord?

  /// Takes up the meanings of `other`, which win where both say something.
  mutating func merge(_ other: Lexeme) {
    roles.formUnion(other.roles)
    if !other.roles.isDisjoint(with: [.cardinal, .mixed, .vague, .length]) { number = other.number }
    if other.ordinal != 0 { ordinal = other.ordinal }
    if other.month != 0 { month = other.month }
    if other.days != 0 { days = other.days }
    weekday = other.weekday ?? weekday
    unit = other.unit ?? unit
    part = other.part ?? part
    search = other.search ?? search
    span = other.span ?? span
  }

  static func word(_ roles: Roles) -> Lexeme { Lexeme(roles: roles) }
  static func cardinal(_ number: Int) -> Lexeme { Lexeme(roles: .cardinal, number: Double(number)) }
  static func ordinal(_ number: Int) -> Lexeme { Lexeme(roles: .ordinal, ordinal: number) }
  static func mixed(_ number: Double) -> Lexeme { Lexeme(roles: .mixed, number: number) }
  static func vague(_ number: Double) -> Lexeme { Lexeme(roles: .vague, number: number) }
  static func unit(_ unit: TimeUnit) -> Lexeme { Lexeme(roles: .unit, unit: unit) }
  static func length(_ minutes: Double) -> Lexeme { Lexeme(roles: .length, number: minutes) }
  static func month(_ month: Int) -> Lexeme { Lexeme(roles: .month, month: month) }
  static func weekday(_ weekday: Weekday) -> Lexeme { Lexeme(roles: .weekday, weekday: weekday) }
  static func part(_ part: PartOfDay) -> Lexeme { Lexeme(roles: .part, part: part) }
  static func today(_ days: Int, _ part: PartOfDay? = nil) -> Lexeme {
    Lexeme(roles: part == nil ? .today : [.today, .part], part: part, days: days)
  }
  static func feast(month: Int, day: Int) -> Lexeme { Lexeme(roles: .feast, ordinal: day, month: month) }
  static func span(_ span: SpanWord, _ roles: Roles = []) -> Lexeme {
    Lexeme(roles: roles.union(.span), span: span)
  }
  static func search(_ search: WhenExpression.Search) -> Lexeme { Lexeme(roles: .search, search: search) }
}
