/// What the store knows, for completion. Each gives a few values that go on with what is typed, best first; an empty
/// prefix asks for the most likely ones. None may take longer than a keystroke.
public protocol CompletionData {
  /// Names of cars.
  func cars(_ prefix: String) -> [String]
  /// Names of customers.
  func customers(_ prefix: String) -> [String]
  /// Saved phrases.
  func phrases(_ prefix: String) -> [String]
  /// Numbers of drives that are not over.
  func drives(_ prefix: String) -> [String]
  /// Plates of demonstrators.
  func plates(_ prefix: String) -> [String]
  /// Paths of files, and of folders, which end in `/`.
  func files(_ prefix: String) -> [String]
}

extension CompletionData {
  public func files(_ prefix: String) -> [String] { [] }
}
