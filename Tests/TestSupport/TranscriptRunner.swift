import Glibc

/// Runs transcripts, each in a directory of its own that holds the program's data, and compares.
public struct TranscriptRunner {
  /// The names of the programs that a command may begin with; each is one built by this package.
  public let programs: [String]
  /// Variables that every command gets, beside those that keep the test away from the person's own files.
  public let environment: [String: String]
  /// Programs that are not those built by this package, by the name that a command begins with.
  public let located: [String: Program]

  /// A runner for `showroom`, or for other programs.
  public init(
    programs: [String] = ["showroom"], environment: [String: String] = [:], located: [String: Program] = [:]
  ) {
    self.programs = programs
    self.environment = environment
    self.located = located
  }

  /// Runs a transcript and says what differs; nil where all is as written. With `SHOWROOM_REWRITE_TRANSCRIPTS=1` in the
  /// environment the file is written anew instead, as things are now.
  public func difference(in transcript: Transcript) -> String? {
    let actual = run(transcript)
    if let flag = getenv("SHOWROOM_REWRITE_TRANSCRIPTS"), String(cString: flag) == "1" {
      File.write(actual.text.utf8, to: transcript.path)
      return nil
    }
    let differences = zip(transcript.entries, actual.entries).compactMap { expected, actual -> String? in
      guard case .command(let expected) = expected, case .command(let actual) = actual, expected != actual else {
        return nil
      }
      return "expected:\n\(expected.lines.joined(separator: "\n"))\nactual:\n\(actual.lines.joined(separator: "\n"))"
    }
    return differences.isEmpty ? nil : differences.joined(separator: "\n\n")
  }

  /// The transcript as it comes out now.
  func run(_ transcript: Transcript) -> Transcript {
    let directory = TemporaryDirectory()
    var result = transcript
    result.entries = transcript.entries.map { entry in
      guard case .command(var command) = entry else { return entry }
      command.outcome = outcome(of: command, in: directory)
      return .command(command)
    }
    return result
  }

  private func outcome(of command: Transcript.Command, in directory: TemporaryDirectory) -> Transcript.Outcome {
    let input = command.input.map { $0 + "\n" }.joined()
    let line = command.terminator == nil ? command.line : command.line.droppingLastWord
    let result = start(line, input: input, in: directory)
    func clean(_ text: String) -> [String] {
      let visible = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\r" ? "␍" : $0 }))
      var lines = visible.replacing(directory.path, with: "<dir>").split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last == "" { lines.removeLast() }
      return lines.map { String($0) }
    }
    return Transcript.Outcome(
      output: clean(result.output), errors: clean(result.errors),
      endsInNewline: result.output.isEmpty || result.output.utf8.last == UInt8(ascii: "\n"), exitCode: result.exitCode)
  }

  private func start(_ line: String, input: String, in directory: TemporaryDirectory) -> Program.Result {
    var variables = isolated(in: directory)
    if line.hasPrefix("sh: ") {
      return Program("/bin/sh").run(
        ["-c", String(line.dropFirst(4))], input: input, environment: variables, in: directory.path)
    }
    var words = CommandLineSplitter.words(line)[...]
    while let word = words.first, let equals = word.firstIndex(of: "="), word.prefix(upTo: equals).isVariableName {
      variables[String(word[..<equals])] = String(word[word.index(after: equals)...])
      words.removeFirst()
    }
    guard let name = words.popFirst(), programs.contains(name) else {
      return Program.Result(output: "", errors: "a transcript runs only \(programs)\n", exitCode: 127)
    }
    return (located[name] ?? .built(name)).run(Array(words), input: input, environment: variables, in: directory.path)
  }

  /// What keeps a test apart from the person who runs it: their files, language, colours and pager.
  private func isolated(in directory: TemporaryDirectory) -> [String: String?] {
    let folder = Program.built("").path
    let search = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    var variables: [String: String?] = [
      "HOME": directory.path, "XDG_DATA_HOME": directory.file("data"), "XDG_STATE_HOME": directory.file("state"),
      "XDG_CONFIG_HOME": directory.file("config"), "LC_ALL": "C.UTF-8", "TZ": "UTC", "PATH": "\(folder):\(search)",
    ]
    for name in ["LANG", "LC_MESSAGES", "LC_CTYPE", "LANGUAGE", "SHOWROOM_DB", "NO_COLOR", "PAGER", "COLUMNS", "LINES"]
    {
      variables[name] = .some(nil)
    }
    for (name, value) in environment { variables[name] = value }
    return variables
  }
}

extension String {
  fileprivate var droppingLastWord: String {
    lastIndex(of: " ").map { String(self[..<$0]) } ?? self
  }
}

extension Substring {
  fileprivate var isVariableName: Bool {
    !isEmpty && allSatisfy { $0 == "_" || $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }
}
