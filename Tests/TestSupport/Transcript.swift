/// A session with a program as a text file: commands, what they print, how they end.
///
///     # A comment; blank lines around commands are layout, too.
///     $ showroom find golf
///     a line of standard output
///     ! a line of standard error
///     [exit 1]
///     $ showroom <<END
///     standard input
///     END
///     $ sh: stat -c %a data/showroom/showroom.db
///     600
///
/// Without `[exit N]` the exit code is 0. A line of output that would be taken for something else (one that begins with
/// `$ `, `# `, `! `, `[` or a backslash, or an empty one at the end) has a backslash before it. `[no newline]` says that the
/// output does not end with a line break. A carriage return is written as `␍`. The directory of the test is written as `<dir>`.
public struct Transcript: Sendable, CustomStringConvertible {
  /// One command with what follows it.
  struct Command: Sendable, Equatable {
    let line: String
    var input: [String] = []
    var terminator: String?
    var outcome = Outcome()
  }

  /// What a command prints and how it ends.
  struct Outcome: Sendable, Equatable {
    var output: [String] = []
    var errors: [String] = []
    var endsInNewline = true
    var exitCode: Int32 = 0
  }

  enum Entry: Sendable, Equatable {
    /// A comment or a blank line.
    case layout(String)
    case command(Command)
  }

  /// The file.
  public let path: String
  var entries: [Entry]

  /// The file's name, for reports.
  public var description: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// Reads a transcript.
  public init(path: String) {
    self.path = path
    var parser = TranscriptParser(lines: File.text(path).split(separator: "\n", omittingEmptySubsequences: false))
    entries = parser.entries()
  }

  /// All files named `*.transcript` in a folder beside a source file (`#filePath`), sorted.
  public static func all(in folder: String, beside source: String) -> [Transcript] {
    let directory = source.lastIndex(of: "/").map { "\(source[..<$0])/\(folder)" } ?? folder
    return File.names(in: directory).filter { $0.hasSuffix(".transcript") }.map {
      Transcript(path: "\(directory)/\($0)")
    }
  }

  /// The transcript as text.
  var text: String {
    entries.flatMap { entry in
      switch entry {
      case .layout(let line): [line]
      case .command(let command): command.lines
      }
    }.map { $0 + "\n" }.joined()
  }
}

extension Transcript.Command {
  /// The command and its outcome as they are written.
  var lines: [String] {
    ["$ " + line] + input + (terminator.map { [$0] } ?? []) + outcome.lines
  }
}

extension Transcript.Outcome {
  var lines: [String] {
    var lines = output.enumerated().map { Self.escaped($1, isLast: $0 == output.count - 1) }
    if !endsInNewline { lines.append("[no newline]") }
    lines += errors.map { $0.isEmpty ? "!" : "! " + $0 }
    return exitCode == 0 ? lines : lines + ["[exit \(exitCode)]"]
  }

  /// An empty line is escaped always: whether it stands at the end is not to be counted by the reader.
  private static func escaped(_ line: String, isLast: Bool) -> String {
    let isSpecial =
      ["$ ", "#", "! ", "[", "\\"].contains { line.hasPrefix($0) } || line == "!" || isLast && line.isEmpty
    return isSpecial ? "\\" + line : line
  }
}

/// Reads the lines of a transcript.
struct TranscriptParser {
  private var lines: ArraySlice<Substring>

  init(lines: [Substring]) {
    // What follows the last line break is no line.
    self.lines = lines.last == "" ? lines.dropLast() : lines[...]
  }

  mutating func entries() -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    while let line = lines.popFirst() {
      guard line.hasPrefix("$ ") else {
        entries.append(.layout(String(line)))
        continue
      }
      let (command, layout) = command(String(line.dropFirst(2)))
      entries.append(.command(command))
      entries += layout.map { .layout($0) }
    }
    return entries
  }

  /// The command with its input and outcome, and the blank lines after it.
  private mutating func command(_ line: String) -> (Transcript.Command, [String]) {
    var command = Transcript.Command(line: line)
    if let marker = line.split(separator: " ").last, marker.hasPrefix("<<"), marker.count > 2 {
      command.terminator = String(marker.dropFirst(2))
      while let input = lines.popFirst(), input != command.terminator ?? "" { command.input.append(String(input)) }
    }
    while let line = lines.first, !line.hasPrefix("$ "), !line.hasPrefix("#") {
      lines.removeFirst()
      Self.read(String(line), into: &command.outcome)
    }
    var layout: [String] = []
    while command.outcome.output.last == "" { layout.append(command.outcome.output.removeLast()) }
    command.outcome.output = command.outcome.output.map { $0 == Self.escapedEmptyLine ? "" : $0 }
    return (command, layout)
  }

  /// Stands for an empty line that belongs to the output, until the blank lines of the layout are gone.
  private static let escapedEmptyLine = "\0"

  private static func read(_ line: String, into outcome: inout Transcript.Outcome) {
    if line == "\\" {
      outcome.output.append(escapedEmptyLine)
    } else if line.hasPrefix("\\") {
      outcome.output.append(String(line.dropFirst()))
    } else if line == "!" || line.hasPrefix("! ") {
      outcome.errors.append(String(line.dropFirst(2)))
    } else if line == "[no newline]" {
      outcome.endsInNewline = false
    } else if line.hasPrefix("[exit "), line.hasSuffix("]"), let code = Int32(line.dropFirst(6).dropLast()) {
      outcome.exitCode = code
    } else {
      outcome.output.append(line)
    }
  }
}
