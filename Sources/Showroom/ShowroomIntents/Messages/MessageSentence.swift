import LanguageKit
import ShowroomCore

/// A sentence that sends something: "tell Anna her car is ready", "schreib Marie, dass der Golf bereitsteht".
///
/// It is read from its beginning and as it was typed, since what is to be sent is nobody's to interpret: a verb, those who
/// get it, then the text. A colon, "that", "saying" or "dass" parts the two; without one, the longest beginning that names
/// somebody for certain is the recipient.
struct MessageSentence: Hashable {
  /// Those who get it, as they were named; nil where that is still to be found at the beginning of ``rest``.
  var recipients: String?
  /// What comes after, nil for nothing.
  var rest: String?
  /// Whether something is sent, so that it may stand before those who get it: "send my booking to my family".
  var isSending = false
  /// Whether somebody is told something, so that a clause after words that nobody knows makes them a name.
  private(set) var isTelling = false
  /// Whether the words say that it is a message: "message me", "send me a text".
  private(set) var saysMessage = false
  /// All that comes after the verb.
  private(set) var whole = ""
  /// Whether the text is a clause with its verb at the end, after "dass".
  var isClause = false
  /// Whether the verb can mean nothing but sending, so that an unknown name is one all the same.
  var isCertain: Bool
  let language: Language

  /// Nil where the words begin no such sentence.
  init?(_ line: String, language: Language) {
    guard line.utf8.count <= Self.greatestLength else { return nil }
    self.language = language
    var words = Words(line)
    words.skip(Self.courtesy)
    guard let verb = Self.verbs[language]?.first(where: { words.take($0.words) }) else { return nil }
    isCertain = verb.isCertain
    isSending = Self.sending.contains(verb.words[0])
    isTelling = Self.telling.contains(verb.words[0])
    while Self.softeners.contains(where: { words.take([$0]) }) {}
    for filler in Self.fillers[language] ?? [] where words.take(filler) {
      isCertain = true
      break
    }
    _ = words.take(language == .en ? ["to"] : ["an"])
    guard !words.rest.isEmpty else {
      // "Send a message": to whom, and what, is asked for.
      guard isCertain else { return nil }
      return
    }
    whole = words.rest
    saysMessage = isCertain || Folding.words(whole).prefix(3).contains(where: Self.messages.contains)
    let verbWord = verb.words[0]
    divide(whole, isLetting: verbWord == "let")
    if recipients == nil, !isCertain, Self.needsDivision(verbWord, whole) { return nil }
  }

  /// Verbs that mean something else where no word parts the names from a text: "gib Marie den Golf", "schreib Marie für
  /// morgen ein", "write Marie down for Friday".
  private static func needsDivision(_ verb: String, _ rest: String) -> Bool {
    if ["gib", "teile", "teil", "let"].contains(verb) { return true }
    let words = Folding.fold(rest).split { !$0.isLetter }.map(String.init)
    return words.contains("down") || words.last.map(apart.contains) == true
  }

  /// What is sent, as it is called behind the name: "send me a text".
  private static let messages: Set<String> = ["message", "text", "nachricht", "sms", "mail", "email", "e-mail"]

  /// Words that belong to such a verb and make it another.
  private static let apart: Set<String> = [
    "in", "ein", "ab", "zu", "auf", "um", "raus", "heraus", "zuruck", "vor", "weg",
  ]

  /// Longer lines are no sentences that anybody types, in bytes. A text that is too long is told to be so.
  private static let greatestLength = 128_000

  private mutating func divide(_ text: String, isLetting: Bool) {
    guard let cut = Separator.first(in: text, language, isLetting: isLetting) else {
      rest = isLetting ? nil : text
      return
    }
    let people = String(text[..<cut.range.lowerBound]).trimmed
    recipients = withoutFillers(people)
    let after = String(text[cut.range.upperBound...]).trimmed
    rest = after.isEmpty ? nil : after
    isClause = cut.isClause
    isCertain = isCertain || isLetting
  }

  /// "Anna a message", "Marie Bescheid": the name alone.
  func withoutFillers(_ people: String) -> String {
    var words = people.split(separator: " ")
    let endings: [[String]] = [
      ["a", "message"], ["a", "text"], ["know"], ["eine", "nachricht"], ["eine", "sms"], ["eine", "mail"], ["bescheid"],
      ["mit"],
    ]
    for ending in endings where words.count > ending.count {
      let last = words.suffix(ending.count).map { Folding.fold(String($0)).filter(\.isLetter) }
      if last == ending { words.removeLast(ending.count) }
    }
    var text = words.joined(separator: " ")
    while let last = text.last, ",;:".contains(last) { text.removeLast() }
    return text
  }
}

// MARK: - The text

