import LanguageKit
import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func bookingSettings() throws(StoreError) -> BookingSettings {
    try remembering(\.rememberedSettings) { (db) throws(SQLiteError) in
      var values: [BookingSetting: Int] = [:]
      for row in try db.all("SELECT key, value FROM setting", transform: { (key: $0.text(0), value: $0.text(1)) }) {
        if let setting = BookingSetting(rawValue: row.key), let number = Int(row.value) { values[setting] = number }
      }
      // Only checked settings are written; of a file that was changed by other means, the standard ones are used.
      return (try? BookingSettings(values)) ?? BookingSettings()
    }
  }

  public func update(_ settings: BookingSettings) throws(StoreError) {
    try write { () throws(StoreError) in
      let stored = try bookingSettings()
      for setting in BookingSetting.allCases where settings[setting] != stored[setting] {
        try set(setting.rawValue, to: String(settings[setting]))
      }
    }
  }

  public func zone() throws(StoreError) -> String {
    try remembering(\.rememberedZone) { (db) throws(SQLiteError) in
      try db.first("SELECT value FROM setting WHERE key = 'zone'") { $0.text(0) } ?? "UTC"
    }
  }

  public func setZone(_ identifier: String) throws(StoreError) {
    try set("zone", to: identifier)
  }

  public func language() throws(StoreError) -> Language {
    try setting("language").flatMap(Language.init(rawValue:)) ?? .en
  }

  public func setLanguage(_ language: Language) throws(StoreError) {
    try set("language", to: language.rawValue)
  }

  public func contact() throws(StoreError) -> ShowroomContact {
    ShowroomContact(name: try setting("name"), email: try setting("email"), address: try setting("address"))
  }

  public func update(_ contact: ShowroomContact) throws(StoreError) {
    try write { () throws(StoreError) in
      for (key, value) in [("name", contact.name), ("email", contact.email), ("address", contact.address)] {
        if let value { try set(key, to: value) } else { try remove(key) }
      }
    }
  }

  public func calendarName() throws(StoreError) -> String {
    try setting("calendar-id") ?? "showroom"
  }

  func remove(_ key: String) throws(StoreError) {
    try run { (db) throws(SQLiteError) in try db.execute("DELETE FROM setting WHERE key = ?1", key) }
  }

  func setting(_ key: String) throws(StoreError) -> String? {
    try run { (db) throws(SQLiteError) in
      try db.first("SELECT value FROM setting WHERE key = ?1", key) { $0.text(0) }
    }
  }

  func set(_ key: String, to value: String) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        "INSERT INTO setting (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2", key, value)
    }
  }
}
