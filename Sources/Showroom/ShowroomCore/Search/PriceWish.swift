import LanguageKit

/// A price that words ask for: "under 20000 euros", "bis 15.000 €", "between 10 and 20 thousand".
///
/// A number is a price where a word for money, a thousand, or the word price stands with it; or where it comes after a
/// limit ("under", "bis") and is too great for a year, with nothing else measured by it (kilometres, horse power).
struct PriceWish: Hashable {
  /// Whole euros, open on either side.
  let range: ClosedRange<Int>
  /// The words that say it.
  let words: Range<Int>

  /// The first price among the words; nil where there is none.
  static func find(in words: [NameWord]) -> PriceWish? {
    guard words.contains(where: { $0.kind != .letters || $0.number != nil }) else { return nil }
    let reader = PriceReader(words)
    for index in words.indices {
      if let wish = reader.wish(from: index) { return wish }
    }
    return nil
  }
}

/// Reads a price from where its first number begins.
private struct PriceReader {
  /// A number with what stands around it.
  struct Amount {
    var value: Double
    var words: Range<Int>
    /// Whether a thousand stands with it.
    var isScaled = false
    /// Whether a word for money stands with it.
    var hasCurrency = false

    var euros: Int { Int(min(value, Double(CarFacts.prices.upperBound)).rounded()) }
  }

  private enum Limit { case upper, lower }

  private static let least = 0
  private static let greatest = CarFacts.prices.upperBound
  /// Beyond the years that cars are of, a bare number after a limit can only be a price.
  private static let smallestBarePrice = 2_101
  /// A sellers' title is full of numbers; words that ask for something are few.
  private static let greatestCountForBareAmount = 6

  private let words: [NameWord]

  init(_ words: [NameWord]) {
    self.words = words
  }

  func wish(from index: Int) -> PriceWish? {
    guard let first = amount(at: index), first.words.lowerBound == index else { return nil }
    if let range = range(from: first) { return range }
    guard isPrice(first, besides: limit(before: index) != nil) else { return nil }
    let start = self.start(before: index)
    switch limit(before: index) {
    case .upper: return PriceWish(range: Self.least...first.euros, words: start..<first.words.upperBound)
    case .lower: return PriceWish(range: first.euros...Self.greatest, words: start..<first.words.upperBound)
    case nil:
      guard words.count <= Self.greatestCountForBareAmount else { return nil }
      return PriceWish(range: Self.least...first.euros, words: start..<first.words.upperBound)
    }
  }

  /// "10000 to 20000", "between ten and twenty thousand".
  private func range(from first: Amount) -> PriceWish? {
    let joint = first.words.upperBound
    guard joint < words.count, joint > 0 else { return nil }
    let isDash = words[joint].isJoined
    guard isDash || Self.joints.contains(words[joint].text) else { return nil }
    guard let second = amount(at: isDash ? joint : joint + 1) else { return nil }
    var low = first
    if second.isScaled, !first.isScaled, first.value < 1000 { low.value *= 1000 }
    let isSaid =
      first.isScaled || second.isScaled || first.hasCurrency || second.hasCurrency
      || namesPrice(before: first.words.lowerBound)
    let isGreat = min(low.value, second.value) >= Double(Self.smallestBarePrice) && isUnmeasured(second)
    guard isSaid || isGreat, low.euros <= second.euros else { return nil }
    return PriceWish(
      range: low.euros...second.euros, words: start(before: first.words.lowerBound)..<second.words.upperBound)
  }

  private func isPrice(_ amount: Amount, besides isLimited: Bool) -> Bool {
    if amount.hasCurrency { return true }
    guard isUnmeasured(amount) else { return false }
    if namesPrice(before: amount.words.lowerBound), amount.value >= 100 { return true }
    return isLimited && (amount.isScaled || amount.value >= Double(Self.smallestBarePrice))
  }

  /// Whether nothing but money can be measured by it.
  private func isUnmeasured(_ amount: Amount) -> Bool {
    let next = amount.words.upperBound
    guard next < words.count else { return true }
    return QueryLexicon.meaning(of: words[next]) != .unit
  }

  /// Whether the word price stands before a number, with nothing but limits and small words between.
  private func namesPrice(before index: Int) -> Bool {
    words[start(before: index)..<index].contains { Self.priceWords.contains($0.text) }
  }

  // MARK: Amounts

  private func amount(at index: Int) -> Amount? {
    var place = index
    var hasCurrency = false
    if place < words.count, Self.isCurrency(words[place].text) {
      hasCurrency = true
      place += 1
    }
    guard place < words.count, var amount = number(at: place) else { return nil }
    amount.hasCurrency = amount.hasCurrency || hasCurrency
    amount.words = index..<amount.words.upperBound
    takeScale(&amount)
    let next = amount.words.upperBound
    if next < words.count, Self.isCurrency(words[next].text) {
      amount.hasCurrency = true
      amount.words = amount.words.lowerBound..<next + 1
    }
    return amount
  }

