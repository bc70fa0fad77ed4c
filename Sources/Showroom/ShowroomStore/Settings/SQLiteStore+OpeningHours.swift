import LanguageKit
import ShowroomCore
import SQLiteKit

extension SQLiteStore {
  public func openingHours() throws(StoreError) -> OpeningHours {
    try run { (db) throws(SQLiteError) in
      var hours = OpeningHours(weekly: try Self.weeklySpans(db))
      let spans = try Self.specialSpans(db)
      var rows = try db.query("SELECT date, closed, reason FROM special_day")
      while let row = try rows.next() {
        guard let date = CivilDate(iso: row.text(0)) else { continue }
        if row.bool(1) { hours.closedDays[date] = row.text(2) } else { hours.set(spans[date] ?? [], on: date) }
      }
      return hours
    }
  }

  public func update(_ hours: OpeningHours) throws(StoreError) {
    try write { () throws(StoreError) in
      try run { (db) throws(SQLiteError) in
        for table in ["opening_span", "special_span", "special_day"] { try db.execute("DELETE FROM \(table)") }
        for (weekday, spans) in hours.weekly {
          for span in spans {
            try db.execute("INSERT INTO opening_span VALUES (?1, ?2, ?3)", weekday.rawValue, span.opens, span.closes)
          }
        }
        for (date, reason) in hours.closedDays {
          try db.execute("INSERT INTO special_day VALUES (?1, 1, ?2)", date.description, reason)
        }
        for (date, spans) in hours.exceptions where hours.closedDays[date] == nil {
          try db.execute("INSERT INTO special_day VALUES (?1, 0, '')", date.description)
          for span in spans {
            try db.execute("INSERT INTO special_span VALUES (?1, ?2, ?3)", date.description, span.opens, span.closes)
          }
        }
      }
    }
  }

  private static func weeklySpans(_ db: Connection) throws(SQLiteError) -> [Weekday: [OpeningSpan]] {
    var spans: [Weekday: [OpeningSpan]] = [:]
    var rows = try db.query("SELECT weekday, opens, closes FROM opening_span")
    while let row = try rows.next() {
      guard let weekday = Weekday(rawValue: row.int(0)), let span = OpeningSpan(opens: row.int(1), closes: row.int(2))
      else { continue }
      spans[weekday, default: []].append(span)
    }
    return spans
  }

  private static func specialSpans(_ db: Connection) throws(SQLiteError) -> [CivilDate: [OpeningSpan]] {
    var spans: [CivilDate: [OpeningSpan]] = [:]
    var rows = try db.query("SELECT date, opens, closes FROM special_span")
    while let row = try rows.next() {
      guard let date = CivilDate(iso: row.text(0)), let span = OpeningSpan(opens: row.int(1), closes: row.int(2))
      else { continue }
      spans[date, default: []].append(span)
    }
    return spans
  }
}
