import LanguageKit

/// What the showroom set up for itself.
public protocol SettingsPort {
  func bookingSettings() throws(StoreError) -> BookingSettings
  func update(_ settings: BookingSettings) throws(StoreError)
  /// The IANA name of the showroom's zone.
  func zone() throws(StoreError) -> String
  func setZone(_ identifier: String) throws(StoreError)
  /// The language for those of whom none is known.
  func language() throws(StoreError) -> Language
  func setLanguage(_ language: Language) throws(StoreError)
  func openingHours() throws(StoreError) -> OpeningHours
  func update(_ hours: OpeningHours) throws(StoreError)
}