  private func number(at index: Int) -> Amount? {
    let word = words[index]
    switch word.kind {
    case .digits where word.text.utf8.count <= 9:
      return Double(word.text).map { Amount(value: $0, words: index..<index + 1) }
    case .decimal: return decimal(word.text).map { Amount(value: $0, words: index..<index + 1) }
    case .mixed: return mixed(word.text, at: index)
    case .letters where word.number != nil: return spoken(at: index)
    case .letters, .digits: return nil
    }
  }

  /// "15.000" is fifteen thousand, "12.5" is twelve and a half.
  private func decimal(_ text: String) -> Double? {
    let groups = text.split { $0 == "." || $0 == "," }
    let isGrouped = groups.dropFirst().first?.utf8.count == 3
    if isGrouped { return Euros.amount(text).map(Double.init) }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// "20k", "15000eur".
  private func mixed(_ text: String, at index: Int) -> Amount? {
    let digits = text.prefix { $0.isNumber }
    var unit = text[digits.endIndex...]
    guard !digits.isEmpty, digits.utf8.count <= 9, let value = Double(String(digits)) else { return nil }
    var amount = Amount(value: value, words: index..<index + 1)
    if let scale = Self.scales.first(where: { unit.hasPrefix($0) }) {
      amount.isScaled = true
      amount.value *= 1000
      unit = unit.dropFirst(scale.count)
    }
    guard unit.isEmpty || Self.isCurrency(String(unit)), amount.isScaled || !unit.isEmpty else { return nil }
    amount.hasCurrency = !unit.isEmpty
    return amount
  }

  /// Number words in a row: "twenty thousand", "zwanzigtausend".
  private func spoken(at index: Int) -> Amount? {
    let run = words[index...].prefix { $0.kind == .letters && $0.number != nil }
    guard let digits = NumberName.digits(run.compactMap(\.number)), digits.utf8.count <= 9 else { return nil }
    guard let value = Double(digits) else { return nil }
    let isScaled = value >= 1000 && run.contains { ($0.number ?? 0) >= 1000 }
    return Amount(value: value, words: index..<index + run.count, isScaled: isScaled)
  }

  private func takeScale(_ amount: inout Amount) {
    let next = amount.words.upperBound
    guard next < words.count, !amount.isScaled, amount.value < 1000, Self.scales.contains(words[next].text) else {
      return
    }
    amount.value *= 1000
    amount.isScaled = true
    amount.words = amount.words.lowerBound..<next + 1
  }

  // MARK: Limits

  /// The limit that stands before a number, small words between them passed over.
  private func limit(before index: Int) -> Limit? {
    for place in words[..<index].indices.suffix(3).reversed() {
      let word = words[place]
      // "C-Max" is no limit.
      guard !word.isJoined else { return nil }
      if Self.upper.contains(word.text) { return .upper }
      // "Not over" and "no more than" are the other way round.
      let isDenied = place > 0 && Self.denials.contains(words[place - 1].text)
      if Self.lower.contains(word.text) { return isDenied ? .upper : .lower }
      guard Self.fillers.contains(word.text) || Self.priceWords.contains(word.text) else { return nil }
    }
    return nil
  }

  /// Where the words for the price begin: limits, fillers and the word price belong to it.
  private func start(before index: Int) -> Int {
    var start = index
    while start > 0, index - start < 3 {
      let text = words[start - 1].text
      guard !words[start - 1].isJoined,
        Self.upper.contains(text) || Self.lower.contains(text) || Self.fillers.contains(text)
          || Self.priceWords.contains(text) || text == "up" && isUpTo(start - 1)
      else { break }
      start -= 1
    }
    return start
  }

  /// "Up to" is a limit; behind its make, "Up" is a car.
  private func isUpTo(_ index: Int) -> Bool {
    index + 1 < words.count && words[index + 1].text == "to"
      && (index == 0 || !["vw", "volkswagen", "the", "der", "den", "e"].contains(words[index - 1].text))
  }

  private static func isCurrency(_ text: String) -> Bool { Euros.names.contains(text) || otherMoney.contains(text) }

  private static let otherMoney: Set<String> = [
    "gbp", "pound", "pounds", "quid", "usd", "dollar", "dollars", "bucks", "chf", "franken",
  ]
  private static let scales: [String] = ["thousand", "tausend", "tsd", "grand", "k"]
  private static let joints: Set<String> = ["and", "und", "to", "bis", "till", "until"]
  private static let upper: Set<String> = [
    "under", "below", "unter", "bis", "max", "maximal", "maximum", "hochstens", "less", "to", "until", "within",
    "cheaper", "billiger", "budget", "most",
  ]
  private static let lower: Set<String> = [
    "over", "above", "uber", "ueber", "ab", "from", "more", "mindestens", "least", "min", "minimum", "von", "mehr",
  ]
  private static let denials: Set<String> = ["not", "no", "nicht", "kein", "never"]
  private static let fillers: Set<String> = [
    "than", "als", "about", "around", "ca", "circa", "etwa", "rund", "between", "zwischen", "of", "at", "for", "fur",
    "a", "the", "not", "zu", "von", "is",
  ]
  private static let priceWords: Set<String> = ["price", "prices", "priced", "preis", "preise", "costs", "kostet"]
}
