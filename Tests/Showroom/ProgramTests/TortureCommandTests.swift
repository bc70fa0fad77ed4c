import TestSupport
import Testing

@Suite("The command torture")
struct TortureCommandTests {
  private let showroom = Showroom()

  private func run(_ arguments: String...) -> Program.Result {
    var environment = showroom.environment
    environment["TMPDIR"] = showroom.directory.path
    environment["SHOWROOM_DB"] = showroom.store
    return Program.built("showroom").run(arguments, environment: environment, in: showroom.directory.path)
  }

  @Test("It works on a store of its own, proves what is promised, tells the counts, and leaves nothing behind")
  func short() {
    let result = run("torture", "--seconds", "2", "--processes", "2", "--seed", "5", "--language", "en")
    #expect(result.exitCode == 0, "\(result)")
    #expect(result.errors.isEmpty)
    for words in [
      "book, Acknowledged ", "SIGKILL, waiting ", "nothing acknowledged is lost", "To do it again: --seed 5.",
    ] {
      #expect(result.output.contains(words), "\(words) in \(result.output)")
    }
    #expect(File.names(in: showroom.directory.path).isEmpty)
  }

  @Test("A store that is named must be new; it is kept, and sound")
  func named() {
    let file = showroom.directory.file("named.db")
    let result = run("--db", file, "--format", "json", "torture", "--seconds", "1", "--processes", "1")
    #expect(result.exitCode == 0 && result.output.hasPrefix("{\"ok\": true, \"seed\": "), "\(result)")
    #expect(run("--db", file, "check").exitCode == 0)
    let before = File.bytes(file)
    let again = run("--db", file, "--language", "en", "torture", "--seconds", "1")
    #expect(again.exitCode == 1 && again.errors.split(separator: "\n").count == 1, "\(again)")
    #expect(File.bytes(file) == before)
  }
}
