import Glibc
import SQLiteKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import TestSupport
import Testing

/// Files that were damaged from outside: the end of a log that did not get to the disk, and pages that are gone.
@Suite("Damaged files")
struct DamagedFilesTests {
  private let directory = TemporaryDirectory()

  /// The size of a frame of the log: its header and a page.
  private static let frame = 24 + 4096

  /// A store with five bookings of which nothing but the log has any, and how long the log was after each.
  private func storeWithLog() throws -> (store: SmallShowroom, ends: [Int]) {
    let store = try SmallShowroom(at: directory.file("desk.db"))
    // A reader keeps the log from being taken over.
    let reader = try Connection(path: store.path, access: .readWrite)
    try reader.execute(script: "BEGIN; SELECT count(*) FROM test_drive")
    var ends: [Int] = []
    for hour in 11...15 {
      let line =
        "book --vehicle 1 --start \"2026-12-02 \(hour):00\" --duration 30 --for 1 --override drives-per-day --reason x"
      #expect(store.run([line, "yes"]) == nil)
      ends.append(File.bytes(store.path + "-wal").count)
    }
    for suffix in ["", "-wal"] { File.write(File.bytes(store.path + suffix), to: directory.file("kept.db\(suffix)")) }
    return (SmallShowroom(existing: directory.file("kept.db")), ends)
  }

  @Test(
    "A vehicle whose turnaround nobody could have set is booked with that of the house",
    arguments: [Int64.max, .min, -1, 1441])
  func turnaround(minutes: Int64) throws {
    let store = try SmallShowroom(at: directory.file("desk.db"))
    try Connection(path: store.path, access: .readWrite).execute(
      script: """
        PRAGMA ignore_check_constraints = ON;
        UPDATE vehicle SET turnaround = \(minutes), turnaround_before = \(minutes)
        """)
    #expect(
      store.run(["free golf tomorrow", "book --vehicle 1 --start \"2026-12-02 15:00\" --duration 30 --for 1", "yes"])
        == nil)
  }

  private func check(_ log: [UInt8], _ kept: SmallShowroom, holds bookings: Int, _ place: String) {
    let store = SmallShowroom(copiedTo: directory.file("cut.db"), from: kept)
    File.write(log, to: store.path + "-wal")
    unlink(store.path + "-shm")
    let found = store.fault()
    #expect(found == nil, "\(place): \(found ?? "")")
    #expect(store.number("SELECT count(*) FROM test_drive") == Int64(1 + bookings), "\(place)")
  }

  @Test("Of a log that is cut or garbled at its end, all acts before that are there, and none is there in part")
  func tornLog() throws {
    let (kept, ends) = try storeWithLog()
    let log = File.bytes(kept.path + "-wal")
    #expect(ends.last == log.count && Set(ends).count == 5)
    for place in stride(from: 32, to: log.count, by: Self.frame * 3 + 1000) {
      let whole = ends.count { $0 <= place }
      check(Array(log.prefix(place)), kept, holds: whole, "cut at \(place)")
      var garbled = log
      for index in place..<min(log.count, place + 5000) { garbled[index] ^= 0x5A }
      check(garbled, kept, holds: whole, "garbled at \(place)")
    }
    check(log + Array(repeating: 0x5A, count: 9000), kept, holds: 5, "noise after the end")
    check(Array(log.prefix(log.count - 1)), kept, holds: 4, "one byte is gone")
  }

  @Test("Each page that is overwritten is told in words, and a backup brings all back")
  func pages() throws {
    let base = try SmallShowroom(at: directory.file("desk.db"))
    #expect(base.run(["backup \"\(directory.file("good.db"))\""]) == nil)
    let bytes = File.bytes(base.path)
    var told = 0
    for page in 0..<bytes.count / 4096 {
      let store = SmallShowroom(existing: directory.file("page.db"))
      var damaged = bytes
      for index in page * 4096..<(page + 1) * 4096 { damaged[index] = 0x5A }
      File.write(damaged, to: store.path)
      let problem = store.run(["check"])
      // SQLite uses one page for a lock, and no other is idle in a new store.
      #expect(problem != nil, "page \(page)")
      #expect(problem?.message.contains("\n") == false)
      if problem != nil { told += 1 }
      if page % 10 == 0 {
        _ = try SQLiteStore.restore(from: directory.file("good.db"), inPlaceOf: store.path, now: SmallShowroom.now)
        let found = store.fault()
        #expect(found == nil, "page \(page): \(found ?? "")")
        #expect(store.number("SELECT count(*) FROM test_drive") == 1)
      }
    }
    #expect(told > 50)
  }
}
