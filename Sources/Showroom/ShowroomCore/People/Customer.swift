import LanguageKit

/// A person who drives. Only the name is required; the rest is asked for when it is needed.
public struct Customer: Hashable, Sendable {
  public typealias ID = Identifier<Customer>

  public let id: ID
  public var name: String
  public var phone: String?
  public var email: String?
  /// The language in which they are spoken to, nil for the showroom's.
  public var language: Language?
  public var born: CivilDate?
  public var licence: Licence?

  public init(
    id: ID, name: String, phone: String? = nil, email: String? = nil, language: Language? = nil,
    born: CivilDate? = nil, licence: Licence? = nil
  ) {
    self.id = id
    self.name = name
    self.phone = phone
    self.email = email
    self.language = language
    self.born = born
    self.licence = licence
  }
}

/// A driving licence, as far as it is known.
public struct Licence: Hashable, Sendable {
  public var number: String?
  /// The class of vehicles, such as B.
  public var category: String?
  /// The last day on which it is valid.
  public var expires: CivilDate?

  public init(number: String? = nil, category: String? = nil, expires: CivilDate? = nil) {
    self.number = number
    self.category = category
    self.expires = expires
  }

  /// Whether nothing is known of it.
  public var isEmpty: Bool { number == nil && category == nil && expires == nil }
}
