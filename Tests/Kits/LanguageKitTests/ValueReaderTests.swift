import LanguageKit
import Testing

/// All values of a phrase at once.
struct ValueReaderTests {
  private func values(_ text: String, _ tag: LanguageTag = .english, excluding words: [String] = []) -> [String] {
    let phrase = Phrase(text)
    let excluded = words.compactMap { word in phrase.tokens.indices.first { phrase.tokens[$0].folded == word } }
    let matches = ValueReader(language: tag).values(in: phrase, excluding: excluded.map { $0..<($0 + 1) })
    return matches.map { match in
      let source = match.ranges.map { String(phrase.original($0)) }.joined(separator: " … ")
      return "\(Self.text(match.value)) «\(source)»"
    }
  }

  private static func text(_ value: ValueMatch.Value) -> String {
    switch value {
    case .number(let number): "number \(number.value)"
    case .duration(let minutes): "\(minutes) min"
    case .durationRange(let range): "\(range.lowerBound) to \(range.upperBound) min"
    case .when(let when): when.storageText
    }
  }

  @Test(
    "A date, a time and a duration of one phrase",
    arguments: [
      ("golf tomorrow at three for half an hour", ["+1 @03:00? «tomorrow at three»", "30 min «half an hour»"]),
      ("friday book me the golf at four", ["w5 @04:00? «friday … at four»"]),
      ("golf gti for 45 minutes tomorrow at 15:00", ["+1 @15:00 «tomorrow at 15:00»", "45 min «45 minutes»"]),
      ("golf at 3, 30 minutes", ["@03:00? «at 3»", "30 min «30 minutes»"]),
      ("polo for 30 to 45 minutes", ["30 to 45 min «30 to 45 minutes»"]),
      ("golf next free for 1h30", ["90 min «1h30»", "?nextFree «next free»"]),
      ("no, the polo", []), ("good morning", []), ("may i have the golf", []), ("two days ago", []), ("sat nav", []),
      ("a second wave", ["number 2.0 «second»"]), ("tomorrow or friday", ["+1 «tomorrow»", "w5 «friday»"]),
      ("in 1 hour", ["*60 «in 1 hour»"]), ("golf 1.6 tomorrow", ["number 1.6 «1.6»", "+1 «tomorrow»"]),
    ])
  func english(_ text: String, _ expected: [String]) {
    #expect(values(text) == expected)
  }

  @Test(
    "A German date, time and duration of one phrase",
    arguments: [
      ("golf morgen um drei für anderthalb Stunden", ["+1 @03:00? «morgen um drei»", "90 min «anderthalb Stunden»"]),
      ("Freitag hätte ich gern den Golf um vier", ["w5 @04:00? «Freitag … um vier»"]),
      ("500 um fünf", ["@05:00? «um fünf»", "number 500.0 «500»"]),
      ("verlängere um 15 Minuten", ["15 min «15 Minuten»"]), ("guten Morgen", []), ("vor 5 Minuten", []),
      ("30 bis 45 Minuten", ["30 to 45 min «30 bis 45 Minuten»"]),
      ("golf 1.6 morgen", ["number 1.6 «1.6»", "+1 «morgen»"]),
      ("so ein Golf", []), ("guten Morgen, morgen den Golf", ["+1 «morgen»"]),
      ("um 15 Uhr 30 Minuten", ["@15:00 «um 15 Uhr»", "30 min «30 Minuten»"]),
    ])
  func german(_ text: String, _ expected: [String]) {
    #expect(values(text, .german) == expected)
  }

  @Test(
    "A number inside a name stays there",
    arguments: [
      ("Model 3 at 5", ["3"], ["@05:00? «at 5»"]), ("book the 911 for 11", ["911"], ["@11:00? «for 11»"]),
      ("the 5 series tomorrow", ["5"], ["+1 «tomorrow»"]), ("id three at three", ["three"], ["@03:00? «at three»"]),
      ("the 3 on the 4th at 5", ["3"], ["d4 @05:00? «on the 4th at 5»"]),
    ])
  func protected(_ text: String, _ names: [String], _ expected: [String]) {
    #expect(values(text, excluding: names) == expected)
  }

  @Test(
    "Numbers in words and digits, with their other readings",
    arguments: [
      ("twenty seven", [27]), ("three hundred and five", [305]), ("two and a half", [2.5, 2]),
      ("three twenty", [320, 3]),
      ("one ten", [110, 1]), ("nine oh five", [905, 9]), ("21st", [21]), ("twenty-first", [21, 20]), ("2.5", [2.5, 2]),
      ("half", [0.5]), ("a couple of", [2]), ("two thousand and eighteen", [2018]), ("1/2", [0.5, 1]), ("golf", []),
      ("two point five", [2.5, 2]), ("999", [999]),
    ] as [(String, [Double])])
  func numbers(_ text: String, _ expected: [Double]) {
    #expect(NumberReader(language: .english).readings(in: Phrase(text), at: 0).map(\.value) == expected)
  }

  @Test(
    "German numbers in words",
    arguments: [
      ("siebenundzwanzig", [27]), ("sieben und zwanzig", [27]), ("siebenundzwanzigsten", [27]), ("anderthalb", [1.5]),
      ("fünfeinhalb", [5.5]), ("zweitausendachtzehn", [2018]), ("dreihundertfünf", [305]), ("tausendste", [1000]),
      ("hunderteinundzwanzig", [121]), ("dreiviertel", [0.75]), ("2,5", [2.5, 2]), ("drei zwanzig", [320, 3]),
      ("dritten", [3]), ("hundertunsinn", []),
    ] as [(String, [Double])])
  func germanNumbers(_ text: String, _ expected: [Double]) {
    #expect(NumberReader(language: .german).readings(in: Phrase(text), at: 0).map(\.value) == expected)
  }

  @Test(
    "A range of durations is open",
    arguments: [
      ("30 to 45 minutes", 30...45), ("between 30 and 45 minutes", 30...45), ("30-45 min", 30...45),
      ("one or two hours", 60...120), ("half an hour to an hour", 30...60), ("an hour or two", 60...120),
      ("an hour", 60...60),
    ])
  func ranges(_ text: String, _ expected: ClosedRange<Int>) {
    #expect(DurationReader(language: .english).matches(in: Phrase(text)).map(\.minutes) == [expected])
  }
}
