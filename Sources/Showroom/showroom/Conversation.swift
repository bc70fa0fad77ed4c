import ShowroomShell
import TerminalKit

/// A person at a terminal.
struct Conversation {
  private let printer: Printer

  init(_ printer: Printer) {
    self.printer = printer
  }

  /// Reads lines until the person leaves. Ctrl-C drops the line, or the open question; Ctrl-D leaves.
  func run(_ session: inout Session) -> ExitStatus {
    let editor = editor(for: session)
    printer.show(Outcome([.sentence(session.context.text.greeting)]))
    while !session.isOver {
      switch editor.readLine(prompt: session.isAsking ? "? " : "showroom> ") {
      case .line(let line):
        printer.show(session.run(line), pages: true)
        if let delivered = session.deliverBetweenLines() { printer.show(delivered) }
      case .interrupted: printer.show(session.drop())
      case .end: return .done
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

  private func editor(for session: Session) -> ReadlineEditor {
    var settings = ReadlineEditor.Settings(name: "showroom")
    settings.historyFile = try? XDGPaths(application: "showroom").file(.state, "history")
    let context = session.context
    settings.completer = { line, cursor in
      let completer = CommandCompleter(
        data: StoreCompletion(context), language: context.language.language, access: Access(context.speaker))
      return completer.complete(line, cursor)
    }
    return ReadlineEditor(settings)
  }
}
