import CSQLite
import Glibc

/// On what the figures were measured.
enum Conditions {
  /// Name and value of each.
  static var all: [(name: String, value: String)] {
    [
      ("processor", processor), ("cores", String(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), ("kernel", kernel),
      ("load before", load), ("SQLite", String(cString: sqlite3_libversion())),
      ("build", build),
    ]
  }

  private static var processor: String {
    let lines = TextFile.text("/proc/cpuinfo").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { String($0.drop { $0 == " " }) } ?? "unknown"
  }

  private static var kernel: String {
    TextFile.text("/proc/sys/kernel/osrelease").split(separator: "\n").first.map(String.init) ?? ""
  }

  private static var load: String { TextFile.text("/proc/loadavg").split(separator: " ").first.map(String.init) ?? "" }

  private static var build: String {
    #if DEBUG
      "debug: these figures mean nothing"
    #else
      "release"
    #endif
  }
}
