import LanguageKit
import ShowroomCore
import ShowroomShell
import TestSupport

/// Lines of a session: who speaks, and in which language, follows from the input.
final class LineReceiver: Receiver {
  private let desk: FuzzDesk

  init() throws {
    desk = try FuzzDesk()
  }

  func take(_ input: [UInt8]) throws {
    let choice = input.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
    let speaker: Speaker = choice % 10 < 7 ? .staff : choice % 10 < 9 ? .customer(12) : .guest
    var session = desk.session(speaker, choice % 3 == 0 ? .german : .english, assumesYes: choice % 4 == 0)
    desk.file = input
    let lines = String(decoding: input, as: UTF8.self).split(separator: "\n").prefix(12)
    for line in lines where !session.isOver && Self.isHarmless(String(line)) {
      try desk.run(String(line), &session)
      try complete(String(line), session)
    }
  }

  func finish() throws { try desk.checkStore() }

  /// Copies of the store are files of the system, wherever this runs; none is made.
  private static func isHarmless(_ line: String) -> Bool {
    let command = try? CommandParser().parse(line)?.command
    return command != .backup && command != .restore
  }

  private func complete(_ line: String, _ session: Session) throws {
    guard line.utf8.count < 60 else { return }
    let completer = CommandCompleter(data: StoreCompletion(session.context), language: .en, access: .staff)
    _ = completer.complete(line, line.utf8.count)
  }
}

/// Phrases whose meaning is asked for, in both languages, and lines that are no JSON.
final class UnderstandReceiver: Receiver {
  private let session: Session
  private let desk: FuzzDesk

  init() throws {
    desk = try FuzzDesk()
    session = desk.session()
  }

  func take(_ input: [UInt8]) throws {
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    let kind = input.first ?? 0
    let language = ["en", "de", "en-GB"][Int(kind) % 3]
    let value: JSONValue = ["phrase": .string(text), "now": "2026-11-30T10:00:00", "language": .string(language)]
    let answer = session.understandBatch(kind == 0xff ? text : value.text).text
    try FuzzDesk.checkLine(answer)
  }
}

/// Words to search for.
final class FindReceiver: Receiver {
  private let session: Session
  private let desk: FuzzDesk

  init() throws {
    desk = try FuzzDesk()
    session = desk.session()
  }

  func take(_ input: [UInt8]) throws {
    let answer = session.findBatch(String(decoding: input, as: UTF8.self), limit: 5).text
    try FuzzDesk.checkLine(answer)
  }
}
