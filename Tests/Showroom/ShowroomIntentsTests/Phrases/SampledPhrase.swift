import LanguageKit
import ShowroomCore
import TestSupport

@testable import ShowroomIntents

/// A phrase made of a template's words and of values, in any order, with words without meaning between them.
struct SampledPhrase {
  let text: String
  let kind: SentenceKind
  var model: String?
  var when: String?
  var minutes: Int?
  var option: String?
}

/// Makes phrases from the sentences of a language. The same seed makes the same phrases.
struct PhraseSampler {
  let language: LanguageTag
  private let sentences: [(words: [String], kind: SentenceKind)]
  private var random: SeededGenerator

  init(_ language: LanguageTag, seed: UInt64) {
    self.language = language
    random = SeededGenerator(seed: seed)
    let book = SentenceBook.book(language.language)
    let matcher = SentenceBook.matcher(language.language)
    let texts = book.templates.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value)
    sentences = texts.compactMap { try? SentenceTemplate($0) }.flatMap(\.sentences).compactMap { words in
      let isPlain = words.allSatisfy { book.finalParticles[$0] == nil && !Self.touchy.contains($0) }
      return isPlain ? matcher.meaning(of: words).map { (words, $0) } : nil
    }
  }

  /// Words that mean something else beside a number, a day or a name.
  private static let touchy: Set<String> = [
    "next", "first", "soon", "no", "on", "in", "at", "up", "nach", "vor", "nachste", "noch", "an", "ein", "eine", "my",
  ]

  private static let models = [
    "Golf", "Polo", "Octavia", "T-Roc", "Taycan", "Model 3", "911", "ID.3", "Clio", "Sportage",
  ]

  private var whens: [(String, String)] {
    language.language == .en
      ? [
        ("tomorrow at three", "2026-12-01T03:00"), ("on Friday at 15:30", "2026-12-04T15:30"),
        ("the day after tomorrow", "2026-12-02"), ("at 4pm on december 7th", "2026-12-07T16:00"),
        ("on sunday", "2026-12-06"),
      ]
      : [
        ("morgen um drei", "2026-12-01T03:00"), ("am Freitag um 15:30 Uhr", "2026-12-04T15:30"),
        ("übermorgen", "2026-12-02"), ("am 7. Dezember um 16 Uhr", "2026-12-07T16:00"), ("am Sonntag", "2026-12-06"),
      ]
  }

  private var lengths: [(String, Int)] {
    language.language == .en
      ? [
        ("for half an hour", 30), ("for 45 minutes", 45), ("1h30", 90), ("for an hour and a half", 90), ("20 min", 20),
      ]
      : [("eine halbe Stunde", 30), ("für 45 Minuten", 45), ("anderthalb Stunden", 90), ("eine Viertelstunde", 15)]
  }

  private var options: [(String, String)] {
    language.language == .en
      ? [("red", "colour:red"), ("with a child seat", "child_seat"), ("automatic", "gearbox:automatic")]
      : [("rot", "colour:red"), ("mit Kindersitz", "child_seat"), ("mit Automatik", "gearbox:automatic")]
  }

  private var fillers: [String] {
    language.language == .en ? ["please", "could you", "just", ",", "hello"] : ["bitte", "mal", "doch", ",", "hallo"]
  }

  mutating func next() -> SampledPhrase {
    let sentence = pick(sentences)
    var parts = [sentence.words.map { spelt($0) }.joined(separator: " ")]
    var sample = (model: String?.none, when: String?.none, minutes: Int?.none, option: String?.none)
    if chance(3, of: 4) {
      sample.model = pick(Self.models)
      parts.append(sample.model ?? "")
    }
    if chance(1, of: 2) {
      let (words, value) = pick(whens)
      (sample.when, parts) = (value, parts + [words])
    }
    if chance(1, of: 3), sentence.kind != .reschedule {
      let (words, value) = pick(lengths)
      (sample.minutes, parts) = (value, parts + [words])
    }
    if chance(1, of: 3) {
      let (words, value) = pick(options)
      (sample.option, parts) = (value, parts + [words])
    }
    parts.shuffle(using: &random)
    return SampledPhrase(
      text: joined(parts), kind: sentence.kind, model: sample.model, when: sample.when, minutes: sample.minutes,
      option: sample.option)
  }

  /// A word as it may be typed: in capitals, or not.
  private mutating func spelt(_ word: String) -> String {
    chance(1, of: 8) ? word.uppercased() : word
  }

  private mutating func joined(_ parts: [String]) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { text, part in "\(text) \(pick(fillers)) \(part)" }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool { Int.random(in: 1...whole, using: &random) <= part }
}
