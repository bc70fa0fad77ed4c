/// The letters of a duration in ISO 8601, which are no words of a language.
enum ISOLetters: Sendable {
  case time, date, days, daysThenTime, weeks, hours, minutes, seconds

  init?(_ folded: String) {
    switch folded {
    case "pt": self = .time
    case "p": self = .date
    case "d": self = .days
    case "dt": self = .daysThenTime
    case "w": self = .weeks
    case "h": self = .hours
    case "m": self = .minutes
    case "s": self = .seconds
    default: return nil
    }
  }
}
