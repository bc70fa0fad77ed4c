import Glibc
import LanguageKit
import ShowroomShell
import ShowroomText
import TerminalKit

/// Shows outcomes: results on standard output, problems on standard error.
struct Printer {
  var language: Language
  private let options: GlobalOptions
  private let isTerminal = StandardStream.output.isTerminal

  init(_ options: GlobalOptions, language: LanguageTag) {
    self.options = options
    self.language = language.language
  }

  /// Shows an outcome and returns its status.
  ///
  /// - Parameter place: where a problem was, such as the line of a script; stands before the problem.
  @discardableResult
  func show(_ outcome: Outcome, place: String? = nil, pages: Bool = false) -> ExitStatus {
    let renderer = renderer(outcome.format)
    if outcome.clearsScreen, isTerminal, EnvironmentVariables.process.nonEmpty("TERM") != "dumb" {
      StandardOutput.write(Self.clearing)
    }
    let text = outcome.document.map(shown) ?? renderer.text(of: outcome)
    guard text.isEmpty || write(text, pages: pages) else { return .refused }
    if var problem = outcome.problem {
      if let place { problem.message = "\(place): \(problem.message)" }
      StandardOutput.write(renderer.text(of: problem), to: .error)
    }
    return outcome.status
  }

  /// Empties the screen, and what can be scrolled back to.
  private static let clearing = "\u{1b}[H\u{1b}[2J\u{1b}[3J"
  /// Writes an answer. One that got nowhere is no success, and is told; but where nobody reads any more, nobody needs to
  /// know.
  /// - Returns: false where it could not be written.
  func write(_ text: String, pages: Bool = false) -> Bool {
    if pages ? Pager().show(text) : StandardOutput.write(text) { return true }
    let reason = errno
    if reason != EPIPE {
      let message = Phrasebook.outputFailed(reason: String(cString: strerror(reason)), in: language)
      let problem = Problem(code: "output-failed", message: message)
      StandardOutput.write(renderer(nil).text(of: problem), to: .error)
    }
    return false
  }

  /// A file for other programs: on a terminal without what could steer that.
  private func shown(_ document: String) -> String {
    isTerminal ? OutputFile.sanitisedLines(document) : document
  }

  /// A table on a terminal, plain text elsewhere, unless something else was asked for.
  private func renderer(_ asked: GlobalOptions.Format?) -> Renderer {
    let format = asked ?? options.format ?? (isTerminal ? .table : .plain)
    let usesColor = (options.color ?? .auto).allowsColor(isTerminal: isTerminal)
    return Renderer(
      format: format, language: language, width: isTerminal ? TerminalSize().columns : nil, usesColor: usesColor)
  }
}
