import Glibc
import SQLiteKit
import TestSupport
import Testing

@Suite("The file of a database")
struct ConnectionFileTests {
  let directory = TemporaryDirectory()

  @Test("A new file and its companions are for their owner alone, whatever the umask")
  func modes() throws {
    let path = directory.file("a.db")
    let connection = try Connection(path: path)
    try connection.useWriteAheadLog()
    try connection.execute(script: "CREATE TABLE t (a)")
    #expect(File.names(in: directory.path) == ["a.db", "a.db-shm", "a.db-wal"])
    for name in File.names(in: directory.path) {
      #expect(File.mode(directory.file(name)) == 0o600, "\(name)")
    }
  }

  @Test("The sqlite3 shell reads what was written")
  func readByOthers() throws {
    let path = directory.file("a.db")
    let connection = try Connection(path: path)
    try connection.useWriteAheadLog()
    try connection.execute(script: "CREATE TABLE t (a TEXT) STRICT")
    try connection.execute("INSERT INTO t VALUES (?1)", "Škoda 😀")
    let shell = Program("sqlite3").run([
      path, "SELECT a, length(a) FROM t; PRAGMA journal_mode; PRAGMA integrity_check",
    ])
    #expect(shell.output == "Škoda 😀|7\nwal\nok\n")
  }

  @Test(
    "Names with a meaning for SQLite are plain names of files",
    arguments: [":memory:", "file:x?mode=memory", "a b'\"ä"])
  func literalNames(name: String) throws {
    let here = directory.file("cwd")
    mkdir(here, 0o700)
    #expect(Program.built("lock-contender").run(["--create", name], in: here).exitCode == 0)
    #expect(File.names(in: here) == [name])
    #expect(try Connection(path: "\(here)/\(name)", access: .readOnly).hasRow("SELECT 1 FROM sqlite_schema"))
  }

  @Test("A link to nothing is refused, a link to a file is followed")
  func links() throws {
    let (link, target) = (directory.file("link.db"), directory.file("target.db"))
    symlink(target, link)
    #expect { try Connection(path: link) } throws: { ResultCode.cannotOpen ~= $0 }
    #expect(File.names(in: directory.path) == ["link.db"])
    try Connection(path: target).execute(script: "CREATE TABLE t (a)")
    #expect(try Connection(path: link).hasRow("SELECT 1 FROM sqlite_schema"))
  }

  @Test("What is no ordinary file, or not there, is refused at once")
  func noFile() {
    mkfifo(directory.file("pipe"), 0o600)
    let paths = [directory.path, directory.file("pipe"), "/dev/null", directory.file("no/such/folder.db"), "", "a\0b"]
    for path in paths {
      #expect("\(path)") { try Connection(path: path) } throws: { ResultCode.cannotOpen ~= $0 }
    }
    #expect { try Connection(path: directory.file("absent.db"), access: .readWrite) } throws: {
      ResultCode.cannotOpen ~= $0
    }
    #expect(!File.names(in: directory.path).contains("absent.db"))
  }

  @Test("A connection for reading cannot write, and the file stays as it is")
  func readOnly() throws {
    let path = directory.file("a.db")
    try Connection(path: path).execute(script: "CREATE TABLE t (a)")
    let before = File.bytes(path)
    let reader = try Connection(path: path, access: .readOnly)
    #expect { try reader.execute("INSERT INTO t VALUES (1)") } throws: { ResultCode.readOnly ~= $0 }
    #expect(File.bytes(path) == before)
  }

  @Test("SQL cannot damage the schema")
  func defensive() throws {
    let connection = try Connection(path: directory.file("a.db"))
    try connection.execute(script: "CREATE TABLE t (a); PRAGMA writable_schema = ON")
    #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM sqlite_schema") }
    #expect(try connection.integer("PRAGMA foreign_keys") == 1)
    #expect(try connection.integer("PRAGMA trusted_schema") == 0)
    #expect(try connection.integer("PRAGMA synchronous") == 2)
  }

  @Test("A copy is one state, whole, with mode 0600, and the original goes on")
  func backup() throws {
    let source = try Connection(path: directory.file("a.db"))
    try source.useWriteAheadLog()
    try source.execute(script: "CREATE TABLE t (a)")
    try source.execute(
      "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 9000) INSERT INTO t SELECT randomblob(1000) FROM c"
    )
    let writer = try Connection(path: directory.file("a.db"))
    var steps: [Connection.BackupProgress] = []
    try source.backup(to: directory.file("copy.db")) { progress in
      steps.append(progress)
      return (try? writer.execute("DELETE FROM t WHERE rowid = \(steps.count)")) != nil
    }
    #expect(steps.count > 2)
    #expect(steps.last.map { $0.done == $0.total } == true)
    #expect(File.mode(directory.file("copy.db")) == 0o600)
    let copy = try Connection(path: directory.file("copy.db"))
    #expect(try copy.integer("SELECT count(*) FROM t") == 9000)
    #expect(try copy.integrityProblems() == [])
    #expect(try source.integer("SELECT count(*) FROM t") == Int64(9000 - steps.count))
  }

  @Test("A copy never replaces a file, and a stopped copy leaves none")
  func refusedBackup() throws {
    let source = try Connection(path: directory.file("a.db"))
    try source.execute(script: "CREATE TABLE t (a)")
    try source.execute("INSERT INTO t VALUES (zeroblob(4000000))")
    File.write("mine".utf8, to: directory.file("taken"))
    #expect { try source.backup(to: directory.file("taken")) } throws: { ResultCode.cannotOpen ~= $0 }
    #expect(File.text(directory.file("taken")) == "mine")
    #expect { try source.backup(to: directory.file("new")) { _ in false } } throws: { ResultCode.interrupted ~= $0 }
    #expect(!File.names(in: directory.path).contains("new"))
  }

  @Test("Rows that refer to nothing are found")
  func foreignKeys() throws {
    let path = directory.file("a.db")
    let connection = try Connection(path: path)
    try connection.execute(script: "CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE c (p INTEGER REFERENCES p)")
    #expect(try connection.foreignKeyViolations() == [])
    _ = Program("sqlite3").run([path, "PRAGMA foreign_keys = OFF; INSERT INTO c VALUES (7)"])
    #expect(try connection.foreignKeyViolations().map(\.description) == ["c row 1 refers to a missing row of p"])
  }
}
