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
    case .find where call.flag("batch"): kind = .find(limit: call.number("limit") ?? 10)
    default: return nil
    }
  }

  func run(_ session: Session, _ reader: ScriptReader) -> ExitStatus {
    while true {
      switch reader.readLine(prompt: "") {
      case .line(let line): guard write(answer(to: line, session)) else { return .refused }
      case .tooLong(let limit):
        guard write(Problem(code: "line-too-long", message: session.context.text.lineTooLong(limit)).value) else {
          return .refused
        }
      case .failed(let reason):
        _ = write(Problem(code: "unreadable-input", message: reason).value)
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

  /// False where nobody reads any more.
  private func write(_ value: JSONValue) -> Bool {
    StandardOutput.write(value.text + "\n")
  }
}
