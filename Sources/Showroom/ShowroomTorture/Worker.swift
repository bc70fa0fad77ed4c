import Glibc
import ShowroomCore
import TerminalKit

/// One place at which processes work, one after the other: each does some acts, and is then killed.
///
/// A process is the program itself, fed a script through a pipe. Whatever line comes out of it, a person would have seen.
final class Worker {
  private let number: Int
  private let settings: TortureSettings
  private var maker: DeedMaker
  private var dice: Dice
  private var program: ConversedProgram?
  private var ending: Ending
  private var deedsLeft = 0
  /// The minute of the day on the clock of the process.
  private var minute = 0
  /// What the process did just now, where it was acknowledged.
  private var last: Deed.Kind?
  private var current: (deed: Deed, sent: Int)?
  private var phase = TortureReport.Phase.waiting
  private var phaseBegan = 0
  /// How long a phase took lately, in nanoseconds.
  private var usual: [TortureReport.Phase: Int] = [:]
  private var isDropping = false
  private var wasKilled = false
  private(set) var isFinished = false

  /// When the signal is to be sent, in nanoseconds; nil where no time is set.
  private(set) var killAt: Int?
  var descriptor: Int32? { program?.output }

  init(_ number: Int, _ settings: TortureSettings) {
    self.number = number
    self.settings = settings
    let seed = settings.seed &+ UInt64(number) &* 1_000_003
    maker = DeedMaker(seed: seed, store: settings.store)
    dice = Dice(seed: ~seed)
    ending = Ending(&dice)
  }

  /// Starts the next process.
  func start(_ ledger: inout Ledger) {
    ledger.lives += 1
    ending = Ending(&dice)
    deedsLeft = ending.deeds
    (wasKilled, isDropping, killAt, current, last) = (false, false, nil, nil, nil)
    minute = 10 * 60 + dice.number(8 * 60)
    program = ConversedProgram(settings.command(clock: clock()))
    guard program != nil else {
      ledger.oddities.append("a worker could not be started: \(String(cString: strerror(errno)))")
      isFinished = true
      return
    }
    enter(.waiting)
    if ending.phase == .waiting, deedsLeft == 0 {
      killAt = phaseBegan + Int(Double(usual[.waiting] ?? 5_000_000) * ending.fraction)
    } else {
      next(&ledger)
    }
  }

  /// A clock that goes on now and is set back at times, within a day.
  private func clock() -> String {
    "2026-11-30T\(DeedMaker.two(minute / 60)):\(DeedMaker.two(minute % 60))"
  }

  /// Sends the next line, or the signal where the time is over.
  private func next(_ ledger: inout Ledger) {
    // The last ones are killed, too, so that a log is left to be taken over.
    guard !settings.isOver() else { return strike(&ledger) }
    if deedsLeft <= 0, ending.phase == .waiting { return strike(&ledger) }
    let deed = maker.deed(settings.nextNumber(), ledger, minute: minute, after: last)
    if deed.kind == .importCars, let mark = deed.mark { settings.writeCars(deed.number, model: mark) }
    current = (deed, ledger.moment())
    deedsLeft -= 1
    program?.send(deed.line)
    enter(.resolving)
  }

  private func enter(_ phase: TortureReport.Phase) {
    self.phase = phase
    phaseBegan = settings.clock()
    guard deedsLeft < 0, ending.phase == phase, phase == .resolving || phase == .handling else { return }
    killAt = phaseBegan + Int(Double(usual[phase] ?? 2_000_000) * ending.fraction)
  }

  /// Notes how long the phase took.
  private func leave() {
    let took = settings.clock() - phaseBegan
    usual[phase] = usual[phase].map { ($0 * 7 + took) / 8 } ?? took
    killAt = nil
  }

  /// Sends the signal.
  func strike(_ ledger: inout Ledger) {
    guard !wasKilled else { return }
    (wasKilled, killAt) = (true, nil)
    ledger.note(ending.signal, phase)
    program?.signal(ending.signal.number)
    // A signal that is caught must not leave it waiting for another line.
    program?.closeInput()
  }

  /// Reads what the process wrote.
  func listen(_ ledger: inout Ledger) {
    guard let program else { return }
    let (lines, isAtEnd) = program.lines()
    for line in lines { hear(line, &ledger) }
    if isAtEnd { bury(&ledger) } else { watch(&ledger) }
  }

  /// A worker that says nothing for half a minute hangs.
  func watch(_ ledger: inout Ledger) {
    guard !wasKilled || ending.signal != .kill, settings.clock() - phaseBegan > 30_000_000_000 else { return }
    ledger.oddities.append("no answer in 30 s: \(current?.deed.line ?? "at its start or end")")
    phaseBegan = settings.clock()
    program?.signal(SIGKILL)
    wasKilled = true
  }

  private func hear(_ line: String, _ ledger: inout Ledger) {
    // What could be done instead; the refusal itself follows.
    if line.hasPrefix("{\"alternatives\"") { return }
    guard let (deed, sent) = current else {
      ledger.oddities.append("a word out of turn: \(line.prefix(200))")
      return
    }
    if isDropping { return settle(.refused, deed, sent, nil, &ledger) }
    if line.hasPrefix("{\"confirm\"") {
      leave()
      enter(.asking)
      guard !wasKilled else { return }
      if deedsLeft < 0, ending.phase == .asking { return strike(&ledger) }
      program?.send("yes")
      return enter(.handling)
    }
    if line.hasPrefix("{\"question\"") {
      isDropping = true
      program?.send("cancel")
      return
    }
    if line.hasPrefix("{\"error\"") { return settle(.refused, deed, sent, nil, &ledger) }
    guard line.hasPrefix("{") || line.hasPrefix("[") || line == "null" else {
      ledger.oddities.append("no JSON: \(line.prefix(200))")
      return
    }
    settle(.acknowledged, deed, sent, Self.number(in: line), &ledger)
  }

  /// The number that an answer begins with.
  private static func number(in line: String) -> Int? {
    let start = "{\"id\": "
    guard line.hasPrefix(start) else { return nil }
    return Int(line.dropFirst(start.count).prefix { $0.isNumber })
  }

  private func settle(_ fate: Fate, _ deed: Deed, _ sent: Int, _ drive: Int?, _ ledger: inout Ledger) {
    ledger.note(deed, sent: sent, fate, drive: drive)
    (current, isDropping) = (nil, false)
    last = fate == .acknowledged ? deed.kind : nil
    leave()
    phase = .answered
    guard !wasKilled else { return }
    if deedsLeft < 0, ending.phase == .answered { return strike(&ledger) }
    phase = .waiting
    phaseBegan = settings.clock()
    next(&ledger)
  }

  /// Takes down how the process ended, and starts another.
  private func bury(_ ledger: inout Ledger) {
    guard let program else { return }
    if let (deed, sent) = current {
      // Nothing may be written before the yes.
      let isBeforeYes = phase == .asking || isDropping || phase == .resolving && deed.kind.asks
      ledger.note(deed, sent: sent, isBeforeYes ? .refused : .open)
    }
    let end = program.wait()
    if !wasKilled, end != .exited(0), end != .exited(1) { ledger.oddities.append("it ended by itself: \(end)") }
    if current != nil, !wasKilled { ledger.oddities.append("no answer to \(current?.deed.line ?? "")") }
    self.program = nil
    if settings.isOver() { isFinished = true } else { start(&ledger) }
  }
}

extension Ending.Signal {
  var number: Int32 {
    switch self {
    case .kill: SIGKILL
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }
}
