import Glibc

/// A program that a test runs as a process of its own.
public struct Program: Sendable {
  /// How a run ended.
  public struct Result: Sendable, Equatable {
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
    /// Its exit code; 128 + N where signal N ended it, as a shell has it.
    public let exitCode: Int32
  }

  /// The file to be run.
  public let path: String

  /// A program by its file; without a slash in it, the search path is looked through.
  public init(_ path: String) {
    self.path = path
  }

  /// A program of this package: built, it lies beside the test bundle.
  public static func built(_ name: String) -> Program {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return Program(sibling(of: bundle ?? CommandLine.arguments[0], name: name))
  }

  /// Runs it to its end.
  /// - Parameters:
  ///   - input: what it reads from standard input.
  ///   - environment: variables added to, or replacing, those of the test; nil values are taken out.
  ///   - directory: where it runs; the test's own directory if nil.
  public func run(
    _ arguments: [String] = [], input: String = "", environment: [String: String?] = [:], in directory: String? = nil
  ) -> Result {
    start(arguments, input: input, environment: environment, in: directory).wait()
  }

  /// Starts it and goes on; several can run at the same time.
  public func start(
    _ arguments: [String] = [], input: String = "", environment: [String: String?] = [:], in directory: String? = nil
  ) -> RunningProgram {
    RunningProgram(
      path: path, arguments: arguments, input: input, environment: Self.merged(environment), directory: directory)
  }

  private static func sibling(of path: String, name: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    return "\(folder)/\(name)"
  }

  private static func merged(_ changes: [String: String?]) -> [String] {
    var result: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let pair = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
      next += 1
    }
    for (name, value) in changes { result[name] = value }
    return result.map { "\($0.key)=\($0.value)" }
  }
}
