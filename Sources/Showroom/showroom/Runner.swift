import ShowroomShell
import ShowroomText
import TerminalKit

/// Runs lines: those of the command line, of a script, or of a person at a terminal.
struct Runner {
  let options: GlobalOptions
  let printer: Printer
  /// Standard input, where it is no terminal: one reader, whoever reads from it.
  private let script = ScriptReader()

  init(options: GlobalOptions, printer: Printer) {
    self.options = options
    self.printer = printer
  }

  func run(_ line: SplitLine, _ session: inout Session) -> ExitStatus {
    let start = session.refresh()
    guard start.problem == nil else { return printer.show(start) }
    if let name = options.staffName {
      let status = signIn(name, &session)
      guard status == .done else { return status }
    }
    let status = runAll(line, &session)
    // A terminal that was left to customers is so until its PIN takes it back.
    guard session.context.isKiosk, !session.isOver else { return status }
    guard StandardStream.input.isTerminal else { return runScript(&session) }
    var conversation = Conversation(printer)
    return conversation.run(&session, greets: false)
  }

  /// Goes on as a member of staff; where they have a PIN it is the first line of the input.
  private func signIn(_ name: String, _ session: inout Session) -> ExitStatus {
    let outcome = session.signIn(asStaff: name)
    guard outcome.problem != nil || session.isAsking else { return .done }
    let status = printer.show(outcome)
    return session.isAsking ? answerOpenQuestion(&session) : status
  }

  private func runAll(_ line: SplitLine, _ session: inout Session) -> ExitStatus {
    if !options.lines.isEmpty {
      return runLines(options.lines.map { SplitLine($0) } + (line.words.isEmpty ? [] : [line]), &session)
    }
    if let batch = Batch(line) { return batch.run(session, script, printer) }
    if !line.words.isEmpty { return runLines([line], &session) }
    guard StandardStream.input.isTerminal else { return runScript(&session) }
    var conversation = Conversation(printer)
    return conversation.run(&session)
  }

  /// The help of one command: `showroom book --help`.
  func help(_ line: SplitLine, _ session: inout Session) -> ExitStatus {
    printer.show(session.run("help \(line.words.prefix(2).map(\.text).joined(separator: " "))"))
  }

  /// Runs lines until one fails. Where the last leaves a question open, answers are read from standard input, unless
  /// `--yes` says that nobody is there.
  private func runLines(_ lines: [SplitLine], _ session: inout Session) -> ExitStatus {
    var failure: ExitStatus?
    for line in lines where !session.isOver {
      let status = printer.show(session.run(line), pages: lines.count == 1)
      if status != .done { failure = failure ?? status }
      guard status == .done || options.keepGoing else { return status }
    }
    let last = session.isAsking ? answerOpenQuestion(&session) : .done
    return failure ?? last
  }

  private func answerOpenQuestion(_ session: inout Session) -> ExitStatus {
    guard !options.yes || session.asksForSecret else { return leaveOpen(&session, status: .refused) }
    let isTerminal = StandardStream.input.isTerminal
    let reader: any LineReader = isTerminal ? ReadlineEditor(ReadlineEditor.Settings(name: "showroom")) : script
    var status = ExitStatus.done
    while session.isAsking {
      let isSecret = isTerminal && session.asksForSecret
      switch isSecret ? SecretReader().readLine(prompt: "> ") : reader.readLine(prompt: "> ") {
      case .line(let answer): status = printer.show(session.run(answer))
      case .interrupted: return printer.show(session.drop())
      case .end: return leaveOpen(&session, status: .refused)
      case .tooLong, .failed, .quiet: return leaveOpen(&session, status: .usage)
      }
    }
    return status
  }

  /// Nothing was written for a question that nobody answered.
  private func leaveOpen(_ session: inout Session, status: ExitStatus, place: String? = nil) -> ExitStatus {
    let text = session.context.text
    _ = session.drop()
    return printer.show(
      Outcome(
        Problem(
          code: "unanswered", message: text.unanswered, hint: options.yes ? text.whatYesAnswers : text.howToAnswer),
        status: status),
      place: place)
  }

  /// A script: a line at a time; it stops at the first that fails, unless it may go on.
  private func runScript(_ session: inout Session) -> ExitStatus {
    let reader = script
    var number = 0
    var failed = false
    while !session.isOver {
      number += 1
      let place = session.context.text.line(number)
      let wasAsking = session.isAsking
      switch reader.readLine(prompt: "") {
      case .line(let line):
        if line.first == "#", !wasAsking { continue }
        let status = printer.show(session.run(line), place: place)
        if wasAsking, session.isOver { return leaveOpen(&session, status: .scriptStopped, place: place) }
        guard status != .done else { continue }
        failed = true
        if !options.keepGoing { return .scriptStopped }
      case .end:
        if session.isAsking {
          return leaveOpen(&session, status: .scriptStopped, place: session.context.text.line(number - 1))
        }
        return failed ? .refused : .done
      case .interrupted, .quiet: return .scriptStopped
      case .tooLong(let limit):
        let problem = Problem(code: "line-too-long", message: session.context.text.lineTooLong(limit))
        printer.show(Outcome(problem, status: .usage), place: place)
        return .scriptStopped
      case .failed(let reason):
        printer.show(Outcome(Problem(code: "unreadable-input", message: reason), status: .refused), place: place)
        return .scriptStopped
      }
    }
    return failed ? .refused : .done
  }
}
