/// What became of one parameter when it was looked up.
public enum Resolution<Value, Reason> {
  /// It is settled to this value.
  case success(Value)
  /// Nothing was said, and a value is needed.
  case needsValue
  /// It may be any of these, best first; the person chooses.
  case disambiguation([Value])
  /// It is probably this; the person says yes or no.
  case confirmationRequired(Value)
  /// It can not be had, for this reason; these could be instead.
  case unsupported(Reason, alternatives: [Value])
  /// The request does without it.
  case notRequired

  /// The same outcome with each value changed.
  public func map<Other>(_ change: (Value) -> Other) -> Resolution<Other, Reason> {
    switch self {
    case .success(let value): .success(change(value))
    case .needsValue: .needsValue
    case .disambiguation(let values): .disambiguation(values.map(change))
    case .confirmationRequired(let value): .confirmationRequired(change(value))
    case .unsupported(let reason, let alternatives): .unsupported(reason, alternatives: alternatives.map(change))
    case .notRequired: .notRequired
    }
  }
}

extension Resolution: Sendable where Value: Sendable, Reason: Sendable {}
extension Resolution: Equatable where Value: Equatable, Reason: Equatable {}

extension Resolution {
  /// One outcome for each item of a list parameter, drawn together: success with all the values, or the first item that
  /// is not settled, with the items before it. An empty list needs a value.
  ///
  /// `whole` puts a choice for the open item into the list, so that an answer settles that item alone.
  public static func list(
    _ items: [Resolution<Value, Reason>], whole: ([Value]) -> Value
  ) -> Resolution<Value, Reason> {
    var settled: [Value] = []
    for item in items {
      switch item {
      case .success(let value): settled.append(value)
      case .notRequired: continue
      default: return item.map { whole(settled + [$0]) }
      }
    }
    return settled.isEmpty ? .needsValue : .success(whole(settled))
  }
}
