import LanguageKit

/// What the words of a sentence ask for, apart from the values in it.
public enum SentenceKind: String, CaseIterable, Hashable, Sendable {
  case book, showCatalog, search, findFreeTimes, showDrives, reschedule, cancel
}

/// The sentences of one language: templates by kind, words without meaning, and the words that announce a value.
public struct SentenceBook: Sendable {
  /// How each kind of sentence is said, see ``LanguageKit/SentenceTemplate``.
  let templates: [SentenceKind: [String]]
  /// Words that carry no meaning in any sentence.
  let skipped: Set<String>
  /// Words before a person: "for Anna".
  let beforePerson: Set<String>
  /// Words before a drive's number: "drive 12".
  let beforeDrive: Set<String>
  /// Words before a car's number: "car 7".
  let beforeCar: Set<String>
  /// Words that say one of several things, folded, and the option that they mean.
  let options: OptionWords

  /// The matcher of these templates. A template that can not be read is left out; a test reads them all.
  func makeMatcher() -> SentenceMatcher<SentenceKind> {
    let all = SentenceKind.allCases.flatMap { kind in
      (templates[kind] ?? []).compactMap { text in (try? SentenceTemplate(text)).map { ($0, kind) } }
    }
    return SentenceMatcher(all, skipping: skipped)
  }

  /// The sentences of a language.
  public static func book(_ language: Language) -> SentenceBook {
    switch language {
    case .en: english
    case .de: german
    }
  }

  /// Whether a folded word carries no meaning.
  public func isSkipped(_ word: String) -> Bool { skipped.contains(word) }

  /// The compiled matcher of a language, made when it is first needed.
  static func matcher(_ language: Language) -> SentenceMatcher<SentenceKind> {
    switch language {
    case .en: englishMatcher
    case .de: germanMatcher
    }
  }

  private static let englishMatcher = english.makeMatcher()
  private static let germanMatcher = german.makeMatcher()
}
