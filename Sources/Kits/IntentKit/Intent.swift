/// A typed request: what a person wants done, with the parameters that say how.
///
/// The terms follow Apple's Intents framework: a request is resolved one parameter at a time, confirmed as a whole, and
/// handled only then. An intent is a value, so that it can be stored as a shortcut and donated after it was handled.
public protocol Intent: Hashable, Sendable {
  /// The names of this intent's parameters.
  associatedtype Key: ParameterKey

  /// The name under which the intent is stored and reported, such as `BookTestDrive`. It never changes.
  static var name: String { get }

  /// The sets of parameters under which the intent may be saved as a shortcut. Empty: it can not be saved.
  static var combinations: [ParameterCombination<Key>] { get }

  /// Whether the intent runs at an unlocked terminal only.
  static var isRestrictedWhileLocked: Bool { get }

  /// The parameters that hold something, said or settled.
  var stated: Set<Key> { get }
}

/// The name of a parameter of one intent.
public protocol ParameterKey: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == String {}
