import Glibc
import LanguageKit
import ShowroomCore
import ShowroomStore

/// The memory that reading sentences takes: how much more a process holds after it has opened a store, compiled all
/// templates and read a hundred sentences in each language.
enum Memory {
  /// Measures a store in a process of its own.
  /// - Returns: bytes; nil where that process fails.
  static func growth(store: String, folder: String) -> Int? {
    let output = "\(folder)/memory.txt"
    guard (try? Process.run([CommandLine.arguments[0], "memory", store], output: output)) != nil else { return nil }
    return TextFile.text(output).split(separator: "\n").first.flatMap { Int($0) }
  }

  /// What that process does: prints the bytes.
  static func measure(store path: String) throws {
    let before = resident
    let store = try SQLiteStore.open(path: path, now: Demonstration.now).store
    let calendar = ShowroomCalendar(zone: try TimeZoneRules(identifier: SQLiteStore.demonstrationZone))
    let showroom = Showroom(store: store, environment: Environment(calendar: calendar) { Demonstration.now })
    let names = try store.cars(Page(limit: 100)).map(\.model.name)
    for language in [Language.en, .de] {
      var lines = Lines(language, cars: names)
      let understanding = Understanding(showroom, language)
      for line in lines.lines(.hit, count: 100) { _ = try understanding.request(line) }
    }
    print(resident - before)
  }

  /// The memory that this process holds, in bytes.
  private static var resident: Int {
    let pages = TextFile.text("/proc/self/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
