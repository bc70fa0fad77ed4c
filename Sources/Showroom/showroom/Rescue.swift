import ShowroomCore
import ShowroomShell
import ShowroomStore
import ShowroomText
import TerminalKit

/// Puts a backup in the place of a store that can not be opened: nothing else can be done with such a store.
struct Rescue {
  let path: String
  let text: Phrasebook
  let printer: Printer
  let assumesYes: Bool
  let now: Instant

  /// The file that the line restores; nil where it is another command.
  static func backup(in line: SplitLine) -> String? {
    guard let call = try? CommandParser().parse(line), call.command == .restore else { return nil }
    return call.words.first
  }

  /// Checks the backup first, says what is wrong with the store and what the backup holds, and asks. The broken file is set
  /// aside, never written over.
  ///
  /// - Parameter fault: why the store could not be opened.
  func run(_ backup: String, fault: StoreError) -> ExitStatus {
    do throws(StoreError) {
      let summary = try SQLiteStore.inspect(backup: backup, inPlaceOf: path, now: now)
      let (_, message, _) = text.storeError(fault, path: path)
      printer.show(Outcome([.sentence(message), .sentence(text.backupHolds(summary, path: backup))]))
      switch assumesYes ? true : answer() {
      case true?: break
      case false?: return printer.show(Outcome([.sentence(text.nothingWritten)]))
      case nil:
        return printer.show(Outcome(Problem(code: "unanswered", message: text.unanswered, hint: text.howToAnswer)))
      }
      let aside = try SQLiteStore.restore(from: backup, inPlaceOf: path, now: now)
      return printer.show(
        Outcome(
          [.sentence(text.restored(from: backup, aside: aside))],
          value: ["file": .string(backup), "before": JSONValue(aside)]))
    } catch {
      let (code, message, hint) = text.storeError(error, path: path)
      return printer.show(Outcome(Problem(code: code, message: message, hint: hint)))
    }
  }

  /// Yes or no; nil where nobody answers.
  private func answer() -> Bool? {
    printer.show(Outcome([.sentence(text.shallItBeDone)]))
    let reader: any LineReader =
      StandardStream.input.isTerminal ? ReadlineEditor(ReadlineEditor.Settings(name: "showroom")) : ScriptReader()
    guard case .line(let answer) = reader.readLine(prompt: "> ") else { return nil }
    return Session.isYes(answer, in: text.language)
  }
}
