/// Who is speaking, and so what they may see and do.
public enum Speaker: Hashable, Sendable {
  case staff
  case customer(Int64)
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
      guard storageText.hasPrefix("customer:"), let id = Int64(storageText.dropFirst(9)), id > 0 else { return nil }
      self = .customer(id)
    }
  }
}
