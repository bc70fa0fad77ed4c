import LanguageKit

/// The customers.
public protocol CustomerPort {
  func customer(_ id: Customer.ID) throws(StoreError) -> Customer?
  /// Customers whose name has words that begin with all of these, exact names first; at most `limit`.
  func customers(named words: String, limit: Int) throws(StoreError) -> [Customer]
  /// Whether some customer's name has a word, which is folded.
  func isInCustomerName(_ word: String) throws(StoreError) -> Bool
  /// A page of the customers in the order of their numbers.
  func customers(_ page: Page<Customer.ID>) throws(StoreError) -> [Customer]
  /// Adds a customer; the draft's number is not used.
  func addCustomer(_ draft: CustomerDraft) throws(StoreError) -> Customer
  /// Replaces what is kept of a customer.
  func update(_ customer: Customer) throws(StoreError)
}

/// A customer who is to be added. The name is kept tidied.
public struct CustomerDraft: Hashable, Sendable {
  public var name: String
  public var phone: String?
  public var email: String?
  public var language: Language?
  public var born: CivilDate?
  public var licence: Licence?

  public init(
    name: String, phone: String? = nil, email: String? = nil, language: Language? = nil, born: CivilDate? = nil,
    licence: Licence? = nil
  ) {
    self.name = Customer.tidy(name: name)
    self.phone = phone
    self.email = email
    self.language = language
    self.born = born
    self.licence = licence
  }
}
