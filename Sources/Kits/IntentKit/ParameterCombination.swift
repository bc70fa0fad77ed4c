/// A set of parameters under which an intent may be saved as a shortcut, with the words that name it to a person.
public struct ParameterCombination<Key: ParameterKey>: Hashable, Sendable {
  /// The parameters that the shortcut holds; all others are asked for when it runs.
  public let keys: Set<Key>

  public init(_ keys: Set<Key>) {
    self.keys = keys
  }

  /// A stable name of the combination, such as `car+duration`: the parameters in the order of their declaration.
  public var identifier: String {
    Key.allCases.filter(keys.contains).map(\.rawValue).joined(separator: "+")
  }
}

extension Intent {
  /// The declared combination that these parameters make, or nil where there is none.
  public static func combination(of keys: Set<Key>) -> ParameterCombination<Key>? {
    combinations.first { $0.keys == keys }
  }
}
