import CReadline
import Glibc

/// Lets a person edit lines at a terminal, with GNU readline: history, Tab, UTF-8, a person's own `~/.inputrc`.
///
/// It uses readline's callback interface and waits itself, for keys and for signals: only so is a line dropped by Ctrl-C
/// while no other key gets lost. Between two lines the terminal is as it was. Readline exists once in a process, and so
/// should this.
public final class ReadlineEditor: LineReader {
  /// How an editor is set up.
  public struct Settings {
    /// The program's name, for conditions in `~/.inputrc`.
    public var name: String
    /// The file that keeps the history; nil for none.
    public var historyFile: String?
    /// How many lines the history keeps.
    public var historyLimit = 2_000
    /// What Tab asks.
    public var completer: Completer = { _, _ in [] }

    /// Settings without history and completion.
    public init(name: String) {
      self.name = name
    }
  }

  private var history: History
  /// Seconds without a key after which a line is dropped and ``LineEvent/quiet`` comes; nil waits for ever.
  public var quietLimit: Int?
  /// Whether the person may only type lines: Ctrl-Z and Ctrl-\ do nothing, and no line goes into the history's file.
  public var isForCustomers = false {
    didSet {
      history.isPrivate = isForCustomers
      if isForCustomers { showroom_readline_unbind_memories() }
      SignalGate.keepShut(isForCustomers)
    }
  }
  private let completer: Completer
  /// The further lines of a text that was pasted as one.
  private var pasted: [String] = []
  private var outcome: LineEvent?
  private var completions: CompletionSet?

  /// The editor that reads right now. Readline's callbacks get nothing that could lead them to it.
  private nonisolated(unsafe) static var reading: ReadlineEditor?

  /// Sets readline up and reads the history.
  public init(_ settings: Settings) {
    completer = settings.completer
    // Readline keeps the pointer for as long as the process lives.
    showroom_readline_configure(strdup(settings.name), completeText, displayMatches)
    UTF8Locale.whileActive { _ = rl_initialize() }
    history = History(path: settings.historyFile, limit: settings.historyLimit)
  }

  /// Reads one line. The prompt may hold colours.
  ///
  /// A text of several lines that was pasted comes back line by line, without asking. Each line goes to the history
  /// unless it is blank, begins with a space, or repeats the last one.
  public func readLine(prompt: String) -> LineEvent {
    if !pasted.isEmpty { return remembered(pasted.removeFirst()) }
    fflush(nil)
    let gate = SignalGate()
    Self.reading = self
    outcome = nil
    // Readline looks at the environment again for each line.
    UTF8Locale.whileActive {
      rl_callback_handler_install(Prompt.marked(prompt)) { ReadlineEditor.received($0) }
    }
    var watch = QuietWatch(limit: quietLimit)
    while outcome == nil { waitOnce(gate, &watch) }
    Self.reading = nil
    return finished(outcome ?? .end)
  }

  /// Waits for a key or a signal and deals with it. Signals come first: what is typed after Ctrl-C is for the next line.
  private func waitOnce(_ gate: borrowing SignalGate, _ watch: inout QuietWatch) {
    var sources = [
      pollfd(fd: gate.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, watch.timeout) > 0 else {
      if watch.isOver { endQuietly() }
      return
    }
    if let signal = gate.next() {
      handle(signal, gate)
    } else if sources[1].revents != 0 {
      watch.restart()
      rl_callback_read_char()
    }
  }

  /// Drops the line as if nobody had typed it.
  private func endQuietly() {
    showroom_readline_drop_line_quietly()
    outcome = .quiet
  }

  /// Forgets all lines of this person: the history in memory, and what is left of a pasted text.
  public func forgetLines() {
    pasted = []
    history.forget()
  }

  /// The next line of a pasted text, as an answer that must not be remembered.
  public func nextPastedLine() -> String? {
    pasted.isEmpty ? nil : pasted.removeFirst()
  }

  private func handle(_ signal: Int32, _ gate: borrowing SignalGate) {
    switch signal {
    case SIGWINCH: rl_resize_terminal()
    case SIGINT:
      showroom_readline_drop_line()
      outcome = .interrupted
    case SIGTSTP where isForCustomers, SIGQUIT where isForCustomers: break
    case SIGTSTP:
      rl_cleanup_after_signal()
      gate.release(signal)
      rl_reset_after_signal()
      showroom_readline_redraw()
    default:
      rl_callback_handler_remove()
      gate.release(signal)
      outcome = .end
    }
  }

  private static func received(_ line: UnsafeMutablePointer<CChar>?) {
    // At once, or the prompt would be shown again.
    rl_callback_handler_remove()
    guard let line else {
      reading?.outcome = .end
      return
    }
    reading?.outcome = .line(String(cString: line))
    free(line)
  }

  private func finished(_ event: LineEvent) -> LineEvent {
    switch event {
    case .line(let text):
      let lines = Self.lines(of: text)
      pasted = Array(lines.dropFirst())
      return remembered(lines[0])
    case .end:
      // Ctrl-D leaves the cursor behind the prompt.
      print()
      return .end
    default: return event
    }
  }

  private func remembered(_ line: String) -> LineEvent {
    history.add(line)
    return .line(line)
  }

  /// The lines of a pasted text; what ends in a line break has no empty line after it. Never none.
  static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension ReadlineEditor {
  /// All matches for the text before the cursor, in readline's form: what they have in common, then each, then nil.
  fileprivate func matches(before: String) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let line = String(cString: showroom_readline_line())
    completions = CompletionSet(completer(line, before.utf8.count), before: before)
    showroom_readline_completion_done(completions?.endsWord == true ? 1 : 0)
    guard let completions else { return nil }
    let texts = [completions.common] + (completions.texts.count > 1 ? completions.texts : [])
    return Self.array(texts)
  }

  /// Lists the labels of the matches in columns, below the line.
  fileprivate func showMatches() {
    guard let labels = completions?.labels, let array = Self.array([""] + labels) else { return }
    let widest = labels.map { cellWidth(of: $0) }.max() ?? 0
    rl_display_match_list(array, Int32(labels.count), Int32(widest))
    for index in 0...labels.count { free(array[index]) }
    free(array)
    rl_forced_update_display()
  }

  /// A nil-terminated array of C strings that readline, or the caller, frees.
  private static func array(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let array = malloc(size)?.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { array?[index] = strdup(string) }
    array?[strings.count] = nil
    return array
  }

  fileprivate static func active() -> ReadlineEditor? { reading }
}

private func completeText(
  text: UnsafePointer<CChar>?, start: Int32, end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  guard let text, let editor = ReadlineEditor.active() else { return nil }
  return editor.matches(before: String(cString: text))
}

private func displayMatches(
  matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: Int32, longest: Int32
) {
  ReadlineEditor.active()?.showMatches()
}
