extension ValueReader {
  /// The numbers of a phrase that the words beside them make part of a length, a date or a time, whatever else they could
  /// be: "5" in "5 minutes", "10" in "10:00", "20" in "20th", "25" in "May 25", "two" in "two thousand".
  ///
  /// A number that no such word stands beside ("Model 3 at 5", "the 911 tomorrow") may be part of a name.
  public func boundNumbers(in phrase: Phrase) -> Set<Int> { Scan(phrase, tag).boundNumbers }
}

extension Scan {
  /// The tokens of such numbers.
  var boundNumbers: Set<Int> {
    var bound: Set<Int> = []
    for position in items.indices where has(position, [.digits, .cardinal, .ordinal]) && isBound(position) {
      bound.formUnion(items[position].tokens)
    }
    return bound
  }

  /// What makes a number before it part of a value.
  private static let rightBinders: Roles = [
    .unit, .length, .month, .ordinalSuffix, .am, .pm, .oclock, .ish, .hundred, .thousand,
  ]

  fileprivate func isBound(_ position: Int) -> Bool {
    if has(position + 1, Self.rightBinders) { return true }
    if has(position - 1, .month) || has(position - 1, [.hundred, .thousand]) { return true }
    if self[position + 1].isGlued, has(position + 1, [.letterA, .letterP]) { return true }
    if isBesideNumberMark(position) || fractionTail(at: position + 1) != nil { return true }
    return isHalfPastOrTo(position)
  }

  /// "10:00", "4/22", "8.30": a mark with digits on both sides, all without a space.
  private func isBesideNumberMark(_ position: Int) -> Bool {
    isNumberMark(position + 1) && has(position + 2, .digits)
      || isNumberMark(position - 1) && has(position - 2, .digits)
  }

  private func isNumberMark(_ position: Int) -> Bool {
    self[position].isGlued && self[position + 1].isGlued
      && (isMark(":", at: position) || isMark("/", at: position) || isMark(".", at: position))
  }

  /// "half past three", "quarter to four", "ten to five".
  private func isHalfPastOrTo(_ position: Int) -> Bool {
    has(position - 1, [.past, .to]) && has(position - 2, [.half, .quarter, .threeQuarters, .cardinal, .digits])
  }
}
