import LanguageKit
import ShowroomCore
import ShowroomIntents
import ShowroomText
import TerminalKit

/// What a session works with: the showroom, who speaks, and how answers are given.
public struct Context {
  public internal(set) var showroom: Showroom
  /// Who has said who they are.
  public var signedIn: Speaker
  /// The member of staff who works at the terminal; nil where nobody has said so.
  public internal(set) var member: StaffMember?
  /// How the terminal stands, as it was before this line.
  public internal(set) var terminal = TerminalState()
  /// What the terminal goes back to after it was left to customers; nil where it is the staff's.
  var kiosk: Kiosk?
  public var language: LanguageTag
  /// Whether an overview is answered with yes.
  public var assumesYes: Bool
  /// The format that the whole run was asked for, nil for the usual one.
  public var format: GlobalOptions.Format?
  /// The path of the store, for messages.
  public let path: String
  /// Reads a file that a person named, whole.
  public let readFile: (String) -> FileContents
  /// Writes a file that a person named.
  public let writeFile: FileWriter
  /// Told how far a long piece of work is.
  public let progress: (_ done: Int, _ total: Int) -> Void

  /// Runs another program that the settings name, without a shell.
  public let runProgram: ProgramRunner
  /// Keeps other programs from handing messages over while the object lives; nil where one is at it.
  public let lockOutbox: () -> AnyObject?

  /// Writes a file that a person named, standard output where none was, piece by piece.
  ///
  /// - Parameters:
  ///   - body: gives the pieces, whole lines, to what it is passed, as long as that returns true; returns whether the file
  ///     is whole. One that is not is taken away again.
  /// - Returns: why it could not be done, nil where it was.
  public typealias FileWriter = (
    _ path: String?, _ replacing: Bool, _ body: (_ write: (String) -> Bool) -> Bool
  ) -> FileRefusal?

  /// What stood at the terminal before it was left to customers.
  struct Kiosk {
    let speaker: Speaker
    let language: LanguageTag
  }

  /// Who speaks: at a locked terminal, and where staff have names and have not said theirs, nobody that we know.
  public var speaker: Speaker {
    get { isLocked || isUnnamed ? .guest : signedIn }
    set { signedIn = newValue }
  }
  /// Whether staff are to say who they are.
  var isUnnamed: Bool { signedIn == .staff && role == nil }
  public var isKiosk: Bool { kiosk != nil }
  /// Whether the terminal is locked. One that is left to customers is guarded otherwise.
  public var isLocked: Bool { terminal.isLocked && !isKiosk }
  /// The role of whoever works at the terminal. Where nobody is named as staff, all may do all.
  var role: StaffRole? { member?.role ?? (terminal.namesStaff ? nil : .manager) }

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
    writeFile: @escaping FileWriter = { _, _, _ in .failed(reason: "no files here") },
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in },
    runProgram: @escaping ProgramRunner = { _, _ in .notStarted("no programs here") },
    lockOutbox: @escaping () -> AnyObject? = { NothingToLock() }
  ) {
    self.showroom = showroom
    signedIn = speaker
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
  /// Whether a phrase would take the place of a command or of an answer: as it stands, it is one. What follows `book` and
  /// `say` is a sentence of its own, so such a line may be a phrase.
  func isReserved(_ phrase: String) -> Bool {
    if AnswerWords.leaves(phrase) || Language.allCases.contains(where: { AnswerWords.isAnswer(phrase, in: $0) }) {
      return true
    }
    let line = SplitLine(phrase)
    if case .group = match(line.words.map(\.text)), line.words.count == 1 { return true }
    guard let call = try? CommandParser(table: self).parse(line) else { return false }
    switch call.command {
    case .book, .say, .understand: return call.words.isEmpty
    default: return true
    }
  }
}

extension AnswerWords {
  /// Whether a line answers a question of yes or no, or of which.
  static func isAnswer(_ line: String, in language: Language) -> Bool {
    yesOrNo(line, in: language) != nil || number(line, in: language) != nil
  }
}
