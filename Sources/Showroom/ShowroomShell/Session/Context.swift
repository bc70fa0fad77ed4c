import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText
import TerminalKit

/// What a session works with: the showroom, who speaks, and how answers are given.
public struct Context {
  public internal(set) var showroom: Showroom
  public var speaker: Speaker
  public var language: LanguageTag
  /// Whether an overview is answered with yes.
  public var assumesYes: Bool
  /// The format that the whole run was asked for, nil for the usual one.
  public var format: GlobalOptions.Format?
  /// The path of the store, for messages.
  public let path: String
  /// Reads a file that a person named, whole.
  public let readFile: (String) -> FileContents
  /// Writes a file that a person named; returns why it could not be done, nil where it was.
  public let writeFile: (_ path: String, _ text: String, _ replacing: Bool) -> FileRefusal?
  /// Told how far a long piece of work is.
  public let progress: (_ done: Int, _ total: Int) -> Void

  /// Runs another program that the settings name, without a shell.
  public let runProgram: ProgramRunner
  /// Keeps other programs from handing messages over while the object lives; nil where one is at it.
  public let lockOutbox: () -> AnyObject?

  /// What became of a file that was to be read.
  public enum FileContents: Sendable {
    case bytes([UInt8])
    case failed(reason: String)
  }

  /// Why a file was not written.
  public enum FileRefusal: Sendable {
    case exists
    case failed(reason: String)
  }

  public init(
    showroom: Showroom, speaker: Speaker = .staff, language: LanguageTag = .english, assumesYes: Bool = false,
    path: String = "", readFile: @escaping (String) -> FileContents = { _ in .failed(reason: "no files here") },
    writeFile: @escaping (_ path: String, _ text: String, _ replacing: Bool) -> FileRefusal? = { _, _, _ in
      .failed(reason: "no files here")
    },
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in },
    runProgram: @escaping ProgramRunner = { _, _ in .notStarted("no programs here") },
    lockOutbox: @escaping () -> AnyObject? = { NothingToLock() }
  ) {
    self.showroom = showroom
    self.speaker = speaker
    self.language = language
    self.assumesYes = assumesYes
    self.path = path
    self.readFile = readFile
    self.writeFile = writeFile
    self.progress = progress
    self.runProgram = runProgram
    self.lockOutbox = lockOutbox
  }

  /// Where no other program can be at the outbox.
  public final class NothingToLock {
    public init() {}
  }

  var store: any StorePort { showroom.store }

  /// The sentences of the session's language.
  public var text: Phrasebook {
    Phrasebook(language: language.language, calendar: showroom.calendar, now: showroom.now)
  }

  var library: ShortcutLibrary {
    ShortcutLibrary(showroom) { phrase in CommandTable.standard.isReserved(phrase) }
  }
}

extension CommandTable {
  /// Whether a phrase would always be taken for a command: it is the whole of one's words.
  func isReserved(_ phrase: String) -> Bool {
    let words = SplitLine(phrase).words.map(\.text)
    switch match(Array(words.prefix(2))) {
    case .none: return false
    case .command(_, let count): return count == words.count
    case .group: return words.count == 1
    }
  }
}
