/// Who is speaking, and so what they may see and do.
public enum Speaker: Hashable, Sendable {
  case staff
  case customer(Customer.ID)
  /// Somebody who has not said who they are: the catalog and free times only.
  case guest

  /// The form that is stored and given to `--as`.
  public var storageText: String {
    switch self {
    case .staff: "staff"
    case .customer(let id): "customer:\(id)"
    case .guest: "guest"
    }
  }

  public init?(storageText: some StringProtocol) {
    switch storageText {
    case "staff": self = .staff
    case "guest": self = .guest
    default:
      guard storageText.hasPrefix("customer:"), let id = Customer.ID(storageText.dropFirst(9)) else { return nil }
      self = .customer(id)
    }
  }

  /// The customer who speaks, nil for anybody else.
  public var customer: Customer.ID? {
    guard case .customer(let id) = self else { return nil }
    return id
  }

  /// Whether they may see a thing that belongs to this customer.
  public func maySee(_ owner: Customer.ID) -> Bool {
    switch self {
    case .staff: true
    case .customer(let id): id == owner
    case .guest: false
    }
  }
}
