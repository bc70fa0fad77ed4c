import Glibc
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Paths that go on with what is typed")
struct FilePathsTests {
  let directory = TemporaryDirectory()

  init() {
    for name in ["cars.csv", "Cars.json", ".secret", "café 1.ics"] { File.write([], to: directory.file(name)) }
    for name in ["catalogs", ".kept"] { mkdir(directory.file(name), 0o700) }
    File.write([], to: directory.file("catalogs/1999.csv"))
    symlink("catalogs", directory.file("link"))
    symlink("nowhere", directory.file("dead"))
  }

  /// The names behind the folder.
  private func names(_ prefix: String) -> [String] {
    FilePaths.beginning(with: directory.file(prefix)).map { String($0.dropFirst(directory.path.count + 1)) }
  }

  @Test("are files and folders, by name; a folder ends in a slash, and so does a link to one")
  func all() {
    #expect(names("") == ["Cars.json", "café 1.ics", "cars.csv", "catalogs/", "dead", "link/"])
    #expect(names("ca") == ["café 1.ics", "cars.csv", "catalogs/"])
    #expect(names("catalogs/") == ["catalogs/1999.csv"])
    #expect(names("x").isEmpty)
    #expect(names("no/such").isEmpty)
  }

  @Test("and those with a dot only after a dot")
  func dots() {
    #expect(names(".") == [".kept/", ".secret"])
  }

  @Test("and none that is no text")
  func broken() {
    let path = directory.file("bad").utf8CString.dropLast() + [-1, 0]
    close(creat(Array(path), 0o600))
    #expect(names("bad").isEmpty)
  }

  @Test("and in the folder in which one is where no folder is typed")
  func here() {
    let all = FilePaths.beginning(with: "")
    #expect(!all.isEmpty && all.allSatisfy { !$0.hasPrefix("./") })
  }

  @Test("and no more than asked for")
  func limit() {
    #expect(FilePaths.beginning(with: directory.file(""), limit: 2).count == 2)
  }
}
