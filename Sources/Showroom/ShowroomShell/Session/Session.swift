import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText

/// A run of lines by one speaker: it remembers the open question, and nothing else.
///
/// It prints nothing and reads nothing; each line has an ``Outcome``.
public struct Session {
  public var context: Context
  /// What the next line may answer.
  var open: Open?
  /// What was open before the command that runs.
  var shownBefore: Open?
  /// The line that runs, for the journal.
  private var line = ""
  /// Whether anything was shown since the terminal was left to the next customer.
  var hasShown = false
  /// How the last phrase was read, for `why`.
  var lastReading: (phrase: String, reading: PhraseReading)?
  /// Another name for a car, which a yes in the next line keeps.
  var offer: CarAlias?
  /// What a person said was meant by a misspelt name, until its request is done.
  var correction: CarAlias?
  /// Why the last request was refused, for `why`.
  var lastRefusal: String?
  /// What was booked last, and the drive of the last act.
  var lastBooking: BookTestDrive?
  var lastDrive: TestDrive.ID?
  /// Whether the speaker wants to leave.
  public internal(set) var isOver = false

  /// What the next line may answer.
  enum Open {
    /// A dialogue that asks, or one that ended with alternatives to take.
    case conversation(Conversation, run: Run)
    /// Whether a saved phrase is meant that is spelt a little otherwise.
    case phrase(ShortcutLibrary.Match)
    /// Which of several shortcuts with one phrase is meant.
    case shortcuts([ShortcutLibrary.Match])
    /// Whether something that can not be taken back is to be done.
    case deed(Deed)
    /// Which of some suggestions is wanted, and for whom; nobody has to say.
    case suggestions([Suggestion], Customer?)
    /// Whether a customer's acts may be remembered; nobody has to say.
    case consent(Customer)
    /// A PIN: the line is kept nowhere.
    case secret(Secret)
    /// The phone number or e-mail address of a customer who signs in.
    case contact
  }

  /// Where a conversation came from.
  struct Run {
    var shortcut: Shortcut?
  }

  public init(_ context: Context) {
    self.context = context
  }

  var text: Phrasebook { context.text }
  var store: any StorePort { context.store }

  /// Whether a question is open, so that the next line is its answer.
  public var isAsking: Bool {
    switch open {
    case .conversation(let conversation, _): conversation.isOpen
    case .phrase, .shortcuts, .deed, .secret, .contact: true
    case .suggestions, .consent, nil: false
    }
  }

  /// Runs one line.
  public mutating func run(_ line: String) -> Outcome {
    run(SplitLine(line))
  }

  /// Runs one line that is split already.
  public mutating func run(_ line: SplitLine) -> Outcome {
    hasShown = true
    if !asksForSecret { self.line = line.line }
    return attempt { (session) throws(Interruption) in
      try session.lookAtTerminal()
      if let outcome = try session.takeSecret(line.line) { return outcome }
      return try session.take(line)
    }
  }

  /// Says to the journal who acts from now on, and by which words. An answer goes on with the act that asked.
  func sign(_ act: String, phrase: String? = nil) {
    store.sign(
      Author(
        speaker: context.speaker, name: context.member?.name, act: act, phrase: phrase ?? line, at: context.showroom.now
      ))
  }

  /// Leaves the open question; nothing was written.
  public mutating func drop() -> Outcome {
    let wasAsking = isAsking
    open = nil
    correction = nil
    return Outcome(wasAsking ? [.sentence(text.droppedQuestion)] : [])
  }

  /// What ends a line early.
  enum Interruption: Error {
    case store(StoreError)
    case command(CommandError)
    case problem(Problem, ExitStatus)
  }

  mutating func attempt(_ body: (inout Session) throws(Interruption) -> Outcome) -> Outcome {
    do throws(Interruption) {
      return try body(&self)
    } catch {
      return outcome(of: error)
    }
  }

  private mutating func outcome(of interruption: Interruption) -> Outcome {
    switch interruption {
    case .store(let error):
      open = nil
      let (code, message, hint) = text.storeError(error, path: context.path)
      return Outcome(Problem(code: code, message: message, hint: hint))
    case .command(.notAllowed(let command, let needs)):
      let refused = refusal(.notAllowed(command: command, needs: needs))
      guard case .problem(let problem, let status) = refused else {
        let error = CommandError.notAllowed(command: command, needs: needs)
        return Outcome(error.problem(in: context.language.language), status: error.exitStatus)
      }
      return Outcome(problem, status: status)
    case .command(let error):
      return Outcome(error.problem(in: context.language.language), status: error.exitStatus)
    case .problem(let problem, let status): return Outcome(problem, status: status)
    }
  }

  /// Asks the store, and ends the line where that fails.
  func asking<Value>(_ body: () throws(StoreError) -> Value) throws(Interruption) -> Value {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .store(error)
    }
  }

  /// The models that words name, best first.
  func search(_ words: String, limit: Int) throws(StoreError) -> [NameMatch] {
    try searchAnswer(words, limit: limit).matches
  }

  /// What words name, how they were read, and why nothing was found.
  func searchAnswer(_ words: String, limit: Int) throws(StoreError) -> SearchAnswer {
    let year = context.showroom.environment.wallClock.date.year
    return try store.search(words, limit: limit, thisYear: year)
  }

  /// Ends the line because words name no car here, with what is near where something is.
  func unknownCar(_ words: String, _ miss: SearchMiss?) -> Interruption {
    guard let miss, miss.tellsWhy else {
      return refuse("unknown-car", text.reason(.unknownCar(words)), hint: text.whereCarsAre)
    }
    return refuse("unknown-car", text.miss(miss, query: words), hint: nil)
  }

  /// Ends the line with a refusal.
  func refuse(_ code: String, _ message: String, hint: String? = nil) -> Interruption {
    .problem(Problem(code: code, message: message, hint: hint), .refused)
  }

  /// Ends the line with a word on how it is used.
  func misuse(_ code: String, _ message: String, hint: String? = nil) -> Interruption {
    .problem(Problem(code: code, message: message, hint: hint), .usage)
  }
}
