/// The standard library's `filter` and `first(where:)` rethrow any error; these keep its type.
extension Sequence {
  /// The elements for which a test that may fail holds, at most `limit`.
  func selecting<Failure: Error>(
    atMost limit: Int = .max, _ test: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var found: [Element] = []
    for element in self {
      if found.count >= limit { break }
      if try test(element) { found.append(element) }
    }
    return found
  }
}
