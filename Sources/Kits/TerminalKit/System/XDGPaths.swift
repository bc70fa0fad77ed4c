import Glibc

/// Where a program keeps its files, by the XDG Base Directory Specification
/// (<https://specifications.freedesktop.org/basedir-spec/latest/>).
public struct XDGPaths: Sendable {
  /// A kind of file.
  public enum Kind: Sendable, CaseIterable {
    /// What people would miss: `$XDG_DATA_HOME`, else `~/.local/share`.
    case data
    /// What outlasts a run, but would not be missed, as a history: `$XDG_STATE_HOME`, else `~/.local/state`.
    case state
    /// Settings: `$XDG_CONFIG_HOME`, else `~/.config`.
    case configuration
  }

  /// A directory could not be made.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The directory.
    public let path: String
    /// The operating system's reason.
    public let reason: String

    /// `cannot make /x/y: Permission denied`.
    public var description: String { "cannot make \(path): \(reason)" }
  }

  /// The name of the program's own directory in each place.
  public let application: String
  private let variables: EnvironmentVariables

  /// The paths of a program.
  public init(application: String, variables: EnvironmentVariables = .process) {
    self.application = application
    self.variables = variables
  }

  /// The program's directory for a kind of file; it need not be there yet.
  public func directory(_ kind: Kind) -> String {
    let (variable, standard) =
      switch kind {
      case .data: ("XDG_DATA_HOME", ".local/share")
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      }
    // The specification has relative paths ignored.
    let base = variables.nonEmpty(variable).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(standard)"
    return "\(base)/\(application)"
  }

  /// The path of a file, its directory made where it is missing, for the owner alone (0700).
  public func file(_ kind: Kind, _ name: String) throws(Failure) -> String {
    let folder = directory(kind)
    try Self.makeDirectory(folder)
    return "\(folder)/\(name)"
  }

  /// Makes a directory and those above it, each with mode 0700; those that are there stay as they are.
  public static func makeDirectory(_ path: String) throws(Failure) {
    if isDirectory(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeDirectory(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) != 0 else { return }
    // Another process may have been faster; or a file is in the way.
    let code = errno == EEXIST ? ENOTDIR : errno
    if code == ENOTDIR, isDirectory(path) { return }
    throw Failure(path: path, reason: String(cString: strerror(code)))
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private var home: String {
    if let home = variables.nonEmpty("HOME") { return home }
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else { return "/" }
    return String(cString: directory)
  }
}
