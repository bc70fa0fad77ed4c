import LanguageKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import ShowroomText
import TerminalKit

/// The program: reads its options, opens the store, and runs lines from wherever they come.
struct Program {
  let arguments: [String]
  let variables = EnvironmentVariables.process

  func run() -> ExitStatus {
    do throws(CommandError) {
      let (options, rest) = try GlobalOptions.parse(arguments)
      return run(options, rest)
    } catch {
      let read = optionsBeforeFault()
      let printer = Printer(read, language: language(of: read) ?? .english)
      return printer.show(Outcome(error.problem(in: printer.language), status: .usage))
    }
  }

  /// The options before the one that is wrong, so that the error comes in the form and language asked for.
  private func optionsBeforeFault() -> GlobalOptions {
    for count in (0..<min(arguments.count, 50)).reversed() {
      if let read = try? GlobalOptions.parse(Array(arguments.prefix(count))) { return read.0 }
    }
    return GlobalOptions()
  }

  private func run(_ options: GlobalOptions, _ rest: SplitLine) -> ExitStatus {
    let spoken = language(of: options) ?? .english
    let printer = Printer(options, language: spoken)
    if options.version { return printer.show(Outcome([.sentence("showroom \(Edition.version)")])) }
    if options.help, rest.words.isEmpty { return printer.show(Outcome(HelpPage(language: spoken.language).program)) }
    if options.lines.isEmpty, !options.help, let status = runWithoutStore(rest, options, printer) { return status }
    do throws(StartProblem) {
      let first = options.lines.first.map { SplitLine($0) } ?? rest
      let opened = try StoreOpener(options: options, variables: variables, language: spoken).open(first)
      var session = Session(try context(opened, options))
      let runner = Runner(options: options, printer: Printer(options, language: session.context.language))
      return options.help ? runner.help(rest, &session) : runner.run(rest, &session)
    } catch {
      if let store = error.store, error.isStoreBroken, let backup = Rescue.backup(in: rest) {
        let calendar = ShowroomCalendar(zone: .utc)
        let text = Phrasebook(language: spoken.language, calendar: calendar, now: StoreOpener.systemTime)
        let rescue = Rescue(
          path: store.path, text: text, printer: printer, assumesYes: options.yes, now: StoreOpener.systemTime)
        return rescue.run(backup, fault: store.fault)
      }
      return printer.show(Outcome(error.problem, status: error.status))
    }
  }

  /// What neither needs a store nor may make one: the manual, what Tab asks for in a shell, and the torture, which makes a
  /// store of its own. Nil for all else, and where the line is not well put.
  private func runWithoutStore(_ rest: SplitLine, _ options: GlobalOptions, _ printer: Printer) -> ExitStatus? {
    // Most starts are for something else: they look at the first word, and no further.
    let named = CommandTable.standard.find(rest.words.prefix(1).map(\.text))?.name
    guard [.manual, .completions, .torture].contains(named), let call = try? CommandParser().parse(rest) else {
      return nil
    }
    switch call.command {
    case .manual: return printer.show(Outcome(document: ManualPage(language: printer.language).text))
    case .completions:
      guard let shell = call.words.first.flatMap(ShellScript.init) else { return nil }
      guard let text = call.words.dropFirst().first else { return printer.show(Outcome(document: shell.text)) }
      return printer.show(Outcome(document: offers(for: ShellLine(text), options)))
    case .torture: return Trial(options: options, printer: printer, language: printer.language).run(call)
    default: return nil
    }
  }

  /// The ways to go on with a line of a shell: from the store that it names, where that is there and up to date.
  private func offers(for line: ShellLine, _ given: GlobalOptions) -> String {
    let options = given.overridden(by: line.options)
    let spoken = language(of: options) ?? .english
    let opener = StoreOpener(options: options, variables: variables, language: spoken)
    guard let opened = opener.openAsItIs(), let context = try? self.context(opened, options) else {
      return line.text(language: spoken.language, access: Access(options.speaker ?? .staff))
    }
    var session = Session(context)
    if let name = options.staffName { _ = session.signIn(asStaff: name) }
    return session.refresh().problem == nil ? line.text(for: session.context) : ""
  }

  /// What the session works with, once the store is open: who speaks, and in which language.
  private func context(_ opened: OpenedStore, _ options: GlobalOptions) throws(StartProblem) -> Context {
    var context = Context(
      showroom: Showroom(store: opened.store, environment: opened.environment), speaker: options.speaker ?? .staff,
      language: language(of: options) ?? .english, assumesYes: options.yes, path: opened.path,
      readFile: InputFile.read, writeFile: OutputFile.write, progress: Progress().show,
      runProgram: { ChildProcess.run($0, input: $1, seconds: 30) }, lockOutbox: { OutboxLock(store: opened.path) })
    context.format = options.format
    do throws(StoreError) {
      let customer = try context.speaker.customer.flatMap { (id) throws(StoreError) in try opened.store.customer(id) }
      if let id = context.speaker.customer, customer == nil {
        throw StoreError.constraint(context.text.reason(.noCustomerNumber(id)))
      }
      context.language = try spokenLanguage(options, customer, opened.store)
      return context
    } catch .constraint(let message) {
      throw StartProblem(Problem(code: "unknown-customer", message: message), .refused)
    } catch {
      throw StartProblem(error, path: opened.path, text: context.text)
    }
  }

  /// The language that was asked for, else the customer's, else the terminal's, else the showroom's.
  private func spokenLanguage(
    _ options: GlobalOptions, _ customer: Customer?, _ store: SQLiteStore
  ) throws(StoreError) -> LanguageTag {
    if let asked = options.language { return asked }
    if let own = customer?.language { return own == .de ? .german : .english }
    if let terminal = localeLanguage { return terminal }
    return try store.language() == .de ? .german : .english
  }

  private func language(of options: GlobalOptions) -> LanguageTag? {
    options.language ?? localeLanguage
  }

  /// The language of the locale; none in the `C` and `POSIX` locales.
  private var localeLanguage: LanguageTag? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables.nonEmpty($0) }.first
    guard let name else { return nil }
    return LanguageTag(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : String($0) }.joined())
  }
}

/// Why the program did not get to its first line.
struct StartProblem: Error {
  let problem: Problem
  let status: ExitStatus
  /// The store that could not be opened, and why; nil where the store is not at fault.
  private(set) var store: (path: String, fault: StoreError)?

  init(_ problem: Problem, _ status: ExitStatus) {
    self.problem = problem
    self.status = status
  }

  init(_ error: StoreError, path: String, text: Phrasebook) {
    let (code, message, hint) = text.storeError(error, path: path)
    self.init(Problem(code: code, message: message, hint: hint), .refused)
    store = (path, error)
  }

  /// Whether nothing can be done with the store but to replace it.
  var isStoreBroken: Bool {
    switch store?.fault {
    case .unreadable, .failed: true
    default: false
    }
  }
}
