/// Somebody who works at the showroom.
public struct StaffMember: Hashable, Sendable {
  public typealias ID = Identifier<StaffMember>

  public let id: ID
  /// The name by which they sign in and stand in the journal; nobody else ever gets it.
  public let name: String
  public var role: StaffRole
  /// Whether they work here no longer. Their name stays for the journal's sake.
  public var isRetired: Bool
  /// Whether they are asked for a PIN of their own when they sign in.
  public let hasPin: Bool

  public init(id: ID, name: String, role: StaffRole, isRetired: Bool = false, hasPin: Bool = false) {
    self.id = id
    self.name = name
    self.role = role
    self.isRetired = isRetired
    self.hasPin = hasPin
  }
}

/// What somebody does at the showroom. The raw value is what is stored and typed. Each may do what those before may.
public enum StaffRole: String, CaseIterable, Hashable, Sendable, Comparable {
  case sales, manager

  public static func < (one: StaffRole, other: StaffRole) -> Bool { one != other && one == .sales }
}
