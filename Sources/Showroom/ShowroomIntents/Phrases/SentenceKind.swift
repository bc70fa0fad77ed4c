import LanguageKit

/// What the words of a sentence ask for, apart from the values in it. What is done may depend on the values: "show me"
/// with a car looks for it, with a day it lists drives.
public enum SentenceKind: String, CaseIterable, Hashable, Sendable {
  case wait, cancel, reschedule, findFreeTimes, showDrives
  case handOver, takeBack, noShow, confirm, decline, followUp
  case showCatalog, whatIsThere, search, tell, show, book
  case showStatus, agreeToDonations, declineDonations
}

/// The sentences of one language: templates by kind, words without meaning, and the words that announce a value.
///
/// A sentence of several kinds is of the first in the order of ``SentenceKind``.
public struct SentenceBook: Sendable {
  let language: Language
  /// How each kind of sentence is said, see ``LanguageKit/SentenceTemplate``.
  let templates: [SentenceKind: [String]]
  /// Words that mean the same in every sentence, by the one that stands in the templates.
  let synonyms: [String: [String]]
  /// Words that change nothing where they do not make the sentence another, see ``LanguageKit/SentenceMatcher``.
  let faint: Set<String>
  let weak: Set<String>
  /// Words that tell what is wanted whatever stands around them.
  let anchors: [String: SentenceKind]
  /// Words that carry no meaning in any sentence.
  let skipped: Set<String>
  /// Words that say that something is not to be done.
  let negations: Set<String>
  /// Words that belong to the verb at the end of a sentence, and carry no meaning elsewhere: "buche die Fahrt um".
  let finalParticles: [String: String]
  /// Verbs that mean something else as nouns: "schedule the golf", "today's schedule"; the word that they stand for then.
  let nouns: [String: String]
  /// Words for the date as such: "what day is it".
  let dates: Set<String>
  /// Words before a person: "for Anna".
  let beforePerson: Set<String>
  /// Words before a drive's number: "drive 12".
  let beforeDrive: Set<String>
  /// Words before a car's number: "car 7".
  let beforeCar: Set<String>
  /// Words that say that a start moves on, and those that say that it moves ahead.
  let later: Set<String>
  let earlier: Set<String>
  /// Words that say that a drive takes longer, and those that say that it takes less long.
  let longer: Set<String>
  let shorter: Set<String>
  /// Months, which are no length, in all forms: "by a month".
  let months: Set<String>
  /// Words before how far it moves: "by a week".
  let beforeShift: Set<String>
  /// Words before what is new: "to 90 minutes".
  let beforeNew: Set<String>
  /// Words that say next why.
  let beforeReason: Set<String>
  /// Words that say one of several things, folded, and the option that they mean.
  let options: OptionWords

  /// The matcher of these templates. A template that can not be read is left out; a test reads them all.
  func makeMatcher() -> SentenceMatcher<SentenceKind> {
    let all = SentenceKind.allCases.flatMap { kind in
      (templates[kind] ?? []).compactMap { text in (try? SentenceTemplate(text)).map { ($0, kind) } }
    }
    return SentenceMatcher(
      all, synonyms: synonyms, faint: faint, weak: weak, anchors: anchors, skipping: skipped, marking: markedWords)
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

  /// Whether a word stands in sentences of a language, with or without a meaning.
  public static func isKnown(_ word: String, in language: Language) -> Bool {
    matcher(language).word(Folding.fold(word)).isKnown
  }

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
