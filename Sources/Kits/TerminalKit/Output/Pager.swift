import Glibc

/// Shows long output a screen at a time.
public struct Pager: Sendable {
  private let variables: EnvironmentVariables

  /// A pager as the environment wants it: `$PAGER`, else `less` with the options in `$LESS`, else `-FRX`.
  public init(variables: EnvironmentVariables = .process) {
    self.variables = variables
  }

  /// Writes text to standard output: through the pager where that is a terminal which the text does not fit in, else
  /// straight.
  /// - Returns: false where it could not be written; `errno` says why.
  @discardableResult
  public func show(_ text: String) -> Bool {
    guard let command, needsPager(text), page(text, through: command) else { return StandardOutput.write(text) }
    return true
  }

  /// The command for the shell; nil where there shall be no pager.
  var command: String? {
    guard variables["TERM"] != "dumb" else { return nil }
    guard let pager = variables["PAGER"] else { return "less" }
    return pager.isEmpty || pager == "cat" ? nil : pager
  }

  private func needsPager(_ text: String) -> Bool {
    guard StandardStream.input.isTerminal, StandardStream.output.isTerminal else { return false }
    return Self.rows(of: text, width: TerminalSize().columns) >= TerminalSize().rows
  }

  /// How many rows a text takes on a terminal of this width. Colour sequences count as room, which errs to the safe side.
  static func rows(of text: String, width: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
      .reduce(0) { $0 + max(1, (cellWidth(of: $1) + width - 1) / max(1, width)) }
  }

  /// Whether the pager took the text. Leaving it before the end counts: nobody wants the rest.
  private func page(_ text: String, through command: String) -> Bool {
    fflush(nil)
    // The pager decides what Ctrl-C means while it is there.
    let (interrupt, brokenPipe) = (signal(SIGINT, SIG_IGN), signal(SIGPIPE, SIG_IGN))
    defer {
      signal(SIGINT, interrupt)
      signal(SIGPIPE, brokenPipe)
    }
    // `less` without options of its own: leave when it all fits, show colours, leave the text on the screen. In its secure
    // mode it starts no other program and opens no other file: whoever reads here is not always who owns the terminal.
    guard let pipe = popen("LESSSECURE=1 LESS=${LESS--FRX} \(command)", "we") else { return false }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, pipe)
    // The shell's own codes for a program that is not there, or cannot be run: nothing was shown then.
    let status = pclose(pipe)
    let code = (status >> 8) & 0xff
    return status & 0x7f != 0 || code != 127 && code != 126
  }
}
