/// What a word can do in a number, a duration, a date or a time. Many words can do several things.
struct Roles: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  // Numbers.
  static let cardinal = Roles(rawValue: 1 << 0)
  static let ordinal = Roles(rawValue: 1 << 1)
  static let hundred = Roles(rawValue: 1 << 2)
  static let thousand = Roles(rawValue: 1 << 3)
  static let half = Roles(rawValue: 1 << 4)
  static let quarter = Roles(rawValue: 1 << 5)
  static let threeQuarters = Roles(rawValue: 1 << 6)
  static let third = Roles(rawValue: 1 << 7)
  /// "anderthalb", "fünfeinhalb": a number that is no whole number.
  static let mixed = Roles(rawValue: 1 << 8)
  static let vague = Roles(rawValue: 1 << 9)
  static let article = Roles(rawValue: 1 << 10)
  static let and = Roles(rawValue: 1 << 11)
  static let point = Roles(rawValue: 1 << 12)
  static let oh = Roles(rawValue: 1 << 13)
  static let ordinalSuffix = Roles(rawValue: 1 << 14)
  static let digits = Roles(rawValue: 1 << 15)

  // Units and names.
  static let unit = Roles(rawValue: 1 << 16)
  /// A word that is a length of time by itself: "Viertelstunde".
  static let length = Roles(rawValue: 1 << 17)
  static let month = Roles(rawValue: 1 << 18)
  static let weekday = Roles(rawValue: 1 << 19)
  static let part = Roles(rawValue: 1 << 20)
  /// "tomorrow": a number of days after today.
  static let today = Roles(rawValue: 1 << 21)
  static let weekend = Roles(rawValue: 1 << 22)

  // The clock.
  static let am = Roles(rawValue: 1 << 23)
  static let pm = Roles(rawValue: 1 << 24)
  static let letterA = Roles(rawValue: 1 << 25)
  static let letterP = Roles(rawValue: 1 << 26)
  static let letterM = Roles(rawValue: 1 << 27)
  static let oclock = Roles(rawValue: 1 << 28)
  static let past = Roles(rawValue: 1 << 29)
  static let to = Roles(rawValue: 1 << 30)
  static let noon = Roles(rawValue: 1 << 31)
  static let midnight = Roles(rawValue: 1 << 32)
  static let ish = Roles(rawValue: 1 << 33)
  static let letterT = Roles(rawValue: 1 << 34)

  // Little words.
  static let at = Roles(rawValue: 1 << 35)
  static let on = Roles(rawValue: 1 << 36)
  static let the = Roles(rawValue: 1 << 37)
  static let of = Roles(rawValue: 1 << 38)
  static let `in` = Roles(rawValue: 1 << 39)
  static let from = Roles(rawValue: 1 << 40)
  static let until = Roles(rawValue: 1 << 41)
  static let before = Roles(rawValue: 1 << 42)
  static let after = Roles(rawValue: 1 << 43)
  static let between = Roles(rawValue: 1 << 44)
  static let `for` = Roles(rawValue: 1 << 45)
  static let about = Roles(rawValue: 1 << 46)
  static let or = Roles(rawValue: 1 << 47)

  // Steps from now.
  static let next = Roles(rawValue: 1 << 48)
  static let this = Roles(rawValue: 1 << 49)
  static let coming = Roles(rawValue: 1 << 50)
  static let afterNext = Roles(rawValue: 1 << 51)
  static let last = Roles(rawValue: 1 << 52)
  static let later = Roles(rawValue: 1 << 53)
  static let ago = Roles(rawValue: 1 << 54)
  static let now = Roles(rawValue: 1 << 55)
  static let search = Roles(rawValue: 1 << 56)
  static let endOfDay = Roles(rawValue: 1 << 57)
  static let greeting = Roles(rawValue: 1 << 58)
  /// "please": says nothing.
  static let filler = Roles(rawValue: 1 << 59)
  /// The first word of a phrase in the table.
  static let startsPhrase = Roles(rawValue: 1 << 60)
  /// The name of a feast, which is always on the same day of the year.
  static let feast = Roles(rawValue: 1 << 62)
  /// Makes a span of what follows: "within", "early", "the end of". See ``SpanWord``.
  static let span = Roles(rawValue: 1 << 63)
  /// A mark of punctuation.
  static let mark = Roles(rawValue: 1 << 61)
}
