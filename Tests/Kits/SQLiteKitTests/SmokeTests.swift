import SQLiteKit
import TestSupport
import Testing

@Suite struct SmokeTests {
  @Test func works() throws {
    let dir = TemporaryDirectory()
    let c = try Connection(path: dir.file("a.db"))
    try c.useWriteAheadLog()
    try c.execute(script: "CREATE TABLE t (a TEXT, b INT); ")
    try c.write { () throws(SQLiteError) in try c.execute("INSERT INTO t VALUES (?1, ?2)", "x\0y😀", 3) }
    #expect(try c.all("SELECT a FROM t") { $0.text(0) } == ["x\0y😀"])
    #expect(File.mode(dir.file("a.db-wal")) == 0o600)
    print(File.names(in: dir.path), CommandLine.arguments)
    print(Program.built("lock-contender").path)
    print(Program("sqlite3").run([dir.file("a.db"), "select hex(a) from t"]))
  }
}
