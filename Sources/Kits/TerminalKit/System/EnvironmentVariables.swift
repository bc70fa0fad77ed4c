import Glibc

/// Environment variables: those of the process, or a set made up for a test.
public struct EnvironmentVariables: Sendable {
  private let replaced: [String: String]?

  /// The variables of the process.
  public static let process = EnvironmentVariables(replaced: nil)

  /// A set of variables that has nothing to do with the process.
  public init(_ variables: [String: String]) {
    self.init(replaced: variables)
  }

  private init(replaced: [String: String]?) {
    self.replaced = replaced
  }

  /// The value of a variable, or nil where there is none. Broken UTF-8 is repaired.
  public subscript(name: String) -> String? {
    if let replaced { return replaced[name] }
    return getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable, or nil where there is none or an empty one.
  public func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
