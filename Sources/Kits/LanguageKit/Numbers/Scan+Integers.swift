/// A number and the position after it.
struct Found<Value> {
  var value: Value
  var end: Int

  init(_ value: Value, _ end: Int) {
    self.value = value
    self.end = end
  }
}

/// Whole numbers in digits and words.
extension Scan {
  /// A whole number in digits, or in words as far as they make one: "twenty one", "two thousand and eighteen".
  func integer(at position: Int) -> Found<Int>? {
    let item = self[position]
    if item.has(.digits) {
      return item.digitCount <= 9 ? Found(item.value, position + 1) : nil
    }
    return item.has([.cardinal, .article, .hundred, .thousand]) ? words(at: position) : nil
  }

  /// A whole number in words.
  func words(at position: Int) -> Found<Int>? {
    guard let head = belowThousand(at: position) else { return thousands(1, at: position) }
    return thousands(head.value, at: head.end) ?? head
  }

  private func thousands(_ count: Int, at position: Int) -> Found<Int>? {
    let start = has(position, .article) && has(position + 1, .thousand) ? position + 1 : position
    guard has(start, .thousand) else { return nil }
    let tail = skip(.and, at: start + 1)
    guard let rest = belowThousand(at: tail), rest.value < 1000 else { return Found(count * 1000, start + 1) }
    return Found(count * 1000 + rest.value, rest.end)
  }

  private func belowThousand(at position: Int) -> Found<Int>? {
    if has(position, .hundred) { return hundreds(1, at: position) }
    if has(position, .article), has(position + 1, .hundred) { return hundreds(1, at: position + 1) }
    guard let head = belowHundred(at: position) else { return nil }
    return has(head.end, .hundred) ? hundreds(head.value, at: head.end) : head
  }

  private func hundreds(_ count: Int, at position: Int) -> Found<Int> {
    let tail = skip(.and, at: position + 1)
    guard let rest = belowHundred(at: tail), !isFraction(tail) else { return Found(count * 100, position + 1) }
    return Found(count * 100 + rest.value, rest.end)
  }

  private func isFraction(_ position: Int) -> Bool {
    has(position + 1, [.half, .quarter, .threeQuarters])
  }

  /// "seven", "twenty one", "twenty-one", "sieben und zwanzig"; joined German words are single items.
  func belowHundred(at position: Int) -> Found<Int>? {
    let item = self[position]
    guard item.has(.cardinal) else { return nil }
    let first = Int(item.lexeme.number)
    if language == .en { return englishTens(first, position) ?? Found(first, position + 1) }
    return germanTens(first, position) ?? Found(first, position + 1)
  }

  private func englishTens(_ tens: Int, _ position: Int) -> Found<Int>? {
    guard tens >= 20, tens % 10 == 0 else { return nil }
    // "Twenty and four hours" is one number only before what it counts.
    let isJoined = has(position + 1, .and) && has(position + 3, [.unit, .length])
    let next = isJoined ? position + 2 : skip(mark: "-", at: position + 1)
    let unit = self[next]
    guard unit.has(.cardinal), (1...9).contains(unit.lexeme.number) else { return nil }
    return Found(tens + Int(unit.lexeme.number), next + 1)
  }

  private func germanTens(_ unit: Int, _ position: Int) -> Found<Int>? {
    guard (1...9).contains(unit), has(position + 1, .and) else { return nil }
    let tens = self[position + 2]
    let value = Int(tens.lexeme.number)
    guard tens.has(.cardinal), value >= 20, value < 100, value % 10 == 0 else { return nil }
    return Found(unit + value, position + 3)
  }

  /// An ordinal from 1: "third", "twenty-first", "3rd"; in German also "3." where the dot stands at the number.
  func ordinal(at position: Int) -> Found<Int>? {
    let item = self[position]
    if item.has(.ordinal) { return Found(item.lexeme.ordinal, position + 1) }
    if item.has(.digits) { return digitOrdinal(item, position) }
    guard language == .en, item.has(.cardinal), item.lexeme.number >= 20 else { return nil }
    let tens = Int(item.lexeme.number)
    let next = skip(mark: "-", at: position + 1)
    guard tens % 10 == 0, has(next, .ordinal), self[next].lexeme.ordinal < 10 else { return nil }
    return Found(tens + self[next].lexeme.ordinal, next + 1)
  }

  private func digitOrdinal(_ item: Item, _ position: Int) -> Found<Int>? {
    guard item.digitCount <= 4, item.value > 0 else { return nil }
    let next = self[position + 1]
    if next.isGlued, next.has(.ordinalSuffix) { return Found(item.value, position + 2) }
    guard language == .de, next.isGlued, next.isMark("."), !isGluedDigits(position + 2) else { return nil }
    return Found(item.value, position + 2)
  }

  func isGluedDigits(_ position: Int) -> Bool {
    self[position].isGlued && has(position, .digits)
  }

  /// A year in four digits or in words: "2018", "two thousand and eighteen", "twenty eighteen".
  func year(at position: Int) -> Found<Int>? {
    let item = self[position]
    if item.has(.digits) {
      return item.digitCount == 4 && (1900...2199).contains(item.value) ? Found(item.value, position + 1) : nil
    }
    if let whole = words(at: position), (1900...2199).contains(whole.value) { return whole }
    guard let century = belowHundred(at: position), century.value == 19 || century.value == 20 else { return nil }
    guard let rest = belowHundred(at: century.end), rest.value >= 10 else { return nil }
    return Found(century.value * 100 + rest.value, rest.end)
  }
}
