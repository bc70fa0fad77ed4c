import LanguageKit
import SQLiteKit
import ShowroomCore

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

  /// Writes the weekdays and the days that differ, so that the journal names those alone.
  public func update(_ hours: OpeningHours) throws(StoreError) {
    try write { () throws(StoreError) in
      let stored = try openingHours()
      try run { (db) throws(SQLiteError) in
        for weekday in Set(hours.weekly.keys).union(stored.weekly.keys) {
          let spans = hours.weekly[weekday] ?? []
          if spans != stored.weekly[weekday] ?? [] { try Self.write(db, spans, on: weekday) }
        }
        for date in hours.specialDates.union(stored.specialDates) where hours[special: date] != stored[special: date] {
          try Self.write(db, hours[special: date], on: date)
        }
      }
    }
  }

  private static func write(_ db: Connection, _ spans: [OpeningSpan], on weekday: Weekday) throws(SQLiteError) {
    try db.execute("DELETE FROM opening_span WHERE weekday = ?1", weekday.rawValue)
    for span in spans {
      try db.execute("INSERT INTO opening_span VALUES (?1, ?2, ?3)", weekday.rawValue, span.opens, span.closes)
    }
  }

  private static func write(_ db: Connection, _ day: SpecialDay, on date: CivilDate) throws(SQLiteError) {
    try db.execute("DELETE FROM special_day WHERE date = ?1", date.description)
    switch day {
    case .none: break
    case .closed(let reason): try db.execute("INSERT INTO special_day VALUES (?1, 1, ?2)", date.description, reason)
    case .open(let spans):
      try db.execute("INSERT INTO special_day VALUES (?1, 0, '')", date.description)
      for span in spans {
        try db.execute("INSERT INTO special_span VALUES (?1, ?2, ?3)", date.description, span.opens, span.closes)
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

/// What is stored of one date.
private enum SpecialDay: Equatable {
  case none
  case closed(reason: String)
  case open([OpeningSpan])
}

extension OpeningHours {
  fileprivate var specialDates: Set<CivilDate> { Set(closedDays.keys).union(exceptions.keys) }

  fileprivate subscript(special date: CivilDate) -> SpecialDay {
    if let reason = closedDays[date] { return .closed(reason: reason) }
    return exceptions[date].map { .open($0) } ?? .none
  }
}
