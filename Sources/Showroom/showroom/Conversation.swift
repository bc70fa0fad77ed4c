import ShowroomShell
import TerminalKit

/// A person at a terminal.
struct Conversation {
  private var printer: Printer

  init(_ printer: Printer) {
    self.printer = printer
  }

  /// Reads lines until the person leaves. Ctrl-C drops the line, or the open question; Ctrl-D leaves. Where the terminal
  /// is left to customers neither does, and a while without a key makes it ready for the next one.
  mutating func run(_ session: inout Session, greets: Bool = true) -> ExitStatus {
    let watched = WatchedContext(session.context)
    let editor = editor(for: watched)
    if session.context.isLocked { editor.forgetLines() }
    if greets { printer.show(session.greeting()) }
    while !session.isOver {
      prepare(editor, session)
      watched.context = session.context
      switch event(session, editor) {
      case .line(let line):
        show(session.run(line), session, editor)
        if let delivered = session.deliverBetweenLines() { show(delivered, session, editor) }
      case .interrupted: show(session.drop(), session, editor)
      case .quiet:
        if let outcome = session.quietHasCome() { show(outcome, session, editor) }
      case .end:
        // A terminal that is gone has nobody to ask.
        guard session.context.isKiosk, StandardStream.input.isTerminal else { return .done }
        show(session.isAsking ? session.drop() : session.leave(), session, editor)
      case .tooLong(let limit):
        let message = session.context.text.lineTooLong(limit)
        printer.show(Outcome(Problem(code: "line-too-long", message: message), status: .usage))
      case .failed(let reason):
        printer.show(Outcome(Problem(code: "unreadable-input", message: reason)))
        return .refused
      }
    }
    return .done
  }

  private func prepare(_ editor: ReadlineEditor, _ session: Session) {
    let isKiosk = session.context.isKiosk
    if editor.isForCustomers != isKiosk {
      editor.isForCustomers = isKiosk
      editor.forgetLines()
    }
    editor.quietLimit = session.quietLimit
  }

  private func event(_ session: Session, _ editor: ReadlineEditor) -> LineEvent {
    guard session.asksForSecret else { return editor.readLine(prompt: session.isAsking ? "? " : "showroom> ") }
    if let line = editor.nextPastedLine() { return .line(line) }
    var reader = SecretReader()
    reader.quietLimit = session.quietLimit
    reader.isForCustomers = session.context.isKiosk
    return reader.readLine(prompt: "? ")
  }

  /// Customers get no pager: it could run programs.
  private mutating func show(_ outcome: Outcome, _ session: Session, _ editor: ReadlineEditor) {
    printer.language = session.context.language.language
    if outcome.clearsScreen { editor.forgetLines() }
    printer.show(outcome, pages: !session.context.isKiosk && !outcome.clearsScreen)
  }

  private func editor(for watched: WatchedContext) -> ReadlineEditor {
    var settings = ReadlineEditor.Settings(name: "showroom")
    settings.historyFile = try? XDGPaths(application: "showroom").file(.state, "history")
    settings.completer = { line, cursor in
      let context = watched.context
      let completer = CommandCompleter(
        data: StoreCompletion(context, paths: { FilePaths.beginning(with: $0) }), language: context.language.language,
        access: Access(context.speaker))
      return completer.complete(line, cursor)
    }
    return ReadlineEditor(settings)
  }
}

/// Who stands at the terminal now, for what Tab may offer.
private final class WatchedContext {
  var context: Context

  init(_ context: Context) {
    self.context = context
  }
}
