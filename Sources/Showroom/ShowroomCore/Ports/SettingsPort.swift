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
  /// How the showroom is called and reached, as it stands in invitations.
  func contact() throws(StoreError) -> ShowroomContact
  func update(_ contact: ShowroomContact) throws(StoreError)
  /// A name that no other showroom has, made with the store.
  func calendarName() throws(StoreError) -> String
  func openingHours() throws(StoreError) -> OpeningHours
  func update(_ hours: OpeningHours) throws(StoreError)
}

/// How the showroom is called and reached.
public struct ShowroomContact: Hashable, Sendable {
  public var name: String?
  public var email: String?
  public var address: String?

  public init(name: String? = nil, email: String? = nil, address: String? = nil) {
    self.name = name
    self.email = email
    self.address = address
  }
}
