import TerminalKit
import TestSupport
import Testing

@Suite("Where files are kept")
struct XDGPathsTests {
  static let cases: [([String: String], XDGPaths.Kind, String)] = [
    (["HOME": "/h"], .data, "/h/.local/share/showroom"), (["HOME": "/h"], .state, "/h/.local/state/showroom"),
    (["HOME": "/h"], .configuration, "/h/.config/showroom"),
    (["HOME": "/h", "XDG_DATA_HOME": "/d"], .data, "/d/showroom"),
    (["HOME": "/h", "XDG_DATA_HOME": "relative"], .data, "/h/.local/share/showroom"),
    (["HOME": "/h", "XDG_STATE_HOME": ""], .state, "/h/.local/state/showroom"),
  ]

  @Test("The standard's variables and defaults hold", arguments: cases)
  func directories(variables: [String: String], kind: XDGPaths.Kind, expected: String) {
    let paths = XDGPaths(application: "showroom", variables: EnvironmentVariables(variables))
    #expect(paths.directory(kind) == expected)
  }

  @Test("Directories are made for their owner alone; those that are there stay as they are")
  func creation() throws {
    let directory = TemporaryDirectory()
    let paths = XDGPaths(
      application: "showroom", variables: EnvironmentVariables(["XDG_DATA_HOME": directory.file("a/b")]))
    #expect(try paths.file(.data, "x.db") == directory.file("a/b/showroom/x.db"))
    for name in ["a", "a/b", "a/b/showroom"] { #expect(File.mode(directory.file(name)) == 0o700) }
    #expect(try paths.file(.data, "x.db") == directory.file("a/b/showroom/x.db"))
  }

  @Test("A file in the way is named with the reason")
  func failure() {
    let directory = TemporaryDirectory()
    File.write("".utf8, to: directory.file("a"))
    let paths = XDGPaths(
      application: "showroom", variables: EnvironmentVariables(["XDG_DATA_HOME": directory.file("a")]))
    let error = #expect(throws: XDGPaths.Failure.self) { try paths.file(.data, "x.db") }
    #expect(error?.description == "cannot make \(directory.file("a")): Not a directory")
  }
}
