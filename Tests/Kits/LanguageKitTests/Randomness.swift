import TestSupport

/// Random phrases: words that mean something, in any order, with marks and noise between.
struct PhraseGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = """
    at on the of in from to until before after between for about next this coming last ago later now today tomorrow
    tonight monday fri sunday january may 3 15 30 31 99 2026 1530 999999999 12345678901234567890 three thirty twenty
    hundred thousand half quarter past am pm p.m. a m o'clock hour hours h min minutes second seconds week month year
    morning noon midnight weekend first second third 21st and or point couple oh golf t-roc 320d id.3 PT45M P1D T 3:30
    8.30 5/12 2026-02-30 - / . , : ; ½ um am der den halb viertel nach vor uhr dreiviertel anderthalb übermorgen
    morgen früh nächste übernächste woche freitag siebenundzwanzigsten zweitausendachtzehn hunderttausendmillionste
    stunde viertelstunde bis zwischen zwei fünfeinhalb zweistündig und eine einen halbe 🚗 \u{0} \u{301} \u{200B} ﷽ ٣
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  mutating func phrase() -> String {
    let count = Int.random(in: 0...14, using: &random)
    return (0..<count).map { _ in word() }.joined(separator: separator())
  }

  /// Any characters at all.
  mutating func noise(_ length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<length {
      let limit: UInt32 = Bool.random(using: &random) ? 0x7F : 0x1_FFFF
      text.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) ?? " ")
    }
    return String(text)
  }

  private mutating func word() -> String { Self.words.randomElement(using: &random) ?? "" }

  private mutating func separator() -> String { Int.random(in: 0...9, using: &random) == 0 ? "" : " " }
}
