import ShowroomShell
import TerminalKit

/// The commands that other programs drive: one line in, one JSON value out, in the same order.
struct Batch {
  private enum Kind {
    case understand
    case find(limit: Int)
  }

  private let kind: Kind

  /// Nil where the line is none of them.
  init?(_ line: SplitLine) {
    guard let call = try? CommandParser().parse(line) else { return nil }
    switch call.command {
    case .understand where call.text.isEmpty: kind = .understand
    case .find where call.flag("batch") && call.text.isEmpty && !call.flag("explain"):
      kind = .find(limit: call.number("limit") ?? 10)
    default: return nil
    }
  }

  func run(_ session: Session, _ reader: ScriptReader, _ printer: Printer) -> ExitStatus {
    while true {
      switch reader.readLine(prompt: "") {
      case .line(let line) where line.unicodeScalars.contains("\u{FFFD}"):
        // The reader puts it where the bytes are no text; what was meant there cannot be guessed.
        let problem = Problem(code: "bad-line", message: session.context.text.brokenText)
        guard printer.write(problem.value.text + "\n") else { return .refused }
      case .line(let line): guard printer.write(answer(to: line, session).text + "\n") else { return .refused }
      case .tooLong(let limit):
        let problem = Problem(code: "line-too-long", message: session.context.text.lineTooLong(limit))
        guard printer.write(problem.value.text + "\n") else { return .refused }
      case .failed(let reason):
        _ = printer.write(Problem(code: "unreadable-input", message: reason).value.text + "\n")
        return .refused
      case .end, .interrupted, .quiet: return .done
      }
    }
  }

  private func answer(to line: String, _ session: Session) -> JSONValue {
    switch kind {
    case .understand: session.understandBatch(line)
    case .find(let limit): session.findBatch(line, limit: limit)
    }
  }

}
