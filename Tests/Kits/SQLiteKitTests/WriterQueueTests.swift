import Glibc
import TestSupport
import Testing

@testable import SQLiteKit

@Suite("The queue of those who write")
struct WriterQueueTests {
  let directory = TemporaryDirectory()
  let path: String

  init() throws {
    path = directory.file("a.db")
    let connection = try Connection(path: path)
    try connection.useWriteAheadLog()
    try connection.execute(script: "CREATE TABLE turn (number INTEGER PRIMARY KEY)")
  }

  private func write(_ connection: Connection) throws {
    try connection.write { () throws(SQLiteError) in try connection.execute("INSERT INTO turn DEFAULT VALUES") }
  }

  @Test("Who came first is first; who leaves or ends makes way")
  func order() throws {
    let first = try #require(WriterQueue(beside: path))
    var second = WriterQueue(beside: path)
    let third = try #require(WriterQueue(beside: path))
    for queue in [first, try #require(second), third] { queue.join() }
    #expect(first.isFirst && second?.isFirst == false && !third.isFirst)
    first.leave()
    #expect(second?.isFirst == true && !third.isFirst)
    first.join()
    second = nil
    #expect(third.isFirst && !first.isFirst)
    third.leave()
    third.leave()
    #expect(first.isFirst)
  }

  @Test("Nobody waits for ever behind one that is stopped, and who has written is out of the queue")
  func patience() throws {
    let stopped = try #require(WriterQueue(beside: path))
    stopped.join()
    let connection = try Connection(path: path)
    connection.lockWait.queuePatience = .milliseconds(30)
    try write(connection)
    #expect(stopped.isFirst)
    let other = try #require(WriterQueue(beside: path))
    stopped.leave()
    other.join()
    #expect(other.isFirst)
  }

  @Test("A wait that ends with an error leaves the queue")
  func limit() throws {
    let holder = try Connection(path: path)
    let waiter = try Connection(path: path)
    waiter.lockWait.limit = .milliseconds(60)
    try holder.write { () throws(SQLiteError) in
      #expect(throws: SQLiteError.self) { try write(waiter) }
      let next = WriterQueue(beside: path)
      next?.join()
      #expect(next?.isFirst == true)
    }
    try write(waiter)
  }

  @Test("Who is the last to close the file leaves nothing behind; who has it open comes back into the new one")
  func nothingLeft() throws {
    let name = "\(path).queue"
    var one = WriterQueue(beside: path)
    let two = try #require(WriterQueue(beside: path))
    one?.join()
    #expect(File.mode(name) != nil)
    one = nil
    #expect(File.mode(name) == nil)
    let three = try #require(WriterQueue(beside: path))
    two.join()
    three.join()
    #expect(two.isFirst && !three.isFirst)
    one = WriterQueue(beside: path)
    one = nil
    #expect(File.mode(name) != nil && !three.isFirst)
  }

  @Test("Where there can be no queue, all write as before; who reads makes none; nothing is written into it")
  func without() throws {
    let reader = try Connection(path: path, access: .readOnly)
    _ = try reader.read { () throws(SQLiteError) in try reader.integer("SELECT count(*) FROM turn") }
    #expect(File.mode("\(path).queue") == nil)
    #expect(mkdir("\(path).queue", 0o700) == 0)
    #expect(WriterQueue(beside: path) == nil)
    let (one, two) = (try Connection(path: path), try Connection(path: path))
    try write(one)
    try write(two)
    #expect(rmdir("\(path).queue") == 0)
    let last = try Connection(path: path)
    try write(last)
    var status = stat()
    #expect(stat("\(path).queue", &status) == 0 && status.st_size == 0 && status.st_mode & 0o777 == 0o600)
    try write(last)
  }
}
