/// A language together with the habits of a region that change what a phrase means.
public struct LanguageTag: Sendable, Hashable {
  /// The order in which the region writes a date in digits.
  public enum DateOrder: Sendable, Hashable {
    /// 12/31, as in the United States.
    case monthDay
    /// 31/12 and 31.12., as nearly everywhere else.
    case dayMonth
  }

  /// The language of the words.
  public let language: Language
  /// The order of dates in digits.
  public let dateOrder: DateOrder

  /// English with the month before the day.
  public static let english = LanguageTag(.en, .monthDay)
  /// English with the day before the month.
  public static let britishEnglish = LanguageTag(.en, .dayMonth)
  /// German, the day before the month.
  public static let german = LanguageTag(.de, .dayMonth)

  private init(_ language: Language, _ dateOrder: DateOrder) {
    self.language = language
    self.dateOrder = dateOrder
  }

  /// Reads a tag such as `en`, `en-GB`, `de`, `de_AT.UTF-8`: language, then region, case ignored.
  ///
  /// `en` and `en-US` put the month first, every other English region the day. Nil where the language is neither
  /// English nor German.
  public init?(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "@" }
    switch parts.first {
    case "en": self = Self.monthFirst(parts) ? .english : .britishEnglish
    case "de": self = .german
    default: return nil
    }
  }

  private static func monthFirst(_ parts: [Substring]) -> Bool {
    guard parts.count > 1, parts[1].utf8.count == 2 else { return true }
    return parts[1] == "us" || parts[1] == "ph"
  }

  /// The shortest tag that reads back as this one.
  public var tag: String {
    self == .britishEnglish ? "en-GB" : language.rawValue
  }
}
