import Glibc

/// Lengths of time.
extension Scan {
  /// One number with its unit.
  struct Amount {
    var value: Double
    var unit: TimeUnit
    /// Whether a number was said: "5 minutes", not "a second" or "next week".
    var isCounted = true

    /// In minutes; nil for months and years.
    var minutes: Double? { unit.minutes.map { $0 * value } }
  }

  private static let greatestParts = 6
  /// 400 days: what is longer is no length of a drive, and no whole number of minutes may overflow.
  static let greatestMinutes = 576_000.0

  /// A length of time, or a range of them: "1 hour 5 minutes", "an hour and a half", "1h30", "30 to 45 minutes".
  func duration(at position: Int) -> Found<ClosedRange<Int>>? {
    if let range = range(at: position) { return range }
    guard let single = minutes(at: position), let whole = Self.wholeMinutes(single.value) else { return nil }
    guard let upper = upperEnd(at: single.end), whole < upper.value else { return Found(whole...whole, single.end) }
    return Found(whole...upper.value, upper.end)
  }

  private static func wholeMinutes(_ minutes: Double) -> Int? {
    guard minutes > 0, minutes <= greatestMinutes else { return nil }
    return max(1, Int(minutes.rounded()))
  }

  /// "half an hour to an hour": the second length.
  private func upperEnd(at position: Int) -> Found<Int>? {
    guard has(position, [.until, .or]) || isMark("-", at: position) else { return nil }
    if has(position, .or), let count = integer(at: position + 1), (2...12).contains(count.value) {
      let isHours = self[position - 1].lexeme.unit == .hour && count.end >= items.count
      return isHours ? Found(count.value * 60, count.end) : nil
    }
    guard let upper = minutes(at: position + 1), let whole = Self.wholeMinutes(upper.value) else { return nil }
    return Found(whole, upper.end)
  }

  /// "30 to 45 minutes", "1-2 hours", "between one and two hours", "ein bis zwei Stunden".
  private func range(at position: Int) -> Found<ClosedRange<Int>>? {
    let isBetween = has(position, [.between, .from])
    let first = isBetween ? position + 1 : position
    guard let low = quantity(at: first), isRangeWord(low.end, isBetween) else { return nil }
    guard let high = amount(at: low.end + 1), let unit = high.value.unit.minutes else { return nil }
    guard let least = Self.wholeMinutes(low.value.value * unit) else { return nil }
    guard let most = Self.wholeMinutes(high.value.value * unit), least < most else { return nil }
    return Found(least...most, high.end)
  }

  private func isRangeWord(_ position: Int, _ isBetween: Bool) -> Bool {
    has(position, [.until, .or]) || isMark("-", at: position) || isBetween && has(position, .and)
  }

  /// A length of time in minutes: amounts of ever smaller units, with "and", commas or nothing between them.
  func minutes(at position: Int) -> Found<Double>? {
    if let written = isoDuration(at: position) ?? clockLength(at: position) { return written }
    guard let first = amount(at: position), var total = first.value.minutes else { return nil }
    var (last, end, parts) = (first.value, first.end, 1)
    while parts < Self.greatestParts, let next = followingAmount(at: end, smallerThan: last) {
      total += next.value.minutes ?? 0
      (last, end, parts) = (next.value, next.end, parts + 1)
    }
    if let trailing = trailingMinutes(at: end, after: last) {
      return Found(total + Double(trailing.value), trailing.end)
    }
    return first.value.isCounted || parts > 1 ? Found(total, end) : nil
  }

  /// "1:30 hours".
  private func clockLength(at position: Int) -> Found<Double>? {
    let (hours, minutes, unit) = (self[position], self[position + 2], self[position + 3])
    guard hours.has(.digits), isMark(":", at: position + 1), minutes.digitCount == 2, minutes.value < 60 else {
      return nil
    }
    // "16:00 hrs" and "9:30 h" are times; no drive is that long.
    guard unit.lexeme.unit == .hour, hours.value < (unit.letterCount > 1 ? 10 : 4) else { return nil }
    return Found(Double(hours.value * 60 + minutes.value), position + 4)
  }

  private func followingAmount(at position: Int, smallerThan last: Amount) -> Found<Amount>? {
    guard let amount = amount(at: skipJoint(at: position)), amount.value.isCounted else { return nil }
    guard amount.value.unit.rawValue < last.unit.rawValue, amount.value.minutes != nil else { return nil }
    return amount
  }

