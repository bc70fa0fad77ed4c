import Glibc
import SQLiteKit
import ShowroomCore
import ShowroomShell
import ShowroomStore
import TestSupport

/// Files of a store that somebody or something has changed. They are opened, checked and shown; what is wrong with them may
/// be told in any way, but in words.
final class StoreReceiver: Receiver {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }
  private let sound: [UInt8]
  private var path: String { folder + "/showroom.db" }
  private var columns: [(table: String, column: String)] = []

  init() throws {
    let path = directory.file("showroom.db")
    do {
      let store = try SQLiteStore.open(path: path, now: Instant(seconds: 1_796_115_600)).store
      let desk = try FuzzDesk(store)
      try SmallShowroom.fill(desk)
    }
    do {
      let connection = try Connection(path: path)
      _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
      columns = try connection.all(
        """
        SELECT s.name, c.name FROM sqlite_schema AS s JOIN pragma_table_info(s.name) AS c
        WHERE s.type = 'table' ORDER BY s.name, c.cid
        """
      ) { ($0.text(0), $0.text(1)) }
    }
    sound = File.bytes(path)
  }

  func take(_ input: [UInt8]) throws {
    for name in File.names(in: folder) { unlink("\(folder)/\(name)") }
    var changes = input[...]
    let changesValues = changes.popFirst().map { $0 % 2 == 0 } ?? false
    if changesValues {
      File.write(sound, to: path)
      change(&changes)
    } else {
      File.write(damaged(&changes), to: path)
    }
    guard let store = try? SQLiteStore.open(path: path, now: Instant(seconds: 1_796_115_600)).store else { return }
    let desk = try FuzzDesk(store)
    _ = try? store.findings()
    var session = desk.session(assumesYes: true)
    for line in ExchangeReceiver.tour + ["find golf"] { try desk.run(line, &session) }
  }

  // MARK: -

  private static func number(_ changes: inout ArraySlice<UInt8>) -> Int {
    (0..<4).reduce(0) { number, _ in number << 8 | Int(changes.popFirst() ?? 0) }
  }

  /// The sound file with bytes, pages or its length changed.
  private func damaged(_ changes: inout ArraySlice<UInt8>) -> [UInt8] {
    var bytes = sound
    while let kind = changes.popFirst() {
      let place = Self.number(&changes) % max(1, bytes.count)
      switch kind % 8 {
      case 0, 1: bytes[place] ^= max(1, changes.popFirst() ?? 1)
      case 2: bytes[place % 100] = changes.popFirst() ?? 0
      case 3: for index in place..<min(bytes.count, place + 4) { bytes[index] = changes.popFirst() ?? 0xff }
      case 4: for index in place..<min(bytes.count, place + 4096) { bytes[index] = 0 }
      case 5:
        let (from, to) = (place / 4096 * 4096, Self.number(&changes) % max(1, bytes.count) / 4096 * 4096)
        guard from + 4096 <= bytes.count, to + 4096 <= bytes.count else { break }
        bytes.replaceSubrange(to..<to + 4096, with: bytes[from..<from + 4096])
      case 6: bytes.removeLast(bytes.count - place)
      default: File.write(changes.prefix(200) + sound.prefix(place % 20_000), to: path + "-wal")
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  /// Puts values into rows that no rule of the store would let in.
  private func change(_ changes: inout ArraySlice<UInt8>) {
    guard let db = try? Connection(path: path) else { return }
    try? db.execute(
      script: "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; PRAGMA writable_schema = OFF")
    let triggers = (try? db.all("SELECT name FROM sqlite_schema WHERE type = 'trigger'") { $0.text(0) }) ?? []
    // The store would not open without its triggers; they are kept, and only this change goes around them.
    let kept = (try? db.all("SELECT sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid") { $0.text(0) }) ?? []
    for trigger in triggers { try? db.execute(script: "DROP TRIGGER \"\(trigger)\"") }
    while let first = changes.popFirst() {
      let (table, column) = columns[(Int(first) << 8 | Int(changes.popFirst() ?? 0)) % columns.count]
      let value = Self.values[Int(changes.popFirst() ?? 0) % Self.values.count]
      let row = Int(changes.popFirst() ?? 0) % 4
      let only = row == 0 ? "" : "WHERE rowid = (SELECT rowid FROM \"\(table)\" LIMIT 1 OFFSET \(row - 1))"
      try? db.execute(script: "UPDATE OR IGNORE \"\(table)\" SET \"\(column)\" = \(value) \(only)")
    }
    for trigger in kept { try? db.execute(script: trigger) }
  }

  /// Values as SQL.
  private static let values =
    [
      "NULL", "0", "1", "-1", "9223372036854775807", "-9223372036854775808", "2147483648", "-62135596800",
      "253402300800",
      "1e308", "0.5", "''", "'x'", "x'00ff'", "x'c0'", "cast(x'80ff' as text)", "cast(x'4100ff42' as text)", "'9'",
      "'2026-13-45'", "'{'", "'[]'", "'{}'", "'null'", "printf('%.*c', 100000, 'a')", "'confirmed'", "'out'",
      "'Mars/City'",
      "'customer:9223372036854775807'", "1796115600", "'12:99'", "'R/2026'",
    ] + HostileText.all.prefix(12).map { "cast(x'" + $0.text.utf8.map { hex($0) }.joined() + "' as text)" }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
