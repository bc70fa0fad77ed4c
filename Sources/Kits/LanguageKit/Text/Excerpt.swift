extension StringProtocol {
  /// The text, or its beginning with `…` where it is longer than `limit` characters, or made of more than four times as many
  /// code points: one character can be a whole book of marks on a letter.
  ///
  /// - Parameter limit: 1 or more.
  public func excerpt(_ limit: Int) -> String {
    if utf8.count <= limit { return String(self) }
    let head = String(String.UnicodeScalarView(unicodeScalars.prefix(4 * limit)))
    if head.utf8.count == utf8.count, head.count <= limit { return head }
    return head.prefix(limit - 1) + "…"
  }
}
