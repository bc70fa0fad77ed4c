import Glibc
import LanguageKit
import ShowroomCore
import ShowroomShell
import ShowroomText
import ShowroomTorture
import TerminalKit

/// The command `torture`. It works on a store that it makes itself, and so comes before any store is opened.
struct Trial {
  let options: GlobalOptions
  let printer: Printer
  let language: Language

  private var text: Phrasebook {
    Phrasebook(language: language, calendar: ShowroomCalendar(zone: .utc), now: StoreOpener.systemTime)
  }

  /// The scratch store goes at the end, unless it was named, or a proof failed.
  func run(_ call: Invocation) -> ExitStatus {
    let named = options.database
    if let named, access(named, F_OK) == 0 {
      return printer.show(Outcome(Problem(code: "store-exists", message: text.storeExists(path: named))))
    }
    guard let folder = named.map({ _ in "" }) ?? Self.newFolder() else {
      let message = text.noFolderForTorture(reason: String(cString: strerror(errno)))
      return printer.show(Outcome(Problem(code: "no-folder", message: message)))
    }
    let store = named ?? "\(folder)/scratch.db"
    let settings = TortureSettings(
      program: "/proc/self/exe", store: store, seconds: call.number("seconds") ?? 60,
      processes: call.number("processes") ?? 4, seed: UInt64(call.number("seed") ?? Int(time(nil))))
    do throws(Torture.Failure) {
      let report = try Torture(settings).run()
      if report.holds { settings.removeFiles(andStore: named == nil) }
      if report.holds, named == nil { rmdir(folder) }
      let kept = named ?? (report.holds ? nil : store)
      return printer.show(Outcome(report, kept: kept, text: text))
    } catch {
      return printer.show(Outcome(Problem(code: "torture-failed", message: text.tortureFailed(error.message))))
    }
  }

  /// A folder that only this user can enter, among the system's temporary files; nil where none can be made.
  private static func newFolder() -> String? {
    let parent = EnvironmentVariables.process.nonEmpty("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/showroom-torture-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
