import Glibc

/// Programs by other people that read what ours prints. `Scripts/test` installs them; where one is not there, its tests
/// are skipped.
public enum OtherProgram: String, Sendable {
  case mandoc, man, bash, zsh, fish

  public var program: Program { Program(rawValue) }

  /// Whether it can be run.
  public var isThere: Bool {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains { access("\($0)/\(rawValue)", X_OK) == 0 }
  }
}
