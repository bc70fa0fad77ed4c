import LanguageKit
import Testing

/// What holds for every text.
struct AnyInputTests {
  private let tags: [LanguageTag] = [.english, .britishEnglish, .german]

  @Test("Any words in any order give an answer whose parts lie in the phrase and do not overlap")
  func anyWords() {
    var generator = PhraseGenerator(seed: 1)
    for _ in 0..<1500 {
      let phrase = Phrase(generator.phrase())
      for tag in tags { checkRanges(ValueReader(language: tag).values(in: phrase), phrase) }
    }
  }

  @Test("Any characters give an answer")
  func anyCharacters() {
    var generator = PhraseGenerator(seed: 2)
    for length in 0..<200 {
      let phrase = Phrase(generator.noise(length))
      for tag in tags { checkRanges(ValueReader(language: tag).values(in: phrase), phrase) }
    }
  }

  @Test(
    "Bytes that are no UTF-8 give an answer",
    arguments: [
      [0xFF, 0xFE], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x9A], [0x80, 0x33, 0x70, 0x6D], [0xED, 0xA0, 0x80],
    ] as [[UInt8]])
  func brokenBytes(_ bytes: [UInt8]) {
    let phrase = Phrase(String(decoding: bytes + Array(" at 3pm".utf8), as: UTF8.self))
    #expect(!ValueReader(language: .english).values(in: phrase).isEmpty)
  }

  @Test(
    "A hundred thousand characters give an answer",
    arguments: [
      "a", " ", "3", "3 ", "half ", "in ", "1 hour ", "friday ", "und ", "three twenty ", "3:", "-", "\u{301}", "ä",
      "🚗", "hundert",
      "between ", "and a half ", "next ", "at ", "the ", "to ", "1.", "von 3 bis ", "viertel ", "a quarter of ",
      "zwei und ",
    ])
  func long(_ piece: String) {
    let phrase = Phrase(String(repeating: piece, count: 100_000 / piece.count))
    for tag in [LanguageTag.english, .german] { checkRanges(ValueReader(language: tag).values(in: phrase), phrase) }
  }

  @Test("What is stored reads back the same")
  func storage() {
    var generator = PhraseGenerator(seed: 3)
    for expression in expressions(&generator, 3000) {
      #expect(WhenExpression(storageText: expression.storageText) == expression, "\(expression.storageText)")
    }
  }

  @Test("No reading lies before now, unless it says so")
  func ahead() {
    var generator = PhraseGenerator(seed: 4)
    for expression in expressions(&generator, 3000) {
      for text in ["2026-11-30T10:00", "2028-02-29T23:59", "2026-12-31T00:00", "2027-01-31T12:30"] {
        guard let now = CivilDateTime(iso: text) else { continue }
        checkAhead(expression, now)
      }
    }
  }

  @Test(
    "Texts that are no stored expression are refused",
    arguments: [
      "", " ", "@", "w8", "+", "x", "@25:00", "+1 +1", "a1.1", "a1.1/", "?later", "y2026.2.30.-", "[03:00", "~dusk",
      "*x",
      "+1  @03:00", "w5 @03:00 junk", "a1.1/a1.1/a1.1/a1.1/a1.1/x", "+99999999999999999999",
    ])
  func refused(_ text: String) {
    #expect(WhenExpression(storageText: text) == nil)
  }

  private func expressions(_ generator: inout PhraseGenerator, _ count: Int) -> [WhenExpression] {
    (0..<count).flatMap { index in
      WhenReader(language: tags[index % 3]).matches(in: Phrase(generator.phrase())).map(\.expression)
    }
  }

  private func checkAhead(_ expression: WhenExpression, _ now: CivilDateTime) {
    let reading = expression.resolve(now: now)
    guard reading.problem == nil else { return }
    if let date = reading.date { #expect(date >= now.date, "\(expression.storageText) at \(now)") }
    if let start = reading.start, reading.window == nil {
      #expect(start >= CivilDateTime(date: now.date, time: now.time), "\(expression.storageText) at \(now)")
    }
  }

  private func checkRanges(_ matches: [ValueMatch], _ phrase: Phrase) {
    let ranges = matches.flatMap(\.ranges).sorted { $0.lowerBound < $1.lowerBound }
    let isOrdered = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    let isInside = ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= phrase.tokens.count && !$0.isEmpty }
    if !isOrdered || !isInside { Issue.record("\(phrase.text): \(ranges)") }
  }
}
