/// A name under which a customer drives: private, company.
public struct Account: Hashable, Sendable {
  public typealias ID = Identifier<Account>

  public let id: ID
  public let name: String

  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
