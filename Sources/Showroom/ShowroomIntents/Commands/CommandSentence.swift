import LanguageKit
import ShowroomCore

/// A sentence that says no more than a command does: "show my messages" is `message list`, "are you open on Sunday" the
/// opening hours of a day, "add a new customer called Anna Novak" `customer add`.
public struct CommandSentence: Hashable, Sendable {
  /// The name of what it asks for, as intents have one: `ShowMessages`; nil for help and for leaving, which ask for nothing
  /// of the desk.
  public let name: String?
  /// The line of the command; `erase` where somebody wants their own data erased, which is no command.
  public let line: String
  /// The day that it is about, for the opening hours.
  public var when: WhenExpression?

  /// What opening hours are asked for by.
  public static let hours = "ShowHours"
  /// What erasing is asked for by.
  public static let erase = "erase"

  /// What is said for thanks, which is no command either.
  public static let thanks = "thanks"

  /// The command that a phrase stands for; nil for any other phrase. What is said without a value is found in either
  /// language, a day in the given one or the other.
  public static func read(_ phrase: Phrase, in language: LanguageTag) -> CommandSentence? {
    read(KnownPhrase(phrase, SentenceBook.matcher(language.language)), in: language)
  }

  static func read(_ known: KnownPhrase, in language: LanguageTag) -> CommandSentence? {
    let tokens = known.phrase.tokens
    guard !tokens.isEmpty, tokens.count <= 16 else { return nil }
    // To write the templates out costs more than to read most phrases: only where one can be meant.
    if tokens.indices.allSatisfy({ tokens[$0].kind == .punctuation || known.isMarked($0, .command) }),
      var saying = sayings[key(tokens.filter { $0.kind != .punctuation }.map(\.folded))]
    {
      if saying.name == hours, tokens.contains(where: { nowWords.contains($0.folded) }) {
        saying.when = WhenExpression(day: .today(plus: 0))
      }
      return saying
    }
    if known.isIn.contains(.hours), let asked = askingHours(known.phrase, language) { return asked }
    return known.isMarked(0, .naming) ? naming(known.phrase) : nil
  }

  static let polite: Set<String> = [
    "please", "can", "could", "you", "me", "us", "mir", "uns", "bitte", "mal", "kannst", "konnen", "du", "sie", "denn",
    "now", "jetzt", "hey", "eigentlich", "then", "dann", "so", "und", "and",
  ]

  private static let nowWords: Set<String> = ["now", "jetzt", "noch", "still", "gerade"]

  private static func key(_ words: [String]) -> String {
    let said = words.filter { !polite.contains($0) }
    return (said.isEmpty ? words : said).joined(separator: " ")
  }

  /// Every word of the templates.
  static let vocabulary: Set<String> = sayingTable.reduce(into: []) { words, saying in
    for template in saying.templates { words.formUnion(templateWords(of: template)) }
  }

  private static func templateWords(of template: String) -> [String] {
    template.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let sayings: [String: CommandSentence] = sayingTable.reduce(into: [:]) { found, saying in
    for template in saying.templates {
      for sentence in (try? SentenceTemplate(template))?.sentences ?? [] {
        let words = key(sentence)
        if found[words] == nil { found[words] = CommandSentence(name: saying.name, line: saying.line) }
      }
    }
  }
}

// MARK: - The hours of a day

extension CommandSentence {
  /// A word of each sentence that asks for opening hours.
  static let hoursWords: Set<String> = [
    "open", "opening", "close", "closed", "offen", "geoffnet", "geschlossen", "auf", "zu", "offnungszeiten",
    "schliesst", "schliessen", "offnet", "offnen", "da", "hours", "come", "kommen",
  ]
  /// The words that such sentences begin with, so that hardly another is looked into.
  private static let hoursBeginnings: Set<String> = [
    "when", "are", "is", "how", "what", "until", "which", "wann", "habt", "haben", "hat", "ist", "bis", "ab", "von",
    "wie", "seid", "opening", "do", "does", "macht", "machen", "offnet", "schliesst", "kann", "offnungszeiten", "eure",
    "die", "your", "the", "und", "and",
  ]

  /// "Are you open on Sunday": what is left without the day asks for the hours.
  private static func askingHours(_ phrase: Phrase, _ language: LanguageTag) -> CommandSentence? {
    let words = phrase.tokens.filter { $0.kind != .punctuation }
    guard hoursBeginnings.contains(words[0].folded) || words.count > 1 && hoursBeginnings.contains(words[1].folded)
    else {
      return nil
    }
    for tag in [language, language.language == .en ? .german : .english] {
      let matches = ValuePhrase(phrase, language: tag).values()
      for match in matches {
        guard case .when(let when) = match.value else { continue }
        let rest = phrase.tokens.indices.filter { index in
          phrase.tokens[index].kind != .punctuation && !match.ranges.contains { $0.contains(index) }
        }
        guard var saying = sayings[key(rest.map { phrase.tokens[$0].folded })], saying.name == hours else { continue }
        saying.when = when
        return saying
      }
    }
    return nil
  }
}

// MARK: - Names

extension CommandSentence {
  static let namingWords: Set<String> = namings.reduce(into: []) { words, naming in
    for template in naming.templates {
      words.formUnion((try? SentenceTemplate(template))?.sentences.compactMap(\.first) ?? [])
    }
  }

  private static let namingSentences: [(sentence: [String], name: String?, line: String)] = namings.flatMap { naming in
    naming.templates.flatMap { template in
      ((try? SentenceTemplate(template))?.sentences ?? []).map { ($0, naming.name, naming.line) }
    }
  }

  /// "Add a new customer called Anna Novak": the words in the place of the name are one, if none of them is a word of
  /// sentences.
  private static func naming(_ phrase: Phrase) -> CommandSentence? {
    let places = phrase.tokens.indices.filter { phrase.tokens[$0].kind != .punctuation }
    let words = places.map { phrase.tokens[$0].folded }
    for (sentence, name, line) in namingSentences {
      guard let hole = sentence.firstIndex(where: holes.contains) else { continue }
      let length = words.count - sentence.count + 1
      guard (1...5).contains(length), words.starts(with: sentence[..<hole]),
        words.suffix(sentence.count - hole - 1).elementsEqual(sentence[(hole + 1)...])
      else { continue }
      let range = places[hole]..<places[hole + length - 1] + 1
      guard range.allSatisfy({ mayName(phrase.tokens[$0]) }) else { continue }
      let said = phrase.original(range).filter { $0 != "\"" }
      let value: String? =
        switch sentence[hole] {
        case "owner": owner(String(said))
        case "plate": said.contains(where: \.isNumber) ? String(said) : nil
        default: String(said)
        }
      if let value { return CommandSentence(name: name, line: "\(line) \"\(value)\"") }
    }
    return nil
  }

  /// What stands for a name in a template.
  private static let holes: Set<String> = ["name", "owner", "plate"]

  private static func mayName(_ token: Phrase.Token) -> Bool {
    token.kind != .word
      || Language.allCases.allSatisfy { language in
        !SentenceBook.book(language).isSkipped(token.folded) && !SentenceBook.isKnown(token.folded, in: language)
      }
  }

  /// "Anna's", "Jens'", "Annas": whose; nil where the ending is none.
  private static func owner(_ words: String) -> String? {
    for ending in ["'s", "’s", "'", "’", "s"] where words.hasSuffix(ending) {
      return String(words.dropLast(ending.count))
    }
    return nil
  }
}