  /// What may stand between two amounts: "1 hour and 5 minutes", "1 Std. 5 Min.", "1 h + 5 min".
  private func skipJoint(at position: Int) -> Int {
    let isAbbreviated = self[position].isGlued && has(position - 1, .unit)
    let next = isAbbreviated ? skip(mark: ".", at: position) : position
    let isMark = isMark(",", at: next) || isMark("&", at: next) || isMark("+", at: next)
    return skip(.and, at: isMark ? next + 1 : next)
  }

  /// The minutes of "1h30", "1 h 30", "1 Stunde 15": digits behind the hours that begin nothing else.
  private func trailingMinutes(at position: Int, after last: Amount) -> Found<Int>? {
    let next = skip(.and, at: position)
    let item = self[next]
    guard last.unit == .hour else { return nil }
    if item.has(.cardinal) { return spokenMinutes(at: next) }
    guard item.has(.digits), item.value < 60, item.digitCount <= 2 else { return nil }
    let isPart = has(next + 1, [.am, .pm, .letterA, .letterP, .oclock, .ordinalSuffix, .unit, .month, .letterM])
    guard item.digitCount == 2 || next + 1 >= items.count else { return nil }
    let isMarked = isMark(":", at: next + 1) || isMark(".", at: next + 1) || isMark("/", at: next + 1)
    return isPart || isMarked ? nil : Found(item.value, next + 1)
  }

  /// The minutes of "two hours twenty": in words only from ten on, so that they count nothing else.
  private func spokenMinutes(at position: Int) -> Found<Int>? {
    guard let minutes = belowHundred(at: position), (10...59).contains(minutes.value) else { return nil }
    let isEnd = minutes.end >= items.count || has(minutes.end, [.mark, .for, .on, .at, .in, .today, .weekday, .filler])
    return isEnd ? minutes : nil
  }

  /// A number and a unit: "5 minutes", "an hour and a half", "30-minutes", "2½ h", "Viertelstunde", "fortnight".
  func amount(at position: Int) -> Found<Amount>? {
    if has(position, .length) { return Found(length(position, 1), position + 1) }
    guard let quantity = quantity(at: position) else { return bareHour(at: position) }
    let next = skipLoose(at: skip(mark: "-", at: quantity.end))
    if has(next, .length) { return Found(length(next, quantity.value.value), next + 1) }
    guard let unit = unit(at: next, after: quantity) else { return nil }
    let isCounted =
      !(unit == .second && (quantity.value.isArticle || quantity.value.value == 1 && !has(position, .digits)))
    let amount = Amount(value: quantity.value.value, unit: unit, isCounted: isCounted)
    return withHalf(amount, at: next + 1)
  }

  /// "an" + "extra" + "hour", "eine" + "knappe" + "Stunde": the position of the unit.
  private func skipLoose(at position: Int) -> Int {
    has(position, .filler) && has(position + 1, [.unit, .length]) ? position + 1 : position
  }

  /// "hour and a half", without its number.
  private func bareHour(at position: Int) -> Found<Amount>? {
    guard self[position].lexeme.unit == .hour, let tail = fractionTail(at: position + 1) else { return nil }
    return Found(Amount(value: 1 + tail.value, unit: .hour), tail.end)
  }

  private func length(_ position: Int, _ count: Double) -> Amount {
    Amount(value: self[position].lexeme.number * count, unit: .minute)
  }

  /// The unit at a position. A single "m" must stand at its digits, and "second" may count something else.
  private func unit(at position: Int, after quantity: Found<Quantity>) -> TimeUnit? {
    let item = self[position]
    if item.has(.letterM), !item.has(.unit) {
      return item.isGlued && has(position - 1, .digits) && !isGluedDigits(position + 1) ? .minute : nil
    }
    guard item.has(.unit) else { return nil }
    if item.has(.ordinal), quantity.value.value != 1 { return has(position - 1, [.mark, .digits]) ? .second : nil }
    return item.lexeme.unit
  }

  /// "an hour and a half": the fraction behind the unit.
  private func withHalf(_ amount: Amount, at position: Int) -> Found<Amount> {
    guard amount.unit.rawValue >= TimeUnit.minute.rawValue, let tail = fractionTail(at: position) else {
      return Found(amount, position)
    }
    let isNextAmount = has(skip(.article, at: skip(.of, at: tail.end)), [.unit, .length])
    if isNextAmount { return Found(amount, position) }
    var longer = amount
    longer.value += tail.value
    return Found(longer, tail.end)
  }
}
