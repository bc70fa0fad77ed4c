import LanguageKit
import ShowroomCore

/// Every sentence that a person reads or hears, in one language.
///
/// The sentences are in extensions, a file for each topic. Where there are cases, they are exhaustive switches; where
/// there is a text, it is a ``Localized`` that has both languages: a missing translation does not compile.
public struct Phrasebook: Sendable {
  public let language: Language
  public let calendar: ShowroomCalendar
  /// The present, for "today" and "tomorrow".
  public let now: Instant

  public init(language: Language, calendar: ShowroomCalendar, now: Instant) {
    self.language = language
    self.calendar = calendar
    self.now = now
  }

  /// The text of this language.
  func say(_ english: String, _ german: String) -> String {
    switch language {
    case .en: english
    case .de: german
    }
  }
}
