import SQLiteKit
import TestSupport
import Testing

@testable import SQLiteKit

@Suite("Waiting for the lock")
struct LockWaitTests {
  let directory = TemporaryDirectory()
  let path: String

  init() throws {
    path = directory.file("a.db")
    let connection = try Connection(path: path)
    try connection.useWriteAheadLog()
    try connection.execute(script: "CREATE TABLE turn (number INTEGER PRIMARY KEY)")
  }

  @Test("Steps are short, random, get shorter with age, and end at the limit")
  func steps() throws {
    let policy = LockWait()
    var random = SystemRandomNumberGenerator()
    for waited in stride(from: 0, to: 9_990, by: 7) {
      let step = try #require(policy.step(after: .milliseconds(waited), using: &random))
      #expect(step >= .milliseconds(1) && step <= .microseconds(waited < 250 ? 25_000 : 2_501))
    }
    #expect(try #require(policy.step(after: .milliseconds(9_999), using: &random)) <= .milliseconds(1))
    #expect(policy.step(after: .seconds(10), using: &random) == nil)
    #expect(Set((0..<50).map { _ in policy.step(after: .zero, using: &random) }).count > 10)
  }

  @Test("Who cannot have the lock says so once, gives up and has written nothing")
  func givesUp() throws {
    let holder = try Connection(path: path)
    let waiter = try Connection(path: path)
    var words = 0
    waiter.lockWait.slowAfter = .milliseconds(20)
    waiter.lockWait.limit = .milliseconds(200)
    waiter.lockWait.onSlow = { words += 1 }
    try holder.write { () throws(SQLiteError) in
      let error = #expect(throws: SQLiteError.self) {
        try waiter.write { () throws(SQLiteError) in try waiter.execute("INSERT INTO turn VALUES (1)") }
      }
      #expect(error?.isBusy == true)
      #expect(words == 1)
      #expect(!waiter.isInTransaction)
    }
    #expect(try waiter.integer("SELECT count(*) FROM turn") == 0)
    try waiter.write { () throws(SQLiteError) in try waiter.execute("INSERT INTO turn VALUES (1)") }
    #expect(try waiter.integer("SELECT count(*) FROM turn") == 1)
  }

  @Test("The lock of another process is waited for")
  func otherProcess() throws {
    let marker = directory.file("locked")
    let script = "BEGIN IMMEDIATE;\n.shell touch \(marker); sleep 0.3\nINSERT INTO turn VALUES (7);\nCOMMIT;\n"
    let other = Program("sqlite3").start([path], input: script)
    while File.mode(marker) == nil { try #require(!other.hasEnded) }
    let connection = try Connection(path: path)
    let seen = try connection.write { () throws(SQLiteError) in try connection.integer("SELECT count(*) FROM turn") }
    #expect(seen == 1)
    #expect(other.wait().exitCode == 0)
  }

  @Test("Eight processes that write without a pause all get their turns, and no turn is lost")
  func eightWriters() throws {
    let contenders = (0..<8).map { _ in Program.built("lock-contender").start([path, "60"]) }
    let results = contenders.map { $0.wait() }
    #expect(results.map(\.exitCode) == Array(repeating: 0, count: 8))
    let connection = try Connection(path: path, access: .readOnly)
    #expect(try connection.integer("SELECT max(number) FROM turn") == 480)
    #expect(try connection.integer("SELECT count(*) FROM turn") == 480)
  }

  @Test("Twelve processes that open one new file at the same time all find it ready", arguments: 1...4)
  func racingCreation(round: Int) throws {
    let fresh = directory.file("fresh\(round).db")
    let contenders = (0..<12).map { _ in Program.built("lock-contender").start(["--create", fresh]) }
    #expect(contenders.map { $0.wait() }.filter { $0.exitCode != 0 } == [])
  }
}