extension MessageSentence {
  /// What was said for the text: "my booking" stands for what is booked.
  static func content(_ text: String) -> ContentMention {
    let words = Folding.words(text)
    guard words.count <= 4, let last = words.last, bookings.contains(last),
      words.dropLast().allSatisfy(besideBooking.contains), words.count > 1
    else { return .text(text) }
    return .booking
  }

  private static let bookings: Set<String> = [
    "booking", "appointment", "drive", "buchung", "termin", "probefahrt", "fahrt",
  ]
  private static let besideBooking: Set<String> = [
    "my", "her", "his", "their", "the", "next", "test", "meine", "meinen", "ihre", "ihren", "seine", "seinen", "die",
    "den", "nachste",
  ]

  /// The text as it is sent: a clause becomes a sentence, and who is written to alone is spoken to.
  func content(toOne: Bool) -> ContentMention? {
    guard let rest else { return nil }
    var text = rest.trimmed
    if case .booking = Self.content(text) { return .booking }
    if toOne { text = Addressing(language).addressed(text) }
    if isClause, language == .de {
      let end = text.last.map { ".!?".contains($0) } ?? false
      return .text("Wir möchten Ihnen mitteilen, dass \(text)\(end ? "" : ".")")
    }
    return .text(text.prefix(1).uppercased() + text.dropFirst())
  }
}

// MARK: - Words

extension MessageSentence {
  private struct Verb {
    let words: [String]
    let isCertain: Bool

    init(_ words: String, certain: Bool = false) {
      self.words = words.split(separator: " ").map(String.init)
      isCertain = certain
    }
  }

  private static let courtesy: Set<String> = [
    "please", "can", "could", "would", "you", "bitte", "kannst", "konntest", "konnen", "konnten", "du", "sie", "hey",
  ]

  /// Longer ones first.
  private static let verbs: [Language: [Verb]] = [
    .en: [
      Verb("send"), Verb("message", certain: true), Verb("text", certain: true), Verb("notify", certain: true),
      Verb("inform", certain: true), Verb("email", certain: true), Verb("e-mail", certain: true), Verb("tell"),
      Verb("write"), Verb("let"),
    ],
    .de: [
      Verb("nachricht", certain: true), Verb("schreib"), Verb("schreibe"), Verb("schreiben"), Verb("schick"),
      Verb("schicke"), Verb("schicken"), Verb("sende"), Verb("senden"), Verb("sag"), Verb("sage"), Verb("gib"),
      Verb("informiere", certain: true), Verb("benachrichtige", certain: true), Verb("teile"), Verb("teil"),
    ],
  ]

  /// The first words of all verbs, in both languages.
  private static let beginnings = Set(verbs.values.joined().compactMap { $0.words.first }).union(["e"])

  /// The words of which each such sentence has one.
  static let telltales = beginnings.union(infinitives)

  /// Whether a phrase begins as such a sentence does.
  static func mayBegin(_ phrase: Phrase) -> Bool {
    let first = phrase.tokens.first { $0.kind != .punctuation && !courtesy.contains($0.folded) }
    guard let first else { return false }
    if beginnings.contains(first.folded) { return true }
    guard let start = phrase.tokens.first, courtesy.contains(start.folded) else { return false }
    return phrase.tokens.prefix(8).contains { infinitives.contains($0.folded) }
  }

  /// Verbs that stand after the name in a polite question.
  private static let infinitives: Set<String> = ["sagen", "schreiben", "ausrichten", "mitteilen"]

  /// "kannst du Marie sagen, dass …" with its verb in front: "sag Marie, dass …". Nil for any other line.
  static func turned(_ line: String) -> String? {
    guard line.utf8.count <= greatestLength else { return nil }
    let words = line.split(maxSplits: 8, omittingEmptySubsequences: true) { $0.isWhitespace }.map(String.init)
    let folded = words.prefix(8).map { Folding.fold($0).filter { $0.isLetter } }
    guard let first = folded.first, courtesy.contains(first),
      let verb = folded.firstIndex(where: infinitives.contains), verb + 1 < words.count
    else { return nil }
    let names = zip(words[..<verb], folded).filter { !courtesy.contains($1) }.map(\.0)
    guard !names.isEmpty else { return nil }
    return "sag \(names.joined(separator: " ")), \(words[(verb + 1)...].joined(separator: " "))"
  }

  /// What softens a verb, and stands before the name: "sag doch bitte mal Marie Bescheid".
  private static let softeners = ["bitte", "mal", "doch", "einfach", "please", "just"]

  private static let sending: Set<String> = ["send", "schick", "schicke", "schicken", "sende", "senden"]

  private static let telling: Set<String> = ["tell", "write", "sag", "sage", "schreib", "schreibe"]

  /// Whether a word begins what somebody is told, where no comma and no "that" does: "the Golf is ready", "wir schließen".
  static func beginsClause(_ word: String) -> Bool { clauseBeginnings.contains(word) }

  /// Whether a word is the verb that a clause has.
  static func isVerb(_ word: String) -> Bool { clauseVerbs.contains(word) }

