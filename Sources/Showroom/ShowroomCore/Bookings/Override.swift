/// Soft rules that staff set aside for one drive: a named act with its reason, which the journal keeps.
public struct Override: Hashable, Sendable {
  /// The rules, soft ones alone.
  public let rules: [Refusal.Rule]
  public let reason: String

  /// - Returns: nil where no rule is named, a hard one is, or the reason is empty.
  public init?(_ rules: [Refusal.Rule], reason: String) {
    guard !rules.isEmpty, rules.allSatisfy(\.isSoft), !reason.isEmpty else { return nil }
    self.rules = rules
    self.reason = reason
  }

  /// The rules by their words, as they are stored.
  public var storageText: String { rules.map(\.rawValue).joined(separator: " ") }

  public init?(storageText: String, reason: String) {
    self.init(storageText.split(separator: " ").compactMap { Refusal.Rule(rawValue: String($0)) }, reason: reason)
  }

  /// What is left of refusals when the rules are set aside.
  public func filter(_ refusals: [Refusal]) -> [Refusal] {
    refusals.filter { !rules.contains($0.rule) }
  }

  /// The same, as far as it does not concern which car it is: what goes with a drive that another car is given to.
  public var withoutCar: Override? { Override(rules.filter { $0 != .turnaround }, reason: reason) }

  /// This one with what was set aside before.
  public func adding(to earlier: Override?) -> Override {
    guard let earlier else { return self }
    let reasons = earlier.reason == reason ? reason : "\(earlier.reason); \(reason)"
    return Override(earlier.rules + rules.filter { !earlier.rules.contains($0) }, reason: reasons) ?? self
  }

  /// The part of the override that is needed against these refusals; nil where none of it is.
  public func narrowed(to refusals: [Refusal]) -> Override? {
    let needed = Set(refusals.map(\.rule))
    return Override(rules.filter(needed.contains), reason: reason)
  }
}
