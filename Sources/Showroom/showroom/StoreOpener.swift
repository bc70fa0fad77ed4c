import Glibc
import LanguageKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import ShowroomText
import TerminalKit

/// A store that is open, with the clock and the zone to use with it.
struct OpenedStore {
  let store: SQLiteStore
  let environment: Environment
  let path: String
}

/// Finds the file of the store, opens it, and sets a new one up.
struct StoreOpener {
  let options: GlobalOptions
  let variables: EnvironmentVariables
  let language: LanguageTag

  /// - Parameter line: the command; `init` says how a new store begins, and is refused where there is one.
  func open(_ line: SplitLine) throws(StartProblem) -> OpenedStore {
    let path = try path()
    let call = try initialisation(line)
    try checkBeforeFileIsMade(call)
    let (store, origin) = try opened(path)
    if case .upgraded(let copy) = origin, let copy { say(text.upgraded(path: path, copy: copy)) }
    if try storing({ () throws(StoreError) in try store.isSetUp() }, path) {
      if call != nil { throw storeExists(path) }
    } else {
      try setUp(store, call, path)
    }
    let zone = try storing({ () throws(StoreError) in try store.zone() }, path)
    return OpenedStore(store: store, environment: try environment(zone), path: path)
  }

  /// Opens a store that is there and up to date, and changes nothing; nil where there is none.
  func openAsItIs() -> OpenedStore? {
    let path = named ?? XDGPaths(application: "showroom", variables: variables).directory(.data) + "/showroom.db"
    guard let store = SQLiteStore.openAsItIs(path: path), let zone = try? store.zone(),
      let environment = try? self.environment(zone)
    else { return nil }
    return OpenedStore(store: store, environment: environment, path: path)
  }

  /// A zone or a clock that is none is told before a file is made.
  private func checkBeforeFileIsMade(_ call: Invocation?) throws(StartProblem) {
    if let zone = call?.option("zone") { _ = try environment(zone) }
    if let now = options.now, ShowroomCalendar(zone: .utc).parse(iso8601: now) == nil { throw badNow(now) }
  }

  private func badNow(_ value: String) -> StartProblem {
    StartProblem(Problem(code: "bad-now", message: text.badNow(value), hint: text.nowHint), .usage)
  }

  private var text: Phrasebook {
    Phrasebook(language: language.language, calendar: ShowroomCalendar(zone: .utc), now: Self.systemTime)
  }

  static var systemTime: Instant { Instant(seconds: Int64(time(nil))) }

  /// The store that the call or the environment names.
  private var named: String? { options.database ?? variables.nonEmpty("SHOWROOM_DB") }

  private func path() throws(StartProblem) -> String {
    if let named { return named }
    do throws(XDGPaths.Failure) {
      return try XDGPaths(application: "showroom", variables: variables).file(.data, "showroom.db")
    } catch {
      throw StartProblem(Problem(code: "no-folder", message: error.description), .refused)
    }
  }

  /// The command `init`, if that is the line.
  private func initialisation(_ line: SplitLine) throws(StartProblem) -> Invocation? {
    guard line.words.first?.text == "init" else { return nil }
    do throws(CommandError) {
      return try CommandParser().parse(line)
    } catch {
      throw StartProblem(error.problem(in: language.language), error.exitStatus)
    }
  }

  private func opened(_ path: String) throws(StartProblem) -> (store: SQLiteStore, origin: SQLiteStore.Origin) {
    let waiting = text.waitingForLock
    return try storing(
      { () throws(StoreError) in
        try SQLiteStore.open(path: path, now: Self.systemTime) { say(waiting) }
      }, path)
  }

  private func setUp(_ store: SQLiteStore, _ call: Invocation?, _ path: String) throws(StartProblem) {
    let isEmpty = call?.flag("empty") ?? false
    let zone = call?.option("zone") ?? (isEmpty ? TimeZoneRules.hostIdentifier() : SQLiteStore.demonstrationZone)
    let environment = try environment(zone)
    let isMine = try storing(
      { () throws(StoreError) in
        try store.setUp(
          isEmpty ? .empty(zone: zone) : .demonstration, calendar: environment.calendar, now: environment.now())
      }, path)
    // Another process may have been first.
    if !isMine, call != nil { throw storeExists(path) }
  }

  private func storeExists(_ path: String) -> StartProblem {
    StartProblem(Problem(code: "store-exists", message: text.storeExists(path: path)), .refused)
  }

  /// The clock and the zone. With `--now` the clock stands still.
  private func environment(_ zone: String) throws(StartProblem) -> Environment {
    let calendar: ShowroomCalendar
    do throws(TimeZoneError) {
      calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: zone))
    } catch .unreadable(let file, let reason) {
      throw StartProblem(
        Problem(code: "unreadable-zone", message: text.fileUnreadable(file, reason)), .refused)
    } catch {
      throw StartProblem(
        Problem(code: "unknown-zone", message: text.unknownZone(zone), hint: text.zoneHint), .usage)
    }
    let terminal = variables.nonEmpty("SHOWROOM_TERMINAL") ?? Environment.usualTerminal
    guard let wanted = options.now else {
      return Environment(calendar: calendar, terminal: terminal) { Self.systemTime }
    }
    guard let now = calendar.parse(iso8601: wanted)?.instant else { throw badNow(wanted) }
    return Environment(calendar: calendar, terminal: terminal) { now }
  }

  private func storing<Value>(
    _ body: () throws(StoreError) -> Value, _ path: String
  ) throws(StartProblem) -> Value {
    do throws(StoreError) {
      return try body()
    } catch {
      throw StartProblem(error, path: path, text: text)
    }
  }

  private func say(_ line: String) {
    StandardOutput.write(sanitised(line) + "\n", to: .error)
  }
}