  private static let clauseBeginnings: Set<String> = [
    "the", "a", "an", "this", "these", "her", "his", "their", "our", "my", "your", "i", "we", "she", "he", "they", "it",
    "you", "there", "i'm", "we're", "she's", "he's", "they're", "it's", "you're", "der", "die", "das", "den", "ein",
    "eine", "ihr", "ihre", "sein", "seine", "unser", "unsere", "mein", "meine", "dein", "deine", "ich", "wir", "er",
    "sie", "es", "du",
  ]
  private static let clauseVerbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "can", "could", "will", "would", "should", "must", "may", "needs",
    "need", "isn't", "aren't", "can't", "won't", "wasn't", "close", "closes", "open", "opens", "waits", "wait", "comes",
    "come", "stands", "ist", "sind", "war", "waren", "hat", "haben", "hatte", "kann", "konnen", "konnte", "wird",
    "werden", "wurde", "muss", "mussen", "soll", "sollen", "darf", "durfen", "steht", "stehen", "kommt", "kommen",
    "braucht", "schliesst", "schliessen", "offnet", "offnen", "wartet", "warten",
  ]

  /// What may stand between the verb and the name, and leaves no doubt.
  private static let fillers: [Language: [[String]]] = [
    .en: [["a", "message"], ["a", "text"], ["an", "email"], ["an", "e-mail"], ["a", "mail"]],
    .de: [["eine", "nachricht"], ["eine", "sms"], ["eine", "mail"], ["eine", "e-mail"]],
  ]

  /// Words that begin no name, where nothing else says that a message is meant.
  static let noNames: Set<String> = [
    "me", "us", "him", "her", "them", "it", "the", "a", "an", "this", "that", "what", "which", "when", "about", "mir",
    "mich", "uns", "ihm", "ihr", "ihnen", "es", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "was",
    "wann", "welche", "ab", "zu", "for", "fur", "my", "meine", "meinen", "nochmal", "down", "again", "if", "whether",
    "ob", "wie", "how", "why", "where", "who", "wo", "wer", "warum", "you", "dir",
  ]

  /// The beginning of a line, a word at a time.
  private struct Words {
    private(set) var rest: String

    init(_ line: String) { rest = line.trimmed }

    mutating func skip(_ skipped: Set<String>) {
      while let first = word, skipped.contains(first.folded) { rest = first.after }
    }

    mutating func take(_ expected: [String]) -> Bool {
      var words = self
      for word in expected {
        guard let first = words.word, first.folded == word else { return false }
        words.rest = first.after
      }
      self = words
      return true
    }

    /// The first word, folded and without marks at its end, and what comes after it.
    private var word: (folded: String, after: String)? {
      let first = rest.prefix { !$0.isWhitespace }
      guard !first.isEmpty else { return nil }
      var folded = Folding.fold(String(first))
      while let last = folded.last, ",;:!".contains(last) { folded.removeLast() }
      return (folded, String(rest.dropFirst(first.count)).trimmed)
    }
  }

  /// What parts the names from the text.
  private struct Separator {
    let range: Range<String.Index>
    var isColon = false
    var isClause = false

    /// The first one in a text. A colon inside a word, as in 10:00, parts nothing.
    static func first(in text: String, _ language: Language, isLetting: Bool) -> Separator? {
      var found: [Separator] = []
      var start = text.startIndex
      while start < text.endIndex {
        let end = text[start...].firstIndex(where: \.isWhitespace) ?? text.endIndex
        let word = text[start..<end]
        if word.hasSuffix(":") {
          let colon = text.index(before: end)
          found.append(Separator(range: colon..<end, isColon: true))
        } else if start > text.startIndex, isLetting || word != "know",
          let kind = words[language]?[Folding.fold(String(word))]
        {
          found.append(Separator(range: start..<end, isClause: kind))
        }
        if !found.isEmpty { break }
        start = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
      }
      guard var cut = found.first else { return nil }
      cut = cut.swallowing("that", in: text, isClause: false).swallowing("dass", in: text, isClause: true)
      return cut
    }

    /// "know that", "Bescheid, dass": both words part.
    private func swallowing(_ word: String, in text: String, isClause: Bool) -> Separator {
      let after = text[range.upperBound...]
      guard let start = after.firstIndex(where: { !$0.isWhitespace }) else { return self }
      let end = after[start...].firstIndex(where: \.isWhitespace) ?? text.endIndex
      guard Folding.fold(String(after[start..<end])) == word else { return self }
      return Separator(range: range.lowerBound..<end, isColon: isColon, isClause: isClause)
    }

    /// Words that part, and whether a clause follows.
    private static let words: [Language: [String: Bool]] = [
      .en: ["that": false, "saying": false, "know": false],
      .de: ["dass": true, "bescheid,": false, "bescheid": false, "mit,": false],
    ]
  }
}
