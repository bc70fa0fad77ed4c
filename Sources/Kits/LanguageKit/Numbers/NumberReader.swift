/// Reads numbers in words and digits.
public struct NumberReader: Sendable {
  private let tag: LanguageTag

  /// A reader for a language.
  public init(language: LanguageTag) { tag = language }

  /// What can be read as a number from a token on, longest first: the number itself, then other readings of the same
  /// words, such as "three twenty" as digits one after another. Empty where no number begins.
  public func readings(in phrase: Phrase, at token: Int) -> [NumberReading] {
    let scan = Scan(phrase, tag)
    let position = scan.position(ofToken: token)
    guard scan[position].tokens.lowerBound == token else { return [] }
    return scan.numbers(at: position)
  }

  /// All numbers of a phrase, in order, each with its first reading. A bare "a" or "ein" is none.
  public func matches(in phrase: Phrase) -> [NumberReading] {
    let scan = Scan(phrase, tag)
    var result: [NumberReading] = []
    var position = 0
    while position < scan.items.count {
      guard let found = scan.number(at: position) else {
        position += 1
        continue
      }
      result.append(found.value)
      position = found.end
    }
    return result
  }
}

extension Scan {
  /// The first reading of a number at a position.
  func number(at position: Int) -> Found<NumberReading>? {
    if let ordinal = ordinal(at: position) {
      let reading = NumberReading(
        value: Double(ordinal.value), kind: .ordinal, tokens: tokens(position..<ordinal.end))
      return Found(reading, ordinal.end)
    }
    guard let quantity = quantity(at: position), !quantity.value.isArticle else { return nil }
    let range = tokens(position..<quantity.end)
    return Found(
      NumberReading(value: quantity.value.value, kind: quantity.value.kind, tokens: range), quantity.end)
  }

  /// All readings, longest first.
  func numbers(at position: Int) -> [NumberReading] {
    var readings = spokenDigits(at: position).map { [$0] } ?? []
    if let first = number(at: position) { readings.append(first.value) }
    if let whole = integer(at: position), !has(position, .article) {
      let reading = NumberReading(
        value: Double(whole.value), kind: .cardinal, tokens: tokens(position..<whole.end))
      if !readings.contains(where: { $0.value == reading.value }) { readings.append(reading) }
    }
    return readings.sorted { $0.tokens.count > $1.tokens.count }
  }

  /// Numbers said one after another that stand for the row of their digits: "three twenty", "nine eleven", "five oh
  /// eight". At least two, and at most nine digits.
  func spokenDigits(at position: Int) -> NumberReading? {
    var (value, digits, next, count) = (0, 0, position, 0)
    while digits < 9, let group = spokenGroup(at: next) {
      let width = group.value < 10 ? 1 : 2
      value = value * (width == 1 ? 10 : 100) + group.value
      digits += width
      next = group.end
      count += 1
    }
    guard count > 1 else { return nil }
    return NumberReading(value: Double(value), kind: .spokenDigits, tokens: tokens(position..<next))
  }

  private func spokenGroup(at position: Int) -> Found<Int>? {
    if has(position, .oh) { return Found(0, position + 1) }
    guard let group = belowHundred(at: position), !has(position, .article) || language == .de else { return nil }
    return group
  }
}
