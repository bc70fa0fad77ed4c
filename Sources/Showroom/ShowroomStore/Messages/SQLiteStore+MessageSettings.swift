import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func messageSettings() throws(StoreError) -> MessageSettings {
    let values = try run { (db) throws(SQLiteError) in
      try db.all("SELECT key, value FROM setting", transform: { (key: $0.text(0), value: $0.text(1)) })
    }
    var settings = MessageSettings()
    var (from, until) = (settings.hours.minutes.lowerBound, settings.hours.minutes.upperBound)
    for (key, value) in values {
      // Only checked settings are written; of a file that was changed by other means, the standard ones are used.
      switch MessageSettings.Name(rawValue: key) {
      case .mailProgram: settings.mailProgram = try? CommandTemplate(value)
      case .textProgram: settings.textProgram = try? CommandTemplate(value)
      case .from: from = Int(value) ?? from
      case .until: until = Int(value) ?? until
      case .reminderHours: settings.reminderHours = Self.hours(value) ?? settings.reminderHours
      case .followUpHours: settings.followUpHours = Self.hours(value) ?? settings.followUpHours
      case nil: continue
      }
    }
    settings.hours = MessageHours(from: from, until: until) ?? .standard
    return settings
  }

  private static func hours(_ text: String) -> Int? {
    Int(text).flatMap { MessageSettings.hourRange.contains($0) ? $0 : nil }
  }

  public func update(_ settings: MessageSettings) throws(StoreError) {
    let values: [(MessageSettings.Name, String?)] = [
      (.mailProgram, settings.mailProgram?.source), (.textProgram, settings.textProgram?.source),
      (.from, String(settings.hours.minutes.lowerBound)), (.until, String(settings.hours.minutes.upperBound)),
      (.reminderHours, String(settings.reminderHours)), (.followUpHours, String(settings.followUpHours)),
    ]
    let old = try messageSettings()
    guard old != settings else { return }
    try change { (db) throws(SQLiteError) in
      for (name, value) in values {
        guard let value else {
          try db.execute("DELETE FROM setting WHERE key = ?1", name.rawValue)
          continue
        }
        guard try !db.hasRow("SELECT 1 FROM setting WHERE key = ?1 AND value = ?2", name.rawValue, value) else {
          continue
        }
        try db.execute(
          "INSERT INTO setting (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2", name.rawValue,
          value)
      }
    }
  }
}
