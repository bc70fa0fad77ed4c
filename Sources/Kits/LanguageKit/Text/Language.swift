/// A language that phrases are read in.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English.
  case en
  /// German.
  case de
}
