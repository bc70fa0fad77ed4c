/// Numbers with fractions, as they stand before a unit.
extension Scan {
  struct Quantity {
    var value: Double
    var kind: NumberReading.Kind
    /// Whether it was "a" or "ein", which only a unit makes a number.
    var isArticle = false
  }

  /// The longest number at a position: "two and a half", "1 1/2", "half a", "three quarters of an", "2,5", "a couple of",
  /// "anderthalb", "an".
  func quantity(at position: Int) -> Found<Quantity>? {
    let item = self[position]
    guard !item.lexeme.roles.isEmpty else { return nil }
    if item.has(.mixed) { return Found(Quantity(value: item.lexeme.number, kind: .fraction), position + 1) }
    if item.has(.vague) { return Found(Quantity(value: item.lexeme.number, kind: .vague), skip(.of, at: position + 1)) }
    if let fraction = fraction(at: position) { return withArticleOfUnit(fraction) }
    if let decimal = decimal(at: position) { return decimal }
    guard let whole = wholeOrArticle(at: position) else { return nil }
    return withFraction(whole) ?? whole
  }

  private func wholeOrArticle(at position: Int) -> Found<Quantity>? {
    if let whole = integer(at: position) {
      let isArticle = has(position, .article) && whole.end == position + 1
      return Found(Quantity(value: Double(whole.value), kind: .cardinal, isArticle: isArticle), whole.end)
    }
    guard has(position, .article) else { return nil }
    if has(position + 1, .vague) { return quantity(at: position + 1) }
    return Found(Quantity(value: 1, kind: .cardinal, isArticle: true), position + 1)
  }

  /// "and a half", "1/2", "½" behind a whole number.
  private func withFraction(_ whole: Found<Quantity>) -> Found<Quantity>? {
    let next = whole.end
    if let tail = fractionTail(at: next) {
      return Found(Quantity(value: whole.value.value + tail.value, kind: .fraction), tail.end)
    }
    let isVulgar = !whole.value.isArticle && !isMark("/", at: next)
    guard isVulgar, let tail = digitFraction(at: next) ?? signFraction(at: next) else { return nil }
    return Found(Quantity(value: whole.value.value + tail.value, kind: .fraction), tail.end)
  }

  /// "and a half", "and three quarters", "und ein viertel".
  func fractionTail(at position: Int) -> Found<Double>? {
    let start = skip(mark: "-", at: position)
    guard has(start, .and) else { return nil }
    return fraction(at: skip(mark: "-", at: start + 1))
  }

  /// A number below one: "half", "a half", "three quarters", "1/2", "dreiviertel", "ein viertel", "two thirds".
  func fraction(at position: Int) -> Found<Double>? {
    let item = self[position]
    if let digits = digitFraction(at: position) { return digits }
    guard item.has([.half, .quarter, .threeQuarters, .third, .article, .cardinal, .digits]) else { return nil }
    if let named = namedFraction(at: position) { return named }
    if item.has(.article), let named = namedFraction(at: skip(mark: "-", at: position + 1)) { return named }
    return countedFraction(at: position)
  }

  private func namedFraction(at position: Int) -> Found<Double>? {
    let item = self[position]
    if item.has(.half) { return Found(0.5, position + 1) }
    if item.has(.threeQuarters) { return Found(0.75, position + 1) }
    if item.has(.quarter) { return Found(0.25, position + 1) }
    if item.has(.third), !item.has(.ordinal) || has(position + 1, .of) { return Found(1.0 / 3, position + 1) }
    return nil
  }

  private func countedFraction(at position: Int) -> Found<Double>? {
    guard let count = integer(at: position), (1...9).contains(count.value) else { return nil }
    let next = skip(mark: "-", at: count.end)
    if has(next, .quarter) { return Found(Double(count.value) / 4, next + 1) }
    if has(next, .third), count.value < 3 { return Found(Double(count.value) / 3, next + 1) }
    return nil
  }

  private func digitFraction(at position: Int) -> Found<Double>? {
    let (top, bottom) = (self[position], self[position + 2])
    guard top.has(.digits), isMark("/", at: position + 1), bottom.has(.digits), bottom.isGlued else { return nil }
    guard (2...4).contains(bottom.value), top.value > 0, top.value < bottom.value else { return nil }
    return Found(Double(top.value) / Double(bottom.value), position + 3)
  }

  /// "½", whose UTF-8 has two bytes.
  private func signFraction(at position: Int) -> Found<Double>? {
    guard self[position].letterCount == 2 else { return nil }
    return namedFraction(at: position)
  }

  /// "half an", "a quarter of an", "half of an": the article belongs to the unit that follows.
  private func withArticleOfUnit(_ fraction: Found<Double>) -> Found<Quantity> {
    let found = Found(Quantity(value: fraction.value, kind: .fraction), fraction.end)
    let article = skip(.of, at: skip(mark: "-", at: fraction.end))
    let next = has(article, .article) ? skip(mark: "-", at: article + 1) : article
    let isUnit = has(next, [.unit, .length])
    return isUnit ? Found(found.value, next) : found
  }

  /// "2.5", "2,5", "two point five", "zwei Komma fünf".
  private func decimal(at position: Int) -> Found<Quantity>? {
    if has(position, .digits) { return digitDecimal(at: position) }
    guard let whole = integer(at: position), has(whole.end, .point), let tail = spokenDecimals(at: whole.end + 1) else {
      return nil
    }
    return Found(Quantity(value: Double(whole.value) + tail.value, kind: .decimal), tail.end)
  }

  private func digitDecimal(at position: Int) -> Found<Quantity>? {
    let (whole, mark, tail) = (self[position], self[position + 1], self[position + 2])
    // "1,5 hours" is said in English too; "1,500" is not.
    let isComma = mark.isMark(",") && (language == .de || tail.digitCount < 3 && has(position + 3, [.unit, .length]))
    let isPoint = mark.isMark(".") || isComma
    guard isPoint, mark.isGlued, tail.isGlued, tail.has(.digits), tail.digitCount <= 6 else { return nil }
    guard whole.digitCount <= 9, !isRowOfNumbers(position) else { return nil }
    let fraction = Double(tail.value) / Self.powersOfTen[tail.digitCount]
    return Found(Quantity(value: Double(whole.value) + fraction, kind: .decimal), position + 3)
  }

  private static let powersOfTen: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// Whether a third number follows, as in a date: "15.1.2016".
  private func isRowOfNumbers(_ position: Int) -> Bool {
    self[position + 3].isGlued && self[position + 3].isMark(".") && isGluedDigits(position + 4)
  }

  private func spokenDecimals(at position: Int) -> Found<Double>? {
    var (value, scale, next) = (0.0, 0.1, position)
    while next < position + 4, self[next].has([.cardinal, .oh]), self[next].lexeme.number < 10 {
      value += self[next].lexeme.number * scale
      scale /= 10
      next += 1
    }
    return next > position ? Found(value, next) : nil
  }
}
