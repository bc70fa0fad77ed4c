import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  /// What a new store begins with.
  public enum Beginning: Hashable, Sendable {
    /// The demonstration showroom, in Europe/Berlin.
    case demonstration
    /// Opening hours, and nothing else.
    case empty(zone: String)
  }

  /// Whether the store has been set up; one that was only just created has not.
  public func isSetUp() throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in try db.hasRow("SELECT 1 FROM setting WHERE key = 'zone'") }
  }

  /// Sets a new store up in one transaction; does nothing where another process has done so.
  ///
  /// - Parameters:
  ///   - beginning: what it begins with.
  ///   - calendar: the wall-clock of the new showroom.
  ///   - now: the present; the drives of the demonstration are around it.
  /// - Returns: whether it was set up by this call.
  @discardableResult
  public func setUp(
    _ beginning: Beginning, calendar: ShowroomCalendar, now: Instant
  ) throws(StoreError) -> Bool {
    let before = author
    author = Author(speaker: .staff, act: "init", at: now)
    defer { author = before }
    return try write { () throws(StoreError) in
      guard try !isSetUp() else { return false }
      try setZone(calendar.zone.identifier)
      try update(OpeningHours.standard)
      if beginning == .demonstration {
        try Demonstration(store: self, calendar: calendar, now: now).fill()
      }
      try note(.showroom, nil, after: "'cars=' || ?2 || char(31)", Int64(try carCount()))
      return true
    }
  }

  /// The zone of the demonstration showroom.
  public static let demonstrationZone = "Europe/Berlin"
}
