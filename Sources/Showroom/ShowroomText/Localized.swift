import LanguageKit

/// A text in every language of the program. Both are required, so that a missing translation does not compile.
public struct Localized: Sendable, Hashable {
  private let en: String
  private let de: String

  /// - Parameters:
  ///   - en: the English text.
  ///   - de: the German text.
  public init(en: String, de: String) {
    self.en = en
    self.de = de
  }

  /// A text that is the same in every language, such as a proper name.
  public init(same text: String) {
    en = text
    de = text
  }

  /// The text in a language.
  public subscript(_ language: Language) -> String {
    switch language {
    case .en: en
    case .de: de
    }
  }
}
